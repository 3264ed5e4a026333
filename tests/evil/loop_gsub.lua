-- expect: runs too long
while true do ("aaaa"):gsub("a", function() while true do end end) end
