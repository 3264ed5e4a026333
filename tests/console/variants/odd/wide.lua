-- Columns after the 26th have two letters.
return {
  api     = 1,
  id      = "wide",
  family  = "test",
  board   = { shape = "square", width = 29, height = 2, lines = "orthogonal" },
  players = { seats = { { seat = "bottom", colour = "white" }, { seat = "top", colour = "black" } } },
  pieces  = { man = { step = true } },
  setup   = "28b/w28",
  text    = { en = { name = "Wide", summary = "A long board." }, ["pt-BR"] = { name = "Comprido", summary = "Um tabuleiro comprido." } },
}
