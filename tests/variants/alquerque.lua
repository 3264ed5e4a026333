-- Alquerque: a board of points and lines, written by hand.
return {
  api   = 1,
  id    = "alquerque",
  board = {
    shape = "graph",
    cells = [[
      a5  b5  c5  d5  e5
      a4  b4  c4  d4  e4
      a3  b3  c3  d3  e3
      a2  b2  c2  d2  e2
      a1  b1  c1  d1  e1
    ]],
    directions = {
      N = { x = 0, y = -1 }, S = { x = 0, y = 1 }, E = { x = 1, y = 0 }, W = { x = -1, y = 0 },
      NE = { x = 1, y = -1 }, SW = { x = -1, y = 1 }, NW = { x = -1, y = -1 }, SE = { x = 1, y = 1 },
    },
    lines = {
      "a1 b1 c1 d1 e1", "a2 b2 c2 d2 e2", "a3 b3 c3 d3 e3", "a4 b4 c4 d4 e4", "a5 b5 c5 d5 e5",
      "a1 a2 a3 a4 a5", "b1 b2 b3 b4 b5", "c1 c2 c3 c4 c5", "d1 d2 d3 d4 d5", "e1 e2 e3 e4 e5",
      "a1 b2 c3 d4 e5", "a3 b4 c5", "c1 d2 e3", "a5 b4 c3 d2 e1", "a3 b2 c1", "c5 d4 e3",
    },
    regions = { bottom_two = "a1 b1 c1 d1 e1 a2 b2 c2 d2 e2", top_two = "a5 b5 c5 d5 e5 a4 b4 c4 d4 e4" },
    seats = {
      bottom = { forward = "N", home = "bottom_two", far = "top_two" },
      top    = { forward = { x = 0, y = 1 }, home = "top_two", far = "bottom_two" },
    },
  },
  players = { { seat = "bottom", colour = "white" }, { seat = "top", colour = "black" } },
  pieces  = { stone = { step = true, jump = { over = "enemy", captures = true } } },
  turn    = { chain = "forced" },
  capture = { duty = "any" },
  setup   = { home = "stone", white = { stone = "a3 b3" }, black = { stone = "d3 e3" } },
  endings = { no_turn = "loses", bare = "loses", repetition = 3 },
}
