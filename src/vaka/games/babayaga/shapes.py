"""Baba Yaga: the shapes of its views and events. The page's types are made from these."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from vaka.games.babayaga.names import Aim, Back, Edition, EventName, Match, Pile
from vaka.games.contract import Public, Seated


class Held(TypedDict):
    """A card in a hand or on top of the draw pile: its name for those who have seen it, its back for everyone."""

    card: str | None
    back: Back


class Discard(TypedDict):
    """A discard pile."""

    count: int
    top: str | None


class Draw(TypedDict):
    """The draw pile."""

    count: int
    top: Held


class Supply(TypedDict):
    """What is left beside the table."""

    yaga: int
    owl: int


class Spell(TypedDict):
    """The spell under way."""

    spell: str
    pile: Pile
    paid: list[str]
    """The cards paid so far; empty again once the payment is complete and lies buried in the pile."""
    aim: Aim | None
    target: int | None
    left: list[int]
    """The seats still to answer."""


class BabaYagaPublic(Public):
    """What everyone may be shown."""

    edition: Edition
    match: Match
    deck: dict[str, int]
    deck_assumed: bool
    starter: int
    discard: dict[Pile, Discard]
    supply: Supply
    locked: Pile | None
    """The pile whose top spell was cast in the turn just before."""
    pending: Spell | None
    totals: list[int]
    """Points of the tournament so far, by seat."""


class BabaYagaView(BabaYagaPublic, Seated):
    """What a seat may be shown of Baba Yaga."""

    hands: list[list[Held]]
    draw: Draw


class BabaYagaEvent(TypedDict):
    """Something that a decision caused."""

    event: EventName
    seat: NotRequired[int]
    card: NotRequired[str | None]
    cards: NotRequired[list[str | None]]
    """The cards of a hand that is shown."""
    pile: NotRequired[Pile]
    back: NotRequired[Back]
    victim: NotRequired[int]
    caster: NotRequired[int]
    points: NotRequired[int]


Extra = Literal["pile", "back", "victim", "caster", "points"]
"""The part of an event that its further number stands for."""
