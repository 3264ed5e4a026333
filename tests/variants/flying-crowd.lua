-- A lone flying king among a crowd of pieces: more captures than anybody can look at, and a duty to take the most.
return {
  api     = 1,
  id      = "flying-crowd",
  extends = "english-draughts",
  board   = { width = 16, height = 16, cells = "all", lines = "both" },
  pieces  = { king = { step = { slides = true }, jump = { reach = "flying" } } },
  capture = { duty = "most" },
  setup   = function(s)
    for x = 2, 14, 2 do
      for y = 2, 14, 2 do s:put(string.char(96 + x) .. y, "king", "white") end
    end
    s:put("p16", "king", "black")
  end,
  text    = { en = { name = "Flying crowd", summary = "More captures than can be listed." } },
}
