return {
  name    = "Sternhalma for two",
  summary = "Chinese checkers for two players as one strict set of rules, without options.",

  rules = {
    "Red begins in the bottom point, blue in the top point, with ten pieces each. Win by having all ten of your own pieces in the opposite point at the same time.",
    "In your turn move one of your pieces: one step to an empty neighbouring hole, or a chain of hops, each over one neighbouring piece to the empty hole right behind it. Step and hop never mix in a turn. The whole chain is one turn.",
    "Pieces that are jumped stay on the board, your own and the enemy's alike. Nothing is ever captured, nobody has to jump, and a longer chain is never a duty: you may stop after any hop, and turn at any hop.",
    "A chain may not land twice on the same hole, and the hole it started from counts as used. In later turns those holes are free to use again.",
    "A piece that has arrived may leave the point again. An enemy piece that stays in your point blocks your win; it is neither removed nor driven out.",
    "Being blocked never loses the game: a player without a legal turn passes. If nobody can move, it is a draw, and so is the third return of a position with the same player to move.",
  },
}
