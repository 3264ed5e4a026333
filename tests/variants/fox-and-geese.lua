-- Fox and geese on the cross of 33 points: one fox that jumps against thirteen geese that only step.
return {
  api   = 1,
  id    = "fox-and-geese",
  kinds = { "goose", "fox" },
  board = {
    shape = "graph",
    cells = [[
              c7  d7  e7
              c6  d6  e6
      a5  b5  c5  d5  e5  f5  g5
      a4  b4  c4  d4  e4  f4  g4
      a3  b3  c3  d3  e3  f3  g3
              c2  d2  e2
              c1  d1  e1
    ]],
    directions = { N = { x = 0, y = -1 }, S = { x = 0, y = 1 }, E = { x = 1, y = 0 }, W = { x = -1, y = 0 } },
    lines = {
      "c7 d7 e7", "c6 d6 e6", "a5 b5 c5 d5 e5 f5 g5", "a4 b4 c4 d4 e4 f4 g4", "a3 b3 c3 d3 e3 f3 g3", "c2 d2 e2", "c1 d1 e1",
      "a5 a4 a3", "b5 b4 b3", "c7 c6 c5 c4 c3 c2 c1", "d7 d6 d5 d4 d3 d2 d1", "e7 e6 e5 e4 e3 e2 e1", "f5 f4 f3", "g5 g4 g3",
    },
    seats = { geese = { forward = "N" }, fox = { forward = "S" } },
  },
  players = { first = "fox", seats = { { seat = "geese", colour = "white", letter = "g" }, { seat = "fox", colour = "red", letter = "f" } } },
  pieces  = {
    goose = { step = { directions = { geese = { "N", "E", "W" } } }, letter = "gx" },
    fox   = { step = true, jump = { over = "enemy", captures = true }, letter = "yf" },
  },
  turn    = { chain = "free" },
  setup   = { geese = { goose = "c1 d1 e1 c2 d2 e2 a3 b3 c3 d3 e3 f3 g3" }, fox = { fox = "d5" } },
  endings = {
    no_turn = "loses",
    custom  = function(p)
      for player = 1, p.players do
        if p:count(player, "goose") > 0 and p:count(player, "goose") < 6 then return player % 2 + 1 end
      end
    end,
  },
}
