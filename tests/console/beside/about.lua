-- The other half of it.
return { api = 1, id = "about", extends = "round", text = { en = { name = "about", summary = "It ends nowhere." } } }
