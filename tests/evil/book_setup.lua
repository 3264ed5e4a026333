-- expect: the script runs too long: an endless loop?
return { api = 1, id = "evil", extends = "english-draughts",
  options = { { name = "slow" } },
  setup = function(s)
    while s.options.slow do end
    s:fill("row1", "man", 2)
    s:fill("row8", "man", 1)
  end,
  book = { diagrams = { { name = "a", options = { slow = true } } } } }
