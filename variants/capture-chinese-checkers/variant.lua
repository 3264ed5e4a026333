-- Sixty pieces that belong to nobody: every turn is a chain of captures.
local star = lib "star"

return {
  api     = 1,
  id      = "capture-chinese-checkers",
  extends = "chinese-checkers",
  fixed   = { goal = "all", play_on = false },
  players = { own = "nobody" },
  pieces  = { marble = { letter = "m", step = false, jump = { captures = true } } },
  turn    = { cells_once = false },
  score   = "captured",
  setup   = function(s) s:fill("hexagon", "marble"); s:clear("i5") end,
  endings = { goal = "none", no_turn = "most_captured", repetition = 0 },

  book = {
    diagrams = {
      { name = "start" },
      { name = "capture", position = star { m = "g5 h5" }, arrows = "g5-i5", marks = "h5" },
      { name = "chain", position = star { m = "f4 g4 h5 i6" }, arrows = "f4-h4-h6-j7" },
      { name = "loop", position = star { m = "g5 h5 h6 g6" }, arrows = "g5-i5-g7-g5", marks = "g5" },
      { name = "out", position = star { m = "l5 m6" }, arrows = "l5-n2" },
      { name = "long", options = { long_jump = true }, position = star { m = "e5 g5 k5" }, arrows = "e5-i5-m5" },
      { name = "over", position = star({ m = "c2 e11 f4 g9 h2 i5 i9 j3 l8 m4 n3" }, "r 26,23") },
    },

    worked = {
      position = star { m = "g5 g6 h7 j7 k6 j4 h4" },
      labels   = { A = "g5" },
      arrows   = "g5-g7-i7-k7-k5-i3-g5",
    },

    exercises = {
      {
        name     = "harvest",
        position = star({ m = "d4 e5 e10 f3 f7 g9 h8 h9 i1 i2 i4 i5 i9 k5 k7 k9 l6 l9 m5 m9 n2 n3" }, "r 19,19"),
        alone    = true,
        goal     = { captures = 6 },
        turns    = 1,
      },
      {
        name     = "round",
        position = star({ m = "g5 g6 h7 i6 h5 k8 l8 e3 f9" }, "r 25,26"),
        alone    = true,
        turns    = 1,
        goal     = function(p) return p.from == p.to and p.taken == 4 end,
      },
      {
        name     = "last",
        position = star({ m = "g7 h5 h6 h8 i4 j6 k5 k6" }, "r 25,27"),
        turns    = 1,
        goal     = function(p)
          if p:can_move() then
            if p.taken == 4 then return false, "greedy" end
            return false, "open"
          end
          return true
        end,
      },
    },
  },
}
