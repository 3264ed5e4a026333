-- expect: no option 'nothing'
return { api = 1, id = "option-deep", extends = "english-draughts", pieces = { man = option "nothing" } }
