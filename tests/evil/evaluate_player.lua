-- expect: no such player
return { api = 1, id = "evaluate-player", extends = "english-draughts", computer = { evaluate = function(p, player) return p:count(player + 2) end } }
