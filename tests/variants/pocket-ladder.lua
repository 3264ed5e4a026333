-- A ladder of kinds: men are promoted to kings and these to queens on the same rows, so that a king may stand where kings are promoted.
return {
  api       = 1,
  id        = "pocket-ladder",
  options   = {
    { name = "chain", type = "choice", choices = { "free", "forced", "single" }, default = "free" },
    { name = "duty", type = "choice", choices = { "any", "most" }, default = "any" },
    { name = "crowning", type = "choice", choices = { "at_once", "turn_end", "stops" }, default = "at_once" },
  },
  board     = { shape = "square", width = 4, height = 5, lines = "both" },
  players   = { { seat = "bottom", colour = "white" }, { seat = "top", colour = "black" } },
  kinds     = { "king", "man", "queen" }, -- not in the order of the ladder
  pieces    = {
    man   = { step = { directions = "forward" }, jump = { directions = "forward", over = "enemy", captures = true }, promotes = "king", letter = "wb" },
    king  = { step = { directions = { "back", "sideways" } }, jump = { over = "enemy", captures = true }, promotes = "queen", letter = "WB" },
    queen = { step = { slides = true }, jump = { over = "enemy", reach = "flying", captures = true }, letter = "qz" },
  },
  turn      = { chain = option "chain" },
  capture   = { duty = option "duty" },
  promotion = { at = { bottom = "row3 row5", top = "row1 row3" }, in_chain = option "crowning" },
  setup     = "bbbb/bbbb/4/wwww/wwww",
  endings   = { no_turn = "passes", bare = "loses", repetition = 3 },
  text      = { en = { name = "Pocket ladder", summary = "Men become kings and kings queens.", kind = { man = "man", king = "king", queen = "queen" } } },
}
