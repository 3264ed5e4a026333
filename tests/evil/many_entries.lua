-- expect: more than 20000 entries
local t = {}
for i = 1, 30000 do t[i] = i end
return { api = 1, id = "many-entries", extends = "english-draughts", board = { cells = t } }
