-- English draughts whose script says what the computer player goes by.
return {
  api      = 1,
  id       = "opinionated",
  extends  = "english-draughts",
  board    = { regions = { middle = "d4 f4 c5 e5" } },
  computer = {
    worth    = { man = 100, king = 140 },
    mobility = 6,
    evaluate = function(p, player)
      return 8 * p:count(player, "man", "middle") - 3 * p:count(player, "king", "home")
    end,
  },
  text = {
    en        = { name = "Opinionated draughts", summary = "English draughts against a computer with an opinion." },
    ["pt-BR"] = { name = "Damas com opinião", summary = "Damas inglesas contra um computador com opinião." },
  },
}
