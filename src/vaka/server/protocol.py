"""What is said over a table's socket, and what HTTP requests carry. The page's `wire.ts` is made from this module.

Every message is one JSON object; `t` names its kind. Unknown fields and kinds are rejected.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any, Literal, NotRequired, TypedDict

import msgspec

from vaka.bots.analysis import Analysis
from vaka.bots.levels import LevelName
from vaka.games.contract import Public, Seated
from vaka.words import languages

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=24, pattern=r"^\S(.*\S)?$")]
Notation = Annotated[str, msgspec.Meta(max_length=80)]
Code = Annotated[str, msgspec.Meta(max_length=40)]
Request = Annotated[int, msgspec.Meta(ge=0, le=2**53)]
"""A number that a client gives to a message, to recognise the answer; a repeated message is not applied twice."""
Version = Annotated[int, msgspec.Meta(ge=0)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=5)]
Clock = Annotated[int, msgspec.Meta(ge=5, le=3600)]
Sign = Literal["wave", "clap", "laugh", "wow", "think", "sad", "heart", "hurry"]
Level = LevelName
Language = languages.Language
Setting = str | int | bool
"""The value of an option."""


# --- What a game says: plain data. This much is the same for all games.


class WordValue(TypedDict):
    """A word that has a message of its own, such as the name of a card."""

    word: str


class SeatValue(TypedDict):
    """A seat; the client puts the player's name there."""

    seat: int


Value = str | int | WordValue | SeatValue | list[WordValue]
"""An argument of a sentence."""
Sentence = tuple[str, dict[str, Value]]
"""A message id with its arguments: becomes text in the reader's language."""


class View(Public, Seated):
    """What a seat may be shown. Each game adds its own parts."""

    hands: NotRequired[list[list[Any]]]
    """The cards of every seat, in games with cards in hand; each game says what a card looks like."""
    prompt: Sentence | None
    """What is asked now; null once the game is over."""
    forced: NotRequired[bool]
    """Whether this seat has only one legal action and everyone can tell: the page may then take it by itself."""


class GameEvent(TypedDict):
    """Something that a decision caused, as this seat may see it. Each game adds its own parts."""

    event: str
    say: Sentence
    seat: NotRequired[int]
    """Whom it happened to."""


@dataclass(frozen=True)
class Shape:
    """Says what plain data looks like, where msgspec has no word for it; the page's types are made from it."""

    typescript: str


PlainView = Annotated[dict[str, Any], Shape("View")]
PlainChanges = Annotated[dict[str, Any], Shape("Partial<View>")]
PlainEvent = Annotated[dict[str, Any], Shape("GameEvent")]
PlainSentence = Annotated[tuple[str, dict[str, Any]], Shape("Sentence")]


# --- What clients say.


class Message(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="t"):
    """The base of what clients send over a socket."""


class Play(Message, frozen=True, tag="play"):
    """Decide. `version` is the table's version that the decision answers."""

    id: Request
    version: Version
    action: Notation


class Undo(Message, frozen=True, tag="undo"):
    """Take back the last decision."""

    id: Request
    version: Version


class Why(Message, frozen=True, tag="why"):
    """Ask which clause forbids an action."""

    id: Request
    action: Notation


class Hint(Message, frozen=True, tag="hint"):
    """Ask for the best choices."""

    id: Request


class Describe(Message, frozen=True, tag="describe"):
    """Ask for the situation as a paragraph."""

    id: Request
    lang: Language


class ShowSeat(Message, frozen=True, tag="face"):
    """Hot seat: show the table as another of your seats sees it."""

    seat: SeatNumber


class React(Message, frozen=True, tag="react"):
    """Send a reaction to everyone at the table."""

    sign: Sign


class Say(Message, frozen=True, tag="say"):
    """Say something to the others who sit at the table."""

    text: Annotated[str, msgspec.Meta(min_length=1, max_length=200)]


class StandIn(Message, frozen=True, tag="stand-in"):
    """Let a bot decide for a player who has been gone for a while, until they return."""

    seat: SeatNumber


class Leave(Message, frozen=True, tag="leave"):
    """Give the game up: a bot decides for your seats, until you say that you are back."""


class Back(Message, frozen=True, tag="back"):
    """Say that the player is back, so that the bot leaves the seat."""


class Ping(Message, frozen=True, tag="ping"):
    """Ask whether the server is still there; some networks cut connections that are silent for long."""


ClientMessage = Play | Undo | Why | Hint | Describe | ShowSeat | React | Say | StandIn | Leave | Back | Ping


# --- What the server says.


class Answer(msgspec.Struct, frozen=True, tag_field="t", omit_defaults=True):
    """The base of what the server sends over a socket."""


class SeatInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat as everyone may see it."""

    kind: Literal["open", "person", "bot"]
    name: str = ""
    level: Level | Literal[""] = ""
    here: bool = False
    """Whether its player is connected."""
    away: bool = False
    """Whether a bot decides for its player."""
    left: bool = False
    """Whether its player has given the game up; a bot decides for them too."""
    helped: bool = False
    """Whether a bot has decided for its player in this game."""
    gone: float | None = None
    """Seconds for which its player has not been connected; null if they are, or never were a person."""
    wins: int = 0
    """Games that its player has won before in this series."""


class TableInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """A table as everyone may see it."""

    id: str
    game: str
    options: dict[str, Setting]
    seats: list[SeatInfo]
    hash: str
    """SHA-256 of the key of the deal."""
    started: bool = False
    over: bool = False
    hints: bool = False
    clock: int | None = None
    watchers: int = 0
    key: str | None = None
    """The key of the deal, in hex, once the game is over."""
    next: str | None = None
    """The table of the rematch."""
    title: str = ""
    """What whoever opened it calls it."""
    chat: bool = False
    """Whether those who sit here can send each other messages."""
    waits: bool = False
    """Whether it waits for the word to begin, once every seat is taken."""
    series: int = 0
    """How many games the group has played before."""
    host: int | None = None
    """The seat of whoever opened it."""
    teams: list[int] = []
    """The team of each seat, in games that have teams."""
    closed: bool = False
    """Whether the people who run the server have ended it: it can be looked at, but not played."""


class Step(Answer, frozen=True, tag="step"):
    """One version of the table. If it has nothing but a version, nothing changed that this seat may see."""

    version: Version
    ack: int | None = None
    """The number of your message that caused it."""
    seat: int | None = None
    """Whose decision it was."""
    undone: bool = False
    """Whether it took back the previous decision."""
    events: list[PlainEvent] = []
    view: PlainChanges = {}
    """The parts of the view that changed."""
    undo: bool = False
    """Whether this seat may take back now."""
    left: float | None = None
    """Seconds on the clock of the seat that decides."""


class Welcome(Answer, frozen=True, tag="welcome"):
    """The whole table, on connecting."""

    version: Version
    table: TableInfo
    seats: list[int]
    """Your seats; none for a spectator."""
    facing: int | None
    """The seat whose view this is."""
    view: PlainView | None
    """None while seats are open."""
    actions: dict[str, PlainSentence]
    """The sentence of every action of the game, by its notation."""
    steps: list[Step]
    """What happened since the version that the client knew, or recently; without views."""
    undo: bool = False
    left: float | None = None
    host: bool = False
    """Whether you opened this table."""
    said: list[Said] = []
    """What was said lately, for those who sit here."""


class Look(Answer, frozen=True, tag="look"):
    """The table as another of your seats sees it."""

    version: Version
    facing: int
    view: PlainView
    undo: bool = False


class Changed(Answer, frozen=True, tag="table"):
    """Something about the table or its seats changed."""

    table: TableInfo
    left: float | None = None


class Ack(Answer, frozen=True, tag="ack"):
    """A repeated message: it was applied before, as this version."""

    id: int
    version: Version


class Refused(Answer, frozen=True, tag="refused"):
    """A message was not applied. Nothing changed."""

    reason: Literal[
        "stale",
        "illegal",
        "turn",
        "unreadable",
        "undo",
        "hints",
        "busy",
        "seat",
        "waiting",
        "fast",
        "store",
        "chat",
        "early",
        "closed",
    ]
    version: Version
    id: int | None = None
    clause: str | None = None
    text: str | None = None
    because: PlainSentence | None = None
    """For an action that a clause forbids: why, in one short sentence."""


class Reason(Answer, frozen=True, tag="why"):
    """The clause that forbids an action; null if it is allowed."""

    id: int
    action: str
    clause: str | None
    because: PlainSentence | None = None
    """Why, in one short sentence, where there is one."""


class HintChoice(msgspec.Struct, frozen=True):
    """One choice of a hint."""

    action: str
    id: int
    chance: float
    """The chance of winning with it."""
    share: float
    """The share of the simulations that tried it."""


class Hinted(Answer, frozen=True, tag="hint"):
    """The best choices with their chances of winning."""

    id: int
    version: Version
    choices: list[HintChoice]
    simulations: int


class Described(Answer, frozen=True, tag="describe"):
    """The situation as a paragraph."""

    id: int
    text: str


class Reaction(Answer, frozen=True, tag="reaction"):
    """Somebody's reaction."""

    seat: int | None
    sign: Sign


class Said(Answer, frozen=True, tag="said"):
    """Something that a player said."""

    seat: int
    text: str


class Pong(Answer, frozen=True, tag="pong"):
    """The server is there."""


class Closing(Answer, frozen=True, tag="closing"):
    """The server is stopping; come back in a moment."""


ServerMessage = (
    Welcome | Step | Look | Changed | Ack | Refused | Reason | Hinted | Described | Reaction | Said | Pong | Closing
)


# --- What requests carry.


class SeatWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who is to sit in a seat: me, a friend who gets the link, a bot, or another person on my device."""

    kind: Literal["me", "friend", "bot", "hot"]
    name: Name | None = None
    level: Level = "normal"


class Opening(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request to open a table."""

    game: Annotated[str, msgspec.Meta(max_length=40)]
    seats: Annotated[list[SeatWish], msgspec.Meta(min_length=1, max_length=6)]
    options: dict[str, Setting] = {}
    hints: bool = True
    clock: Clock | None = None
    title: Annotated[str, msgspec.Meta(max_length=40)] = ""
    chat: bool = True
    """Whether those who sit there can send each other messages."""
    gather: bool = False
    """Whether the game waits for the word to begin; else it begins when every seat is taken."""


class Sitting(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request for an open seat; any, unless one is named."""

    name: Name
    seat: SeatNumber | None = None


class Taking(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request to have the seats of another device moved to this one."""

    code: Code


class Filling(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request to fill the open seats with bots."""

    level: Level = "normal"


class Arrangement(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do"):
    """The base of what can be asked for before a game begins. Whoever opened the table may do all of it."""


class Begin(Arrangement, frozen=True, tag="begin"):
    """Begin; every seat must be taken. If whoever opened the table is gone, anyone who sits there may ask."""


class Shuffle(Arrangement, frozen=True, tag="shuffle"):
    """Let chance decide who sits where."""


class PutBot(Arrangement, frozen=True, tag="bot"):
    """Put a bot into an open seat, or change the level of one."""

    seat: SeatNumber
    level: Level = "normal"


class Free(Arrangement, frozen=True, tag="free"):
    """Make a seat open again; anyone may stand up from their own."""

    seat: SeatNumber


class Swap(Arrangement, frozen=True, tag="swap"):
    """Exchange two seats; anyone may exchange their own for an open one or a bot's."""

    seat: SeatNumber
    other: SeatNumber


Arranging = Begin | Shuffle | PutBot | Free | Swap


# --- What requests are answered with.


class OptionInfo(msgspec.Struct, frozen=True):
    """An option of a game that can be chosen on the page."""

    name: str
    values: list[Setting]
    default: Setting


class GameInfo(msgspec.Struct, frozen=True):
    """A game that can be played."""

    name: str
    players: list[int]
    """The possible numbers of players."""
    options: list[OptionInfo]
    ready: bool
    """Whether it is compiled on this server."""


class GameWords(msgspec.Struct, frozen=True):
    """What a game says in a language, as Fluent files; what it lacks in this language is in English."""

    words: str
    """Its messages: actions, events, cards, questions."""
    rulebook: str
    """Its chapters and clauses, in reading order."""


class MyTable(msgspec.Struct, frozen=True, omit_defaults=True):
    """A table where this browser holds a seat."""

    id: str
    game: str
    seats: list[SeatInfo]
    started: bool
    over: bool
    opened: int
    """Unix time in milliseconds."""
    turn: bool
    """Whether one of its seats has to decide."""
    title: str = ""
    ended: int | None = None
    """When the game ended, Unix time in milliseconds."""
    winners: list[int] = []
    """The seats that won."""
    closed: bool = False
    """Whether the people who run the server have ended it."""


class ServerInfo(msgspec.Struct, frozen=True):
    """What a page wants to know of its server."""

    addresses: list[str]
    """Where others on the network reach it; none if it listens on its own machine only."""


class Opened(msgspec.Struct, frozen=True):
    """A table was opened."""

    id: str


class TableAndSeats(msgspec.Struct, frozen=True):
    """A table, and the seats that this browser holds there."""

    table: TableInfo
    seats: list[int]


class SeatTaken(msgspec.Struct, frozen=True):
    """A seat was taken."""

    seat: int


class Offered(msgspec.Struct, frozen=True):
    """A code that takes your seats to another device."""

    code: str


class Taken(msgspec.Struct, frozen=True):
    """Seats were taken over from another device."""

    seats: list[int]


class Done(msgspec.Struct, frozen=True):
    """It was done; there is nothing more to say."""


class ReplayStep(msgspec.Struct, frozen=True):
    """One decision of a finished game."""

    events: list[PlainEvent]
    view: PlainView
    seat: int | None
    """Whose decision it was; null for the deal."""


class Replay(msgspec.Struct, frozen=True, rename={"first": "from"}):
    """A part of a finished game."""

    total: int
    """How many decisions there are."""
    first: int
    """The number of the first step."""
    steps: list[ReplayStep]


class AnalysisRunning(msgspec.Struct, frozen=True, tag_field="state", tag="running"):
    """How far the analysis of a finished game has come."""

    done: int
    """Decisions looked at so far."""
    total: int


class AnalysisDone(msgspec.Struct, frozen=True, tag_field="state", tag="done"):
    """The analysis of a finished game."""

    found: Analysis


class Fault(msgspec.Struct, frozen=True):
    """Why a request was not carried out."""

    error: str
    text: str


REQUESTS: tuple[type[msgspec.Struct], ...] = (
    Opening, SeatWish, Sitting, Taking, Filling, Begin, Shuffle, PutBot, Free, Swap,
)  # fmt: skip
ANSWERS: tuple[type[msgspec.Struct], ...] = (
    GameInfo, GameWords, OptionInfo, ServerInfo, MyTable, Opened, TableAndSeats, SeatTaken, Offered, Taken, Done,
    Replay, ReplayStep, AnalysisRunning, AnalysisDone, Fault,
)  # fmt: skip


def schema() -> dict[str, Any]:
    """The JSON schema of all messages and requests."""
    names = {
        "client": ClientMessage,
        "server": ServerMessage,
        "open": Opening,
        "sit": Sitting,
        "take": Taking,
        "fill": Filling,
        "arrange": Arranging,
    }
    schemas, components = msgspec.json.schema_components(names.values(), ref_template="#/$defs/{name}")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "The protocol of Vaka's tables",
        "properties": dict(zip(names, schemas, strict=True)),
        "$defs": components,
    }
