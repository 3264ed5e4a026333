-- expect: must give nil, "draw" or the number
return { api = 1, id = "ending-word", extends = "english-draughts", endings = function(p) return "white" end }
