"""What is said over a table's socket, and what HTTP requests carry. The page's `wire.ts` has the same shapes.

Every message is one JSON object; `t` names its kind. Unknown fields and kinds are rejected.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=24, pattern=r"^\S(.*\S)?$")]
Notation = Annotated[str, msgspec.Meta(max_length=80)]
Code = Annotated[str, msgspec.Meta(max_length=40)]
Request = Annotated[int, msgspec.Meta(ge=0, le=2**53)]
"""A number that a client gives to a message, so that it knows the answer and a repeated one is not applied twice."""
Version = Annotated[int, msgspec.Meta(ge=0)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=5)]
Clock = Annotated[int, msgspec.Meta(ge=5, le=3600)]
Level = Literal["easy", "normal", "hard", "expert"]
Sign = Literal["wave", "clap", "laugh", "wow", "think", "sad", "heart", "hurry"]
Language = Literal["en", "is", "es", "sk", "sv"]


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


class Turn(Message, frozen=True, tag="face"):
    """Hot seat: show the table as one of the own seats sees it."""

    seat: SeatNumber


class React(Message, frozen=True, tag="react"):
    """Send a reaction to everyone at the table."""

    sign: Sign


class Back(Message, frozen=True, tag="back"):
    """Say that the player is here again, so that the bot leaves the seat."""


class Ping(Message, frozen=True, tag="ping"):
    """Ask whether the server is still there; some networks cut what is silent for long."""


ClientMessage = Play | Undo | Why | Hint | Describe | Turn | React | Back | Ping


class Answer(msgspec.Struct, frozen=True, tag_field="t", omit_defaults=True):
    """The base of what the server sends over a socket."""


class SeatInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat as everyone may see it."""

    kind: Literal["open", "person", "bot"]
    name: str = ""
    level: str = ""
    here: bool = False
    """Whether its player is connected."""
    away: bool = False
    """Whether a bot decides for its player."""


class TableInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """A table as everyone may see it."""

    id: str
    game: str
    options: dict[str, Any]
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


class Step(Answer, frozen=True, tag="step"):
    """One version of the table. With nothing but a version, nothing changed that this seat may see."""

    version: Version
    ack: int | None = None
    """The number of the own message that caused it."""
    seat: int | None = None
    """Whose decision it was."""
    undone: bool = False
    """Whether it took back the decision before."""
    events: list[dict[str, Any]] = []
    view: dict[str, Any] = {}
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
    """The own seats; none for a spectator."""
    facing: int | None
    """The seat whose view this is."""
    view: dict[str, Any] | None
    """None while seats are open."""
    actions: dict[str, Any]
    """The sentence of every action of the game, by its notation."""
    steps: list[Step]
    """What happened since the version that the client knew, or lately; without views."""
    undo: bool = False
    left: float | None = None


class Look(Answer, frozen=True, tag="look"):
    """The table as another own seat sees it."""

    version: Version
    facing: int
    view: dict[str, Any]
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
        "stale", "illegal", "turn", "unreadable", "undo", "hints", "busy", "seat", "waiting", "fast", "store"
    ]
    version: Version
    id: int | None = None
    clause: str | None = None
    text: str | None = None


class Reason(Answer, frozen=True, tag="why"):
    """The clause that forbids an action; null if it is allowed."""

    id: int
    action: str
    clause: str | None


class Hinted(Answer, frozen=True, tag="hint"):
    """The best choices with their chances of winning."""

    id: int
    version: Version
    choices: list[dict[str, Any]]
    simulations: int


class Described(Answer, frozen=True, tag="describe"):
    """The situation as a paragraph."""

    id: int
    text: str


class Reaction(Answer, frozen=True, tag="reaction"):
    """Somebody's reaction."""

    seat: int | None
    sign: str


class Pong(Answer, frozen=True, tag="pong"):
    """The server is there."""


class Closing(Answer, frozen=True, tag="closing"):
    """The server stops; come back in a moment."""


ServerMessage = (
    Welcome | Step | Look | Changed | Ack | Refused | Reason | Hinted | Described | Reaction | Pong | Closing
)


class SeatWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who is to sit in a seat: I, a friend who gets the link, a bot, or another person on my device."""

    kind: Literal["me", "friend", "bot", "hot"]
    name: Name | None = None
    level: Level = "normal"


class Opening(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request to open a table."""

    game: Annotated[str, msgspec.Meta(max_length=40)]
    seats: Annotated[list[SeatWish], msgspec.Meta(min_length=1, max_length=6)]
    options: dict[str, str | int | bool] = {}
    hints: bool = True
    clock: Clock | None = None


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


def schema() -> dict[str, Any]:
    """The JSON schema of all messages and requests."""
    names = {
        "client": ClientMessage,
        "server": ServerMessage,
        "open": Opening,
        "sit": Sitting,
        "take": Taking,
        "fill": Filling,
    }
    schemas, components = msgspec.json.schema_components(names.values(), ref_template="#/$defs/{name}")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "The protocol of Vaka's tables",
        "properties": dict(zip(names, schemas, strict=True)),
        "$defs": components,
    }
