-- The game of Chinese checkers for two, as one strict set of rules.
return {
  api     = 1,
  id      = "sternhalma",
  extends = "chinese-checkers",
  players = { max = 2 },
  fixed   = { long_jump = false, goal = "all", play_on = false },
}
