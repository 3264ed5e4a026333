-- expect: runs too long
::again:: goto again
