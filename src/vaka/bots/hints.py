"""Hints: the best choices of the seat that decides, as plain data that a page or a terminal can draw."""

from __future__ import annotations

from typing import TypedDict

from vaka.bots.search import Budget, SearchBot
from vaka.bots.sight import Sight
from vaka.errors import OptionError
from vaka.play import Action, State

LEAST_VISITS = 10  # a choice with fewer simulations is not worth showing


class HintChoice(TypedDict):
    """One choice of a hint."""

    action: str
    id: int
    chance: float
    """The chance of winning with it."""
    share: float
    """The share of the simulations that tried it."""


class Hint(TypedDict):
    """The best few choices, best first."""

    seat: int | None
    chances: list[float]
    """Every seat's chance to win."""
    choices: list[HintChoice]
    simulations: int


def hint(
    state: State, seconds: float = 1.0, simulations: int | None = None, choices: int = 3, seed: int | None = None
) -> Hint:
    """The best few choices of the seat that decides, with their chances of winning, from that seat's sight alone.

    >>> import vaka
    >>> state = vaka.load("babayaga").new(seed=7)
    >>> found = vaka.hint(state, simulations=500, seed=1)
    >>> found["seat"] == state.player, sorted(found["choices"][0])
    (True, ['action', 'chance', 'id', 'share'])
    """
    if state.over:
        raise OptionError("the game is over: there is nothing to choose")
    thought = SearchBot(_budget(seconds, simulations), seed).think(Sight(state))
    names = {action.id: action for action in state.legal()}
    if len(names) == 1:
        listed = [_choice(action, thought.chances[state.player or 0], 1.0) for action in names.values()]
    else:
        found = [choice for choice in thought.choices[:choices] if choice.visits >= LEAST_VISITS]
        listed = [_choice(names[c.action], c.chance, c.visits / thought.simulations) for c in found]
    return {
        "seat": state.player,
        "chances": [round(chance, 4) for chance in thought.chances],
        "choices": listed,
        "simulations": thought.simulations,
    }


def _budget(seconds: float, simulations: int | None) -> Budget:
    if simulations is None and not 0 < seconds <= 3600:
        raise OptionError(f"seconds={seconds!r}: must be a number above 0, up to 3600")
    if simulations is not None and simulations < 1:
        raise OptionError(f"simulations={simulations!r}: must be a whole number, 1 or more")
    return Budget(simulations=simulations) if simulations is not None else Budget(seconds=seconds)


def _choice(action: Action, chance: float, share: float) -> HintChoice:
    return {"action": str(action), "id": action.id, "chance": round(chance, 4), "share": round(share, 4)}
