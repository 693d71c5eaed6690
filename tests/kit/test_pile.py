"""Piles, and how each movement changes who has seen a card."""

from __future__ import annotations

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from tests.kit.bench import Desk, compiled, desk, slots
from vaka.kit import log, pile
from vaka.kit.pile import HIDDEN, PUBLIC, SPECTATOR

ME, YOU, ALL = 1, 2, PUBLIC


@compiled
def put(d: Desk, card: int, seen: int) -> None:
    pile.put(d[0].hand, card, seen)


@compiled
def remove(d: Desk, card: int) -> None:
    pile.remove(d[0].hand, card)


@compiled
def find_and_count(d: Desk, card: int) -> tuple[int, int]:
    return pile.find(d[0].hand, card), pile.count(d[0].hand, card)


@compiled
def deal(d: Desk, seat: int, cards: int) -> None:
    pile.deal(d[0].stock, d[0].hand, seat, cards)


@compiled
def lay(d: Desk, card: int) -> None:
    pile.lay(d[0].hand, card, d[0].stack)


@compiled
def take_back(d: Desk) -> int:
    return pile.take_back(d[0].stack, d[0].hand)


@compiled
def turn_up(d: Desk) -> int:
    pile.turn_up(d[0].stock, d[0].stack)
    return pile.top(d[0].stack)


@compiled
def shuffle_back(d: Desk) -> None:
    pile.shuffle_back(d[0].stack, d[0].stock)
    pile.shuffle(d[0].stock, d[0].chance)


@compiled
def give(d: Desk, card: int, seen: int, low: int, high: int) -> None:
    pile.give(d[0].hand, d[0].other, card, seen, low, high)


@compiled
def swap_hands(d: Desk, pair: int) -> None:
    pile.swap_hands(d[0].hand, d[0].other, pair)


@compiled
def reveal(d: Desk, seats: int) -> None:
    pile.reveal(d[0].hand, seats)


@compiled
def redeal(d: Desk, observer: int, low: int, high: int) -> None:
    pile.gather(d[0].hand, int(d[0].hand.n), observer, low, high, d[0].stack)
    pile.gather(d[0].stock, int(d[0].stock.n), observer, low, high, d[0].stack)
    pile.shuffle(d[0].stack, d[0].chance)
    pile.scatter(d[0].hand, int(d[0].hand.n), observer, low, high, d[0].stack)
    pile.scatter(d[0].stock, int(d[0].stock.n), observer, low, high, d[0].stack)
    pile.tidy(d[0].hand)


@compiled
def presume(d: Desk, owner: int, observer: int) -> None:
    pile.presume(d[0].hand, owner, observer)


@compiled
def write_and_scrub(d: Desk, observer: int) -> None:
    log.note(d[0].log, 1, 0, 7, ME, 3)
    log.note(d[0].log, 2, 1, 8, YOU, 4)
    log.note(d[0].log, 3, 1, 9, YOU, 5)
    d[0].log.n = 2
    log.scrub(d[0].log, observer)


def test_a_hand_is_sorted() -> None:
    d = desk()
    for card in (5, 2, 9, 2):
        put(d, card, ME)
    assert [card for card, _ in slots(d, "hand")] == [2, 2, 5, 9]


def test_equal_cards_nest_their_masks() -> None:
    d = desk()
    put(d, 4, ME)
    put(d, 4, ME | YOU)
    put(d, 4, ME)
    # One copy is known to both, and it does not matter which one it is.
    assert slots(d, "hand") == [(4, ME | YOU), (4, ME), (4, ME)]


@given(st.lists(st.tuples(st.integers(1, 3), st.integers(0, PUBLIC)), max_size=12))
def test_a_mask_counts_copies_for_every_observer(cards: list[tuple[int, int]]) -> None:
    d = desk()
    for card, seen in cards:
        put(d, card, seen)
    hand = slots(d, "hand")
    assert sorted(card for card, _ in cards) == [card for card, _ in hand]
    for card in (1, 2, 3):
        masks = [seen for other, seen in hand if other == card]
        assert all(front & back == back for front, back in pairwise(masks))
        for seat in range(7):
            known = sum(seen >> seat & 1 for other, seen in cards if other == card)
            assert sum(seen >> seat & 1 for seen in masks) == known


def test_a_card_that_leaves_in_sight_uses_up_one_known_copy() -> None:
    d = desk(hand=[(3, ME), (4, ME | YOU), (4, ME), (6, ME)])
    remove(d, 4)
    assert slots(d, "hand") == [(3, ME), (4, ME), (6, ME)]
    remove(d, 6)
    assert slots(d, "hand") == [(3, ME), (4, ME)]


def test_find_and_count() -> None:
    d = desk(hand=[(3, ME), (4, ME), (4, ME)])
    assert find_and_count(d, 4) == (1, 2)
    assert find_and_count(d, 5) == (-1, 0)


def test_dealing_shows_a_card_to_its_owner_only() -> None:
    d = desk(stock=[(1, 0), (2, 0), (3, PUBLIC)])
    deal(d, 1, 2)
    assert slots(d, "stock") == [(1, 0)]
    # The 3 was seen by all on top of the stock, and stays so.
    assert slots(d, "hand") == [(2, YOU), (3, ALL)]


def test_laying_taking_back_and_turning_up_are_seen_by_all() -> None:
    d = desk(hand=[(5, ME)], stock=[(8, 0)])
    lay(d, 5)
    assert slots(d, "stack") == [(5, ALL)]
    assert take_back(d) == 5
    assert slots(d, "hand") == [(5, ALL)]
    assert turn_up(d) == 8
    assert slots(d, "stack") == [(8, ALL)]


def test_shuffling_back_forgets_everything() -> None:
    d = desk(stack=[(i, ALL) for i in range(1, 11)], stock=[(11, ME)])
    shuffle_back(d)
    assert slots(d, "stack") == []
    stock = slots(d, "stock")
    assert sorted(card for card, _ in stock) == list(range(1, 12))
    assert all(seen == 0 for _, seen in stock)
    assert [card for card, _ in stock] != list(range(1, 12))


def test_giving_in_secret_takes_what_others_knew() -> None:
    both = ME | YOU
    d = desk(hand=[(0, ALL), (4, ALL), (6, ME)], other=[(4, YOU)])
    give(d, 4, both, 1, 9)
    assert slots(d, "hand") == [(0, ALL), (6, ME)]
    assert slots(d, "other") == [(4, both), (4, YOU)]
    # What it could not have been stays known; what it could have been does not.
    d = desk(hand=[(0, ALL), (4, ALL), (6, ALL)])
    give(d, 4, both, 1, 9)
    assert slots(d, "hand") == [(0, ALL), (6, both)]


def test_giving_openly_takes_nothing() -> None:
    d = desk(hand=[(4, ALL), (6, ALL)])
    give(d, 4, PUBLIC, 4, 4)
    assert (slots(d, "hand"), slots(d, "other")) == ([(6, ALL)], [(4, ALL)])


def test_swapped_hands_are_known_to_both() -> None:
    d = desk(hand=[(1, ME), (2, ME), (3, ALL)], other=[(9, YOU)])
    swap_hands(d, ME | YOU)
    assert slots(d, "hand") == [(9, ME | YOU)]
    assert slots(d, "other") == [(1, ME | YOU), (2, ME | YOU), (3, ALL)]


def test_revealing() -> None:
    d = desk(hand=[(1, ME), (2, 0)])
    reveal(d, YOU)
    assert slots(d, "hand") == [(1, ME | YOU), (2, YOU)]


def test_redealing_moves_only_unseen_cards_of_the_range() -> None:
    d = desk(hand=[(1, ME), (5, YOU), (6, YOU)], stock=[(7, 0), (8, 0), (99, 0)])
    # `stack` serves as the pool and is empty again afterwards.
    redeal(d, 0, 5, 9)
    assert slots(d, "stack") == []
    hand, stock = slots(d, "hand"), slots(d, "stock")
    assert hand[0] == (1, ME)
    assert stock[2] == (99, 0)
    assert sorted(card for card, _ in [*hand[1:], *stock[:2]]) == [5, 6, 7, 8]
    assert [seen for _, seen in hand[1:]] == [YOU, YOU]


def test_presuming_keeps_public_and_own_knowledge_only() -> None:
    third = 4
    # Owner is seat 1, observer seat 0: public stays, private knowledge of others goes.
    d = desk(hand=[(1, ALL), (2, ME | YOU | third), (3, YOU | third), (4, YOU)])
    presume(d, 1, 0)
    assert slots(d, "hand") == [(1, ALL), (2, ME | YOU), (3, YOU), (4, YOU)]
    assert ALL >> SPECTATOR & 1


def test_the_log_is_scrubbed() -> None:
    d = desk()
    write_and_scrub(d, 0)
    found = d["log"][0]
    assert [int(card) for card in found["card"]] == [7, HIDDEN, 0]
    assert [int(kind) for kind in found["kind"]] == [1, 2, 0]
    assert [int(seen) for seen in found["seen"]] == [ME, YOU, 0]
