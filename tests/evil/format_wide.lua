-- expect: invalid conversion
return ("%99999d"):format(1)
