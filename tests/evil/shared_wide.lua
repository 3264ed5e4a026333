-- expect: entries
local t = { 1, 2, 3, 4, 5, 6, 7, 8, 9, 10 }
for i = 1, 6 do t = { t, t, t, t, t, t, t, t, t, t } end
return { api = 1, id = "shared-wide", extends = "english-draughts", board = t }
