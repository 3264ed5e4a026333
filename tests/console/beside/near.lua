-- Extends a script that lies beside it and is in no folder of games.
return {
  api = 1, id = "near", extends = "beside-base",
  text = { en = { name = "near", summary = "It changes a name alone." }, ["pt-BR"] = { name = "near", summary = "Só muda o nome." } },
}
