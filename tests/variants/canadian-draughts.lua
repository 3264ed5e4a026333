-- Canadian draughts: the international game on 144 squares.
return {
  api     = 1,
  id      = "canadian-draughts",
  extends = "international-draughts",
  board   = { width = 12, height = 12 },
  setup   = "bbbbbb/bbbbbb/bbbbbb/bbbbbb/bbbbbb/6/6/wwwwww/wwwwww/wwwwww/wwwwww/wwwwww",
}
