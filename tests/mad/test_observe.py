"""What a seat has seen of the MAD card game, as numbers."""

from __future__ import annotations

from tests.mad.situations import OTHER, PLAIN, THIRD, play, stacked, table
from tests.situations import noted
from vaka.games.mad.names import CARDS, COLOURLESS, COLOURS, FACES, PHASES

ALL_FACES = (*FACES, *COLOURLESS)


def test_a_turn_as_two_seats_see_it() -> None:
    state = table(["g1", "g1", "wild"], OTHER, THIRD, pile=["r5", "rwhich", "y5"], dealer=2)
    own, left = state.observation(0), state.observation(1)
    assert noted(own["hand"], CARDS) == {"g1": 2, "wild": 1}
    assert not own["known"].any()
    assert own["cards"].tolist() == [3, 4, 4, 0, 0, 0]
    assert left["cards"].tolist() == [4, 4, 3, 0, 0, 0]
    assert left["player"].tolist() == left["turn"].tolist() == [0, 0, 1, 0, 0, 0]
    assert left["dealer"].tolist() == [0, 1, 0, 0, 0, 0]
    assert left["seat"].tolist() == [0, 1, 0, 0, 0, 0]
    for seen in (own, left):
        assert noted(seen["top"], ALL_FACES) == {"5": 1}
        assert noted(seen["colour"], COLOURS) == {"red": 1}
        assert noted(seen["used"], CARDS) == {"r5": 1, "rwhich": 1, "y5": 1}
        assert (int(seen["pile"]), int(seen["stock"])) == (3, 76 - 11 - 3)
        assert noted(seen["phase"], PHASES) == {"turn": 1}
        assert int(seen["direction"]) == -1
        assert seen["seats"].tolist() == [1, 1, 1, 0, 0, 0]
        assert not seen["card"].any()
        assert not seen["by"].any()


def test_a_drawn_card_is_seen_by_its_drawer() -> None:
    state = play(stacked(["b6"], PLAIN, OTHER), "draw")
    assert noted(state.observation(0)["drawn"], CARDS) == {"b6": 1}
    assert not state.observation(1)["drawn"].any()


def test_a_colour_that_is_still_to_be_named() -> None:
    seen = play(table(["wild", "g1"], OTHER), "play wild").observation(1)
    assert noted(seen["top"], ALL_FACES) == {"wild": 1}
    assert not seen["colour"].any()


def test_hands_that_changed_places_are_known_to_both() -> None:
    state = play(table(["exchange", *PLAIN], OTHER, THIRD), "play exchange", "at 1", "accept", "red")
    assert noted(state.observation(0)["known"][0], CARDS) == dict.fromkeys(PLAIN, 1)
    assert noted(state.observation(1)["known"][1], CARDS) == dict.fromkeys(OTHER, 1)
    assert not state.observation(2)["known"].any()


def test_gifts_are_their_givers_secret_and_so_is_what_is_left() -> None:
    """Seat 1 knows seat 0's hand from an exchange; while gifts are chosen it cannot tell which are still there."""
    hands = ["exchange", "rgive2", "g1", "y3", "b4"], ["worry", "ygive2", "b1", "b2", "y5"], ["g5", "g6", "b5"]
    state = play(table(*hands), "play exchange", "at 1", "accept", "red", "draw", "keep", "play rgive2", "at 0")
    known = noted(state.observation(0)["known"][0], CARDS)
    assert known == {"g1": 1, "y3": 1, "b4": 1}
    play(state, "give g1")
    assert not state.observation(0)["known"][0].any()
    assert not state.observation(0)["gifts"].any()
    assert int(state.observation(0)["offered"]) == 1
    assert noted(state.observation(1)["gifts"], CARDS) == {"g1": 1}


def test_a_chain_with_a_worry() -> None:
    state = table(["rgive2", "g1", "y3", "b4"], ["worry", "b1", "b2", "y5"], ["g5", "g6", "b5"])
    play(state, "play rgive2", "at 1", "give g1", "give b4")
    seen = state.observation(2)
    assert noted(seen["card"], ALL_FACES) == {"give2": 1}
    assert seen["by"].tolist() == [0, 1, 0, 0, 0, 0]
    assert seen["target"].tolist() == seen["left"].tolist() == [0, 0, 1, 0, 0, 0]
    assert not seen["worries"].any()
    seen = play(state, "worry").observation(2)
    assert seen["by"].tolist() == seen["worries"].tolist() == [0, 0, 1, 0, 0, 0]
    assert noted(seen["top"], ALL_FACES) == {"worry": 1}
