-- Goes by its id, though it does not load: what it says of the players contradicts its base.
return { api = 1, id = "right-id", extends = "good", players = { own = "nobody" } }
