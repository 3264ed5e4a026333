-- expect: 'load' is not available
load("return 1")()
