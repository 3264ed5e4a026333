-- expect: must give a number, not what is not a number
return { api = 1, id = "evaluate-nan", extends = "english-draughts", computer = { evaluate = function(p, player) return 0 / 0 end } }
