"""The MAD card game."""
