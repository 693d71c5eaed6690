"""The arena: bots against each other, over every pairing and seating."""

from __future__ import annotations

from vaka.arena.lineup import Pairing, pairings
from vaka.arena.results import Outcome, Row, hold
from vaka.arena.runner import Result, play_game, simulate

__all__ = ["Outcome", "Pairing", "Result", "Row", "hold", "pairings", "play_game", "simulate"]
