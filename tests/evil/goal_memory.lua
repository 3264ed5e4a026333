-- expect: the script needs too much memory
return { api = 1, id = "evil", extends = "english-draughts",
  book = { exercises = { { name = "a", goal = function()
    local t = {}
    for i = 1, 1 / 0 do t[i] = ("x"):rep(1000) .. i end
  end } } } }
