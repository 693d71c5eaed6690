"""Baba Yaga: which cards there are. The sheets give no counts, so the deck is an option, and assumed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from vaka.games.babayaga.layout import DECK, HAND
from vaka.games.babayaga.names import CARDS
from vaka.games.contract import Options

# B-F9: no source gives the counts; this deck is assumed, and shown as assumed.
ASSUMED_DECK = {
    "yaga": 16, "owl": 6, "1": 6, "2": 6, "3": 6, "4": 6, "5": 6, "6": 6, "7": 6,
    "pelican": 6, "cats": 2, "wand": 2, "garlic": 2, "mortar": 2,
}  # fmt: skip
DECK_ORDER = tuple((kind, CARDS.index(kind)) for kind in ASSUMED_DECK)
POTIONS = ("1", "2", "3", "4", "5", "6", "7")
# BY-A8: what every deck must hold.
AT_LEAST = {"yaga": 5, "1": 5, "owl": 2, "pelican": 2, "garlic": 2, "mortar": 2, "wand": 1}
AT_LEAST_ONE = ("cats", *POTIONS)


def check_deck(value: Any, options: Options) -> dict[str, int]:
    """A deck with a count for every kind, as the sheets describe it; raises ValueError with the fault (BY-A8)."""
    deck = check_old_deck(value, options)
    for kind in AT_LEAST_ONE:
        if deck[kind] < 1:
            raise ValueError(f"it needs at least 1 {kind}")
    potions, black = sum(deck[kind] for kind in POTIONS), DECK - deck["yaga"] - deck["owl"]
    if 2 * potions <= black:
        raise ValueError(f"most of its {black} black cards must be potions, not {potions}")
    return deck


def check_old_deck(value: Any, options: Options) -> dict[str, int]:
    """A deck as it was allowed when the first records were written: any without Cats, and with few potions."""
    if not isinstance(value, Mapping) or set(value) != set(CARDS):
        raise ValueError("it names each kind once")
    if not all(isinstance(count, int) and not isinstance(count, bool) and count >= 0 for count in value.values()):
        raise ValueError("counts are whole numbers")
    if sum(value.values()) != DECK:
        raise ValueError(f"it has {sum(value.values())} cards")
    for kind, least in AT_LEAST.items():
        if value[kind] < least:
            raise ValueError(f"it needs at least {least} {kind}")
    black = DECK - value["yaga"] - value["owl"]
    if black < HAND * options["players"] + 3:
        raise ValueError(f"{options['players']} players need at least {HAND * options['players'] + 3} black cards")
    return {kind: value[kind] for kind in ASSUMED_DECK}
