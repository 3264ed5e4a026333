-- expect: tables nest too deep here: does one hold itself?
local t = { api = 1, id = "evil", extends = "english-draughts", }
t.book = { diagrams = { t } }
t.book.diagrams[1] = t.book
return t
