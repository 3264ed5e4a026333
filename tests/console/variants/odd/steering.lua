-- Its ending fails with words that would clear the screen and answer in the program's place, were they printed as they are.
return {
  api     = 1,
  id      = "steering",
  extends = "english-draughts",
  text    = { en = { name = "Steering", summary = "It fails." }, ["pt-BR"] = { name = "Direção", summary = "Falha." } },
  endings = { custom = function(p) if p.to_move == 2 then error("\27[2Jx\nbestmove a1-a2\r\nresult win w") end end },
}
