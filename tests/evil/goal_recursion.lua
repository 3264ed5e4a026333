-- expect: endless recursion
return { api = 1, id = "evil", extends = "english-draughts",
  book = { exercises = { { name = "a", goal = function(p)
    local function deeper(n) return 1 + deeper(n + 1) end
    return deeper(1) > p.turns
  end } } } }
