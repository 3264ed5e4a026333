-- expect: positions of more than 16 different choices of players and options
local diagrams = {}
for i = 1, 30 do diagrams[i] = { name = "a" .. i, options = { patience = i } } end
return { api = 1, id = "evil", extends = "english-draughts",
  options = { { name = "patience", type = "number", min = 0, max = 100 } },
  endings = { quiet = option "patience" },
  book = { diagrams = diagrams } }
