-- expect: the script runs too long: an endless loop?
return { api = 1, id = "evil", extends = "english-draughts",
  book = { exercises = { { name = "a", goal = function() while true do end end } } } }
