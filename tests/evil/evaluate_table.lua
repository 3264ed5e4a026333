-- expect: must give a number, not a table
return { api = 1, id = "evaluate-table", extends = "english-draughts", computer = { evaluate = function(p, player) return {} end } }
