-- expect: needs too much memory
local t = {}
for i = 1, 1000 do t[i] = ("x"):rep(1000) end
while true do local s = table.concat(t) end
