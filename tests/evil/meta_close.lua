-- expect: non-closable
local x <close> = { __close = function() end }
