-- expect: expected, not what is not a number
return { api = 1, id = "number-nan", extends = "english-draughts", players = { min = 0 / 0 } }
