-- expect: runs too long
local s = ("a"):rep(2000)
while true do pcall(string.find, s, ".-b") end
