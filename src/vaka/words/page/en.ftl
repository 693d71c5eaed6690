### The page: what is said around the boards.

page-plate-turn = { $who }, whose turn it is
