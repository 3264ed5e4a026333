-- expect: needs too much memory
for i = 1, 1e9 do local s = ("x"):rep(4000000) end
