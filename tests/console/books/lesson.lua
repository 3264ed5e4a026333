-- A book with faults: tests/console/check.txt.
return {
  api = 1, id = "lesson", extends = "english-draughts",
  book = {
    diagrams = { { name = "step", arrows = "a3-b4", marks = "b4" }, { name = "jump", position = "4/4/4/1b2/1w2/4/4/4 w" } },
    exercises = {
      { name = "take", position = "4/4/4/1b2/1w2/4/4/4 w", turns = 1, goal = { captures = 2 } },
      { name = "walk", goal = function(p)
        return p.tos == "a5"
      end },
    },
  },
  text = {
    en = {
      name = "Lesson", summary = "A lesson.", diagram = { step = "A step." },
      exercise = { take = { name = "Take", task = "Take it.", done = "Taken." }, walk = { name = "Walk", task = "Walk.", done = "Walked." } },
    },
    ["pt-BR"] = { name = "Lição", summary = "Uma lição.", diagram = { step = "Um passo." } },
  },
}
