-- Chinese checkers on the star of 121 holes, for two to six players.
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
}
