-- expect: was expected
return { api = 1, id = "zero-byte", extends = "english-draughts", family = "a\0b" }
