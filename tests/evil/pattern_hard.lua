-- expect: could take too long
("a"):rep(3000):find((".-"):rep(20) .. "b")
