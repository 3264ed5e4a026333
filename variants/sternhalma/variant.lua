-- The game of Chinese checkers for two, as one strict set of rules.

local star = lib "star"

-- Whether a row of the star lies nearer to the top.
local function is_forward(from, to) return to:byte() > from:byte() end

-- A piece on e5 reaches i5 by two hops, once there is a second support on h5.
local function two_hops(p)
  if p.turns == 1 then
    if p:at("h5") then return nil, "built" end
    return false, "unbuilt"
  end
  if p.from == "e5" and p.to == "i5" and p.hops == 2 and p:at("f5") and p:at("h5") then return true end
  return false, "short"
end

-- Of the supports on m7, o2 and k6 the last can go forward without making the army less free.
local function cheap_support(p, before)
  if p.from == "m7" then return false, "gate" end
  if p.from == "o2" then return false, "home" end
  if p.from ~= "k6" then return false, "other" end
  if not is_forward(p.from, p.to) then return false, "backward" end
  if p:turns_of(p.learner) < before:turns_of(p.learner) then return false, "narrow" end
  return true
end

-- The last holes are q1, o3 and n1, and only that order works: o3 is the landing on the way to q1, and the support of the way to o3 goes to n1.
local function entry(p)
  if p:count(p.learner, nil, "far") == 10 then return true end
  if p:at("o3") and not p:at("q1") then return false, "tip" end
  if p:at("n1") and not p:at("o3") then return false, "corner" end
  if p.turns == 1 and not p:at("q1") then return false, "slow" end
  if p.turns == 2 and not p:at("o3") then return false, "slow" end
end

return {
  api     = 1,
  id      = "sternhalma",
  extends = "chinese-checkers",
  players = { max = 2 },
  fixed   = { long_jump = false, goal = "all", play_on = false },

  book = {
    diagrams = {
      { name = "start", arrows = "e7-m7", marks = "N" },
      { name = "step", position = star { r = "i5" }, arrows = "i5-j5 i5-j6 i5-i4 i5-i6 i5-h5 i5-h6" },
      { name = "jump", position = star { r = "g5 h5 g8", b = "h7" }, arrows = "g5-i5 g8-i6" },
      { name = "chain", position = star { r = "f4 h5", b = "g4 i6" }, arrows = "f4-h4-h6-j7" },
      { name = "once", position = star { r = "g5 h5", b = "h6 g6" }, arrows = "g5-i5-g7", marks = "g5" },
      { name = "blocked", position = star { r = "f6 f9", b = "g6 h6 h7" }, marks = "h6 g8" },
      { name = "leave", position = star { r = "q1 p1 p2 o1 o3 n2 n4 l7", b = "k6" }, arrows = "n2-m7" },
      {
        name = "intruder",
        position = star { r = "p1 p2 o1 o2 o3 n1 n2 n3 n4 m7", b = "q1 a1 b1 b2 c1 c2 c3 d1 d2 e7" },
        labels = { A = "m7" },
        marks = "q1",
      },
    },

    worked = {
      position = star { r = "e5 h5", b = "f5" },
      labels   = { A = "e5", B = "f5", C = "g5", D = "h5", E = "i5" },
      arrows   = "e5-g5-i5",
    },

    exercises = {
      {
        name     = "road",
        position = star { r = "e5 f5 h6 a1 b1 b2 c1 c2 c3 d4", b = "j6 k7 q1 p1 p2 o1 o2 o3 n1 n4" },
        labels   = { A = "e5", B = "i5" },
        alone    = true,
        tasks    = { { goal = two_hops, turns = 2 }, { pick = "k7" } },
      },
      {
        name     = "supports",
        position = star { r = "j5 k6 k8 m7 n1 n3 n4 o2 p1 p2", b = "a1 b1 b2 c1 c2 c3 d1 d4 f5 f9" },
        labels   = { ["1"] = "m7", ["2"] = "o2", ["3"] = "k6" },
        alone    = true,
        tasks    = { { pick = "m7" }, { pick = "o2" }, { goal = cheap_support, turns = 1 } },
      },
      {
        name     = "entry",
        position = star { r = "m5 m6 m7 n2 n3 n4 o1 o2 p1 p2", b = "a1 b1 b2 c1 c2 c3 d2 e6 e8 e9" },
        labels   = { A = "m5", B = "m6", C = "m7", X = "q1", Y = "o3", Z = "n1" },
        marks    = "q1 o3 n1",
        alone    = true,
        goal     = entry,
        turns    = 3,
      },
    },
  },
}
