-- Sixty pieces that belong to nobody: every turn is a chain of captures.
return {
  api     = 1,
  id      = "capture-chinese-checkers",
  extends = "chinese-checkers",
  fixed   = { goal = "all", play_on = false },
  players = { own = "nobody" },
  pieces  = { marble = { letter = "m", step = false, jump = { captures = true } } },
  turn    = { cells_once = false },
  score   = "captured",
  setup   = function(s) s:fill("hexagon", "marble"); s:clear("i5") end,
  endings = { goal = "none", no_turn = "most_captured", repetition = 0 },
}
