"""What an assistant can ask for: one struct per tool, whose docstring and fields are what the assistant reads."""

from __future__ import annotations

from typing import Annotated, Any, ClassVar

import msgspec

from vaka.bots.levels import LevelName
from vaka.words.languages import Language

Lang = Annotated[Language | None, msgspec.Meta(description="The language of all answers; without it, the server's.")]
GameName = Annotated[str, msgspec.Meta(description="The name of a game, as `games` lists them, such as `mad`.")]
Held = Annotated[
    str | None,
    msgspec.Meta(
        description="The place that `new_game` or `join` gave, such as `mad-1`. Not needed while you hold one."
    ),
]
Notation = Annotated[
    str,
    msgspec.Meta(max_length=80, description="An action in notation, as `choices` shows it before the colon."),
]


class Asked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The base of what can be asked for."""

    reads: ClassVar[bool] = True
    """Whether it leaves everything as it is."""
    abroad: ClassVar[bool] = False
    """Whether it may reach other people."""


class Games(Asked, frozen=True):
    """The games that can be played: what each is about, how many play, how long it takes, and its options."""

    lang: Lang = None


class Rules(Asked, frozen=True):
    """The rules of a game in short, and which clauses there are. With `clause`: one clause, or the whole rulebook."""

    game: GameName
    clause: Annotated[
        str | None, msgspec.Meta(description="The id of a clause, such as `BY-6`, or `all` for the whole rulebook.")
    ] = None
    lang: Lang = None


class NewGame(Asked, frozen=True):
    """Sit down at a new game here, with bots in all other seats. The answer names your place and all that it sees."""

    reads: ClassVar[bool] = False
    game: GameName
    players: Annotated[int | None, msgspec.Meta(description="How many play; without it, the game's usual number.")] = (
        None
    )
    seat: Annotated[int, msgspec.Meta(description="Your seat; seats count from 0. Who begins is drawn.")] = 0
    opponents: Annotated[
        tuple[LevelName, ...],
        msgspec.Meta(
            min_length=1,
            description="The levels of the bots in the other seats, in order; the last one also takes those left over.",
        ),
    ] = ("normal",)
    options: Annotated[
        dict[str, Any],
        msgspec.Meta(description='More options, as `games` lists them, such as {"match": "tournament"}.'),
    ] = {}
    lang: Lang = None


class Join(Asked, frozen=True):
    """Sit down at a table of a Vaka server, by the link that somebody gave you. The others there may be people."""

    reads: ClassVar[bool] = False
    abroad: ClassVar[bool] = True
    link: Annotated[str, msgspec.Meta(description="The link of the table, such as `http://localhost:8252/t/TABLE`.")]
    name: Annotated[
        str,
        msgspec.Meta(
            min_length=1, max_length=24, pattern=r"^\S(.*\S)?$", description="What you are called at the table."
        ),
    ]
    seat: Annotated[
        Annotated[int, msgspec.Meta(ge=0, le=5)] | None,
        msgspec.Meta(description="The seat that you would like, from 0."),
    ] = None
    lang: Lang = None


class Situation(Asked, frozen=True):
    """All that your seat sees: what happened since you last looked, the situation, a picture, and your choices."""

    place: Held = None
    view: Annotated[bool, msgspec.Meta(description="Whether to give the situation as JSON as well, for programs.")] = (
        False
    )


class Choices(Asked, frozen=True):
    """What you can do now: each choice as its notation and what it means."""

    place: Held = None


class WhyNot(Asked, frozen=True):
    """Why you may not do something now: the reason, and the clause of the rulebook. It changes nothing."""

    action: Notation
    place: Held = None


class Play(Asked, frozen=True):
    """Decide. The answer tells what happened up to your next decision, the situation then, and your new choices."""

    reads: ClassVar[bool] = False
    abroad: ClassVar[bool] = True
    action: Notation
    note: Annotated[
        str,
        msgspec.Meta(
            max_length=2000,
            description="A note to yourself, such as your plan. Nobody else sees it; `situation` gives it back to you.",
        ),
    ] = ""
    place: Held = None


class Wait(Asked, frozen=True):
    """Wait for the others: until you have to decide, somebody speaks, the game ends, or the time is up."""

    seconds: Annotated[float, msgspec.Meta(ge=0, le=50, description="How long at most.")] = 25.0
    place: Held = None


class Hint(Asked, frozen=True):
    """Ask what a bot in your seat would do: the best choices and their chances of winning, from what you see alone."""

    place: Held = None


class Say(Asked, frozen=True):
    """Say something to the others at a table of a server. Everybody who sits there reads it: give nothing away."""

    reads: ClassVar[bool] = False
    abroad: ClassVar[bool] = True
    text: Annotated[str, msgspec.Meta(min_length=1, max_length=200)]
    place: Held = None


class Record(Asked, frozen=True):
    """The record of a game that is over: all decisions, and the key of the deal, to replay and check it with."""

    place: Held = None


class Leave(Asked, frozen=True):
    """Give your place up. At a table of a server a bot goes on in your seat."""

    reads: ClassVar[bool] = False
    abroad: ClassVar[bool] = True
    place: Held = None
