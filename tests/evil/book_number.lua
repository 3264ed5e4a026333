-- expect: book: a table was expected, not 7
return { api = 1, id = "evil", extends = "english-draughts", book = 7 }
