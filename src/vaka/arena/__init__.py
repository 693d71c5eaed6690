"""The arena: bots against each other, over every pairing and seating."""

from __future__ import annotations

from vaka.arena.lineup import Pairing, pairings
from vaka.arena.match import Result, play_game, simulate
from vaka.arena.table import Outcome, Row, hold

__all__ = ["Outcome", "Pairing", "Result", "Row", "hold", "pairings", "play_game", "simulate"]
