-- expect: 'getmetatable' is not available
getmetatable("").__index = function() end
