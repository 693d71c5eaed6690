"""What games are made of, compiled: records, piles and who has seen them, chance, the log."""
