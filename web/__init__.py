"""The page, and the programs that make parts of it."""
