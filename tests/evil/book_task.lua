-- expect: book.exercises.1.tasks: more than 6 of them
local tasks = {}
for i = 1, 100 do tasks[i] = { pick = "a3" } end
return { api = 1, id = "evil", extends = "english-draughts", book = { exercises = { { name = "a", tasks = tasks } } } }
