-- A small school on the star: every part that a rule book may have, for the tests of its pages.
local function star(i_row, h_row)
  return "1/2/3/4/13/12/11/10/" .. i_row .. "/" .. (h_row or "10") .. "/11/12/13/4/3/2/1 r"
end

return {
  api     = 1,
  id      = "star-school",
  extends = "chinese-checkers",
  players = { max = 2 },

  book = {
    diagrams = {
      { name = "step", position = star("4r4"), arrows = "i5-j5 i5-j6 i5-i6 i5-h6 i5-h5 i5-i4" },
      { name = "chain", position = star("2rb5", "5b4"), arrows = "i3-i5-g7" },
      { name = "goal", marks = "N" },
    },

    worked = {
      position = star("1rb1b4"),
      arrows   = "i2-i4-i6",
      labels   = { A = "i2", B = "i3", C = "i4", D = "i5", E = "i6" },
    },

    exercises = {
      {
        name = "one_step", alone = true, turns = 3,
        position = star("4r4"),
        goal = function(p)
          if p:at("j6") == 1 then return true end
          if p:at("h5") == 1 then return false, "astray" end
          return nil, "nearly"
        end,
      },
      {
        name = "two_tasks",
        position = star("2rb5", "5b4"),
        marks = "i3",
        tasks = {
          { pick = "i5" },
          { alone = true, goal = { hops = 1 } },
        },
      },
      { name = "long_way", goal = { won = true } },
    },
  },
}
