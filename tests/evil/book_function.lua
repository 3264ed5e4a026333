-- expect: book: a table was expected, not a function
return { api = 1, id = "evil", extends = "english-draughts", book = function() end }
