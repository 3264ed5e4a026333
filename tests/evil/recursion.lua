-- expect: needs too much memory: endless recursion
local function f() return 1 + f() end
return f()
