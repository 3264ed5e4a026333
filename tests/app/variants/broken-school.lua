-- A game that can be played, with a book that cannot be read.
return {
  api     = 1,
  id      = "broken-school",
  extends = "bare-school",
  book    = { diagrams = { { name = "start", marks = "zz9" } } },
  text    = { en = { name = "Broken school", summary = "Its book names a hole that is not there.", diagram = { start = "The start." } } },
}
