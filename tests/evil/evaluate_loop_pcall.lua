-- expect: runs too long
return { api = 1, id = "evaluate-loop-pcall", extends = "english-draughts", computer = { evaluate = function(p, player) while true do pcall(function() while true do end end) end end } }
