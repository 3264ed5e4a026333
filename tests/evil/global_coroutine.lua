-- expect: 'coroutine' is not available
coroutine.wrap(function() end)()
