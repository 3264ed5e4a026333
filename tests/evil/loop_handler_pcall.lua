-- expect: runs too long
-- An error caught at the bottom of many pcalls, each of which then goes on working.
local function deep(n)
  if n > 0 then pcall(deep, n - 1) end
  while true do end
end
while true do pcall(deep, 100) end
