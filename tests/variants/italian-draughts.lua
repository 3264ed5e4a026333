-- Italian draughts: kings step one square, men do not capture kings, and a capture is chosen by four measures in turn.
return {
  api     = 1,
  id      = "italian-draughts",
  extends = "english-draughts",
  players = { seats = { { seat = "bottom", colour = "white" }, { seat = "top", colour = "black" } } },
  capture = { duty = { "most_pieces", "with_king", "most_kings", "king_earliest" } },
}
