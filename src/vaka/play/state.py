"""One situation of a game: who decides, what is legal, what each seat sees, and what was decided so far."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, NoReturn, TypeVar, cast

import numpy as np
from numpy.typing import NDArray

from vaka.engine.native import MARKED, OUTSIDE, States, key_words
from vaka.engine.observing import ready_observer
from vaka.errors import IllegalMove, NotationError, OptionError, RecordError
from vaka.games.contract import Entry, Position, Seated
from vaka.kit.pile import HIDDEN, SPECTATOR
from vaka.kit.reader import memo
from vaka.play import picture, record
from vaka.play.action import Action, Event, Names, namer
from vaka.play.frame import Frames
from vaka.play.record import Start
from vaka.words.rulebook import Clause

if TYPE_CHECKING:
    from vaka.play.game import Game

View = dict[str, Any]
"""What a seat may be shown, as plain data; each game's module `shapes` says what is in it."""
Kind = TypeVar("Kind", bound="State")
Mark = tuple[int, bytes, int]
"""A copy of a state along the way: how many decisions were made, its frame, and how many actions were legal."""
NO_VOICES = bytearray()
MARKS = 4  # how many marks a state keeps


class State:
    """One situation of a game. Made by `Game.new`, `Game.at` and `Game.replay`.

    >>> import vaka
    >>> state = vaka.load("babayaga").new(seed=7)
    >>> state.phase, state.over, len(state.legal()) > 4
    ('act', False, True)
    """

    __slots__ = (
        "_at",
        "_frame",
        "_frames",
        "_history",
        "_legal",
        "_marks",
        "_n",
        "_plain",
        "_start",
        "_voices",
        "game",
    )

    game: Game
    _frames: Frames  # where the parts of a frame lie
    _frame: bytearray  # the struct, and behind it its legal actions
    _n: int  # how many of them there are
    _legal: memoryview | None  # the window of these actions, once they were asked for
    _at: Any  # the frame as compiled functions take it, once that was asked for
    _plain: Any  # the struct to be read only, once that was asked for; the next decision drops it
    _start: Start | None
    _history: bytearray
    _marks: tuple[Mark, ...]  # the newest ones, every MARK_EVERY decisions, so that taking back need not replay all
    _voices: bytearray  # the voice of each decision, in games that have several; replaced, never changed

    # --- Making one: `Game` does it.

    @classmethod
    def made(cls: type[Kind], game: Game, frame: bytearray, n: int, start: Start | None) -> Kind:
        """A state from its frame, the number of its legal actions, and how the game began."""
        state = cls.__new__(cls)
        state.game = game
        state._frames = game.frames
        state._frame = frame
        state._n = n
        state._at = state._legal = state._plain = None
        state._start = start
        state._history = bytearray()
        state._marks = ()
        state._voices = NO_VOICES
        return state

    @classmethod
    def dealt(cls: type[Kind], game: Game, frame: bytearray, key: bytes) -> Kind:
        """A fresh game: a blank frame with its options, dealt by a key."""
        state = cls.made(game, frame, 0, Start(key))
        state._n = game.engine.new(state._address(), key_words(key))
        state._marks = ((0, bytes(frame), state._n),)
        return state

    @classmethod
    def restored(cls: type[Kind], game: Game, blob: bytes, began: Start | None) -> Kind:
        """The state that `save` wrote, and how the game began, if that is known."""
        stamp = game.engine.stamp
        start = len(stamp) + 1
        end = start + game.frames.layout.itemsize
        if len(blob) < end or blob[: start - 1] != stamp:
            raise RecordError(0, f"not a snapshot of {game.name} by this version of Vaka")
        state = cls.made(game, bytearray(blob[start:end]), blob[start - 1], began)
        state._set_past(bytearray(blob[end:]))
        state._marks = ((len(state._history), bytes(state._frame), state._n),)
        return state

    def _address(self) -> Any:
        if self._at is None:
            self._at = self.game.engine.address(self._frame)
        return self._at

    @property
    def _struct(self) -> Any:
        """The struct, with attributes to be read only; unpacked once for all who look at it."""
        if self._plain is None:
            self._plain = self._frames.read(self._frame)
        return self._plain

    def array(self) -> States:
        """The state as an array of one struct, as compiled functions take it; changing it changes the state."""
        return self._frames.rows(self._frame)

    # --- Who and what.

    @property
    def player(self) -> int | None:
        """The seat that decides now; None when the game is over."""
        seat = self._frame[self._frames.player_at]
        return seat if seat < SPECTATOR else None

    @property
    def phase(self) -> str:
        """The phase, by its name in the rules."""
        return self.game.definition.phases[self._frame[self._frames.phase_at]]

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.player is None

    @property
    def winners(self) -> list[int]:
        """The seats that won; empty while the game goes on."""
        return self.game.face.winners(self._struct) if self.over else []

    @property
    def scores(self) -> list[int] | None:
        """Points as the rulebook counts them; None while they are hidden in hands."""
        return self.game.face.scores(self._struct)

    def returns(self) -> list[float]:
        """One number per seat, summing to 0, all 0 while the game goes on.

        They are in [-1, 1]: the winners share, the others pay alike. Where winning more is worth more, the game itself
        says what each seat has won (`Definition.payoff`).
        """
        players, definition = self.game.players, self.game.definition
        if definition.payoff is not None and self.over:
            payoff = self.game.engine.payoff
            return [payoff(self._address(), seat) / definition.payoff_scale for seat in range(players)]
        winners = self.winners
        lost, won = shares(players, len(winners))
        return [won if seat in winners else lost for seat in range(players)]

    @property
    def decisions(self) -> int:
        """How many decisions were made so far; those taken back do not count."""
        return len(self._history)

    @property
    def history(self) -> list[Action]:
        """The decisions made so far, since the start or the position."""
        actions = self._frames.actions[0]
        return [actions[number] for number in self._history]

    # --- Deciding.

    def legal(self) -> list[Action]:
        """The actions that the deciding seat may take, in ascending order of their ids."""
        window = self._legal
        if window is None:
            window = self._legal = self._frames.window(self._frame)
        try:
            return self._frames.lists[window.tobytes()][:]
        except KeyError:
            return self._frames.legal(self._frame, self._n)

    def play(self, action: Action | int | str) -> State:
        """Carry out an action, its id or its notation; returns this state, changed."""
        number = action if type(action) is int else self._number(action)
        try:
            n = self._frames.step(self._at or self._address(), number)
        except OverflowError:
            n = OUTSIDE
        if n < 0:
            n = self._mark(n) if n <= MARKED else self._refuse(number, n)
        self._n = n
        self._plain = None
        self._history.append(number)
        return self

    def _number(self, action: Action | int | str) -> int:
        """The id of an action; IllegalMove if it is named in a voice other than the state's."""
        named = self.game.action(action)
        if self._foreign(action, named):
            raise IllegalMove(str(named), self.game.clause(self.game.definition.not_your_voice))
        return named.id

    def _foreign(self, action: Action | int | str, named: Action) -> bool:
        """Whether an action is named in another voice."""
        spoken = self._frames.spoken(self._frame, named.id)
        by_name = not isinstance(action, int | np.integer)
        return by_name and not self.over and spoken.notation != named.notation

    def _refuse(self, number: int, code: int) -> NoReturn:
        """Raise what the rules answered."""
        self.game.action(number)
        notation = str(self._frames.spoken(self._frame, number))
        raise IllegalMove(notation, self.game.clause(self.game.definition.clauses[-code]))

    def _mark(self, code: int) -> int:
        """Keep a copy of the state just reached; returns the number of its legal actions."""
        n = MARKED - code
        self._marks = (*self._marks[1 - MARKS :], (len(self._history) + 1, bytes(self._frame), n))
        return n

    def why_not(self, action: Action | int | str, seat: int | None = None) -> Clause | None:
        """The clause that forbids an action now; None if it is legal.

        With a seat, the question is that seat's: when another one decides, the answer says so and
        tells nothing else.
        """
        named, definition = self.game.action(action), self.game.definition
        if seat is not None and self.observer(seat) != self.player and not self.over:
            return self.game.clause(definition.not_your_turn)
        if self._foreign(action, named):
            return self.game.clause(definition.not_your_voice)
        code = self.game.engine.why_not(self._address(), named.id)
        return self.game.clause(definition.clauses[code]) if code else None

    # --- Taking back.

    def can_undo(self, seat: int | None = None, after: bool = False, decided: int | None = None) -> bool:
        """Whether the last decision can be taken back: nothing was drawn or shown, and the same seat decides again.

        With a seat, whether that one may take it back. With `after`, also once somebody else is asked, who has not
        answered yet: for a game against bots, whom nobody can mislead. Who knows the seat that `decided` last may say
        it; otherwise the game is played again up to there.

        >>> import vaka
        >>> state = vaka.load("mad").at({"hands": [["wild", "g1"], ["r1", "r2"]]}).play("play wild")
        >>> state.can_undo(0), state.can_undo(1), state.undo(), len(state.history)
        (True, False, True, 0)
        """
        if not self._history or self._start is None or self.over:
            return False
        if seat is not None and self.observer(seat) != self.player and not after:
            return False
        revealing = self.game.definition.revealing
        if any(event["event"] in revealing for event in self.events(None)):
            return False
        if decided is None:
            decided = self._before().player
        return decided == (seat if after and seat is not None else self.player)

    def undo(self, seat: int | None = None, after: bool = False) -> bool:
        """Take back the last decision, if `can_undo`; returns whether that was done."""
        if not self.can_undo(seat, after):
            return False
        before = self._before()
        self._frame, self._n, self._marks = before._frame, before._n, before._marks
        self._history, self._voices = before._history, before._voices
        self._at = self._legal = self._plain = None
        return True

    def _before(self) -> State:
        """The state before the last decision: played again from the newest mark, MARK_EVERY decisions at most."""
        marks = tuple(mark for mark in self._marks if mark[0] < len(self._history))
        if marks:
            decisions, frame, n = marks[-1]
            before = self.made(self.game, bytearray(frame), n, self._start)
            before._marks = marks
            before._set_past(self._past(decisions))
        else:
            # A game that began in a position has none at first, and so has one of which very much was taken back.
            assert self._start is not None
            before = self._start.state(self.game)
        for number in self._history[len(before._history) : -1]:
            before.play(number)
        return before

    def _past(self, decisions: int | None = None) -> bytearray:
        """The first decisions as bytes, all if no number is given."""
        return self._history[:decisions]

    def _set_past(self, past: bytearray) -> None:
        """Remember decisions, given as `_past` gives them."""
        self._history = past

    # --- What is seen.

    def observer(self, seat: int | None) -> int:
        """A seat as the rules number it, SPECTATOR for None; NotationError if there is no such seat."""
        if seat is None:
            return SPECTATOR
        # The quick question comes first, since it is asked many times per decision. True is not a seat.
        whole = type(seat) is int or (isinstance(seat, int | np.integer) and not isinstance(seat, bool))
        if whole and 0 <= seat < self.game.players:
            return int(seat)
        raise NotationError(f"no seat {seat!r}: seats are 0 to {self.game.players - 1}, None is a spectator")

    def view(self, seat: int | None) -> View:
        """What a seat may be shown, as plain data; seat None is a spectator."""
        observer = self.observer(seat)
        legal = [str(action) for action in self.legal()] if seat is not None and seat == self.player else []
        return cast("View", self.game.face.view(self._struct, observer, Seated(seat=seat, legal=legal)))

    def observation(self, seat: int) -> dict[str, NDArray[np.int8]]:
        """What a seat has seen, as numbers for learning: each piece of the game's observation by its name.

        >>> import vaka
        >>> seen = vaka.load("mad").at({"hands": [["wild", "g1"], ["r1", "r2"]]}).observation(seat=0)
        >>> int(seen["hand"].sum()), seen["cards"].tolist(), bool(seen["known"].any())
        (2, [2, 2, 0, 0, 0, 0], False)
        """
        if seat is None:
            raise NotationError("a spectator has no observation; seats are numbers")
        return ready_observer(self.game.name).pieces(self.array(), self.observer(seat))

    def events(self, seat: int | None) -> list[Event]:
        """What the last decision caused, in order, as a seat may see it."""
        told = self.game.face.events(self._struct, self.log(seat))
        return [Event(self.game, data) for data in told]

    def log(self, seat: int | None) -> tuple[Entry, ...]:
        """The entries behind the events; two seats with the same entries see the same events."""
        observer = self.observer(seat)
        return tuple(
            [
                (kind, seat_, card if seen >> observer & 1 else HIDDEN, more)
                for kind, seat_, card, more, seen in _log_rows(self._struct.log)
            ]
        )

    def describe(self, seat: int | None, lang: str = "en", names: Names = None) -> str:
        """The situation and the choices as one paragraph, made from the seat's view alone."""
        return self.describe_view(self.view(seat), lang, names)

    def describe_view(self, view: View, lang: str = "en", names: Names = None) -> str:
        """A view and its choices as one paragraph."""
        say = self.game.phrases(lang)
        who = namer(say, names)
        sentences = self.game.face.describe(view, say, who)
        if view["legal"]:
            listed = [
                say("choice", notation=notation, text=self.game.action(notation).text(lang, names))
                for notation in view["legal"]
            ]
            sentences.append(say("choices", list="; ".join(listed)))
        return " ".join(sentences)

    def draw(self, seat: int | None, lang: str = "en", names: Names = None) -> Any:
        """The table as a seat sees it, drawn for a terminal: something that Rich prints."""
        say = self.game.phrases(lang)
        return self.game.definition.draw(self.view(seat), say, namer(say, names))

    def imagine(self, seat: int | None, seed: int | bytes) -> State:
        """A state that a seat cannot tell from this one: what it has not seen is dealt again."""
        observer = self.observer(seat)
        engine = self.game.engine
        state = self.made(self.game, self._frame[:], self._n, None)
        state._n = engine.imagine(state._address(), observer, key_words(key_of(seed)), engine.pools(1))
        return state

    # --- Copies.

    def clone(self) -> State:
        """An independent copy."""
        twin = self.__new__(type(self))
        twin.game = self.game
        twin._frames = self._frames
        twin._frame = self._frame[:]
        twin._n = self._n
        twin._at = twin._legal = twin._plain = None
        twin._start = self._start
        twin._history = self._history[:]
        twin._marks = self._marks
        twin._voices = self._voices
        return twin

    def save(self) -> bytes:
        """A fast snapshot for `Game.restore`, for this version of Vaka only; to keep or send games, use records."""
        return b"".join((self._frames.stamp, bytes((self._n,)), self._frame, self._history, self._voices))

    def _core(self) -> bytes:
        """All of the struct but its log, which tells the last decision only."""
        return bytes(self._frame[: self._frames.log_at])

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, State):
            return NotImplemented
        return self.game.name == other.game.name and self._core() == other._core()

    def __hash__(self) -> int:
        return hash(self._core())

    # --- What people see.

    def __repr__(self) -> str:
        return f"<State of {self.game.name}: {self.phase}, player {self.player}, {len(self._history)} decisions>"

    def __str__(self) -> str:
        """The board, from the view of the seat that decides; once the game is over, from a spectator's."""
        return picture.as_text(self.draw(self.player))

    def _repr_html_(self) -> str:
        """The board for a notebook."""
        return picture.as_html(self.draw(self.player))

    # --- Positions and records.

    def position(self) -> Position:
        """The full position, hidden cards too: for `Game.at`."""
        return self.game.face.write(self._struct)

    def record(self, notes: Mapping[str, str] | None = None) -> str:
        """The portable record: text, one line per decision. Notes are kept in its head."""
        return record.write(self, notes or {})

    @property
    def start(self) -> Start:
        """How the game began: its key and, if it did not begin with the deal, its position."""
        if self._start is None:
            raise RecordError(0, "an imagined or restored state does not know its beginning, so it has no record")
        return self._start

    @property
    def deal_hash(self) -> str:
        """SHA-256 of the key: to publish before the first decision."""
        return hashlib.sha256(self.start.key).hexdigest()


class VoicedState(State):
    """A state of a game with several voices: it remembers in which one each decision was named."""

    __slots__ = ()

    def play(self, action: Action | int | str) -> State:
        """Carry out an action, its id or its notation; returns this state, changed."""
        size = self._frames.size
        voice = self._frame[size : size + 1]
        super().play(action)
        self._voices = self._voices + voice
        return self

    @property
    def history(self) -> list[Action]:
        """The decisions made so far, since the start or the position."""
        actions = self._frames.actions
        return [actions[voice][number] for voice, number in zip(self._voices, self._history, strict=True)]

    def _past(self, decisions: int | None = None) -> bytearray:
        """The decisions, and behind them their voices."""
        return self._history[:decisions] + self._voices[:decisions]

    def _set_past(self, past: bytearray) -> None:
        decisions = len(past) // 2
        self._history, self._voices = past[:decisions], past[decisions:]


def shares(players: int, winners: int) -> tuple[float, float]:
    """The returns of a seat that lost and of one that won, by how many won; nobody wins where all or none do."""
    if winners in (0, players):
        return 0.0, 0.0
    lost = -1.0 / (players - 1)
    return lost, -lost * (players - winners) / winners


@memo
def _log_rows(log: Any) -> list[tuple[int, ...]]:
    """Kind, seat, card, further number and who has seen it, of each entry."""
    n = log.n
    return list(zip(log.kind[:n], log.seat[:n], log.card[:n], log.more[:n], log.seen[:n], strict=True))


def key_of(seed: int | bytes) -> bytes:
    """The 256-bit key of a seed."""
    if isinstance(seed, bytes | bytearray) and len(seed) == 32:
        return bytes(seed)
    if isinstance(seed, int | np.integer) and not isinstance(seed, bool) and 0 <= seed < 1 << 256:
        return int(seed).to_bytes(32, "little")
    raise OptionError(f"seed {seed!r}: must be a whole number from 0 to 2^256 - 1, or 32 bytes")
