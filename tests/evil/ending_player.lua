-- expect: gave player 7
return { api = 1, id = "ending-player", extends = "english-draughts", endings = function(p) return 7 end }
