-- A piece that jumps over its own without capturing and over the enemy capturing, in one chain: where it was matters before it has captured.
return {
  api     = 1,
  id      = "mixed-jumps",
  options = { { name = "no_turning_back", type = "boolean" } },
  board   = { shape = "square", width = 6, height = 6, lines = "both", cells = "all" },
  players = { { seat = "bottom", colour = "white" }, { seat = "top", colour = "black" } },
  pieces  = { man = { step = "any", jump = { { over = "own", reach = "long" }, { over = "enemy", captures = true } } } },
  turn    = { chain = "free", cells_once = true, no_turning_back = option "no_turning_back" },
  setup   = function(s)
    for player = 1, s.players do s:fill("home", "man", player) end
    for c in ("abcdef"):gmatch "." do s:put(c .. "2", "man", 1) s:put(c .. "5", "man", 2) end
  end,
  endings = { no_turn = "loses", bare = "loses", repetition = 3, quiet = 40 },
  text    = { en = { name = "Mixed jumps", summary = "A test.", kind = { man = "man" } } },
}
