-- expect: error() was given a table
error({ code = 1 })
