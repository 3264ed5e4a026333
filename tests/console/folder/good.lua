-- Sound, in English alone.
return {
  api = 1, id = "good", extends = "english-draughts",
  text = { en = { name = "good", summary = "A name may be the id." } },
}
