-- Position texts of the star of 121 holes from the names of cells, for diagrams and exercises:
-- star { r = "a1 b1", b = "q1" }, by the letters of the pieces; `rest` is what follows the board, red to move unless it says otherwise.
local lengths = { 1, 2, 3, 4, 13, 12, 11, 10, 9, 10, 11, 12, 13, 4, 3, 2, 1 }

return function(pieces, rest)
  local at = {}
  for letter, cells in pairs(pieces) do
    for cell in cells:gmatch("%S+") do
      assert(not at[cell], cell .. " is given twice")
      at[cell] = letter
    end
  end
  local rows, placed, given = {}, 0, 0
  for row = #lengths, 1, -1 do
    local name, text, empty = string.char(96 + row), "", 0
    for i = 1, lengths[row] do
      local letter = at[name .. i]
      if letter then
        text, empty, placed = text .. (empty > 0 and empty or "") .. letter, 0, placed + 1
      else
        empty = empty + 1
      end
    end
    rows[#rows + 1] = text .. (empty > 0 and empty or "")
  end
  for _ in pairs(at) do given = given + 1 end
  assert(placed == given, "a cell that the star does not have")
  return table.concat(rows, "/") .. " " .. (rest or "r")
end
