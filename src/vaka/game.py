"""The contract: games, states, actions and what is said about them.

What a game hands in is a module that fits `Face`; everything below serves all games alike.
"""

from __future__ import annotations

import hashlib
import json
import re
import secrets
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any, NoReturn, Protocol

import numpy as np

from vaka import record, registry
from vaka.engine import OUTSIDE, WINDOW, Engine, key_words, shape
from vaka.errors import IllegalMove, NotationError, OptionError, PositionError, RecordError
from vaka.kit.pile import HIDDEN, SPECTATOR
from vaka.library import progress
from vaka.plain import once, reader
from vaka.rulebook import clause_ids, message_id
from vaka.words import Phrases, Sentence, phrases, rulebook

Options = Mapping[str, Any]
View = dict[str, Any]
Position = dict[str, Any]
Names = list[str] | None
Entry = tuple[int, int, int, int]  # kind, seat, card and the further number of a log entry
LIMIT = 1_000_000  # decisions after which a runner may stop a game and call it void; no rule caps the length


@dataclass(frozen=True)
class Option:
    """A choice made when a game is loaded."""

    name: str
    default: Any
    allowed: str
    check: Callable[[Any, Options], Any]
    """Returns the value in its proper form, or raises ValueError; sees the options checked before it."""


def one_of(name: str, *values: Any) -> Option:
    """An option with a short list of values, the first one being the default."""

    def check(value: Any, _options: Options) -> Any:
        if type(value) is not type(values[0]) or value not in values:
            raise ValueError
        return value

    allowed = [str(value).lower() if isinstance(value, bool) else str(value) for value in values]
    return Option(name, values[0], ", ".join(allowed), check)


class Face(Protocol):
    """What a game's `face` module provides: names, notation, positions, views.

    `s` is a state record with attributes, as described in the game's `layout`.
    """

    name: str
    version: int
    options: tuple[Option, ...]
    layout: np.dtype[Any]
    pool: np.dtype[Any]
    rules: Any
    phases: tuple[str, ...]
    actions: int
    """How many actions there are."""
    clauses: tuple[str, ...]
    faults: tuple[str, ...]
    """What is wrong with a position, by the number that the rules' `accept` gives; 0 is nothing."""
    not_your_turn: str
    """The clause that forbids deciding when another seat is asked."""
    not_your_voice: str
    """The clause that forbids an action named in another voice; empty if there is only one."""
    revealing: frozenset[str]
    """Events after which a decision cannot be taken back."""

    def notation(self, options: Options, /) -> tuple[tuple[str, ...], ...]:
        """The notation of every action, once for each *voice*.

        Most games have one voice. Where the same number names the pawns of another colour, as in Partners, the
        rules' `voice` says in which one a state speaks.
        """

    def configure(self, s: Any, options: Options, /) -> None:
        """Write the options into a blank record."""

    def read(self, s: Any, position: Position, shuffle: Callable[[list[int]], list[int]], /) -> None:
        """Fill a record from a position; missing parts are dealt with `shuffle`."""

    def write(self, s: Any, /) -> Position:
        """The full position of a record."""

    def view(self, s: Any, observer: int, /) -> View:
        """What the observer, a seat or SPECTATOR, may be shown."""

    def events(self, s: Any, entries: list[Entry], /) -> list[dict[str, Any]]:
        """The log as plain data; an unseen card is HIDDEN."""

    def winners(self, s: Any, /) -> list[int]:
        """The winning seats."""

    def scores(self, s: Any, /) -> list[int] | None:
        """Points as the rulebook counts them; None while they are hidden in hands."""

    def action_sentence(self, notation: str, who: Callable[[int], str], /) -> Sentence:
        """An action as a message with arguments; `who` names a seat."""

    def event_sentence(self, event: Mapping[str, Any], who: Callable[[int], str], /) -> Sentence:
        """An event as a message with arguments."""

    def describe(self, view: View, say: Phrases, who: Callable[[int], str], /) -> list[str]:
        """The situation of a view in sentences."""

    def prompt(self, view: View, who: Callable[[int], str], /) -> Sentence:
        """What is asked now, as a message with arguments; not once the game is over."""


@dataclass(frozen=True)
class Clause:
    """A clause of a rulebook.

    >>> import vaka
    >>> print(vaka.load("babayaga").clause("BY-9"))
    BY-9: A spell laid down without payment is merely exchanged: it is not active, does nothing, and ...
    """

    id: str
    _folder: Path

    def text(self, lang: str = "en") -> str:
        """The clause in a language."""
        return rulebook(lang, self._folder)(message_id(self.id))

    def __str__(self) -> str:
        return f"{self.id}: {self.text()}"


class Action:
    """One choice out of a game's fixed list; `str` gives its notation.

    >>> import vaka
    >>> action = vaka.load("babayaga").action("swap 5 A draw")
    >>> action.id, action.text("sv")
    (20, 'Lägg trolldryck 5 på hög A och dra ett kort')
    """

    __slots__ = ("game", "id", "notation")

    def __init__(self, game: Game, number: int, notation: str) -> None:
        self.game = game
        self.id = number
        self.notation = notation

    def text(self, lang: str = "en", names: Names = None) -> str:
        """The action as a sentence."""
        say = self.game.phrases(lang)
        return say.say(self.game.face.action_sentence(self.notation, _namer(say, names)))

    def __str__(self) -> str:
        return self.notation

    def __repr__(self) -> str:
        return f"<Action {self.id} {self.notation!r}>"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Action):
            return NotImplemented
        return self.notation == other.notation and self.game.name == other.game.name

    def __hash__(self) -> int:
        return hash((self.game.name, self.notation))


class Event(dict[str, Any]):
    """Something that a decision caused, as plain data, with a sentence to tell it."""

    def __init__(self, game: Game, data: Mapping[str, Any]) -> None:
        super().__init__(data)
        self._game = game

    def text(self, lang: str = "en", names: Names = None) -> str:
        """The event as a sentence."""
        say = self._game.phrases(lang)
        return say.say(self._game.face.event_sentence(self, _namer(say, names)))


class Game:
    """A game with its options, made by `vaka.load`.

    >>> import vaka
    >>> game = vaka.load("babayaga", players=3)
    >>> game.options["edition"], game.actions
    ('en', 97)
    """

    def __init__(self, face: Face, options: Mapping[str, Any]) -> None:
        self.face = face
        self.name = face.name
        self.options = _check_options(face, options)
        self.players: int = self.options["players"]
        self.team = int(getattr(face.rules, "TEAM", 1))
        """How many seats win together."""
        self.actions = face.actions
        voices = face.notation(self.options)
        self._actions = [[Action(self, i, text) for i, text in enumerate(voice)] for voice in voices]
        self._named = {text.casefold(): action for voice in self._actions for action in voice for text in [str(action)]}
        self._voiced = len(voices) > 1
        self._state_class = VoicedState if self._voiced else State
        fields: Any = face.layout.fields
        self._core: int = fields["log"][1]
        self._player_at: int = fields["player"][1]
        self._phase_at: int = fields["phase"][1]
        self._size = face.layout.itemsize
        self._reader = reader(face.layout)
        self._lists: dict[bytes, list[Action]] = {}
        self._step: Callable[[Any, int], int]

    def __repr__(self) -> str:
        settings = ", ".join(f"{name}={value!r}" for name, value in self.options.items())
        return f"vaka.load({self.name!r}, {settings})"

    @cached_property
    def engine(self) -> Engine:
        """The compiled rules; the first use on a machine compiles them, with a line of progress."""
        engine = engine_of(self.name)
        if not engine.ready:
            engine.compile(progress(self.name))
        self._step = engine.step
        return engine

    # --- Making states.

    def new(self, seed: int | bytes | None = None) -> State:
        """A fresh game. Without a seed the key comes from the system.

        >>> import vaka
        >>> vaka.load("babayaga").new(seed=7) == vaka.load("babayaga").new(seed=7)
        True
        """
        key = _key(secrets.token_bytes(32) if seed is None else seed)
        state = self._blank(record.Start(key))
        state._n = self.engine.new(state._address(), key_words(key))
        return state

    def at(self, position: Position, seed: int | bytes = 0) -> State:
        """A game that begins in a position; missing parts are dealt by the seed.

        >>> import vaka
        >>> state = vaka.load("babayaga").at({"hands": [["yaga", "yaga", "yaga", "1", "2"], None]})
        >>> state.play("declare").over
        True
        """
        if not isinstance(position, Mapping):
            raise PositionError(f"a position is a mapping, not {type(position).__name__}")
        key = _key(seed)
        try:
            kept = json.loads(json.dumps(position))
        except (TypeError, ValueError, RecursionError) as reason:
            raise PositionError(f"a position must be plain JSON: {reason}") from None
        state = self._blank(record.Start(key, kept))
        self.engine.begin(state._address(), key_words(key))
        self.face.read(state._s, kept, lambda cards: self.engine.shuffled(state._address(), cards))
        state._n = self.engine.accept(state._address())
        if state._n < 0:
            raise PositionError(self.face.faults[-state._n])
        return state

    def replay(self, text: str) -> State:
        """The final state of a record.

        >>> import vaka
        >>> game = vaka.load("babayaga")
        >>> state = game.new(7).play("swap 1 A draw")
        >>> game.replay(state.record()) == state
        True
        """
        return record.replay(self, text)

    def restore(self, blob: bytes) -> State:
        """The state that `State.save` wrote, of a game with the same options."""
        return self._state_class._restore(self, blob)

    def _blank(self, start: record.Start | None) -> State:
        state = self._state_class._of(self, bytearray(self.engine.frame.itemsize), 0, start, bytearray())
        self.face.configure(state._s, self.options)
        return state

    def _listed(self, frame: bytearray, n: int) -> list[Action]:
        """The legal actions of a frame. The same few thousand lists come again and again, so they are kept.

        The key is the voice and the window of ids behind the record, padded with zeros. Ids ascend, so only a list
        that is longer than the window ends it with another byte, and only the list of action 0 alone looks empty.
        """
        key = bytes(frame[self._size : self._size + 1 + WINDOW])
        actions = self._actions[key[0]]
        found = [actions[number] for number in frame[self._size + 1 : self._size + 1 + n]]
        if key[1] + key[2] > 0 and key[-1] == 0:
            if len(self._lists) > 20_000:
                self._lists.clear()
            self._lists[key] = found
        return list(found)

    # --- Actions and clauses.

    def action(self, action: Action | int | str) -> Action:
        """An action by its id or notation; spaces and capitals do not matter."""
        if isinstance(action, Action):
            if action.game.name != self.name:
                raise NotationError(f"{action} is an action of {action.game.name}, not of {self.name}")
            return action
        if isinstance(action, str):
            found = self._named.get(" ".join(action.split()).casefold())
            if found is None:
                raise NotationError(_unreadable(action, tuple(map(str, self._named.values()))))
            return found
        if isinstance(action, int | np.integer) and not isinstance(action, bool) and 0 <= action < self.actions:
            return self._actions[0][action]
        raise NotationError(f"no action {action!r}: use an Action, an id from 0 to {self.actions - 1}, or notation")

    def all_actions(self) -> list[Action]:
        """Every action there is, in every voice."""
        return [action for voice in self._actions for action in voice]

    def number(self, action: Action | int | str) -> int:
        """The id of an action."""
        return self.action(action).id

    def clause(self, clause_id: str) -> Clause:
        """A clause of the rulebook by its id; the sign § may be left out, not every keyboard has it."""
        if f"§{clause_id}" in self._clause_ids:
            clause_id = f"§{clause_id}"
        if clause_id not in self._clause_ids:
            raise NotationError(f"no clause {clause_id!r}; `vaka rules {self.name}` prints them all")
        return Clause(clause_id, self.folder / "rulebook")

    @cached_property
    def _clause_ids(self) -> list[str]:
        return clause_ids(self.folder)

    @property
    def folder(self) -> Path:
        """The folder of the game's module, with its words and its rulebook."""
        return Path(str(self.face.rules.__file__)).parent

    def phrases(self, lang: str) -> Phrases:
        """The words of the game in a language."""
        return phrases(lang, self.folder / "words")


NO_VOICES = bytearray()


class State:
    """One situation of a game. Made by `Game.new`, `Game.at` and `Game.replay`.

    >>> import vaka
    >>> state = vaka.load("babayaga").new(seed=7)
    >>> state.phase, state.over, len(state.legal()) > 4
    ('act', False, True)
    """

    __slots__ = ("_at", "_frame", "_history", "_legal", "_n", "_plain", "_start", "_voices", "game")

    game: Game
    _frame: bytearray  # the record, and behind it its legal actions
    _n: int  # how many of them there are
    _legal: memoryview | None  # the window of these actions, once they were asked for
    _at: Any  # the frame as compiled functions take it, once that was asked for
    _plain: Any  # the record to be read only, once that was asked for; the next decision drops it
    _start: record.Start | None
    _history: bytearray
    _voices: bytearray  # the voice of each decision, in games that have several; replaced, never changed

    @classmethod
    def _of(cls, game: Game, frame: bytearray, n: int, start: record.Start | None, history: bytearray) -> State:
        state = cls.__new__(cls)
        state.game = game
        state._frame = frame
        state._n = n
        state._at = state._legal = state._plain = None
        state._start = start
        state._history = history
        state._voices = NO_VOICES
        return state

    def _address(self) -> Any:
        if self._at is None:
            self._at = self.game.engine.address(self._frame)
        return self._at

    @property
    def _rows(self) -> Any:
        """The record as an array of one."""
        engine = self.game.engine
        return shape(np.frombuffer(self._frame, engine.frame)["state"])

    @property
    def _s(self) -> Any:
        """The record, with attributes."""
        return np.frombuffer(self._frame, self.game.engine.frame).view(np.recarray)[0].state

    @property
    def _read(self) -> Any:
        """The record, with attributes to be read only, and much faster; unpacked once for all who look at it."""
        if self._plain is None:
            self._plain = self.game._reader(self._frame)
        return self._plain

    # --- Who and what.

    @property
    def player(self) -> int | None:
        """The seat that decides now; None when the game is over."""
        seat = self._frame[self.game._player_at]
        return seat if seat < SPECTATOR else None

    @property
    def phase(self) -> str:
        """The phase, by its name in the rules."""
        return self.game.face.phases[self._frame[self.game._phase_at]]

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.player is None

    @property
    def winners(self) -> list[int]:
        """The seats that won; empty while the game goes on."""
        return self.game.face.winners(self._read) if self.over else []

    @property
    def scores(self) -> list[int] | None:
        """Points as the rulebook counts them; None while they are hidden in hands."""
        return self.game.face.scores(self._read)

    def returns(self) -> list[float]:
        """One number a seat in [-1, 1], summing to 0: the winners share, the others pay alike."""
        players, winners = self.game.players, self.winners
        if not winners or len(winners) == players:
            return [0.0] * players
        lost = -1.0 / (players - 1)
        won = -lost * (players - len(winners)) / len(winners)
        return [won if seat in winners else lost for seat in range(players)]

    @property
    def history(self) -> list[Action]:
        """The decisions made so far, since the start or the position."""
        actions = self.game._actions
        if not self.game._voiced:
            return [actions[0][number] for number in self._history]
        return [actions[voice][number] for voice, number in zip(self._voices, self._history, strict=True)]

    # --- Deciding.

    def legal(self) -> list[Action]:
        """The actions that the deciding seat may take, in ascending order of their ids."""
        window = self._legal
        if window is None:
            size = self.game._size
            window = self._legal = memoryview(self._frame)[size : size + 1 + WINDOW]
        try:
            return self.game._lists[window.tobytes()][:]
        except KeyError:
            return self.game._listed(self._frame, self._n)

    def play(self, action: Action | int | str) -> State:
        """Carry out an action, its id or its notation; returns this state, changed."""
        game = self.game
        number = action if type(action) is int else self._number(action)
        try:
            n = game._step(self._at or self._address(), number)
        except OverflowError:
            n = OUTSIDE
        if n < 0:
            self._refuse(number, n)
        self._n = n
        self._plain = None
        self._history.append(number)
        return self

    def _number(self, action: Action | int | str) -> int:
        """The id of an action; IllegalMove if it is named in another voice than that of the state."""
        named = self.game.action(action)
        if self._foreign(action, named):
            raise IllegalMove(str(named), self.game.clause(self.game.face.not_your_voice))
        return named.id

    def _foreign(self, action: Action | int | str, named: Action) -> bool:
        """Whether an action is named in another voice."""
        spoken = self.game._actions[self._frame[self.game._size]][named.id]
        by_name = not isinstance(action, int | np.integer)
        return by_name and not self.over and spoken.notation != named.notation

    def _refuse(self, number: int, code: int) -> NoReturn:
        """Raise what the rules answered."""
        self.game.action(number)
        notation = str(self.game._actions[self._frame[self.game._size]][number])
        raise IllegalMove(notation, self.game.clause(self.game.face.clauses[-code]))

    def why_not(self, action: Action | int | str, seat: int | None = None) -> Clause | None:
        """The clause that forbids an action now; None if it is legal.

        With a seat, the question is that seat's: when another one decides, the answer says so and
        tells nothing else.
        """
        named = self.game.action(action)
        if seat is not None and self._observer(seat) != self.player and not self.over:
            return self.game.clause(self.game.face.not_your_turn)
        if self._foreign(action, named):
            return self.game.clause(self.game.face.not_your_voice)
        code = self.game.engine.why_not(self._address(), named.id)
        return self.game.clause(self.game.face.clauses[code]) if code else None

    def undo(self) -> bool:
        """Take back the last decision, if nothing was drawn or shown and the same seat decides again."""
        if not self._history or self._start is None:
            return False
        if any(event["event"] in self.game.face.revealing for event in self.events(None)):
            return False
        before = self._start.state(self.game)
        for number in self._history[:-1]:
            before.play(number)
        if before.player != self.player:
            return False
        self._frame, self._n = before._frame, before._n
        self._history, self._voices = before._history, before._voices
        self._at = self._legal = self._plain = None
        return True

    # --- What is seen.

    def _observer(self, seat: int | None) -> int:
        if seat is None:
            return SPECTATOR
        # The quick question comes first, for it is asked many times a decision. True is no seat.
        whole = type(seat) is int or (isinstance(seat, int | np.integer) and not isinstance(seat, bool))
        if whole and 0 <= seat < self.game.players:
            return int(seat)
        raise NotationError(f"no seat {seat!r}: seats are 0 to {self.game.players - 1}, None is a spectator")

    def view(self, seat: int | None) -> View:
        """What a seat may be shown, as plain data; seat None is a spectator."""
        observer = self._observer(seat)
        view = self.game.face.view(self._read, observer)
        view["seat"] = seat
        view["legal"] = [str(action) for action in self.legal()] if seat is not None and seat == self.player else []
        return view

    def events(self, seat: int | None) -> list[Event]:
        """What the last decision caused, in order, as a seat may see it."""
        told = self.game.face.events(self._read, list(self.log(seat)))
        return [Event(self.game, data) for data in told]

    def log(self, seat: int | None) -> tuple[Entry, ...]:
        """The entries behind the events; two seats with the same entries see the same events."""
        observer = self._observer(seat)
        return tuple(
            [
                (kind, seat_, card if seen >> observer & 1 else HIDDEN, more)
                for kind, seat_, card, more, seen in _log_rows(self._read.log)
            ]
        )

    def describe(self, seat: int | None, lang: str = "en", names: Names = None) -> str:
        """The situation and the choices as one paragraph, made from the seat's view alone."""
        say = self.game.phrases(lang)
        who = _namer(say, names)
        view = self.view(seat)
        sentences = self.game.face.describe(view, say, who)
        if view["legal"]:
            listed = [
                say("choice", notation=notation, text=self.game.action(notation).text(lang, names))
                for notation in view["legal"]
            ]
            sentences.append(say("choices", list="; ".join(listed)))
        return " ".join(sentences)

    def imagine(self, seat: int | None, seed: int | bytes) -> State:
        """A state that a seat cannot tell from this one: what it has not seen is dealt again."""
        observer = self._observer(seat)
        engine = self.game.engine
        state = self.clone()
        state._start = None
        state._history, state._voices = bytearray(), NO_VOICES
        state._n = engine.imagine(state._address(), observer, key_words(_key(seed)), engine.pools(1))
        return state

    # --- Copies.

    def clone(self) -> State:
        """An independent copy."""
        twin = self._of(self.game, self._frame[:], self._n, self._start, self._history[:])
        twin._voices = self._voices
        return twin

    def save(self) -> bytes:
        """A snapshot for `Game.restore`, fast, for this version of Vaka; to keep or to send games use records."""
        blob = self.game.engine.stamp + bytes((self._n,)) + self._frame + self._history
        return blob + self._voices if self._voices else blob

    @classmethod
    def _restore(cls, game: Game, blob: bytes) -> State:
        start = len(game.engine.stamp) + 1
        end = start + game.engine.frame.itemsize
        if len(blob) < end or blob[: start - 1] != game.engine.stamp:
            raise RecordError(0, f"not a snapshot of {game.name} by this version of Vaka")
        past = bytearray(blob[end:])
        decisions = len(past) // 2 if game._voiced else len(past)
        state = cls._of(game, bytearray(blob[start:end]), blob[start - 1], None, past[:decisions])
        state._voices = past[decisions:]
        return state

    def _bytes(self) -> bytes:
        """All of the record but its log, which tells the last decision only."""
        return bytes(self._frame[: self.game._core])

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, State):
            return NotImplemented
        return self.game.name == other.game.name and self._bytes() == other._bytes()

    def __hash__(self) -> int:
        return hash(self._bytes())

    def __repr__(self) -> str:
        return f"<State of {self.game.name}: {self.phase}, player {self.player}, {len(self._history)} decisions>"

    # --- Positions and records.

    def position(self) -> Position:
        """The full position, hidden cards too: for `Game.at`."""
        return self.game.face.write(self._read)

    def record(self, notes: Mapping[str, str] | None = None) -> str:
        """The portable record: text, one line a decision. Notes are kept in its head."""
        if self._start is None:
            raise RecordError(0, "an imagined or restored state does not know its beginning, so it has no record")
        return record.write(self, self._start, notes or {})

    @property
    def deal_hash(self) -> str:
        """SHA-256 of the key: to publish before the first decision."""
        if self._start is None:
            raise RecordError(0, "an imagined or restored state does not know its key")
        return hashlib.sha256(self._start.key).hexdigest()


class VoicedState(State):
    """A state of a game with several voices: it remembers in which one each decision was named."""

    __slots__ = ()

    def play(self, action: Action | int | str) -> State:
        """Carry out an action, its id or its notation; returns this state, changed."""
        voice = self._frame[self.game._size : self.game._size + 1]
        super().play(action)
        self._voices = self._voices + voice
        return self


_engines: dict[str, Engine] = {}


def engine_of(name: str) -> Engine:
    """One engine a game for the whole process; options are in the state."""
    if name not in _engines:
        face = registry.face(name)
        _engines[name] = Engine(name, face.rules, face.layout, face.pool, face.actions)
    return _engines[name]


@once
def _log_rows(log: Any) -> list[tuple[int, ...]]:
    """Kind, seat, card, further number and who has seen it, of each entry."""
    n = log.n
    return list(zip(log.kind[:n], log.seat[:n], log.card[:n], log.more[:n], log.seen[:n], strict=True))


def _check_options(face: Face, given: Mapping[str, Any]) -> dict[str, Any]:
    known = {option.name for option in face.options}
    for name in given:
        if name not in known:
            raise OptionError(f"{face.name} has no option {name!r}; it has {', '.join(sorted(known))}")
    options: dict[str, Any] = {}
    for option in face.options:
        value = given.get(option.name, option.default)
        try:
            options[option.name] = option.check(value, options)
        except ValueError as fault:
            reason = f" ({fault})" if str(fault) else ""
            raise OptionError(f"{option.name}={value!r}: allowed is {option.allowed}{reason}") from None
    return options


def _key(seed: int | bytes) -> bytes:
    """The 256-bit key of a seed."""
    if isinstance(seed, bytes | bytearray) and len(seed) == 32:
        return bytes(seed)
    if isinstance(seed, int | np.integer) and not isinstance(seed, bool) and 0 <= seed < 1 << 256:
        return int(seed).to_bytes(32, "little")
    raise OptionError(f"seed {seed!r}: allowed is a whole number from 0 to 2^256 - 1, or 32 bytes")


def _namer(say: Phrases, names: Names) -> Callable[[int], str]:
    """Names seats: as given, or by their number."""
    return lambda seat: names[seat] if names else say("seat-name", seat=seat)


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
