-- expect: must give a number, not '12'
return { api = 1, id = "evaluate-text", extends = "english-draughts", computer = { evaluate = function(p, player) return "12" end } }
