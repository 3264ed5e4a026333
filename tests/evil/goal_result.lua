-- expect: the goal must give true (done), false (not done) or nil (go on), not a table
return { api = 1, id = "evil", extends = "english-draughts",
  book = { exercises = { { name = "a", goal = function(p) return {} end } } } }
