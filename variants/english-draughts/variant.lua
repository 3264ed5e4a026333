-- English draughts (checkers).
return {
  api    = 1,
  id     = "english-draughts",
  family = "draughts",

  board   = { shape = "square", width = 8, height = 8, cells = "dark", lines = "diagonal" },
  players = {
    seats = {
      { seat = "top",    colour = "black" },
      { seat = "bottom", colour = "white" },
    },
  },

  pieces = {
    man  = { step = { directions = "forward" }, jump = { over = "enemy", captures = true, directions = "forward" }, promotes = "king" },
    king = { step = true, jump = { over = "enemy", captures = true } },
  },

  turn      = { chain = "forced" },
  capture   = { duty = "any", removed = "turn_end" },
  promotion = { in_chain = "stops" },
  setup     = "bbbb/bbbb/bbbb/4/4/wwww/wwww/wwww",
  setups    = {
    { name = "eleven_men", position = "bbbb/bbbb/bbbb/4/4/wwww/wwww/ww1w b" },
    { name = "two_kings",  position = "3B/4/4/4/1W2/4/2W1/4 w" },
  },
  endings   = { no_turn = "loses", repetition = 3, quiet = 80 },

  book = {
    diagrams = {
      { name = "start" },
      { name = "man", position = "4/4/4/4/4/1w2/4/4 w", arrows = "c3-b4 c3-d4" },
      { name = "capture", position = "4/4/4/4/1b2/1w2/4/4 w", arrows = "c3xe5", marks = "d4" },
      { name = "king", position = "4/4/4/4/1W2/4/4/4 w", arrows = "d4-c5 d4-e5 d4-c3 d4-e3" },
      { name = "chain", position = "4/4/4/4/2b1/4/1b2/1w2 w", arrows = "c1xe3xg5" },
      { name = "choice", position = "4/4/2b1/4/bb2/1w2/4/4 w", arrows = "c3xa5 c3xe5xg7" },
      { name = "round", position = "4/4/4/4/1bb1/1W2/1bb1/4 w", arrows = "c3xe5xg3xe1xc3" },
      { name = "crown", position = "4/1bb1/2w1/4/4/4/4/4 w", arrows = "f6xd8", marks = "c7" },
    },

    worked = {
      position = "3b/1b1b/1b2/bb1w/3w/bw2/w3/ww2 w",
      arrows   = "c3-b4 a5xc3 b2xd4xb6xd8",
    },

    exercises = {
      {
        name     = "shot",
        position = "b3/1b2/2b1/wb1b/3b/2w1/w1ww/3w w",
        turns    = 2,
        goal     = function(p)
          if p.turns == 1 then
            if p.from == "e3" and p.to == "f4" then return nil, "bait" end
            return false, "quiet"
          end
          return p.taken == 3
        end,
      },
      {
        name     = "choice",
        position = "bbb1/w2b/2bb/1w2/1wbb/2ww/1www/w1w1 w",
        turns    = 1,
        goal     = function(p)
          if p.taken == 2 then return false, "greedy" end
          return true
        end,
      },
      { name = "shut", position = "4/4/3b/b2w/w3/1ww1/4/4 w", goal = { won = true }, turns = 1 },
    },
  },
}
