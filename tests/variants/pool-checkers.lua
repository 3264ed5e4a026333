-- Pool checkers: the Russian game, but a man is crowned only when its turn ends on the last row.
return {
  api       = 1,
  id        = "pool-checkers",
  extends   = "russian-draughts",
  promotion = { in_chain = "turn_end" },
}
