-- Turkish draughts: the draughts family on ranks and files, with a duty to take the most.
return {
  api     = 1,
  id      = "turkish-draughts",
  extends = "english-draughts",

  options = {
    { name = "crowning", type = "choice", choices = { "at_once", "turn_end", "stops" }, default = "at_once" },
  },

  board   = { cells = "all", lines = "orthogonal" },
  players = {
    seats = {
      { seat = "bottom", colour = "white" },
      { seat = "top",    colour = "black" },
    },
  },

  pieces = {
    man  = { step = { directions = { "forward", "sideways" } }, jump = { directions = { "forward", "sideways" } } },
    king = { step = { slides = true }, jump = { reach = "flying" } },
  },

  turn      = { no_turning_back = true },
  capture   = { duty = "most", removed = "at_once" },
  promotion = { in_chain = option "crowning" },
  setup     = "8/bbbbbbbb/bbbbbbbb/8/8/wwwwwwww/wwwwwwww/8",
  setups    = {
    { name = "eight_men",    position = "8/bbbbbbbb/8/8/8/8/wwwwwwww/8 w" },
    { name = "fourteen_men", position = "8/bbbbbbbb/b1bbbb1b/8/8/wwwwwwww/wwwwwwww/8 w" },
  },
  endings   = { quiet = 0, few = 1 },
}
