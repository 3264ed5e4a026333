-- expect: a text of 1 to 31 letters was expected
return { api = 1, id = "evil", extends = "english-draughts",
  book = { exercises = { { name = ("a"):rep(1000), pick = "a3" } } } }
