-- expect: an item without a key
return { api = 1, id = "key-number", extends = "english-draughts", capture = { "any" } }
