"""A game with its options: the maker of its states, actions and clauses."""

from __future__ import annotations

import json
import re
import secrets
from collections.abc import Callable, Mapping
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from vaka.engine.native import Engine, States, key_words, ready_engine
from vaka.errors import NotationError, OptionError, PositionError
from vaka.games.contract import AnyDefinition, Face, Position, Who
from vaka.play import record
from vaka.play.action import Action
from vaka.play.frame import Frames
from vaka.play.record import Start
from vaka.play.state import State, View, VoicedState, key_of
from vaka.words import Phrases, Sentence, phrases
from vaka.words.rulebook import Clause, clause_ids

if TYPE_CHECKING:
    from vaka.play.batch import Batch

LIMIT = 1_000_000  # decisions after which a runner may stop a game and call it void; no rule caps the length


class Game:
    """A game with its options, made by `vaka.load`.

    >>> import vaka
    >>> game = vaka.load("babayaga", players=3)
    >>> game.options["edition"], game.actions
    ('en', 97)
    """

    def __init__(self, definition: AnyDefinition, options: Mapping[str, Any], recorded: bool = False) -> None:
        self.definition = definition
        """What the game hands in."""
        self.face: Face[Any, Any, Any] = definition.face
        self.name = definition.name
        self.options = _check_options(definition, options, recorded)
        self.players: int = self.options["players"]
        self.team = definition.team
        """How many seats win together."""
        self.actions = definition.actions
        voices = definition.face.notation(self.options)
        self._by_voice = [[Action(self, i, text) for i, text in enumerate(voice)] for voice in voices]
        self._by_notation = {str(action).casefold(): action for voice in self._by_voice for action in voice}
        self._state_class = VoicedState if len(voices) > 1 else State
        self.frames = Frames(definition.layout, self._by_voice)
        """How states lie in memory."""

    def __repr__(self) -> str:
        settings = ", ".join(f"{name}={value!r}" for name, value in self.options.items())
        return f"vaka.load({self.name!r}, {settings})"

    @cached_property
    def engine(self) -> Engine:
        """The compiled rules; the first use on a machine compiles them, with a line of progress."""
        engine = ready_engine(self.name)
        self.frames.step, self.frames.stamp = engine.step, engine.stamp
        return engine

    # --- Making states.

    def new(self, seed: int | bytes | None = None) -> State:
        """A fresh game. Without a seed the key comes from the system.

        >>> import vaka
        >>> vaka.load("babayaga").new(seed=7) == vaka.load("babayaga").new(seed=7)
        True
        """
        key = key_of(secrets.token_bytes(32) if seed is None else seed)
        return self._state_class.dealt(self, self._blank_frame(), key)

    def at(self, position: Position, seed: int | bytes = 0) -> State:
        """A game that begins in a position; missing parts are dealt by the seed.

        >>> import vaka
        >>> state = vaka.load("babayaga").at({"hands": [["yaga", "yaga", "yaga", "1", "2"], None]})
        >>> state.play("declare").over
        True
        """
        if not isinstance(position, Mapping):
            raise PositionError(f"a position is a mapping, not {type(position).__name__}")
        key = key_of(seed)
        try:
            kept = json.loads(json.dumps(position))
        except (TypeError, ValueError, RecursionError) as reason:
            raise PositionError(f"a position must be plain JSON: {reason}") from None
        frame, engine = self._blank_frame(), self.engine
        address = engine.address(frame)
        engine.begin(address, key_words(key))
        self.face.read(self.frames.struct(frame), kept, lambda cards: engine.shuffled(address, cards))
        n = engine.accept(address)
        if n < 0:
            raise PositionError(self.definition.faults[-n])
        return self._state_class.made(self, frame, n, record.Start(key, kept))

    def replay(self, text: str) -> State:
        """The final state of a record.

        >>> import vaka
        >>> game = vaka.load("babayaga")
        >>> state = game.new(7).play("swap 1 A draw")
        >>> game.replay(state.record()) == state
        True
        """
        return record.replay(self, text)

    def restore(self, blob: bytes, key: int | bytes | None = None) -> State:
        """The state that `State.save` wrote, of a game with the same options.

        With the key of its deal the state knows its beginning: it has a record, and decisions can be taken back.
        """
        return self._state_class.restored(self, blob, None if key is None else Start(key_of(key)))

    def batch(self, n: int, device: str = "cpu", *, seed: int | bytes = 0, auto_reset: bool = False) -> Batch:
        """n games that are played together, on all cores or on a GPU (`cuda`); with `auto_reset` they never end.

        >>> import vaka
        >>> vaka.load("mad", players=4).batch(100)
        <Batch of 100 games of mad on cpu>
        """
        from vaka.play.batch import Batch

        return Batch(self, n, device, seed, auto_reset)

    def copied(self, struct: bytes, list_legal: Callable[[Any], int]) -> State:
        """A state from the bytes of a struct and the compiled function that lists what is legal in its frame."""
        frame = self.frames.blank()
        frame[: len(struct)] = struct
        return self._state_class.made(self, frame, list_legal(self.engine.address(frame)), None)

    def blank(self) -> States:
        """A state before the deal, with the options in it, as an array of one struct: for compiled functions."""
        return self.frames.rows(self._blank_frame())

    def _blank_frame(self) -> bytearray:
        frame = self.frames.blank()
        self.face.configure(self.frames.struct(frame), self.options)
        return frame

    # --- Actions and clauses.

    def action(self, action: Action | int | str) -> Action:
        """An action by its id or notation; spaces and capitals do not matter."""
        if isinstance(action, Action):
            if action.game.name != self.name:
                raise NotationError(f"{action} is an action of {action.game.name}, not of {self.name}")
            return action
        if isinstance(action, str):
            found = self._by_notation.get(" ".join(action.split()).casefold())
            if found is None:
                raise NotationError(_unreadable(action, tuple(map(str, self._by_notation.values()))))
            return found
        if isinstance(action, int | np.integer) and not isinstance(action, bool) and 0 <= action < self.actions:
            return self._by_voice[0][action]
        raise NotationError(f"no action {action!r}: use an Action, an id from 0 to {self.actions - 1}, or notation")

    def all_actions(self) -> list[Action]:
        """Every action there is, in every voice."""
        return [action for voice in self._by_voice for action in voice]

    def number(self, action: Action | int | str) -> int:
        """The id of an action."""
        return self.action(action).id

    def clause(self, clause_id: str) -> Clause:
        """A clause of the rulebook by its id; the sign § may be left out, since not every keyboard has it."""
        if f"§{clause_id}" in self._clause_ids:
            clause_id = f"§{clause_id}"
        if clause_id not in self._clause_ids:
            raise NotationError(f"no clause {clause_id!r}; `vaka rules {self.name}` prints them all")
        return Clause(clause_id, self.folder / "rulebook")

    def because(self, seen: View, notation: str, clause_id: str, who: Who) -> Sentence | None:
        """Why an action is forbidden, in one short sentence, from what a seat may see; None if only the clause tells.

        >>> import vaka
        >>> state = vaka.load("mad").at({"hands": [["g4"], ["r1"]], "pile": ["y6"], "player": 0})
        >>> message, values = state.game.because(state.view(0), "play g4", "MD-5", str)
        >>> state.game.phrases("en")(message, **values)
        'green 4 does not fit on yellow 6.'
        """
        if seen["over"]:
            return "over", {}
        if seen["player"] != seen["seat"]:
            return "because-turn", {"who": who(seen["player"])}
        told = self.definition.because
        return told(seen, notation, clause_id, who) if told else None

    @cached_property
    def _clause_ids(self) -> list[str]:
        return clause_ids(self.folder)

    @property
    def folder(self) -> Path:
        """The folder of the game, with its words and its rulebook."""
        return self.definition.folder

    def phrases(self, lang: str) -> Phrases:
        """The words of the game in a language."""
        return phrases(lang, self.folder / "words")


def _check_options(definition: AnyDefinition, given: Mapping[str, Any], recorded: bool) -> dict[str, Any]:
    known = {option.name for option in definition.options}
    for name in given:
        if name not in known:
            raise OptionError(f"{definition.name} has no option {name!r}; it has {', '.join(sorted(known))}")
    options: dict[str, Any] = {}
    for option in definition.options:
        value = given.get(option.name, option.default)
        check = (recorded and option.check_recorded) or option.check
        try:
            options[option.name] = check(value, options)
        except ValueError as fault:
            reason = f" ({fault})" if str(fault) else ""
            raise OptionError(f"{option.name}={value!r}: allowed is {option.allowed}{reason}") from None
    return options


def _unreadable(text: str, actions: tuple[str, ...]) -> str:
    """What is wrong with a notation: the first word that fits no action, and what could stand there."""
    words = re.split(r"\s+", text.strip().casefold())
    fitting = [action.split() for action in actions]
    for i, word in enumerate(words):
        places = sorted({action[i] for action in fitting if len(action) > i}, key=lambda w: (len(w), w))
        following = [action for action in fitting if len(action) > i and action[i].casefold() == word]
        if not following:
            right = f"expected {', '.join(places)}" if places else "nothing more was expected"
            return f"cannot read {text!r}: at {word!r} {right}"
        fitting = following
    places = sorted({action[len(words)] for action in fitting}, key=lambda w: (len(w), w))
    return f"cannot read {text!r}: it breaks off; expected {', '.join(places)}"
