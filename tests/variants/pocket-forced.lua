-- As the pocket row, but a chain must go on while it can: turns that cannot be taken back by turning them round.
return {
  api     = 1,
  id      = "pocket-forced",
  board   = { shape = "square", width = 2, height = 5, lines = "both" },
  players = { { seat = "bottom", colour = "red" }, { seat = "top", colour = "blue" } },
  pieces  = { leaper = { step = true, jump = { over = "any" } } },
  turn    = { chain = "forced", cells_once = true },
  setup   = { home = "leaper" },
  endings = { goal = "all", no_turn = "passes", repetition = 3 },
  text    = { en = { name = "Pocket row, forced", summary = "A race of two a side whose jumps must go on.", kind = { leaper = "leaper" } } },
}
