-- expect: book.diagrams: more than 32 of them
local diagrams = {}
for i = 1, 1000 do diagrams[i] = { name = "a" .. i } end
return { api = 1, id = "evil", extends = "english-draughts", book = { diagrams = diagrams } }
