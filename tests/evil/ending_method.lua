-- expect: a position has no 'fill'
return { api = 1, id = "ending-method", extends = "english-draughts", endings = function(p) p:fill('row1', 'man', 1) end }
