-- expect: write 'local function helper'
function helper() end
