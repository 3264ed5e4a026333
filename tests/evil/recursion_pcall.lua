-- expect: needs too much memory: endless recursion
local function f() return pcall(f) end
local function g() return 1 + g() end
f()
return g()
