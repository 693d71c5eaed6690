"""The gate: everything that leaves the server about a game is made here, from what its receiver may see.

No other module of the server reads a state's views, events, descriptions, reasons, records or bytes; a test
checks that. Clients get what their seat may see, workers what the seat that decides may see.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any, NamedTuple

from vaka.bots import Sight
from vaka.bots.hints import Hint
from vaka.play import Action, Game, State, View
from vaka.server.protocol import HintChoice, PlainEvent, Sentence, Value
from vaka.words import Sentence as Message
from vaka.words import Value as Argument
from vaka.words import Word

# --- For clients.


def view(state: State, seat: int | None) -> View:
    """What a seat may be shown, with the sentence that says what is asked now; None is a spectator."""
    shown = _screen(state, seat)
    shown["prompt"] = None if shown["over"] else _sentence(state.game.face.prompt(shown, _who))
    shown["forced"] = _forced(state.game, shown)
    return shown


def _forced(game: Game, shown: View) -> bool:
    """Whether the seat has one thing to do, and everyone can tell that."""
    forced = game.definition.forced
    return forced is not None and len(shown["legal"]) == 1 and forced(shown)


def _screen(state: State, seat: int | None) -> View:
    """The view of a seat, as far as the game lets a person's screen show it."""
    screen = state.game.definition.screen
    return screen(state.view(seat)) if screen else state.view(seat)


def open_view(state: State) -> View:
    """A finished game with all hands open."""
    assert state.over
    shown = view(state, None)
    if "hands" in shown:
        shown["hands"] = [state.view(seat)["hands"][seat] for seat in range(state.game.players)]
    return shown


def events(state: State, seat: int | None) -> list[PlainEvent]:
    """What the last decision caused, as a seat may see it, each with the sentence that tells it."""
    told = state.game.face.event_sentence
    return [{**event, "say": _sentence(told(event, _who))} for event in state.events(seat)]


class Telling:
    """What one state's last decision caused, told to several seats; those that see the same share it."""

    def __init__(self, state: State) -> None:
        self._state = state
        self._told: dict[Any, list[PlainEvent]] = {}

    def events(self, seat: int | None) -> list[PlainEvent]:
        """As the function `events`."""
        log = self._state.log(seat)
        if log not in self._told:
            self._told[log] = events(self._state, seat)
        return self._told[log]


class Retelling:
    """What earlier decisions caused, told again to a seat, as far as its screen may tell it now."""

    def __init__(self, now: State, seat: int | None) -> None:
        self._face = now.game.face
        self._retold = now.game.definition.retold
        self._seen = _screen(now, seat) if self._retold else {}

    def events(self, told: list[PlainEvent]) -> list[PlainEvent]:
        """What one decision caused, as it was told then."""
        return [self._event(event) for event in told] if self._retold else told

    def _event(self, event: PlainEvent) -> PlainEvent:
        assert self._retold
        again = self._retold(event, self._seen)
        return event if again is event else {**again, "say": _sentence(self._face.event_sentence(again, _who))}


@lru_cache(maxsize=64)
def actions(game: Game) -> dict[str, Sentence]:
    """The sentence of every action of a game; callers must not change it, since it is kept."""
    told = game.face.action_sentence
    return {str(action): _sentence(told(str(action), _who)) for action in game.all_actions()}


def changes(old: View, new: View) -> View:
    """The parts of a view that changed."""
    return {key: value for key, value in new.items() if key not in old or old[key] != value}


def reason(state: State, action: Action | int | str, seat: int) -> str | None:
    """The clause that forbids an action to a seat; NotationError if there is no such action."""
    clause = state.why_not(action, seat)
    return clause.id if clause else None


def because(state: State, action: str, clause: str, seat: int) -> Sentence | None:
    """Why a clause forbids an action to a seat, in one short sentence, from what that seat's screen shows."""
    told = state.game.because(_screen(state, seat), str(state.game.action(action)), clause, _who)
    return _sentence(told) if told else None


def description(state: State, seat: int | None, lang: str, names: Callable[[int], str]) -> str:
    """The situation as a paragraph, from what a seat may see; players without a name are numbered from 1."""
    say = state.game.phrases(lang)
    called = [names(number) or say("seat-name", seat=number + 1) for number in range(state.game.players)]
    return state.describe_view(_screen(state, seat), lang, called)


def hint(found: Hint) -> list[HintChoice]:
    """The choices of a hint, which was thought of from the sight of the seat that asked."""
    return [HintChoice(**choice) for choice in found["choices"]]


def key(state: State) -> str | None:
    """The key of the deal, in hex, once the game is over."""
    return state.start.key.hex() if state.over else None


def showed_nothing(state: State, seat: int) -> bool:
    """Whether the last decision showed a seat nothing: it was made in secret."""
    unseen = state.game.definition.unseen
    return bool(unseen) and all(event["event"] in unseen for event in state.events(seat))


def follows(last: State, key: bytes) -> bool:
    """Whether the deal of a key follows on from a finished game, as its rules pass the start on."""
    follows = last.game.definition.follows
    return follows is None or follows(last.view(None), last.game.new(key).view(None))


def record(state: State, notes: Mapping[str, str]) -> str:
    """The record of a finished game, with its key."""
    assert state.over
    return state.record(notes)


# --- For whoever keeps the game.


def kept_record(state: State, notes: Mapping[str, str]) -> str:
    """The record of a game, also of one under way: to be kept, since its key tells every card."""
    return state.record(notes)


def kept_position(state: State) -> dict[str, Any]:
    """All that lies on the table, hidden cards too."""
    return dict(state.position())


def beginning(state: State) -> State:
    """The state before the first decision."""
    return state.start.state(state.game)


# --- For workers.


class Question(NamedTuple):
    """A situation to think about, as the seat that decides knows it."""

    game: str
    options: str
    sight: bytes


def question(state: State) -> Question:
    """What a worker is given: a state that the seat which decides imagines, and nothing else."""
    return Question(state.game.name, json.dumps(state.game.options), Sight(state).imagined.save())


# --- Sentences.


def _who(seat: int) -> Any:
    """A seat in a sentence; the page puts the name there."""
    return {"seat": seat}


def _sentence(sentence: Message) -> Sentence:
    message, values = sentence
    return message, {name: _value(value) for name, value in values.items()}


def _value(value: Argument) -> Value:
    if isinstance(value, Word):
        return {"word": value.id}
    if isinstance(value, list):
        return [{"word": word.id} for word in value]
    return value
