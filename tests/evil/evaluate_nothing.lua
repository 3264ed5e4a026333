-- expect: must give a number, not nothing
return { api = 1, id = "evaluate-nothing", extends = "english-draughts", computer = { evaluate = function(p, player)  end } }
