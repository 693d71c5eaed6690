"""What games are made of, compiled: structs, piles and who has seen them, chance, the log."""
