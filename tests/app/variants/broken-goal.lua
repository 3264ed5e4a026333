-- An exercise whose goal fails when it is asked.
return {
  api     = 1,
  id      = "broken-goal",
  extends = "bare-school",
  book    = { exercises = { { name = "ask", alone = true, goal = function() error("out of order") end } } },
  text    = { en = { name = "Broken goal", summary = "Its goal cannot be asked.", exercise = { ask = { name = "Ask", task = "Move." } } } },
}
