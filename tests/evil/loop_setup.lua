-- expect: runs too long
return { api = 1, id = "loop-setup", extends = "english-draughts", setup = function(s) repeat s:clear('a1') until false end }
