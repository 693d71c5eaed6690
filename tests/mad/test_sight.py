"""What players know: events, views and imagined states."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import vaka
from tests.conftest import walk
from tests.mad.situations import DECK, OTHER, PLAIN, THIRD, all_cards, asked, hand, play, stacked, table
from vaka.play import State

EVERYONE = (0, 1, 2, None)


def named(state: State, observer: int | None, seat: int) -> list[str]:
    """The cards of a hand that an observer's view names."""
    return sorted(card for card in state.view(observer)["hands"][seat] if card)


def heard(state: State, kind: str) -> list[list[Any]]:
    """The cards of the events of a kind, as seats 0, 1, 2 and a spectator hear of them."""
    return [[event["card"] for event in state.events(seat) if event["event"] == kind] for seat in EVERYONE]


def test_a_hand_is_its_owners_and_the_stock_nobodys() -> None:
    state = table(PLAIN, OTHER, THIRD)
    for observer in EVERYONE:
        for seat, cards in enumerate((PLAIN, OTHER, THIRD)):
            assert named(state, observer, seat) == (sorted(cards) if observer == seat else [])
            assert len(state.view(observer)["hands"][seat]) == 4
        assert state.view(observer)["stock"] == {"count": 76 - 12 - 1}


def test_a_drawn_card_is_seen_by_its_owner() -> None:
    state = play(stacked(["b6"], ["g1", "g2"], ["y1", "y2"], ["y3", "y4"]), "draw")
    assert [state.view(seat)["pending"] for seat in EVERYONE] == [{"drawn": "b6"}, *[{"drawn": None}] * 3]
    assert heard(state, "draw") == [["b6"], [None], [None], [None]]
    play(state, "keep")
    assert heard(state, "keep") == [["b6"], [None], [None], [None]]
    assert named(state, 0, 0) == ["b6", "g1", "g2"]
    assert named(state, 1, 0) == []


def test_cards_drawn_for_a_wooly_are_seen_by_their_drawer() -> None:
    state = stacked(["b6", "b5", "b4"], ["wooly", "g1"], ["y1", "y2"], ["y3", "y4"])
    play(state, "play wooly", "red", "at 1", "accept")
    assert heard(state, "draw") == [[None] * 3, ["b6", "b5", "b4"], [None] * 3, [None] * 3]


# --- Gifts.


def given() -> State:
    """Seat 0 has chosen two gifts for seat 1, who holds a Worry and is asked."""
    state = table(["rgive2", "g1", "y3", "b4"], ["worry", "b1", "b2", "y5"], ["g5", "g6", "b5"])
    return play(state, "play rgive2", "at 1", "give g1", "give b4")


def test_MD_A6_gifts_are_hidden_while_they_are_chosen() -> None:
    state = given()
    assert heard(state, "offer") == [["b4"], [None], [None], [None]]
    assert state.view(0)["pending"]["gifts"] == ["g1", "b4"]
    for seat in (1, 2, None):
        assert state.view(seat)["pending"]["gifts"] == [None, None]
    # They lie in `pending` alone.
    assert hand(state, 0) == ["y3"]


def test_MD_A6_accepted_gifts_are_known_to_giver_and_receiver() -> None:
    state = play(given(), "accept")
    for heard_by, cards in zip(heard(state, "gift"), [["b4", "g1"]] * 2 + [[None, None]] * 2, strict=True):
        assert sorted(heard_by, key=str) == cards
    assert named(state, 0, 1) == ["b4", "g1"]
    assert named(state, 2, 1) == []
    assert named(state, None, 1) == []
    assert named(state, 1, 0) == []


def test_MD_A6_refused_gifts_are_known_to_their_owner_only() -> None:
    state = play(given(), "worry")
    assert hand(state, 0) == ["b4", "g1", "y3"]
    for seat in (1, 2, None):
        assert named(state, seat, 0) == []
    # The same the other way round, after a reflected gift.
    state = table(["rgive2", "g1", "y3", "worry"], ["worry", "b1", "b2", "y5"], ["g5", "g6"])
    play(state, "play rgive2", "at 1", "give g1", "give y3", "worry", "give b1", "give b2")
    assert [state.view(seat)["pending"]["gifts"] for seat in (0, 1, 2)] == [[None] * 2, ["b1", "b2"], [None] * 2]
    play(state, "worry")
    assert named(state, 0, 1) == []
    assert named(state, 2, 1) == []


def test_MD_A6_reflected_gifts_move_after_the_colour() -> None:
    state = play(given(), "worry", "give b1", "give b2", "accept")
    assert asked(state) == ("colour", 1)
    assert state.view(0)["pending"]["gifts"] == [None, None]
    play(state, "red")
    assert [sorted(map(str, cards)) for cards in heard(state, "gift")] == [["b1", "b2"]] * 2 + [["None", "None"]] * 2
    assert named(state, 1, 0) == ["b1", "b2"]


# --- Exchanged hands, and what stays known.


def exchanged(*third: str) -> State:
    """Seats 0 and 1 have swapped hands; seat 2 moves next and then seat 1, who holds a Give two."""
    state = table(["exchange", "rgive2", "r1", "b1", "b2"], ["y1", "y2"], [*third, "g5", "g6"])
    return play(state, "play exchange", "at 1", "accept", "red")


def test_MD_A6_after_an_exchange_both_know_both_hands() -> None:
    state = exchanged()
    for swapper in (0, 1):
        assert named(state, swapper, 0) == ["y1", "y2"]
        assert named(state, swapper, 1) == ["b1", "b2", "r1", "rgive2"]
    for bystander in (2, None):
        assert named(state, bystander, 0) == []
        assert named(state, bystander, 1) == []


def test_MD_A6_a_cancelled_exchange_tells_nothing() -> None:
    state = play(table(["exchange", *PLAIN], ["worry", *OTHER]), "play exchange", "at 1", "worry", "red")
    assert named(state, 0, 1) == []
    assert named(state, 1, 0) == []


def test_MD_A6_what_was_learnt_stays_known() -> None:
    # The hand that seat 0 has seen moves on to seat 2, and grows there.
    state = table(["exchange", "r1", "b1"], ["y1", "y2"], ["exchange", "g5", "g6"])
    play(state, "play exchange", "at 1", "accept", "red", "play exchange", "at 1", "accept", "blue")
    assert named(state, 0, 2) == ["b1", "r1"]
    assert named(state, 0, 1) == []
    assert named(state, 2, 1) == ["g5", "g6"]
    play(state, "draw", "keep", "draw", "keep", "draw", "keep")
    assert named(state, 0, 2) == ["b1", "r1"]
    assert len(state.view(0)["hands"][2]) == 3


def test_a_card_that_leaves_in_sight_uses_up_one_known_copy() -> None:
    state = stacked(["r1"], ["exchange", "r1", "y4"], ["b1", "b2"])
    play(state, "play exchange", "at 1", "accept", "red", "draw", "keep")
    assert hand(state, 1) == ["r1", "r1", "y4"]
    assert state.view(0)["hands"][1] == ["y4", "r1", None]
    play(state, "draw", "keep", "play r1")
    assert state.view(0)["hands"][1] == ["y4", None]


def test_a_drawn_card_played_at_once_leaves_the_known_copy_known() -> None:
    state = stacked(["r1"], ["exchange", "r1", "y4"], ["b1", "b2"])
    play(state, "play exchange", "at 1", "accept", "red", "draw", "play r1")
    assert state.view(0)["hands"][1] == ["y4", "r1"]


def test_a_hidden_gift_takes_from_others_what_they_knew_of_that_hand() -> None:
    state = play(exchanged(), "draw", "keep", "play rgive2", "at 2")
    assert named(state, 0, 1) == ["b1", "b2", "r1"]
    play(state, "give b1")
    assert state.view(0)["hands"][1] == [None, None]
    assert state.view(0)["pending"]["gifts"] == [None]
    play(state, "give r1", "accept")
    assert state.view(0)["hands"][1] == [None]
    assert named(state, 0, 2) == []
    assert named(state, 1, 2) == ["b1", "r1"]
    # The giver has not forgotten the hand it gave away in the exchange.
    assert named(state, 1, 0) == ["y1", "y2"]


def test_a_refused_gift_returns_with_what_others_knew_of_it() -> None:
    state = play(exchanged("worry"), "draw", "keep", "play rgive2", "at 2", "give b1", "give r1", "worry")
    assert named(state, 0, 1) == ["b1", "b2", "r1"]
    assert named(state, 2, 1) == []


def test_a_worry_that_gives_nothing_takes_nothing_from_what_others_knew() -> None:
    state = table(["exchange", "worry", "b1", "b2"], ["y1", "y2"], ["rgive2", "g5", "g6", "y6"])
    play(state, "play exchange", "at 1", "accept", "red", "play rgive2", "at 1", "give g5", "give g6", "worry")
    play(state, "skip", "red")
    assert named(state, 0, 1) == ["b1", "b2"]


def test_the_receiver_keeps_what_it_knew_of_the_other_cards() -> None:
    state = play(exchanged(), "draw", "keep", "play rgive2", "at 0", "give b1", "give r1", "accept")
    assert named(state, 0, 1) == ["b2"]
    assert sorted(hand(state, 0)) == ["b1", "r1", "y1", "y2"]


@pytest.mark.parametrize("end", ["out", "joker", "gifts"])
def test_at_the_end_all_hands_are_open(end: str) -> None:
    hands = {"out": ["r1"], "joker": ["joker", "g1"], "gifts": ["rgive2", "g1", "g2"]}[end]
    actions = {
        "out": ["play r1"],
        "joker": ["play joker", "end"],
        "gifts": ["play rgive2", "at 1", "give g1", "give g2", "accept"],
    }
    state = play(table(hands, OTHER, THIRD), *actions[end])
    for observer in EVERYONE:
        view = state.view(observer)
        assert [sorted(cards) for cards in view["hands"]] == [hand(state, seat) for seat in range(3)]
        assert (view["over"], view["winners"], view["player"]) == (True, [0], None)


# --- Views and imagined states.


def test_a_buried_card_is_never_named_but_kept_in_imagination() -> None:
    state = play(table(["r1", "r2", "g1"], ["b6", "b5"], pile=["r5", "b4", "y6"]), "play r1")
    for seat in (0, 1, None):
        assert state.view(seat)["pile"] == {"count": 4, "top": "r1"}
        assert state.imagine(seat, 3).position()["pile"] == ["r1", "r5", "b4", "y6"]


def test_gifts_already_chosen_are_imagined_anew_by_others() -> None:
    state = given()
    for seat in (1, 2, None):
        found = {tuple(state.imagine(seat, seed).position()["pending"]["gifts"]) for seed in range(30)}
        assert len(found) > 10
    mine = [state.imagine(0, seed).position() for seed in range(10)]
    assert all(position["pending"]["gifts"] == ["g1", "b4"] for position in mine)
    assert all(position["hands"][0] == ["y3"] for position in mine)


def test_gifts_out_of_a_hand_that_is_known_stay_within_it() -> None:
    # Seat 0 knows all three cards of which seat 1 has chosen two.
    state = play(exchanged(), "draw", "keep", "play rgive2", "at 2", "give b1", "give r1")
    found = set()
    for seed in range(40):
        imagined = state.imagine(0, seed).position()
        gifts = sorted(imagined["pending"]["gifts"])
        assert sorted([*gifts, *imagined["hands"][1]]) == ["b1", "b2", "r1"]
        found.add(tuple(gifts))
    assert found == {("b1", "b2"), ("b1", "r1"), ("b2", "r1")}


def test_a_drawn_card_is_imagined_anew_by_others() -> None:
    state = play(stacked(["b6"], ["g1", "g2"], ["y1", "y2"], ["y3", "y4"]), "draw")
    assert {state.imagine(0, seed).position()["pending"]["drawn"] for seed in range(10)} == {"b6"}
    for seat in (1, 2, None):
        positions = [state.imagine(seat, seed).position() for seed in range(20)]
        assert len({position["pending"]["drawn"] for position in positions}) > 5
        assert all(all_cards(position) == Counter(DECK) for position in positions)


def test_an_imagined_state_is_made_of_what_the_seat_knows() -> None:
    state = play(exchanged(), *["draw", "keep"] * 3)
    for seat in EVERYONE:
        for seed in range(20):
            imagined = state.imagine(seat, seed)
            assert state.imagine(seat, 50 + seed).imagine(seat, seed).save() == imagined.save()
            # A hand has no order of its own there either.
            assert state.game.at(imagined.position()).position() == imagined.position()


@pytest.mark.parametrize("players", [2, 3, 6])
def test_imagined_states_look_the_same(players: int) -> None:
    state = vaka.load("mad", players=players).new(players)
    for step, _ in enumerate(walk(state, 7, 90)):
        if step % 3 and state.phase == "turn":
            continue
        for seat in (*range(players), None):
            imagined = state.imagine(seat, step)
            assert imagined.view(seat) == state.view(seat)
            assert imagined.events(seat) == state.events(seat)
