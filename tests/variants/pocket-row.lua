-- Two leapers a side on a small board, each to the other's row: a race that is solved in a moment.
return {
  api     = 1,
  id      = "pocket-row",
  board   = { shape = "square", width = 2, height = 5, lines = "both" },
  players = { { seat = "bottom", colour = "red" }, { seat = "top", colour = "blue" } },
  pieces  = { leaper = { step = true, jump = { over = "any" } } },
  turn    = { chain = "free", cells_once = true },
  setup   = { home = "leaper" },
  endings = { goal = "all", no_turn = "passes", repetition = 3 },
  text    = { en = { name = "Pocket row", summary = "A race of two a side.", kind = { leaper = "leaper" } } },
}
