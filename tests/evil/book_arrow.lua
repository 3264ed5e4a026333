-- expect: is too long for a name
return { api = 1, id = "evil", extends = "english-draughts",
  book = { diagrams = { { name = "a", arrows = ("a3-"):rep(1000) .. "b4" } } } }
