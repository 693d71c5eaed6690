"""What users hold: games, states, actions, events and records (section "The contract" of the docs)."""

from __future__ import annotations

from vaka.play.action import Action, Event
from vaka.play.game import LIMIT, Game
from vaka.play.loading import load, replay
from vaka.play.record import Start
from vaka.play.state import State, View

__all__ = ["LIMIT", "Action", "Event", "Game", "Start", "State", "View", "load", "replay"]
