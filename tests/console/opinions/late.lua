-- An evaluation that fails when the first turn has been played: tests/console/opinions.txt.
return {
  api      = 1,
  id       = "late-opinion",
  extends  = "english-draughts",
  computer = {
    worth    = { man = 100, king = 150 },
    evaluate = function(p, player)
      if p:count(1, "man", "row5") > 0 then return 1e9 end
      return 10 * p:count(player, "man", "column_a")
    end,
  },
  text = {
    en        = { name = "Late opinion", summary = "What it says does not last." },
    ["pt-BR"] = { name = "Opinião tardia", summary = "O que diz não dura." },
  },
}
