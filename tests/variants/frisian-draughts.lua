-- Frisian draughts: captures along ranks and files too, and the most valuable ones, a king counting as one man and a half.
return {
  api     = 1,
  id      = "frisian-draughts",
  extends = "international-draughts",
  board   = { lines = "both" },
  pieces  = {
    man  = { step = { directions = { bottom = { "NE", "NW" }, top = { "SE", "SW" } } }, value = 2 },
    king = { step = { directions = "diagonal" }, value = 3 },
  },
  capture = { duty = { "highest_value", "with_king" } },
}
