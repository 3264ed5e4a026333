-- expect: a key without control characters was expected, not 'du ty [31m'
return { api = 1, id = "key-control", extends = "english-draughts", capture = { ["du\nty\27[31m"] = "any" } }
