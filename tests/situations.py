"""What the clause tests of every game do with a position."""

from __future__ import annotations

from vaka.play import State


def play(state: State, *actions: str) -> State:
    """Several decisions in a row."""
    for action in actions:
        state.play(action)
    return state


def legal(state: State) -> list[str]:
    """The legal actions as notation."""
    return [str(action) for action in state.legal()]
