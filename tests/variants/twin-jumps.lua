-- Pieces with two jumps that are often the same hop: whatever is found by both is one turn.
return {
  api     = 1,
  id      = "twin-jumps",
  options = {
    { name = "captures", type = "boolean" },
    { name = "chain", type = "choice", choices = { "free", "forced", "single" }, default = "single" },
    { name = "removed", type = "choice", choices = { "at_once", "turn_end" }, default = "at_once" },
    { name = "no_turning_back", type = "boolean" },
    { name = "duty", type = "choice", choices = { "none", "any", "most" }, default = "none" },
  },
  board   = { shape = "square", width = 5, height = 6, lines = "both", cells = "all" },
  players = { { seat = "bottom", colour = "white" }, { seat = "top", colour = "black" } },
  pieces  = {
    man  = { step = "forward", jump = { { over = "enemy", captures = option "captures" }, { over = "any", reach = "long", captures = option "captures" } },
             promotes = "king" },
    king = { step = { slides = true },
             jump = { { over = "any", reach = "long", captures = option "captures" }, { over = "enemy", reach = "flying", captures = option "captures" } } },
  },
  turn      = { chain = option "chain", cells_once = true, no_turning_back = option "no_turning_back" },
  capture   = { duty = option "duty", removed = option "removed" },
  promotion = { in_chain = "at_once" },
  setup     = function(s)
    for player = 1, s.players do s:fill("home", "man", player) end
    s:put("b3", "king", 1) s:put("d4", "king", 2)
  end,
  endings   = { no_turn = "loses", bare = "loses", repetition = 3, quiet = 40 },
  text      = { en = { name = "Twin jumps", summary = "A test.", kind = { man = "man", king = "king" } } },
}
