-- English draughts (checkers).
return {
  api    = 1,
  id     = "english-draughts",
  family = "draughts",

  board   = { shape = "square", width = 8, height = 8, cells = "dark", lines = "diagonal" },
  players = {
    seats = {
      { seat = "top",    colour = "black" },
      { seat = "bottom", colour = "white" },
    },
  },

  pieces = {
    man  = { step = { directions = "forward" }, jump = { over = "enemy", captures = true, directions = "forward" }, promotes = "king" },
    king = { step = true, jump = { over = "enemy", captures = true } },
  },

  turn      = { chain = "forced" },
  capture   = { duty = "any", removed = "turn_end" },
  promotion = { in_chain = "stops" },
  setup     = "bbbb/bbbb/bbbb/4/4/wwww/wwww/wwww",
  setups    = {
    { name = "eleven_men", position = "bbbb/bbbb/bbbb/4/4/wwww/wwww/ww1w b" },
    { name = "two_kings",  position = "3B/4/4/4/1W2/4/2W1/4 w" },
  },
  endings   = { no_turn = "loses", repetition = 3, quiet = 80 },
}
