-- Czech draughts: men capture forward only, and a capture with a king goes before one with a man.
return {
  api       = 1,
  id        = "czech-draughts",
  extends   = "russian-draughts",
  pieces    = { man = { jump = { directions = "forward" } } },
  capture   = { duty = { "with_king" } },
  promotion = { in_chain = "stops" },
}
