-- expect: runs too long
local t = {}
for i = 1, 200000 do t[i] = i % 1000 end
while true do table.sort(t) end
