-- Who has no pieces left wins.
return {
  api     = 1,
  id      = "losers",
  family  = "test",
  extends = "english-draughts",
  endings = { bare = "wins", no_turn = "wins" },
  text    = { en = { name = "Losers", summary = "Draughts to be lost." } },
}
