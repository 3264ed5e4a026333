-- expect: must return a table
return function() end
