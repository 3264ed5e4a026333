-- expect: error() was given a function
error(error)
