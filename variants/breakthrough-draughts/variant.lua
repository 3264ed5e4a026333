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
}
