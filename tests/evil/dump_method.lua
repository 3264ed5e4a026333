-- expect: method 'dump'
("x"):dump()
