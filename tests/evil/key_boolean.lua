-- expect: cannot be a key
return { api = 1, id = "key-boolean", extends = "english-draughts", capture = { [true] = "any" } }
