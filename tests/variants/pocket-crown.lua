-- Men whose jumps capture nothing and lead on, also over the row where they are crowned at once: turns that cannot be taken back by turning them round.
return {
  api       = 1,
  id        = "pocket-crown",
  board     = { shape = "square", width = 4, height = 4, lines = "both", cells = "all" },
  players   = { { seat = "bottom", colour = "white" }, { seat = "top", colour = "black" } },
  pieces    = {
    man  = { step = { directions = "forward", slides = true }, jump = { over = "any", reach = "flying", captures = false }, promotes = "king" },
    king = { step = { directions = { "forward", "sideways" } },
             jump = { over = "any", reach = "long", captures = true, directions = { "forward", "sideways" } } },
  },
  turn      = { chain = "free", cells_once = true },
  capture   = { duty = "most", removed = "at_once" },
  promotion = { in_chain = "at_once" },
  setup     = { home = "man" },
  endings   = { no_turn = "passes", goal = "fill", bare = "loses", repetition = 3 },
  text      = { en = { name = "Pocket crown", summary = "Men that jump over all and are crowned on the way.", kind = { man = "man", king = "king" } } },
}
