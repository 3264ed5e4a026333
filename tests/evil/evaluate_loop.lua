-- expect: runs too long
return { api = 1, id = "evaluate-loop", extends = "english-draughts", computer = { evaluate = function(p, player) while p.players do end end } }
