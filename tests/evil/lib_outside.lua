-- expect: lib '../english-draughts/variant': the name of a lib
lib "../english-draughts/variant"
