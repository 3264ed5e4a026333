-- International draughts: a hundred squares, men that capture backwards, flying kings, and the most pieces.
return {
  api     = 1,
  id      = "international-draughts",
  extends = "english-draughts",
  board   = { width = 10, height = 10 },
  players = { seats = { { seat = "bottom", colour = "white" }, { seat = "top", colour = "black" } } },
  pieces  = {
    man  = { jump = { directions = "any" } },
    king = { step = { slides = true }, jump = { reach = "flying" } },
  },
  capture   = { duty = "most" },
  promotion = { in_chain = "turn_end" },
  setup     = "bbbbb/bbbbb/bbbbb/bbbbb/5/5/wwwww/wwwww/wwwww/wwwww",
  endings   = { quiet = 50 },
}
