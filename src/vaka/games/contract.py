"""What a game hands in: one `Definition`, made of its rules, layout, face, policy and terminal board."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Generic, Protocol, TypedDict, TypeVar

import numpy as np
from rich.console import RenderableType

from vaka.games.observing import Observation as Observation
from vaka.games.observing import Piece as Piece
from vaka.kit.struct import Row
from vaka.words import Phrases, Sentence

Options = Mapping[str, Any]
"""The options of a game by their names, checked."""
Position = dict[str, Any]
Entry = tuple[int, int, int, int]
"""Kind, seat, card and the further number of a log entry."""
Shuffle = Callable[[list[int]], list[int]]
Who = Callable[[int], str]
"""Names a seat."""

Struct = TypeVar("Struct", contravariant=True)
"""The state struct of a game, as its layout describes it."""
View = TypeVar("View")
Event = TypeVar("Event")


# --- Options.


@dataclass(frozen=True)
class Option:
    """A choice made when a game is loaded."""

    name: str
    default: Any
    allowed: str
    """What is allowed, for people."""
    check: Callable[[Any, Options], Any]
    """Returns the value in its proper form, or raises ValueError; sees the options checked before it."""
    values: tuple[Any, ...] = ()
    """Every allowed value, if there are few."""
    check_recorded: Callable[[Any, Options], Any] | None = None
    """What to check a record's value with, where an earlier Vaka allowed more: old records are still replayed."""


def one_of(name: str, *values: Any) -> Option:
    """An option with a short list of values; the first one is the default.

    >>> one_of("remember", False, True).allowed
    'false, true'
    """

    def check(value: Any, _options: Options) -> Any:
        if type(value) is not type(values[0]) or value not in values:
            raise ValueError
        return value

    allowed = [str(value).lower() if isinstance(value, bool) else str(value) for value in values]
    return Option(name, values[0], ", ".join(allowed), check, values)


# --- Views.


class Public(TypedDict):
    """What every game shows to everyone; each game adds its own parts."""

    game: str
    players: int
    phase: str
    player: int | None
    """The seat that decides now; null when the game is over."""
    turn: int
    over: bool
    winners: list[int]
    scores: list[int] | None


class Seated(TypedDict):
    """What a view says about the seat that looks."""

    seat: int | None
    """The seat whose view it is; null for a spectator."""
    legal: list[str]
    """The actions that this seat may take now, in notation."""


# --- The parts of a game.


class Rules(Protocol[Struct]):
    """The module `rules` of a game: compiled functions over one state struct."""

    def setup(self, s: Struct, /) -> None:
        """Deal; options and chance are already in the struct."""

    def why_not(self, s: Struct, action: int, /) -> int:
        """The index of the clause that forbids an action; 0 if it is legal."""

    def legal(self, s: Struct, out: Row, /) -> int:
        """Write the legal actions into `out`, ascending; returns how many there are."""

    def play(self, s: Struct, action: int, /) -> None:
        """Carry out a legal action."""

    def imagine(self, s: Struct, observer: int, pool: Any, /) -> None:
        """Deal again what the observer has not seen."""

    def accept(self, s: Struct, /) -> int:
        """Complete a struct that was read from a position; the index of its fault, 0 if there is none."""


class Policy(Protocol[Struct]):
    """The module `policy` of a game: how a sensible beginner plays, compiled."""

    SCALE: float
    """How many points of standing make a seat e times as likely to win."""
    STYLE: Mapping[str, float]
    """Settings of the search that suit the game, see `vaka.bots.style.Style`."""

    def urge(self, s: Struct, action: int, /) -> int:
        """How much the seat that decides wants a legal action. Reads only what that seat has seen."""

    def standing(self, s: Struct, seat: int, /) -> int:
        """How well a seat stands, in points. Sees everything: it judges imagined states only."""


class Face(Protocol[Struct, View, Event]):
    """The module `face` of a game: notation, positions, views, events and sentences."""

    def notation(self, options: Options, /) -> tuple[tuple[str, ...], ...]:
        """The notation of every action, once for each *voice*.

        Most games have one voice. Where the same number names the pawns of another colour, as in Partners, the
        rules' `voice` says in which one a state speaks.
        """

    def configure(self, s: Struct, options: Options, /) -> None:
        """Write the options into a blank struct."""

    def read(self, s: Struct, position: Position, shuffle: Shuffle, /) -> None:
        """Fill a struct from a position; missing parts are dealt with `shuffle`."""

    def write(self, s: Struct, /) -> Position:
        """The full position of a struct."""

    def view(self, s: Struct, observer: int, seated: Seated, /) -> View:
        """What the observer, a seat or SPECTATOR, may be shown."""

    def events(self, s: Struct, entries: Sequence[Entry], /) -> list[Event]:
        """The log as plain data; an unseen card is HIDDEN in an entry and None in an event."""

    def winners(self, s: Struct, /) -> list[int]:
        """The winning seats."""

    def scores(self, s: Struct, /) -> list[int] | None:
        """Points as the rulebook counts them; None while they are hidden in hands."""

    def action_sentence(self, notation: str, who: Who, /) -> Sentence:
        """An action as a message with arguments."""

    def event_sentence(self, event: Event, who: Who, /) -> Sentence:
        """An event as a message with arguments."""

    def describe(self, view: View, say: Phrases, who: Who, /) -> list[str]:
        """The situation of a view in sentences."""

    def prompt(self, view: View, who: Who, /) -> Sentence:
        """What is asked now, as a message with arguments; not called once the game is over."""


@dataclass(frozen=True, kw_only=True)
class Definition(Generic[Struct, View, Event]):
    """Everything that a game hands in. Its module `definition` holds one, called `GAME`."""

    name: str
    version: int
    """The version of the rules; raised when old records would replay differently."""
    folder: Path
    """Where the game's `words` and `rulebook` are."""
    options: tuple[Option, ...]
    """The choices when the game is loaded; the first one is `players`."""

    # The state and its rules.
    layout: np.dtype[Any]
    pool: np.dtype[Any]
    """Scratch room for `imagine`."""
    rules: Rules[Struct]
    team: int = 1
    """How many seats win together."""
    voice: Callable[[Struct], int] | None = None
    """A rule that says in which voice a state speaks, in games that have several."""
    payoff: Callable[[Struct, int], int] | None = None
    """A rule that says what a seat has won once the game is over, in whole units that sum to 0, in games where winning
    more is worth more. Without it the winners share: then the struct has a field `winner`, the mask of their seats."""
    payoff_scale: int = 1
    """How many of these units make 1 in `State.returns`."""
    secret: Callable[[Struct], bool] | None = None
    """A rule that says whether the choice now due is seen by nobody else; without it all choices are seen."""

    # The names of its numbers.
    phases: tuple[str, ...]
    actions: int
    """How many actions there are, fewer than 256; their ids never change."""
    clauses: tuple[str, ...]
    """The clause that forbids something, by the number that `why_not` gives; 0 is nothing."""
    faults: tuple[str, ...]
    """What is wrong with a position, by the number that `accept` gives; 0 is nothing."""
    not_your_turn: str
    """The clause told to a seat that is not asked to decide."""
    not_your_voice: str = ""
    """The clause told when an action is named in another voice; empty if there is only one."""
    revealing: frozenset[str]
    """Events after which a decision cannot be taken back."""
    unseen: frozenset[str] = frozenset()
    """Events of a decision that was made in secret, by which nobody else learns anything."""

    # What people and programs see.
    face: Face[Struct, View, Event]
    view: type[View]
    event: type[Event]
    """The shapes of its views and events; the page's types are made from these."""
    constants: Mapping[str, object] = field(default_factory=dict)
    """What the page needs to know as well, such as the values of cards, by the name it has there."""
    draw: Callable[[View, Phrases, Who], RenderableType]
    """A view as a picture for a terminal."""
    follows: Callable[[View, View], bool] | None = None
    """Whether a deal follows on from a finished game, so that the start is passed on; without it any deal does."""
    screen: Callable[[View], View] | None = None
    """A view as the screen of a person may show it, where that is less than the seat has seen."""
    retold: Callable[[Event, View], Event] | None = None
    """An event as it may be told again later, to a person whose screen shows a view by then, where that is less."""
    because: Callable[[View, str, str, Who], Sentence | None] | None = None
    """Why the seat that decides may not take an action, in one short sentence, from its view, the action, the clause
    that forbids it and the names of seats. Nothing but the view is asked, so the answer tells nothing new."""
    forced: Callable[[View], bool] | None = None
    """Whether all that may be done in a view follows from what everyone sees. If that is only one thing, it can be done
    for the player: neither the answer nor when it comes tells anybody anything. Without it, nothing is."""
    policy: Policy[Struct] | None = None
    """How bots play it; without one every action is as good as any other."""
    observation: Observation | None = None
    """What a seat has seen, as numbers for learning; without it the game is not learned."""


AnyDefinition = Definition[Any, Any, Any]
AnyRules = Rules[Any]
AnyPolicy = Policy[Any]
