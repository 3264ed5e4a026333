-- The computer's opinion of a position fails.
return {
  api      = 1,
  id       = "lost-opinion",
  extends  = "english-draughts",
  computer = { evaluate = function(p) return p.quiet.much end },
  text = {
    en        = { name = "Lost opinion", summary = "The computer has lost its opinion." },
    ["pt-BR"] = { name = "Opinião perdida", summary = "O computador perdeu a opinião." },
  },
}
