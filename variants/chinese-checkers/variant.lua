-- Chinese checkers on the star of 121 holes, for two to six players.
local star = lib "star"

return {
  api    = 1,
  id     = "chinese-checkers",
  family = "chinese-checkers",

  options = {
    { name = "long_jump", type = "boolean", default = false },
    { name = "goal", type = "choice", choices = { "all", "fill" }, default = "all" },
    { name = "play_on", type = "boolean", default = false },
  },

  board = { shape = "star", arm = 4 },

  -- Clockwise from the bottom, in the order of play.
  players = {
    min = 2, max = 6,
    seats = {
      { seat = "S",  colour = "red" },
      { seat = "SW", colour = "yellow" },
      { seat = "NW", colour = "green" },
      { seat = "N",  colour = "blue" },
      { seat = "NE", colour = "purple" },
      { seat = "SE", colour = "orange" },
    },
    taken = {
      [2] = { "S", "N" },
      [3] = { "S", "NW", "NE" },
      [4] = { "S", "SW", "N", "NE" },
      [5] = { "S", "SW", "NW", "N", "NE" },
    },
  },

  pieces = {
    marble = {
      step = true,
      jump = { over = "any", reach = option("long_jump", { [true] = "long", [false] = "short" }) },
    },
  },

  turn    = { chain = "free", cells_once = true },
  setup   = { home = "marble" },
  setups  = {
    { name = "half_way", position = "1/2/3/4/6b6/5bb5/4bbb4/3bbbb3/9/3rrrr3/4rrr4/5rr5/6r6/4/3/2/1 r" },
  },
  endings = { goal = option "goal", play_on = option "play_on", no_turn = "passes", repetition = 3 },

  book = {
    diagrams = {
      { name = "start", players = 6, arrows = "e7-m7" },
      { name = "step", position = star { r = "i5" }, arrows = "i5-j5 i5-j6 i5-i4 i5-i6 i5-h5 i5-h6" },
      { name = "jump", players = 6, position = star { r = "g5 h5 g8", g = "h7" }, arrows = "g5-i5 g8-i6" },
      { name = "chain", players = 6, position = star { r = "f4", g = "g4", p = "h5", b = "i6" }, arrows = "f4-h4-h6-j7" },
      { name = "once", players = 6, position = star { r = "g5", y = "h5", b = "h6", o = "g6" }, arrows = "g5-i5-g7", marks = "g5" },
      { name = "blocked", players = 6, position = star { r = "f6 f9", p = "g6 h7", y = "h6" }, marks = "h6 g8" },
      { name = "long", options = { long_jump = true }, position = star { r = "e5", b = "g5 k5" }, arrows = "e5-i5-m5" },
      { name = "home", position = star { r = "q1 p1 p2 o1 o2 o3 n1 n3 n4 m6" }, arrows = "m6-n2", marks = "N" },
    },

    worked = {
      players  = 3,
      position = star { r = "d2 e7 m7", g = "g6 k6", p = "i5" },
      labels   = { A = "d2" },
      marks    = "N",
      arrows   = "d2-f7-h5-j6-l6-n3",
    },

    exercises = {
      {
        name     = "last",
        position = "b/1b/bbb/3b/5b1b5/6b5/4b6/10/9/10/11/3r1r2r3/5r1r5/1r1r/1r1/1r/r r",
        labels   = { A = "a1", B = "g3" },
        alone    = true,
        goal     = { from = "a1", to = "g3" },
        turns    = 1,
      },
      {
        name     = "bridge",
        position = star { r = "d2 e7 g6 m7 k8 a1 b2 c1 c3 f3", b = "i5 k7 l3 q1 p2 o1 o3 n1 n2 n4" },
        labels   = { A = "d2", B = "n3" },
        alone    = true,
        turns    = 2,
        goal     = function(p)
          if p.turns == 1 then
            if p.to == "k6" or p.to == "m8" then return nil, "built" end -- k8-k6 and m7-m8 each close a road
            return false, "unbuilt"
          end
          if p.from == "d2" and p.to == "n3" then return true end
          return false, "missed"
        end,
      },
      {
        name     = "far",
        options  = { long_jump = true },
        position = star { r = "d1 a1 b1 b2 c2 c3 d4 e9 f10 e3", b = "g6 l7 q1 p1 p2 o1 o3 n1 n4 l3" },
        labels   = { A = "d1", B = "n2" },
        alone    = true,
        goal     = { from = "d1", to = "n2" },
        turns    = 1,
      },
      {
        name     = "guest",
        options  = { goal = "fill" },
        position = star { r = "p1 p2 o1 o3 n1 n2 n3 n4 k4 l5", b = "q1 a1 b1 b2 c1 c2 c3 d1 d2 d3" },
        goal     = { won = true },
        turns    = 1,
      },
    },
  },
}
