-- expect: a label of 1 to 7 bytes was expected
return { api = 1, id = "evil", extends = "english-draughts",
  book = { diagrams = { { name = "a", labels = { ["\xff\xfe"] = "a3" } } } } }
