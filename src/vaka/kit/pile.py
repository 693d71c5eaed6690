"""Piles of cards, and who has seen each of them.

Every slot holds a card and a mask `seen`: bit p is set when seat p knows the card, bit `SPECTATOR` when a
mere onlooker does. The verbs below say what each movement does to the mask, so that no game says it twice.

A stock or a discard pile is a *stack*: slot 0 lies lowest, slot n - 1 is the top.
A *hand* is sorted by card, because the order of a hand tells nobody anything, and among equal cards the
masks are nested: slot by slot each one is a part of the one before. So the slots with bit p are simply the
copies that p knows of, and a copy that leaves in sight uses up one known copy for each observer.
"""

from __future__ import annotations

from typing import Annotated, Any

import numpy as np

from vaka.kit.chance import Chance, below
from vaka.kit.rule import rule
from vaka.kit.struct import Int8, Row, Struct

SPECTATOR = 6  # the onlooker's bit; seats are 0 to 5
PUBLIC = 127  # every seat and the onlooker
HIDDEN = -1  # stands for a card that was not seen


class Pile(Struct):
    """The shape of every pile; `pile(capacity)` makes the class for a given number of slots."""

    n: Int8
    card: Annotated[Row, np.int8, 0]
    seen: Annotated[Row, np.int8, 0]


def pile(capacity: int) -> Any:
    """The struct class of a pile with room for that many cards."""
    row = Annotated[Row, np.int8, capacity]
    body = {"n": Int8, "card": row, "seen": row}
    return type("Pile", (Pile,), {"__annotations__": body})


# --- Stacks.


@rule
def top(stack: Pile) -> int:
    """The card on top."""
    return int(stack.card[stack.n - 1])


@rule
def push(stack: Pile, card: int, seen: int) -> None:
    """Lay a card on top."""
    stack.card[stack.n] = card
    stack.seen[stack.n] = seen
    stack.n += 1


@rule
def pop(stack: Pile) -> int:
    """Remove the top card."""
    stack.n -= 1
    card = int(stack.card[stack.n])
    # A freed slot is wiped, so that equal piles are equal bytes.
    stack.card[stack.n] = 0
    stack.seen[stack.n] = 0
    return card


@rule
def shuffle(stack: Pile, chance: Chance) -> None:
    """Mix the cards; nobody knows any of them afterwards."""
    for i in range(stack.n - 1, 0, -1):
        j = below(chance, i + 1)
        card = stack.card[i]
        stack.card[i] = stack.card[j]
        stack.card[j] = card
    for i in range(stack.n):
        stack.seen[i] = 0


@rule
def turn_up(stock: Pile, stack: Pile) -> None:
    """Lay the top card of the stock face up on a stack."""
    push(stack, pop(stock), PUBLIC)


@rule
def shuffle_back(stack: Pile, stock: Pile) -> None:
    """Put a whole stack face down onto the stock, to be shuffled with it."""
    while stack.n > 0:
        push(stock, pop(stack), 0)


# --- Hands.


@rule
def put(hand: Pile, card: int, seen: int) -> None:
    """Sort a card into a hand: everyone in `seen` knows of one more copy."""
    i = int(hand.n)
    while i > 0 and hand.card[i - 1] > card:
        hand.card[i] = hand.card[i - 1]
        hand.seen[i] = hand.seen[i - 1]
        i -= 1
    hand.card[i] = card
    hand.seen[i] = seen
    hand.n += 1
    # Nest the masks of the equal cards: what both have stays in front.
    while i > 0 and hand.card[i - 1] == card:
        both = hand.seen[i - 1] & hand.seen[i]
        hand.seen[i - 1] |= hand.seen[i]
        hand.seen[i] = both
        i -= 1


@rule
def find(hand: Pile, card: int) -> int:
    """The first slot that holds the card, -1 if none does."""
    for i in range(hand.n):
        if hand.card[i] == card:
            return i
    return -1


@rule
def count(hand: Pile, card: int) -> int:
    """How many copies of a card a hand holds."""
    copies = 0
    for i in range(hand.n):
        if hand.card[i] == card:
            copies += 1
    return copies


@rule
def new_kind(hand: Pile, slot: int) -> bool:
    """Whether a slot holds the first card of its kind: equal cards lie side by side, one speaks for all."""
    return slot == 0 or hand.card[slot] != hand.card[slot - 1]


@rule
def list_kinds(hand: Pile, first: int, n: int, out: Row) -> int:
    """Write `first` plus each different card of a hand after the n actions listed so far; returns their number."""
    for i in range(hand.n):
        if new_kind(hand, i):
            out[n] = first + int(hand.card[i])
            n += 1
    return n


@rule
def remove(hand: Pile, card: int) -> None:
    """Take one copy out of a hand, in sight: it uses up one known copy for each observer."""
    hand.n -= 1
    # From its slot on, each card comes from the next slot.
    ahead = 0
    for i in range(hand.n):
        ahead |= hand.card[i] == card
        hand.card[i] = hand.card[i + ahead]
        hand.seen[i] = hand.seen[i + ahead]
    hand.card[hand.n] = 0
    hand.seen[hand.n] = 0


@rule
def draw(stock: Pile, hand: Pile, seat: int) -> int:
    """Draw the top card of the stock into a hand; its new owner sees it, the others know what they knew before."""
    seen = int(stock.seen[stock.n - 1]) | 1 << seat
    card = pop(stock)
    put(hand, card, seen)
    return card


@rule
def deal(stock: Pile, hand: Pile, seat: int, cards: int) -> None:
    """Draw several cards."""
    for _ in range(cards):
        draw(stock, hand, seat)


@rule
def lay(hand: Pile, card: int, stack: Pile) -> None:
    """Lay a card from a hand face up on a stack."""
    remove(hand, card)
    push(stack, card, PUBLIC)


@rule
def take_back(stack: Pile, hand: Pile) -> int:
    """Take the top card of a face-up stack into a hand; everyone saw it go there."""
    card = pop(stack)
    put(hand, card, PUBLIC)
    return card


@rule
def give(giver: Pile, taker: Pile, card: int, seen: int, low: int, high: int) -> None:
    """Move a card from hand to hand, seen by those in `seen` only.

    For everyone else it could have been any card from `low` to `high`: they forget what they knew of those.
    """
    for i in range(giver.n):
        if low <= giver.card[i] <= high:
            giver.seen[i] &= seen
    remove(giver, card)
    put(taker, card, seen)


@rule
def swap_hands(one: Pile, other: Pile, pair: int) -> None:
    """Exchange two whole hands; both owners, the two bits of `pair`, now know all of these cards."""
    for i in range(max(one.n, other.n)):
        card, seen = one.card[i], one.seen[i]
        one.card[i], one.seen[i] = other.card[i], other.seen[i]
        other.card[i], other.seen[i] = card, seen
    n = one.n
    one.n = other.n
    other.n = n
    reveal(one, pair)
    reveal(other, pair)


@rule
def reveal(cards: Pile, seats: int) -> None:
    """Show a whole pile to the seats of a mask."""
    for i in range(cards.n):
        cards.seen[i] |= seats


# --- Imagining: the cards that an observer has not seen are dealt again among the places they could be.


@rule
def gather(cards: Pile, upto: int, observer: int, low: int, high: int, pool: Pile) -> None:
    """Copy the cards `low` to `high` of the first `upto` slots that the observer has not seen to the pool."""
    for i in range(upto):
        if not cards.seen[i] >> observer & 1 and low <= cards.card[i] <= high:
            push(pool, int(cards.card[i]), 0)


@rule
def sort(pool: Pile) -> None:
    """Put a pool in order, so that nothing is left of where its cards lay."""
    # Counted by kind; the masks of a pool are free for that.
    for i in range(pool.n):
        pool.seen[pool.card[i]] += 1
    n = 0
    for card in range(len(pool.seen)):
        while pool.seen[card] > 0:
            pool.card[n] = card
            pool.seen[card] -= 1
            n += 1


@rule
def scatter(cards: Pile, upto: int, observer: int, low: int, high: int, pool: Pile) -> None:
    """Fill the same slots from the pool again."""
    for i in range(upto):
        if not cards.seen[i] >> observer & 1 and low <= cards.card[i] <= high:
            cards.card[i] = pop(pool)


@rule
def presume(hand: Pile, owner: int, observer: int) -> None:
    """What an observer takes to be known of a hand: what its owner, the observer and everyone knows, and no more.

    Who else knows a card is itself hidden, of the observer's own cards too, so it must not stay as it was.
    """
    for i in range(hand.n):
        known = hand.seen[i] >> observer & 1
        if not known or not hand.seen[i] >> SPECTATOR & 1:
            hand.seen[i] = 1 << owner | known << observer


@rule
def tidy(hand: Pile) -> None:
    """Sort a hand whose cards were replaced in place."""
    n = int(hand.n)
    hand.n = 0
    for i in range(n):
        put(hand, int(hand.card[i]), int(hand.seen[i]))
