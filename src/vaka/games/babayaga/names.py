"""Baba Yaga: the words for the numbers of `layout`, as notation and positions write them."""

from __future__ import annotations

from typing import Literal, get_args

from vaka.games.babayaga.layout import (
    AIM_CARD,
    AIM_OWL,
    AIM_YAGA,
    KINDS,
    LAST_POTION,
    MORTAR,
    SEATS,
    SPELLS,
)  # fmt: skip

CARDS = ("yaga", "1", "2", "3", "4", "5", "6", "7", "pelican", "cats", "wand", "garlic", "mortar", "owl")
PHASES = ("act", "pay", "aim", "reply", "over")

Back = Literal["red", "teal", "black"]
Pile = Literal["A", "B"]
Edition = Literal["en", "es"]
Match = Literal["round", "tournament"]
Aim = Literal["yaga", "owl", "card"]
BACKS: tuple[Back, ...] = get_args(Back)
PILES: tuple[Pile, ...] = get_args(Pile)
EDITIONS: tuple[Edition, ...] = get_args(Edition)
MATCHES: tuple[Match, ...] = get_args(Match)
AIMS: dict[int, Aim] = {AIM_YAGA: "yaga", AIM_OWL: "owl", AIM_CARD: "card"}

ACTIONS: tuple[str, ...] = (
    *(f"swap {CARDS[card]} {pile} {way}" for card in range(KINDS) for pile in PILES for way in ("draw", "take")),
    *(f"cast {CARDS[spell]} {pile}" for spell in SPELLS for pile in PILES),
    "declare",
    *(f"pay {CARDS[card]}" for card in (*range(1, LAST_POTION + 1), MORTAR)),
    "done",
    "take yaga",
    "take owl",
    *(f"rob {seat} {aim}" for seat in range(SEATS) for aim in AIMS.values()),
    "dispel yaga",
    "dispel owl",
    "nothing",
    *(f"garlic {pile}" for pile in PILES),
    "submit",
)

EventName = Literal[
    "deal", "turn-up", "discard", "draw", "take", "cast", "pay", "active", "fetch", "rob", "dispel",
    "nothing", "garlic", "stolen", "return", "reshuffle", "declare", "show", "score",
]  # fmt: skip
EVENTS: tuple[EventName, ...] = get_args(EventName)
