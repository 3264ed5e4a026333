-- expect: runs too long
return { api = 1, id = "loop-ending", extends = "english-draughts", endings = function(p) while p.players do end end }
