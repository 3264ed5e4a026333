-- Brazilian draughts: the international game on 64 squares.
return {
  api     = 1,
  id      = "brazilian-draughts",
  extends = "international-draughts",
  board   = { width = 8, height = 8 },
  setup   = "bbbb/bbbb/bbbb/4/4/wwww/wwww/wwww",
}
