"""High card: positions out and in. A position that cannot be says what is wrong."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tests.highcard.layout import CARD, DECK, MOST, NO_STAKE, NOBODY, OVER, HighcardState
from tests.highcard.names import CARDS, PHASES, STAKES, Stake
from vaka.errors import PositionError
from vaka.games.contract import Shuffle
from vaka.games.shared.positions import (
    Deck,
    agree,
    fill,
    is_count,
    known_keys,
    listed,
    name_of,
    names_in,
    number_of,
    read_hands,
    seat_of,
)
from vaka.kit.pile import PUBLIC

KEYS = ("hands", "stock", "discard", "stakes", "scores", "starter", "turn", "player", "phase")

# What is wrong with a position, by the number that `rules.accept` answers with.
FAULTS: tuple[str, ...] = (
    "",
    "scores: with 12 points before this round the game would have been over (HC-7)",
    "over: the player with the higher card does not have the 12 points that end the game (HC-7)",
)


# --- Out.


def write(s: HighcardState) -> dict[str, Any]:
    """The full position, in the keys of the rules."""
    return {
        "hands": [names_in(s.hand[seat], CARDS) for seat in range(s.players)],
        "stock": names_in(s.stock, CARDS)[::-1],
        "discard": names_in(s.discard, CARDS)[::-1],
        "stakes": stakes(s),
        "scores": [int(s.score[seat]) for seat in range(s.players)],
        "starter": int(s.starter),
        "turn": int(s.turn),
        "player": None if s.player == NOBODY else int(s.player),
        "phase": PHASES[s.phase],
    }


def stakes(s: HighcardState) -> list[Stake | None]:
    """What each seat called; None for no call yet."""
    return [name_of(STAKES, int(s.stake[seat]) - 1) for seat in range(s.players)]


# --- In.


def read(s: HighcardState, position: Mapping[str, Any], shuffle: Shuffle) -> None:
    """Fill a struct whose options are set; whether the rules can lead there is for `rules.accept` to say."""
    known_keys(position, KEYS, "a position")
    # Who and when.
    s.phase = number_of(PHASES, position.get("phase", "call"), "phase")
    s.starter = seat_of(s, position.get("starter", 0), "starter")
    last = 1 - int(s.starter)
    s.turn = seat_of(s, position.get("turn", last if s.phase == OVER else int(s.starter)), "turn")
    if s.phase == OVER:
        agree(position, "turn", last)
    s.player = NOBODY if s.phase == OVER else s.turn
    agree(position, "player", None if s.phase == OVER else int(s.turn))
    # What was called and won.
    read_stakes(s, position)
    read_scores(s, position.get("scores", [0] * s.players))
    # Where the cards are.
    read_cards(s, position, shuffle)


def turns_over(s: HighcardState) -> int:
    """How many turns of this round are over."""
    return int(s.players) if s.phase == OVER else int(s.turn != s.starter)


def read_stakes(s: HighcardState, position: Mapping[str, Any]) -> None:
    """HC-4: who has begun a turn and called, and nobody else; a stake that is left out is low."""
    order = [int(s.starter), 1 - int(s.starter)]
    called = order[: turns_over(s) + (s.phase == CARD)]
    usual = ["low" if seat in called else None for seat in range(s.players)]
    given = listed(position.get("stakes", usual), "stakes", "stakes")
    if len(given) != s.players or any((stake is None) == (seat in called) for seat, stake in enumerate(given)):
        who = " and ".join(f"seat {seat}" for seat in called) or "no seat"
        raise PositionError(f"stakes {given!r}: one per seat; {who} has called in this round, null for no call")
    for seat, stake in enumerate(given):
        s.stake[seat] = NO_STAKE if stake is None else number_of(STAKES, stake, "stake") + 1


def read_scores(s: HighcardState, given: Any) -> None:
    """The points of each seat."""
    points = listed(given, "scores", "points")
    if len(points) != s.players or not all(is_count(count) and count <= MOST for count in points):
        raise PositionError(f"scores {points!r}: one number per seat, 0 to {MOST}")
    s.score[:] = points


def read_cards(s: HighcardState, position: Mapping[str, Any], shuffle: Shuffle) -> None:
    """Lay down what the position names; missing parts get what is left of the deck."""
    deck = Deck(CARDS, [1] * DECK)
    hands = [
        None if hand is None else deck.take(hand, f"hand {seat}") for seat, hand in enumerate(read_hands(s, position))
    ]
    discard = deck.take(position.get("discard", []), "discard")[::-1]
    # HC-5: at most one swap per turn.
    if len(discard) > turns_over(s):
        raise PositionError(f"discard: {len(discard)} cards, but only {turns_over(s)} turns of this round are over")
    stock = deck.take(position["stock"], "stock")[::-1] if "stock" in position else None
    rest = deck.rest(shuffle)
    for seat, hand in enumerate(hands):
        fill(s.hand[seat], one_card(rest[-1:] if hand is None else hand, seat), 1 << seat)
        if hand is None:
            rest.pop()
    if stock is not None and rest:
        raise PositionError(f"{len(rest)} cards lie nowhere, for example {CARDS[rest[0]]!r}; leave out stock")
    fill(s.discard, discard, PUBLIC)
    fill(s.stock, rest if stock is None else stock, 0)


def one_card(hand: list[int], seat: int) -> list[int]:
    """HC-2: a hand is one card."""
    if len(hand) != 1:
        raise PositionError(f"hand {seat}: it has one card, not {len(hand)}; null for one to be dealt")
    return hand
