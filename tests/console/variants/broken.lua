-- Does not load: a mistyped key.
return {
  api     = 1,
  id      = "broken",
  extends = "english-draughts",
  endigns = {},
}
