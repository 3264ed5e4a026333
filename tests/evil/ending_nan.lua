-- expect: number of a player, not what is not a number
return { api = 1, id = "ending-nan", extends = "english-draughts", endings = function(p) return 0 / 0 end }
