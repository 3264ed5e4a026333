-- After Konane: a full board but for two stones, jumps along ranks and files, and whoever cannot jump loses. Unlike in Konane, the two
-- stones that are gone are always the same, and a chain may turn a corner: the vocabulary cannot say otherwise.
return {
  api     = 1,
  id      = "konane",
  board   = { shape = "square", width = 6, height = 6, lines = "orthogonal" },
  players = { seats = { { seat = "bottom", colour = "black" }, { seat = "top", colour = "white" } } },
  pieces  = { stone = { step = false, jump = { over = "enemy", captures = true } } },
  turn    = { chain = "free" },
  capture = { duty = "any" },
  setup   = function(s)
    local letters = "abcdef"
    for row = 1, 6 do
      for column = 1, 6 do
        s:put(letters:sub(column, column) .. row, "stone", (row + column) % 2 == 0 and "black" or "white")
      end
    end
    s:clear("c3 c4")
  end,
  endings = { no_turn = "loses" },
}
