-- expect: from -10000 to 10000, in hundredths of a man, not -1e+300
return { api = 1, id = "evaluate-huge", extends = "english-draughts", computer = { evaluate = function(p, player) return -1e300 end } }
