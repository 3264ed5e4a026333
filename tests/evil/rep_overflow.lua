-- expect: resulting string too large
local s = ("xxxx"):rep(math.maxinteger)
