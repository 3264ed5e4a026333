-- expect: error() was given a table instead of a text
return { api = 1, id = "evil", extends = "english-draughts",
  book = { exercises = { { name = "a", goal = function(p) error({}) end } } } }
