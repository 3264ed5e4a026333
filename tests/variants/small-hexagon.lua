-- A crossing of a hexagon of 37 cells; every key of the vocabulary that no other test uses.
return {
  api    = 1,
  id     = "small-hexagon",
  family = "test",
  options = {
    { name = "chain", type = "choice", choices = { "free", "single" }, default = "free" },
    { name = "limit", type = "number", min = 10, max = 60, default = 40 },
    { name = "heavy", type = "boolean" },
  },
  board   = { shape = "hexagon", side = 4, look = "holes" },
  players = { { seat = "S", colour = "yellow", home = "S", far = "N" }, { seat = "N", colour = "purple", home = "N", far = "S" } },
  pieces  = {
    runner = { step = "forward", jump = { { over = "own", directions = "any" }, { over = "enemy", captures = true } }, promotes = "rider", value = 1 },
    rider  = { step = { slides = option "heavy" }, jump = { reach = "long", over = "any", captures = true }, value = option("heavy", { [true] = 5, [false] = 2 }) },
  },
  turn      = { chain = option "chain", cells_once = true, no_turning_back = true },
  capture   = { duty = { "highest_value", "most_pieces" } },
  promotion = { at = { S = "far", N = "far" }, in_chain = "turn_end" },
  setup     = function(s)
    for player = 1, s.players do s:fill("home", "runner", player) end
    if s.options.heavy then s:clear("S") s:fill("home", "rider", "yellow") end
  end,
  endings   = { quiet = option "limit", bare = "loses", no_turn = "draws" },
  text      = { en = { name = "Small hexagon", summary = "A test." }, ["pt-BR"] = { name = "Hexágono pequeno", summary = "Um teste." } },
}
