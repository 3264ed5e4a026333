-- expect: while the script is loaded
return { api = 1, id = "ending-late-lib", extends = "english-draughts", endings = function(p) return lib "draughts" end }
