-- expect: error() was given a table
return { api = 1, id = "evaluate-error", extends = "english-draughts", computer = { evaluate = function(p, player) error({}) end } }
