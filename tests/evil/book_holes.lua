-- expect: book.diagrams: the list has gaps: after item 1 comes nothing, and then there is more
local diagrams = { { name = "a" }, nil, nil, { name = "b" } }
return { api = 1, id = "evil", extends = "english-draughts", book = { diagrams = diagrams } }
