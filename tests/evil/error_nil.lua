-- expect: error() was given a nil
error(nil)
