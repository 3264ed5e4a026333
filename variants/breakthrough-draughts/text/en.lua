return {
  name    = "Breakthrough draughts",
  summary = "English draughts in which the first king wins.",

  outcome = { script = "{winner} wins with the first king." },

  rules = {
    "Everything is as in English draughts, but the game is won by the first player who gets a king: bring one man to the last row before your opponent does.",
    "Men step and capture one square diagonally forward. Capturing is a duty, any capture may be chosen, and a chain must go on while it can. A player to move without a legal turn loses.",
    "The game is a draw on the third return of a position with the same player to move, and after forty turns by each side without a capture or the advance of a man.",
  },
}
