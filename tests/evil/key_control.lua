-- expect: capture.du ty
return { api = 1, id = "key-control", extends = "english-draughts", capture = { ["du\nty\27[31m"] = "any" } }
