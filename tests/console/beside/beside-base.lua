-- What near.lua extends.
return {
  api = 1, id = "beside-base", extends = "english-draughts",
  text = { en = { name = "base", summary = "It changes a name alone." }, ["pt-BR"] = { name = "base", summary = "Só muda o nome." } },
}
