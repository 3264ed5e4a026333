-- expect: needs too much memory
return { api = 1, id = "evaluate-memory", extends = "english-draughts", computer = { evaluate = function(p, player) local t = {} for i = 1, 99999 do t[i] = string.rep("x", 10000) .. i end return #t end } }
