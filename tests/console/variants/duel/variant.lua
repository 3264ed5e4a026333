-- A small game for the transcripts: four by five, and of two equal captures that of a king must be played. Its option is a number, and its
-- ending fails when a king stands on d5.
return {
  api     = 1,
  id      = "duel",
  family  = "test",
  options = { { name = "quiet", type = "number", min = 1, max = 50, default = 20 } },
  board   = { shape = "square", width = 4, height = 5, lines = "orthogonal" },
  players = { seats = { { seat = "bottom", colour = "white" }, { seat = "top", colour = "black" } } },
  pieces  = {
    man  = { step = { directions = "forward" }, jump = { over = "enemy", captures = true, directions = { "forward", "sideways" } }, promotes = "king" },
    king = { step = true, jump = { over = "enemy", captures = true } },
  },
  turn    = { chain = "forced" },
  capture = { duty = { "most_pieces", "with_king" } },
  setup   = "4/b2b/4/w2w/4",
  endings = {
    no_turn = "loses", quiet = option "quiet",
    custom = function(p)
      local _, kind = p:at("d5")
      if kind == "king" then error("no king on d5, please") end
    end,
  },
}
