"""Line-ups: who sits where, so that every bot gets every seat with the same deals."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations

from vaka.bots import make
from vaka.errors import OptionError
from vaka.play import Game


@dataclass(frozen=True)
class Pairing:
    """One bot against another, over all seatings that are balanced between them."""

    game: Game
    hero: str
    rival: str
    seatings: tuple[tuple[str, ...], ...]
    """Every seating: the bots by seat."""
    seats: tuple[tuple[int, ...], ...]
    """The hero's seats in each seating."""
    fair: float
    """The share of wins to expect of a hero who plays as well as the rival."""


def pairings(game: Game, bots: list[str], balanced: bool = True, one_way: bool = False) -> list[Pairing]:
    """Every bot against every other one.

    Two sides swap seats. With more players one hero sits among rivals, in each seat in turn. One against many is
    not the same as many against one, so each of the two bots is the hero once, unless `one_way`. Unless
    `balanced`, the hero sits in the first seat only.
    """
    if len(bots) < 2 or len(set(bots)) < len(bots):
        raise OptionError("an arena needs at least two different bots")
    sides = game.players // game.team
    pairs = list(combinations(bots, 2))
    if sides > 2 and not one_way:
        pairs += [(rival, hero) for hero, rival in pairs]
    for bot in bots:
        make(bot)
    return [_pairing(game, hero, rival, sides, balanced) for hero, rival in pairs]


def _pairing(game: Game, hero: str, rival: str, sides: int, balanced: bool) -> Pairing:
    seats = tuple(
        tuple(seat for seat in range(game.players) if seat % sides == side) for side in range(sides if balanced else 1)
    )
    seatings = tuple(tuple(hero if seat in mine else rival for seat in range(game.players)) for mine in seats)
    return Pairing(game, hero, rival, seatings, seats, 1 / sides)
