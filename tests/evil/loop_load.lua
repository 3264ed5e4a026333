-- expect: runs too long
while true do end
