-- English draughts that is won by the first king: an ending written as a Lua function.
return {
  api     = 1,
  id      = "breakthrough-draughts",
  extends = "english-draughts",
  endings = {
    custom = function(p)
      for player = 1, p.players do
        if p:count(player, "king") > 0 then return player end
      end
    end,
  },

  book = {
    diagrams = {
      { name = "start", marks = "row8 row1" },
      { name = "win", position = "2bb/w3/4/4/4/2b1/4/ww2 w", arrows = "a7-b8" },
      { name = "capture", position = "2bb/2b1/2w1/4/4/4/b3/2w1 w", arrows = "f6xd8" },
      { name = "guard", position = "b3/w3/4/4/4/2b1/4/1ww1 w", marks = "b8" },
    },

    worked = {
      position = "bbb1/1b2/b1bb/4/ww2/2ww/1w2/w2w b",
      arrows   = "b6-c5 d4xb6 c7xa5xc3xe1",
    },

    exercises = {
      {
        name     = "through",
        position = "bbb1/b2b/4/2bb/w3/3w/2w1/wwww w",
        turns    = 2,
        goal     = function(p)
          if p:count(p.learner, "king") > 0 then return true end
          if p.turns == 1 then
            if p.from == "g3" and p.to == "f4" then return nil, "fork" end
            return false, "slow"
          end
        end,
      },
      {
        name     = "tempo",
        position = "b3/w2b/1w1b/w3/1w2/4/wb1w/w3 w",
        turns    = 2,
        goal     = function(p)
          if p:count(p.learner, "king") > 0 then return true end
          if p.turns == 1 then
            if p.from == "d6" and p.to == "c7" then return nil, "tempo" end
            return false, "late"
          end
        end,
      },
    },
  },
}
