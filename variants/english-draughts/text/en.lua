return {
  name    = "English draughts",
  summary = "Checkers on eight by eight squares: short kings, and any capture may be chosen.",

  setup = {
    eleven_men = "White plays with eleven men",
    two_kings  = "Two kings against one",
  },

  kind = { man = "man", king = "king" },

  rules = {
    "Twelve men a side stand on the dark squares of the three rows nearest each player. Black, at the top, begins.",
    "Men step one square diagonally forward. They capture diagonally forward too, by jumping over a neighbouring enemy piece to the empty square right behind it. Kings do the same in all four diagonal directions, one square at a time.",
    "When you can capture, you must, but you may choose freely among the captures. Once begun, a chain must go on as long as it can.",
    "Captured pieces leave the board when the whole chain is over. Until then they stand in the way, and none may be jumped twice.",
    "A man that reaches the last row becomes a king. If it gets there by a capture, the turn ends at once.",
    "A player to move who has no legal turn loses, with or without pieces.",
    "The game is a draw when a position comes back for the third time with the same player to move, and when each side has made forty turns in a row without a capture and without advancing a man.",
  },
}
