"""Baba Yaga: hidden hands of five, spells, and the fewest points win."""
