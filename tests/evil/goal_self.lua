-- expect: bad argument #1 to 'turns_of'
return { api = 1, id = "evil", extends = "english-draughts",
  book = { exercises = { { name = "a", goal = function(p) return p.turns_of(p.learner) > 0 end } } } }
