-- expect: position expected
return { api = 1, id = "ending-self", extends = "english-draughts", endings = function(p) return p.count(1) end }
