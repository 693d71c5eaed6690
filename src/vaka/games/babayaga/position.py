"""Baba Yaga: positions out and in. A position that cannot be says what is wrong."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from vaka.errors import PositionError
from vaka.games.babayaga.layout import (
    AIM,
    AIM_CARD,
    CATS,
    ES,
    HAND,
    LIMIT,
    NO_AIM,
    NO_PILE,
    NO_SPELL,
    NOBODY,
    OVER,
    OWL,
    PAY,
    PELICAN,
    RED,
    REPLY,
    ROUND,
    SPELLS,
    TEAL,
    WAND,
    YAGA,
    BabaYagaState,
)  # fmt: skip
from vaka.games.babayaga.names import AIMS, CARDS, PHASES, PILES
from vaka.games.babayaga.shapes import Spell
from vaka.games.contract import Shuffle
from vaka.games.shared.positions import (
    Deck,
    agree,
    fill,
    is_count,
    known_keys,
    name_of,
    names_in,
    needs_pending,
    number_of,
    read_hands,
    seat_of,
)  # fmt: skip
from vaka.kit.pile import PUBLIC

KEYS = (
    "hands",
    "discard",
    "draw",
    "supply",
    "turn",
    "starter",
    "player",
    "locked",
    "totals",
    "phase",
    "pending",
)
PENDING = ("spell", "pile", "paid", "aim", "target", "left")

# What is wrong with a position, by the number that `rules.accept` answers with.
FAULTS: tuple[str, ...] = (
    "",
    "the draw pile is empty: when its last card goes, a new one is made at once (B-R19)",
    "locked: that pile is empty",
    "locked: the top card of that pile is not a spell",
    "locked: only the pile of the cast can be locked now",
    "locked must be the pile of the cast: its payment is complete (BY-A7)",
    "paid: only mortars and then potions from high to low can be paid (BY-A1)",
    "paid: the sum does not fit the price in this phase (BY-8, BY-A6)",
    "the caster's hand cannot complete the payment",
    "discard: the pile of the cast must have the payment and then the spell on top",
    "pending left: a seat named there is not hit: its hand does not show what the spell names (BY-A3)",
    "pending left: a seat behind the one asked shows what the wand names, so it is still to answer (BY-A3)",
    "over: the hand of the seat in turn is worth more than four, so it cannot have declared (BY-16)",
    "totals: before its last round no seat can have had less than 0 or already 100 (B-R63)",
)


# --- Out.


def write(s: BabaYagaState) -> dict[str, Any]:
    """The full position, in the keys of the rules."""
    return {
        "hands": [names_in(s.hand[seat], CARDS) for seat in range(s.players)],
        "discard": {name: names_in(s.discard[i], CARDS)[::-1] for i, name in enumerate(PILES)},
        "draw": names_in(s.draw, CARDS)[::-1],
        "supply": {"yaga": int(s.supply[RED]), "owl": int(s.supply[TEAL])},
        "turn": int(s.turn),
        "starter": int(s.starter),
        "player": None if s.player == NOBODY else int(s.player),
        "locked": name_of(PILES, int(s.locked)),
        "totals": [int(s.total[seat]) for seat in range(s.players)],
        "phase": PHASES[s.phase],
        "pending": pending(s),
    }


def pending(s: BabaYagaState) -> Spell | None:
    """The spell under way; all of it is public."""
    if s.spell == NO_SPELL:
        return None
    return {
        "spell": CARDS[s.spell],
        "pile": PILES[s.pile],
        "paid": names_in(s.paid, CARDS),
        "aim": AIMS.get(int(s.aim)),
        "target": None if s.target == NOBODY else int(s.target),
        "left": answering(s),
    }


def answering(s: BabaYagaState) -> list[int]:
    """The seats still to answer, in the order they are asked."""
    order = [(s.turn + i) % s.players for i in range(1, s.players)]
    return [int(seat) for seat in order if s.left >> seat & 1]


# --- In.


def read(s: BabaYagaState, position: Mapping[str, Any], shuffle: Shuffle) -> None:
    """Fill a struct whose options are set; whether the rules can lead there is for `rules.accept` to say."""
    known_keys(position, KEYS, "a position")
    # Who and when.
    s.phase = number_of(PHASES, position.get("phase", "act"), "phase")
    s.turn = seat_of(s, position.get("turn", 0), "turn")
    s.starter = seat_of(s, position.get("starter", 0), "starter")
    s.locked = _pile(position.get("locked"), "locked")
    _read_totals(s, position.get("totals"))
    # What is under way.
    deck = Deck(CARDS, s.deck)
    _read_pending(s, position.get("pending"), deck)
    # Where the cards are.
    deck.spend(_chain_cards(s), "pending")
    gaps = _read_cards(s, position, deck)
    _deal_rest(s, deck.rest(shuffle), gaps)
    _read_player(s, position)


def _pile(name: Any, what: str) -> int:
    return NO_PILE if name is None else number_of(PILES, name, what)


def _read_totals(s: BabaYagaState, totals: Any) -> None:
    if totals is None:
        totals = [0] * s.players
    if not isinstance(totals, list) or len(totals) != s.players or not all(map(is_count, totals)):
        raise PositionError(f"totals must be {s.players} whole numbers, one per seat, not {totals!r}")
    if s.match == ROUND and any(totals):
        raise PositionError("totals are kept in a tournament only; in a single round they are 0")
    reached = max(totals) >= LIMIT
    if s.match != ROUND and reached != (s.phase == OVER):
        raise PositionError(f"a tournament is over exactly when a total reaches {LIMIT}: totals {totals}")
    if max(totals) > 2 * LIMIT:
        raise PositionError(f"totals {totals}: one round cannot bring anybody so far beyond {LIMIT}")
    for seat, total in enumerate(totals):
        s.total[seat] = total


# --- The spell under way.


def _read_pending(s: BabaYagaState, given: Any, deck: Deck) -> None:
    s.spell, s.pile, s.aim, s.target, s.left = NO_SPELL, NO_PILE, NO_AIM, NOBODY, 0
    if not needs_pending(given, s.phase in (PAY, AIM, REPLY), PHASES[s.phase]):
        return
    known_keys(given, PENDING, "pending")
    s.spell = deck.card(given.get("spell"), "pending spell")
    s.pile = number_of(PILES, given.get("pile"), "pending pile")
    if s.spell not in SPELLS or (s.spell == OWL and s.phase != PAY):
        raise PositionError(
            f"pending spell {CARDS[s.spell]!r}: not a spell that can be under way in phase {PHASES[s.phase]!r}"
        )
    paid = deck.cards(given.get("paid", []), "paid")
    if len(paid) >= HAND:
        raise PositionError(f"paid: a payment has at most {HAND - 1} cards, not {len(paid)}")
    fill(s.paid, paid, PUBLIC)
    _read_aim(s, given)


def _read_aim(s: BabaYagaState, given: Mapping[str, Any]) -> None:
    """Aim, target and the seats left: unknown before phase reply, known in it."""
    aim, target, left = given.get("aim"), given.get("target"), given.get("left", [])
    if s.phase != REPLY:
        if aim is not None or target is not None or left != []:
            raise PositionError(f"pending: aim and target are null and left is empty in phase {PHASES[s.phase]!r}")
        return
    if s.spell == PELICAN:
        raise PositionError("pending: nobody answers a pelican")
    aims = {name: number for number, name in AIMS.items() if number != AIM_CARD or _takes_any(s)}
    if not isinstance(aim, str) or aim not in aims:
        raise PositionError(f"pending aim {aim!r}: allowed is {', '.join(aims)}")
    s.aim = aims[aim]
    if not isinstance(left, list) or not left:
        raise PositionError("pending left: at least one seat is still to answer in phase 'reply'")
    for seat in left:
        if seat_of(s, seat, "pending left") == s.turn:
            raise PositionError("pending left: the caster does not answer")
        s.left |= 1 << seat
    if left != answering(s):
        raise PositionError(f"pending left {left}: seats answer once each, from the caster's left: {answering(s)}")
    _read_target(s, target, left)


def _takes_any(s: BabaYagaState) -> bool:
    return bool(s.spell == CATS and s.edition == ES)


def _read_target(s: BabaYagaState, target: Any, left: list[int]) -> None:
    if s.spell == WAND:
        if target is not None:
            raise PositionError("pending target: a wand has none, it must be null")
    elif left != [target] or not is_count(target):
        raise PositionError(
            f"pending target {target!r}: cats have one target, and it alone is left to answer, not {left}"
        )
    else:
        s.target = target


def _chain_cards(s: BabaYagaState) -> list[int]:
    """Cards that lie in `pending` alone: spell and payment, until the payment is complete."""
    if s.phase != PAY:
        return []
    return [int(s.spell), *(int(s.paid.card[i]) for i in range(s.paid.n))]


# --- The cards.


def _read_cards(s: BabaYagaState, position: Mapping[str, Any], deck: Deck) -> list[str]:
    """Lay down what the position names; returns the parts that it leaves out."""
    gaps = []
    for seat, hand in enumerate(read_hands(s, position)):
        if hand is None and s.phase == PAY and seat == s.turn:
            raise PositionError(f"hand {seat} must be given in phase 'pay': it is to complete the payment")
        if hand is None:
            gaps.append(f"hand {seat}")
        else:
            _lay_hand(s, seat, hand, deck)
    discard = known_keys(position.get("discard", {}), PILES, "discard")
    for i, name in enumerate(PILES):
        if name in discard:
            fill(s.discard[i], deck.take(discard[name], f"discard {name}")[::-1], PUBLIC)
        else:
            gaps.append(f"discard {i}")
    if "draw" in position:
        fill(s.draw, deck.take(position["draw"], "draw")[::-1], 0)
    else:
        gaps.append("draw")
    _read_supply(s, position.get("supply", {}), deck)
    return gaps


def _hand_size(s: BabaYagaState, seat: int) -> int:
    """Five, less what the caster has laid down."""
    casting = s.phase in (PAY, AIM, REPLY) and seat == s.turn
    return HAND - 1 - int(s.paid.n) if casting else HAND


def _lay_hand(s: BabaYagaState, seat: int, names: Any, deck: Deck) -> None:
    hand = deck.cards(names, f"hand {seat}")
    if len(hand) != _hand_size(s, seat):
        phase = PHASES[s.phase]
        raise PositionError(f"hand {seat} has {len(hand)} cards; in phase {phase!r} it must have {_hand_size(s, seat)}")
    deck.spend(hand, f"hand {seat}")
    _fill_hand(s, seat, hand)


def _fill_hand(s: BabaYagaState, seat: int, hand: list[int]) -> None:
    """Its owner knows a hand; red and teal backs name their cards to everyone."""
    hand = sorted(hand)
    fill(s.hand[seat], hand, [PUBLIC if card in (YAGA, OWL) else 1 << seat for card in hand])


def _read_supply(s: BabaYagaState, supply: Any, deck: Deck) -> None:
    """What is not named stays in its supply."""
    known_keys(supply, ("yaga", "owl"), "supply")
    for place, card in ((RED, YAGA), (TEAL, OWL)):
        count = supply.get(CARDS[card], deck.left[card])
        if not is_count(count):
            raise PositionError(f"supply {CARDS[card]} must be a whole number, not {count!r}")
        deck.spend([card] * min(count, 127), f"supply {CARDS[card]}")
        s.supply[place] = count


def _deal_rest(s: BabaYagaState, rest: list[int], gaps: list[str]) -> None:
    """Missing parts get what is left of the deck, shuffled: full hands, one card per pile, the rest to draw."""
    hands = [int(gap.split()[1]) for gap in gaps if gap.startswith("hand")]
    piles = [int(gap.split()[1]) for gap in gaps if gap.startswith("discard")]
    if len(rest) < sum(_hand_size(s, seat) for seat in hands) + len(piles) + ("draw" in gaps):
        raise PositionError(f"only {len(rest)} cards are left of the deck for the missing parts: {', '.join(gaps)}")
    for seat in hands:
        size = _hand_size(s, seat)
        _fill_hand(s, seat, rest[:size])
        del rest[:size]
    if "draw" in gaps:
        for i in piles:
            fill(s.discard[i], [rest.pop()], PUBLIC)
        fill(s.draw, rest, 0)
    elif piles:
        for i, place in enumerate(piles):
            share = rest[i :: len(piles)]
            fill(s.discard[place], share, PUBLIC)
    elif rest:
        raise PositionError(
            f"{len(rest)} cards lie nowhere, for example {CARDS[rest[0]]!r}; name them or leave out draw"
        )


def _read_player(s: BabaYagaState, position: Mapping[str, Any]) -> None:
    """Who decides follows from the rest; if it is named, it must agree."""
    if s.phase == OVER:
        right = None
    else:
        right = answering(s)[0] if s.phase == REPLY else int(s.turn)
    agree(position, "player", right)
    s.player = NOBODY if right is None else right
