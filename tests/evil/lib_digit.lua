-- expect: lib 'rec2': the name of a lib
lib "rec2"
