-- expect: must give a number, not what 0/0 gives
return { api = 1, id = "evaluate-nan", extends = "english-draughts", computer = { evaluate = function(p, player) return 0 / 0 end } }
