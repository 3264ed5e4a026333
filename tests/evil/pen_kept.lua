-- expect: may only be set up while
local pen
return { api = 1, id = "pen-kept", extends = "english-draughts", setup = function(s) pen = s s:put('a1', 'man', 'white') s:put('a7', 'man', 'black') end, endings = function(p) pen:fill('row1', 'man', 1) end }
