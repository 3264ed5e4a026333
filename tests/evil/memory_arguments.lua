-- expect: needs too much memory
local t = {}
for i = 1, 100 do t[i] = table.pack(table.unpack({}, 1, 200000)) end
