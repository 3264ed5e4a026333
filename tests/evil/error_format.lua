-- expect: %s%n%d%
error("%s%n%d%")
