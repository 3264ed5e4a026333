-- expect: could take too long
("a"):rep(60):match(("a?"):rep(60) .. ("a"):rep(60))
