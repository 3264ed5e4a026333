-- expect: runs too long
local s = ("a"):rep(4000)
local t = ("a"):rep(2000) .. "b"
while true do s:find(t, 1, true) end
