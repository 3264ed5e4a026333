-- expect: nest too deep
local t = {}
t.t = t
return { api = 1, id = "circle", extends = "english-draughts", board = t }
