-- expect: did you mean 'string'?
return strng.upper("x")
