-- A board one cell wide and two hundred long: directions that lead nowhere, and numbers beyond one word.
return {
  api     = 1,
  id      = "alley",
  board   = { shape = "square", width = 1, height = 200, lines = "both" },
  players = {
    { seat = "bottom", colour = "white" },
    { seat = "top",    colour = "black" },
  },
  pieces  = { runner = { step = { directions = "forward" }, jump = { over = "enemy", captures = true } } },
  turn    = { chain = "free" },
  setup   = { white = { runner = "a1" }, black = { runner = "a200" } },
  endings = { no_turn = "loses" },
  text    = { en = { name = "Alley", summary = "One way to go.", kind = { runner = "runner" } } },
}
