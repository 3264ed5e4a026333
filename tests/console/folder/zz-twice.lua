-- An id that another script of this folder has.
return { api = 1, id = "good", extends = "english-draughts", text = { en = { name = "Twice", summary = "One more." } } }
