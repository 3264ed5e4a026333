return {
  name    = "Chinese checkers with capture",
  summary = "The middle of the star is full of pieces that belong to nobody: jump them and keep them.",

  rules = {
    "Sixty pieces fill the hexagon in the middle of the star, all but the hole in the centre; the six points are empty. The pieces belong to nobody: in your turn you may move any one of them.",
    "Every turn is a chain of one or more hops; there are no plain steps. A hop goes over one neighbouring piece to the empty hole right behind it, also out into the points. The piece that was jumped leaves the board at once and counts for you.",
    "You may change direction after each hop and stop after any of them. A captured piece is gone, so no piece is jumped twice, and a chain may come back to the hole it started from and even end there.",
    "When no hop is possible anywhere, the game is over. Whoever has captured the most pieces wins; if two or more share the most, it is a draw.",
    "With long jumps, a hop may also capture a piece farther away that stands exactly half way, when every other hole on the line between start and landing is empty.",
  },
}
