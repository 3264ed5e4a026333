-- Spanish draughts: men capture forward only; the most pieces, and of those the most kings.
return {
  api     = 1,
  id      = "spanish-draughts",
  extends = "czech-draughts",
  capture = { duty = { "most_pieces", "most_kings" } },
}
