"""Partners: two teams of two race their pawns home with cards, and help each other."""
