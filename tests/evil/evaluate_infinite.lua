-- expect: from -10000 to 10000, in hundredths of a man, not inf
return { api = 1, id = "evaluate-infinite", extends = "english-draughts", computer = { evaluate = function(p, player) return 1 / 0 end } }
