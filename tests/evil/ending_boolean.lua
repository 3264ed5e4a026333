-- expect: must give nil, "draw" or the number
return { api = 1, id = "ending-boolean", extends = "english-draughts", endings = function(p) return p.players == 3 end }
