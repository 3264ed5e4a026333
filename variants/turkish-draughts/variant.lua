-- Turkish draughts: the draughts family on ranks and files, with a duty to take the most.
return {
  api     = 1,
  id      = "turkish-draughts",
  extends = "english-draughts",

  options = {
    { name = "crowning", type = "choice", choices = { "at_once", "turn_end", "stops" }, default = "at_once" },
  },

  board   = { cells = "all", lines = "orthogonal" },
  players = {
    seats = {
      { seat = "bottom", colour = "white" },
      { seat = "top",    colour = "black" },
    },
  },

  pieces = {
    man  = { step = { directions = { "forward", "sideways" } }, jump = { directions = { "forward", "sideways" } } },
    king = { step = { slides = true }, jump = { reach = "flying" } },
  },

  turn      = { no_turning_back = true },
  capture   = { duty = "most", removed = "at_once" },
  promotion = { in_chain = option "crowning" },
  setup     = "8/bbbbbbbb/bbbbbbbb/8/8/wwwwwwww/wwwwwwww/8",
  setups    = {
    { name = "eight_men",    position = "8/bbbbbbbb/8/8/8/8/wwwwwwww/8 w" },
    { name = "fourteen_men", position = "8/bbbbbbbb/b1bbbb1b/8/8/wwwwwwww/wwwwwwww/8 w" },
  },
  endings   = { quiet = 0, few = 1 },

  book = {
    diagrams = {
      { name = "start" },
      { name = "man", position = "8/8/8/8/3w4/8/8/8 w", arrows = "d4-d5 d4-c4 d4-e4" },
      { name = "capture", position = "8/8/8/3b4/3wb3/8/8/8 w", arrows = "d4xd6 d4xf4" },
      { name = "king", position = "8/8/8/8/3W4/8/8/8 w", arrows = "d4-d8 d4-d1 d4-a4 d4-h4" },
      { name = "reach", position = "8/8/8/3b4/8/8/w2W4/8 w", arrows = "d2xd8", marks = "d6 d7 d8" },
      { name = "most", position = "8/8/5b2/8/1b3b2/1w3w2/8/8 w", arrows = "f3xf5xf7" },
      { name = "across", position = "8/8/8/5b2/7b/1b1b4/8/3W4 w", arrows = "d1xd5xh5xh3xa3", marks = "d3" },
      { name = "back", position = "8/8/3b4/8/3W4/8/3b4/8 w", arrows = "d4xd8", marks = "d2" },
      { name = "crown", position = "5b2/3b4/3w4/8/8/8/8/8 w", arrows = "d6xd8xh8" },
    },

    worked = {
      position = "5b2/3b4/3w4/7b/1b6/8/2b5/1W6 w",
      labels   = { A = "b1", B = "d6" },
      arrows   = "d6xd8xh8xh2xb2xb8",
    },

    exercises = {
      {
        name     = "must",
        position = "2W5/b5b1/3b1b2/b1b5/8/w1b3w1/2w1w2w/8 w",
        tasks    = { { pick = "c2" }, { goal = { captures = 5, crowned = true }, turns = 1 } },
      },
      { name = "five", position = "6W1/b5b1/5b2/4b1b1/2b5/1w5w/3w3w/8 w", goal = { from = "g8", captures = 5 }, turns = 1 },
      {
        name     = "shot",
        position = "8/1bb3bb/2b1b1b1/6Bb/8/7w/www5/7W w",
        turns    = 2,
        goal     = function(p)
          if p.turns == 1 then
            if p.from == "h3" and p.to == "h4" then return nil, "bait" end
            return false, "quiet"
          end
          return p.taken == 5
        end,
      },
    },
  },
}
