-- A game of which nothing is told: what its rule book says comes from its rules.
return {
  api     = 1,
  id      = "bare-school",
  board   = { shape = "square", width = 4, height = 4, lines = "both" },
  players = {
    { seat = "bottom", colour = "white" },
    { seat = "top",    colour = "black" },
  },
  pieces  = { runner = { step = { directions = "forward" }, jump = { over = "enemy", captures = true } } },
  turn    = { chain = "free" },
  setup   = { white = { runner = "a1" }, black = { runner = "a4" } },
  endings = { no_turn = "loses" },
  text    = { en = { name = "Bare school", summary = "Four by four, and no words about it.", kind = { runner = "runner" } } },
}
