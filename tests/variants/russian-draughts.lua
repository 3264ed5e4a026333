-- Russian draughts: any capture may be chosen, and a man that reaches the last row goes on as a king.
return {
  api       = 1,
  id        = "russian-draughts",
  extends   = "brazilian-draughts",
  capture   = { duty = "any" },
  promotion = { in_chain = "at_once" },
}
