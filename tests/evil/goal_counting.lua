-- expect: the script runs too long: an endless loop?
return { api = 1, id = "evil", extends = "english-draughts",
  book = { exercises = { { name = "a", goal = function(p)
    local n = 0
    for _ = 1, 1 << 40 do n = n + p:turns_of(1) end
    return n > 0
  end } } } }
