-- expect: a key of 1 to 63 letters
return { api = 1, id = "key-long", extends = "english-draughts", capture = { [("x"):rep(100000)] = 1 } }
