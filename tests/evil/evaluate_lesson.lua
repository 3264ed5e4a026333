-- expect: has no 'learner'
return { api = 1, id = "evaluate-lesson", extends = "english-draughts", computer = { evaluate = function(p, player) return p.learner end } }
