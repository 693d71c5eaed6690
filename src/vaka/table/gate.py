"""The gate: every byte that a client gets about a game is made here, from what its seat may see."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from vaka.game import Game, State
from vaka.words import Value, Word


def view(state: State, seat: int | None) -> dict[str, Any]:
    """What a seat may be shown, with the sentence that says what is asked now; None is a spectator."""
    shown = state.view(seat)
    shown["prompt"] = None if shown["over"] else _sentence(state.game.face.prompt(shown, _who))
    return shown


def open_view(state: State) -> dict[str, Any]:
    """A finished game with all hands open."""
    assert state.over
    shown = view(state, None)
    shown["hands"] = [state.view(seat)["hands"][seat] for seat in range(state.game.players)]
    return shown


def events(state: State, seat: int | None) -> list[dict[str, Any]]:
    """What the last decision caused, as a seat may see it, each with the sentence that tells it."""
    told = state.game.face.event_sentence
    return [{**event, "say": _sentence(told(event, _who))} for event in state.events(seat)]


class Telling:
    """What one state's last decision caused, told to several seats; those that see the same share it."""

    def __init__(self, state: State) -> None:
        self._state = state
        self._told: dict[Any, list[dict[str, Any]]] = {}

    def events(self, seat: int | None) -> list[dict[str, Any]]:
        """As the function `events`."""
        log = self._state.log(seat)
        if log not in self._told:
            self._told[log] = events(self._state, seat)
        return self._told[log]


@cache
def actions(game: Game) -> dict[str, Any]:
    """The sentence of every action of a game; not to be changed, for it is made once."""
    told = game.face.action_sentence
    return {str(action): _sentence(told(str(action), _who)) for action in game.all_actions()}


def changes(old: Mapping[str, Any], new: Mapping[str, Any]) -> dict[str, Any]:
    """The parts of a view that changed."""
    return {key: value for key, value in new.items() if key not in old or old[key] != value}


def _who(seat: int) -> Any:
    """A seat in a sentence; the page puts the name there."""
    return {"seat": seat}


def _sentence(sentence: tuple[str, Mapping[str, Any]]) -> list[Any]:
    message, values = sentence
    return [message, {name: _value(value) for name, value in values.items()}]


def _value(value: Value | list[Value]) -> Any:
    if isinstance(value, Word):
        return {"word": value.id}
    if isinstance(value, list):
        return [_value(part) for part in value]
    return value
