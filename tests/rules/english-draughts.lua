-- Turns without a capture or the advance of a man, in which no position stands a third time: Black's kings go through their
-- eight arrangements, White's walks round a ring of six squares, so that the same position comes back after 24 moves each.
local function quiet_turns(count)
  local black = { "h8-g7", "b8-a7", "g7-h8", "f8-e7", "h8-g7", "a7-b8", "g7-h8", "e7-f8" }
  local white = { "c1-b2", "b2-c3", "c3-d4", "d4-e3", "e3-d2", "d2-c1" }
  local turns = {}
  for i = 0, count - 1 do
    local side = i % 2 == 0 and black or white
    turns[#turns + 1] = side[i // 2 % #side + 1]
  end
  return turns
end

return {
  { article = "32 dark squares, twelve men a side on the three nearest ranks; Black, at the top, begins", start = "bbbb/bbbb/bbbb/4/4/wwww/wwww/wwww b",
    turns = { "b6-a5", "b6-c5", "d6-c5", "d6-e5", "f6-e5", "f6-g5", "h6-g5" } },

  -- ---- men and kings ----
  { article = "men step one square diagonally forward", position = "4/3b/4/4/4/1w2/4/4 w", turns = { "c3-b4", "c3-d4" },
    refused = { ["c3-b2"] = "direction", ["c3-e5"] = "unreachable" } },
  { article = "men capture forward only", position = "3b/4/4/4/1w2/1bb1/4/4 w", turns = { "d4-c5", "d4-e5" }, refused = { ["d4xb2"] = "direction" } },
  { article = "kings step one square diagonally in any direction", position = "3b/4/4/4/1W2/4/4/4 w", turns = { "d4-c5", "d4-e5", "d4-c3", "d4-e3" },
    refused = { ["d4-f6"] = "unreachable" } },
  { article = "kings capture in any direction, adjacent pieces only", position = "3b/4/4/1bb1/1W2/1bb1/4/4 w", turns = { "d4xb6", "d4xf6", "d4xb2", "d4xf2" } },
  { article = "a king does not fly", position = "4/4/4/4/1b2/4/4/W3 w", turns = { "a1-b2" }, refused = { ["a1xe5"] = "unreachable" } },

  -- ---- duty and chains ----
  { article = "capturing is compulsory", position = "4/4/4/4/b3/w2w/4/4 w", turns = { "a3xc5" }, refused = { ["g3-h4"] = "must_capture a3xc5" } },
  { article = "any capture may be chosen: one piece or two", position = "4/4/1b2/4/1bb1/1w1w/4/4 w", turns = { "c3xe5xc7", "g3xe5xc7" } },
  { article = "the shorter capture too", position = "4/4/1b2/4/1b1b/1w1w/4/4 w", turns = { "c3xe5xc7" }, refused = { ["g3xi5"] = "unknown_cell" } },
  { article = "a man's one is as good as another's two", position = "4/4/1b2/b3/1b2/w1w1/4/4 w", turns = { "e3xc5xe7" } },
  { article = "a started chain must be carried on while it can be", position = "4/4/1b2/4/1b2/1w2/4/4 w", turns = { "c3xe5xc7" },
    refused = { ["c3xe5"] = "must_go_on c3xe5xc7" }, hops = { ["c3"] = "e5", ["c3xe5"] = "c7", ["c3xe5xc7"] = "." } },

  -- ---- captured pieces ----
  { article = "captured pieces leave when the whole chain is over; none is jumped twice", position = "4/4/bb2/4/bb2/1W2/4/4 w",
    turns = { "c3xe5xc7xa5xc3" }, refused = { ["c3xe5xc7xa5xc3xe5"] = "jumped_twice", ["c3xe5xc7xa5"] = "must_go_on" },
    after = { ["c3xa5xc7xe5xc3"] = "4/4/4/4/4/1W2/4/4 b" } },
  { article = "a jumped piece still stands in the way until then", position = "4/4/bb2/4/bb2/1W2/4/4 w", refused = { ["c3xe5xd4"] = "occupied" } },

  -- ---- crowning ----
  { article = "a man that reaches the last rank becomes a king", position = "4/w3/4/4/4/4/4/3B w", after = { ["a7-b8"] = "W3/4/4/4/4/4/4/3B b" } },
  { article = "in a capture the turn ends there", position = "4/1bb1/w3/4/4/4/4/4 w", turns = { "b6xd8" },
    after = { ["b6xd8"] = "1W2/2b1/4/4/4/4/4/4 b" }, refused = { ["b6xd8xf6"] = "turn_over" } },

  -- ---- endings ----
  { article = "a player without a legal turn loses", position = "4/4/4/1b2/b3/w3/4/4 w", turns = {}, result = "win b no_turn" },
  { article = "a player without pieces loses", position = "4/4/4/4/b3/w3/4/4 w", play = { "a3xc5" }, result = "win w no_turn" },
  { article = "one piece each is no draw", position = "3B/4/4/4/4/4/4/W3 w", result = "none" },
  { article = "reading: drawn on the third repetition", position = "3B/4/4/4/4/4/4/W3 w",
    play = { "a1-b2", "h8-g7", "b2-a1", "g7-h8", "a1-b2", "h8-g7", "b2-a1", "g7-h8" }, result = "draw repetition" },
  { article = "reading: drawn after 40 moves by each side without a capture or the advance of a man", position = "B1BB/4/4/b3/4/4/3w/1W2 b",
    play = quiet_turns(80), result = "draw quiet" },
  { article = "79 are not enough", position = "B1BB/4/4/b3/4/4/3w/1W2 b", play = quiet_turns(79), result = "none" },
  { article = "the advance of a man starts the count anew", position = "B1BB/4/4/b3/4/4/3w/1W2 b",
    play = (function() local t = quiet_turns(78); t[#t + 1] = "a5-b4"; t[#t + 1] = "h2-g3"; return t end)(), result = "none" },
}
