-- expect: 'require' is not available
require "socket"
