"""Random play: choices by a small generator of its own, for simulations and tests.

The chance of a game is in its state; which action a random player picks is not part of the game.
"""

from __future__ import annotations

from vaka.kit.rule import rule

LUCK = 0x7FFFFFFF  # a state of the generator has 31 bits


@rule
def next_luck(luck: int) -> int:
    """One step of a linear congruential generator modulo 2^31."""
    return (luck * 1103515245 + 12345) & LUCK


@rule
def pick(luck: int, n: int) -> int:
    """A number below n from the high bits, the good ones."""
    return (luck >> 8) * n >> 23
