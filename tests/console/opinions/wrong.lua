-- An evaluation that fails at once: tests/console/opinions.txt.
return {
  api      = 1,
  id       = "wrong-opinion",
  extends  = "english-draughts",
  computer = {
    evaluate = function(p, player)
      return p:count(player, "men")
    end,
  },
  text = {
    en        = { name = "Wrong opinion", summary = "It asks for pieces that there are not." },
    ["pt-BR"] = { name = "Opinião errada", summary = "Pergunta por peças que não existem." },
  },
}
