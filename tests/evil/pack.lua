-- expect: field 'pack'
return string.pack("c2147483647", "")
