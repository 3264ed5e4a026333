-- expect: 7
error(7)
