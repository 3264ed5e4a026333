-- expect: 'debug' is not available
debug.sethook()
