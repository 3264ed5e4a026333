-- expect: '_G' is not available
_G.pcall = nil
