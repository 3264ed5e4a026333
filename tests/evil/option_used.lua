-- expect: arithmetic on a
return { api = 1, id = "option-used", extends = "english-draughts", board = { width = option "size" + 1 } }
