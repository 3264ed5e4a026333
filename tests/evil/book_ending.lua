-- expect: the script runs too long: an endless loop?
return { api = 1, id = "evil", extends = "english-draughts",
  endings = { custom = function(p) while p:count() == 2 do end end },
  book = { worked = { position = "4/b3/4/4/4/4/w3/4 w" } } }
