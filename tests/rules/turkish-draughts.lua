local MEN = "8/7b/8/8/3w4/8/8/8 w"

return {
  { article = "sixteen men a side fill ranks 2 and 3, 6 and 7; White begins", start = "8/bbbbbbbb/bbbbbbbb/8/8/wwwwwwww/wwwwwwww/8 w", count = 8 },

  -- ---- men ----
  { article = "men step one square straight forward or sideways", position = MEN, turns = { "d4-d5", "d4-c4", "d4-e4" },
    refused = { ["d4-d3"] = "direction", ["d4-e5"] = "unreachable", ["d4-d6"] = "unreachable" } },
  { article = "Black's men go down the board", position = "8/7w/8/8/3b4/8/8/8 b", turns = { "d4-d3", "d4-c4", "d4-e4" } },
  { article = "men capture forward or sideways, never back", position = "7b/8/8/3b4/2bw4/3b4/8/8 w", turns = { "d4xd6", "d4xb4" },
    refused = { ["d4xd2"] = "direction" }, after = { ["d4xd6"] = "7b/8/3w4/8/2b5/3b4/8/8 b" } },
  { article = "only to the empty square directly beyond", position = "8/8/3b4/3b4/3w4/8/8/8 w", turns = { "d4-c4", "d4-e4" },
    refused = { ["d4xd7"] = "unreachable" } },
  { article = "own men are not jumped", position = "7b/8/8/3w4/3w4/8/8/8 w", refused = { ["d4-d6"] = "not_jumpable" } },

  -- ---- kings ----
  { article = "kings move any distance along ranks and files", position = "7b/8/3w4/8/3W4/8/8/6B1 w",
    turns = { "d4-d5", "d4-a4", "d4-b4", "d4-c4", "d4-e4", "d4-f4", "d4-g4", "d4-h4", "d4-d3", "d4-d2", "d4-d1", "d6-d7", "d6-c6", "d6-e6" },
    refused = { ["d4-d7"] = "not_jumpable", ["d4-f6"] = "unreachable" } },
  { article = "a king takes one piece at any distance and lands anywhere behind it, up to the next piece", position = "7b/8/8/8/W2b2w1/8/8/8 w",
    turns = { "a4xe4", "a4xf4" } },
  { article = "not two in a row", position = "7b/8/8/8/W2bb3/8/8/8 w", refused = { ["a4xf4"] = "unreachable" }, legal = { "a4-c4", "a4-a8" } },

  -- ---- captured pieces, turning back ----
  { article = "captured pieces leave as they are jumped: a chain may cross those squares again", position = "3b4/8/5b2/8/W1b5/8/2b5/8 w",
    turns = { "a4xf4xf8xc8xc1" }, after = { ["a4xf4xf8xc8xc1"] = "8/8/8/8/8/8/8/2W5 b" } },
  { article = "a king may not turn back by 180 degrees between two hops", position = "8/8/8/8/1b1W1b2/8/8/8 w",
    turns = { "d4xg4", "d4xh4", "d4xa4" }, refused = { ["d4xg4xa4"] = "turned_back" } },
  { article = "the ban holds for a man that was crowned in the chain", position = "5b2/3b4/3w4/8/3b4/8/8/8 w",
    turns = { "d6xd8xg8", "d6xd8xh8" }, refused = { ["d6xd8xd3"] = "turned_back" } },

  -- ---- duty ----
  { article = "capturing is compulsory", position = "8/8/8/2b5/2w5/8/7w/7B w", refused = { ["h2-g2"] = "must_capture c4xc6", ["c4-b4"] = "must_capture c4xc6" },
    turns = { "c4xc6" } },
  { article = "the greatest number of pieces must be taken", position = "8/8/8/3b4/2b5/2w3b1/6w1/8 w", turns = { "c3xc5xe5" },
    refused = { ["g2xg4"] = "longer_capture c3xc5xe5", ["c3xc5"] = "must_go_on c3xc5xe5", ["c3-b3"] = "must_capture c3xc5xe5" } },
  { article = "men and kings count alike: two men before one king", position = "8/8/8/3b4/2b5/2w3B1/6w1/8 w", turns = { "c3xc5xe5" } },
  { article = "men and kings capture alike: a man's two are as good as a king's", position = "8/8/2b5/7b/2b5/2w5/8/7W w",
    turns = { "c3xc5xc7", "h1xh6xb6", "h1xh6xa6" } },
  { article = "of equal captures any may be chosen", position = "8/8/8/8/2b5/2w3b1/6w1/8 w", turns = { "c3xc5", "g2xg4" } },

  -- ---- crowning ----
  { article = "a man that reaches the last rank is crowned", position = "8/2w5/7b/8/8/8/8/8 w", after = { ["c7-c8"] = "2W5/8/7b/8/8/8/8/8 b" } },
  { article = "Black's last rank is rank 1", position = "8/8/8/8/8/7w/2b5/8 b", after = { ["c2-c1"] = "8/8/8/8/8/7w/8/2B5 w" } },
  { article = "at_once: a king at once, goes on as one", position = "5b2/3b4/3w4/8/8/8/8/8 w", turns = { "d6xd8xg8", "d6xd8xh8" },
    hops = { ["d6"] = "d8", ["d6xd8"] = "g8 h8" } },
  { article = "at_once: the next piece adjacent", position = "2b5/3b4/3w4/8/8/8/8/8 w", turns = { "d6xd8xb8", "d6xd8xa8" } },
  { article = "at_once: the count includes what it takes as a king", position = "5b2/3b4/3w2b1/b7/8/b7/w7/8 w",
    refused = { ["a2xa4"] = "longer_capture" },
    turns = { "d6xd8xg8xg5", "d6xd8xg8xg4", "d6xd8xg8xg3", "d6xd8xg8xg2", "d6xd8xg8xg1" } },
  { article = "turn_end: goes on as a man, which does not reach f8", options = "crowning=turn_end", position = "5b2/3b4/3w4/8/8/8/8/8 w",
    turns = { "d6xd8" }, after = { ["d6xd8"] = "3W1b2/8/8/8/8/8/8/8 b" } },
  { article = "turn_end: sideways as a man, crowned when the turn ends", options = "crowning=turn_end", position = "2b5/3b4/3w4/8/8/8/8/8 w",
    turns = { "d6xd8xb8" }, after = { ["d6xd8xb8"] = "1W6/8/8/8/8/8/8/8 b" } },
  { article = "turn_end: sideways on and on", options = "crowning=turn_end", position = "2b1b1b1/3b4/3w4/8/8/8/8/8 w", turns = { "d6xd8xf8xh8" } },
  { article = "stops: crowned, and the turn ends there", options = "crowning=stops", position = "5b2/3b4/3w4/8/8/8/8/8 w", turns = { "d6xd8" },
    after = { ["d6xd8"] = "3W1b2/8/8/8/8/8/8/8 b" } },
  { article = "stops: though the next piece is adjacent", options = "crowning=stops", position = "2b5/3b4/3w4/8/8/8/8/8 w", turns = { "d6xd8" },
    hops = { ["d6xd8"] = "." }, refused = { ["d6xd8xb8"] = "turn_over" } },

  -- ---- endings ----
  { article = "reading: a player without pieces loses", position = "8/8/2b5/2w5/8/8/w7/8 w", play = { "c5xc7" }, result = "win w no_turn" },
  { article = "reading: a player whose pieces are all blocked loses", position = "b7/wbb5/8/8/8/8/8/8 w", turns = {}, result = "win b no_turn" },
  { article = "drawn at once when each side has one piece left", position = "8/8/8/2b5/2w5/8/b7/8 w", play = { "c4xc6" }, result = "draw few" },
  { article = "even where the next turn could take it", position = "8/8/8/2b5/2w5/8/8/8 w", result = "draw few" },
  { article = "two against one are no draw", position = "7B/8/8/8/8/8/8/WW6 w", result = "none" },
  { article = "the third repetition is a draw", position = "7B/8/8/8/2w5/8/8/W7 w",
    play = { "a1-b1", "h8-g8", "b1-a1", "g8-h8", "a1-b1", "h8-g8", "b1-a1", "g8-h8" }, result = "draw repetition" },
  { article = "the second is not", position = "7B/8/8/8/2w5/8/8/W7 w", play = { "a1-b1", "h8-g8", "b1-a1", "g8-h8" }, result = "none" },
}
