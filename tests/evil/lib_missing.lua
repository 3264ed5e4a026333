-- expect: there is no lib 'nothing'
lib "nothing"
