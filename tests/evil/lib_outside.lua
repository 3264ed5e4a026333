-- expect: the name of a lib
lib "../english-draughts/variant"
