-- expect: needs too much memory
local s = string.rep("x", 1e9)
