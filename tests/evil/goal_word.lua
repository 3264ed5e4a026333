-- expect: there is no text 'exercise.a.
return { api = 1, id = "evil", extends = "english-draughts",
  book = { exercises = { { name = "a", goal = function(p) return true, ("\27[2Jx"):rep(1000) end } } } }
