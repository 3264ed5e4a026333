-- Halma on 256 squares, for two or four players in the corners.
return {
  api   = 1,
  id    = "halma",
  board = {
    shape = "square", width = 16, height = 16, lines = "both", look = "squares",
    regions = {
      southwest = "a1 a2 a3 a4 a5 b1 b2 b3 b4 b5 c1 c2 c3 c4 d1 d2 d3 e1 e2",
      northeast = "p16 p15 p14 p13 p12 o16 o15 o14 o13 o12 n16 n15 n14 n13 m16 m15 m14 l16 l15",
      southeast = "p1 p2 p3 p4 o1 o2 o3 o4 n1 n2 n3 m1 m2",
      northwest = "a16 a15 a14 a13 b16 b15 b14 b13 c16 c15 c14 d16 d15",
    },
    seats = {
      sw = { forward = "NE", home = "southwest", far = "northeast" },
      ne = { forward = "SW", home = "northeast", far = "southwest" },
      se = { forward = "NW", home = "southeast", far = "northwest" },
      nw = { forward = "SE", home = "northwest", far = "southeast" },
    },
  },
  players = {
    min = 2, max = 4,
    seats = {
      { seat = "sw", colour = "red" }, { seat = "nw", colour = "green" }, { seat = "ne", colour = "blue" }, { seat = "se", colour = "orange" },
    },
    taken = { [2] = "sw ne", [3] = "sw nw ne" },
  },
  pieces  = { piece = { step = true, jump = true } },
  turn    = { chain = "free", cells_once = true },
  setup   = { home = "piece" },
  endings = { goal = "all", no_turn = "passes", repetition = 3 },
}
