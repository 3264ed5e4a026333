-- expect: 'tostring' is not declared
tostring = nil
