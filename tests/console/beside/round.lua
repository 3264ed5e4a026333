-- One half of a circle.
return { api = 1, id = "round", extends = "about", text = { en = { name = "round", summary = "It ends nowhere." } } }
