-- Chinese checkers for two on the star of 37 holes, three pieces each: small enough to be solved from its start.
return {
  api     = 1,
  id      = "pocket-star",
  extends = "sternhalma",
  board   = { arm = 2 },
  text    = {
    en        = { name = "Pocket star", summary = "Chinese checkers for two on 37 holes." },
    ["pt-BR"] = { name = "Estrela de bolso", summary = "Damas chinesas para dois em 37 casas." },
  },
}
