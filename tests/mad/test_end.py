"""Going out, the Joker and points."""

from __future__ import annotations

import pytest

import vaka
from tests.conftest import walk
from tests.mad.situations import (
    OTHER,
    PLAIN,
    THIRD,
    asked,
    clause,
    drawers,
    hand,
    legal,
    play,
    sizes,
    table,
    told,
)  # fmt: skip

GUARD = ["worry", "b1", "b2"]


def test_MD_20_the_first_to_be_rid_of_all_cards_wins() -> None:
    state = play(table(["r1"], PLAIN, OTHER), "play r1")
    assert asked(state) == ("over", None)
    assert state.winners == [0]
    assert state.returns() == [1.0, -0.5, -0.5]
    for action in ("draw", "play g1", "red", "accept", "keep", "skip", "end", "at 1", "cw", "give g1"):
        assert clause(state, action) == "MD-20"


def test_MD_20_after_a_joker_ending_the_fewest_points() -> None:
    assert play(table(["joker", "g6"], ["b1", "b2"], ["y5", "y6"]), "play joker", "end").winners == [1]


def test_MD_20_nobody_wins_with_a_card_left() -> None:
    state = play(table(["r1", "r2"], PLAIN), "play r1")
    assert not state.over
    assert state.winners == []


@pytest.mark.parametrize("card", ["rdraw1", "wooly", "rwhich", "r3"])
def test_M_R43_the_last_card_has_no_effect_and_cannot_be_answered(card: str) -> None:
    state = play(table([card], GUARD, ["worry", *OTHER]), f"play {card}")
    assert state.winners == [0]
    assert drawers(state) == []
    assert sizes(state) == [0, 3, 5]
    assert told(state) == ["play", "out", "score", "score", "score"]


@pytest.mark.parametrize("card", ["wild", "wooly", "worry", "exchange"])
def test_M_R44_a_colourless_last_card_needs_no_colour(card: str) -> None:
    state = play(table([card], PLAIN), f"play {card}")
    assert state.winners == [0]
    assert hand(state, 1) == sorted(PLAIN)
    assert state.position()["colour"] is None


def test_M_R45_give_two_as_the_last_card() -> None:
    assert play(table(["rgive2"], PLAIN), "play rgive2").winners == [0]


def test_M_R46_give_two_and_two_others() -> None:
    state = play(table(["rgive2", "g1", "b6"], GUARD), "play rgive2", "at 1", "give g1", "give b6")
    assert play(state.clone(), "accept").winners == [0]
    assert not play(state, "worry").over
    # With three others the last one stays.
    assert not play(table(["rgive2", "g1", "b6", "b6"], OTHER), "play rgive2", "at 1", "give g1", "give b6").over


def test_M_R47_a_swap_never_empties_a_hand() -> None:
    state = play(table(["exchange", "g1"], ["b1"]), "play exchange", "at 1", "accept")
    assert not state.over
    assert (hand(state, 0), hand(state, 1)) == (["b1"], ["g1"])


def test_M_R48_the_joker_as_the_last_card() -> None:
    # Seat 1 has a hand of one point, but the Joker's player is out.
    state = play(table(["joker"], ["b1"]), "play joker")
    assert state.winners == [0]
    assert "end" not in told(state)
    assert state.scores == [0, 1]


# --- The Joker.


def test_MD_15_a_plain_wild_or_the_end() -> None:
    state = play(table(["joker", "g1", "g2", "g3"], OTHER), "play joker")
    assert asked(state) == ("joker", 0)
    assert legal(state) == ["end", "colour"]
    assert state.position()["colour"] is None
    wild = play(state.clone(), "colour", "blue")
    assert (wild.position()["colour"], asked(wild)) == ("blue", ("turn", 1))
    play(state, "end")
    assert told(state) == ["end", "score", "score"]
    assert state.winners == [0]
    # All hands are shown.
    for seat in (0, 1, None):
        assert state.view(seat)["hands"] == [["g1", "g2", "g3"], ["y5", "y6", "b1", "b2"]]


def test_MD_15_only_on_your_turn() -> None:
    state = play(table(["rdraw1", "g1"], ["joker", "b1"]), "play rdraw1")
    assert clause(state, "play joker") == "MD-4"
    assert clause(state, "end") == "MD-15"


def test_M_F14_all_count_and_the_lowest_wins() -> None:
    state = play(table(["joker", "y6"], ["g1", "b5"], ["wild"], PLAIN), "play joker", "end")
    assert state.scores == [6, 6, 5, 10]
    assert state.winners == [2]


@pytest.mark.parametrize("others", [1, 2, 3, 4, 5])
def test_M_R49_at_most_three_other_cards(others: int) -> None:
    state = play(table(["joker", "g1", "g2", "g3", "g4", "g5"][: others + 1], OTHER), "play joker")
    assert state.phase == ("joker" if others <= 3 else "colour")
    assert (clause(state, "end") is None) is (others <= 3)


def test_M_R52_the_joker_itself_does_not_count() -> None:
    state = play(table(["joker", "g1"], ["b2"]), "play joker", "end")
    assert state.scores == [1, 2]
    assert state.position()["pile"][0] == "joker"


def test_M_R50_a_tie_goes_against_the_joker() -> None:
    assert play(table(["joker", "g3"], ["b3"], PLAIN), "play joker", "end").winners == [1]
    assert play(table(PLAIN, ["b3"], ["joker", "g3"], turn=2), "play joker", "end").winners == [1]
    assert play(table(["joker", "g3"], ["b4"], PLAIN), "play joker", "end").winners == [0]
    # All tied opponents win.
    tied = play(table(["joker", "g3"], ["b3"], ["y1", "y2"], PLAIN), "play joker", "end")
    assert tied.winners == [1, 2]


def test_M_R51_others_share_the_win() -> None:
    state = play(table(["joker", "g3"], ["b2"], THIRD, ["y1", "b1"]), "play joker", "end")
    assert state.winners == [1, 3]
    assert state.returns() == pytest.approx([-1 / 3, 1 / 3, -1 / 3, 1 / 3])


@pytest.mark.parametrize(
    ("hands", "winners"),
    [
        # Points 9, 4, 2: a later seat beats an earlier one.
        ([["joker", "b4", "b5"], ["g4"], ["g2"]], [2]),
        # Points 9, 2, 4.
        ([["joker", "b4", "b5"], ["g2"], ["g4"]], [1]),
        # Points 9, 9, 4: a tie with the Joker's player does not keep a lower one from winning.
        ([["joker", "b4", "b5"], ["y3", "y6"], ["g4"]], [2]),
        # Points 2, 9, 4.
        ([["joker", "b2"], ["y3", "y6"], ["g4"]], [0]),
    ],
)
def test_M_R50_M_R51_fewest_points(hands: list[list[str]], winners: list[int]) -> None:
    assert play(table(*hands), "play joker", "end").winners == winners


def test_M_R53_no_worry_against_the_joker_end() -> None:
    state = play(table(["joker", "g1"], ["worry", "b1"]), "play joker", "end")
    assert state.over
    assert hand(state, 1) == ["b1", "worry"]


# --- What is not asked.


def test_MD_A11_not_asked() -> None:
    # Target and gifts of a Give two with fewer than two cards in hand.
    assert asked(play(table(["rgive2", "g1"], OTHER), "play rgive2")) == ("turn", 1)
    assert asked(play(table(["rgive2", "g1", "g2"], OTHER), "play rgive2")) == ("target", 0)
    # The use of a Joker with more than three others.
    assert asked(play(table(["joker", *PLAIN], OTHER), "play joker")) == ("colour", 0)
    # The colour after a card that wins, or after the Joker's end.
    assert asked(play(table(["wild"], OTHER), "play wild")) == ("over", None)
    assert asked(play(table(["joker", "g1"], OTHER), "play joker", "end")) == ("over", None)


def test_MD_A11_scores_are_the_points_left_in_hand() -> None:
    state = play(table(["r1"], ["wild", "b3"], ["g6", "y6"]), "play r1")
    assert state.scores == [0, 8, 12]
    assert [event["points"] for event in state.events(2) if event["event"] == "score"] == [0, 8, 12]
    gifts = play(table(["rgive2", "g1", "g2"], ["b1"]), "play rgive2", "at 1", "give g1", "give g2", "accept")
    assert gifts.scores == [0, 4]


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_random_play_ends(players: int) -> None:
    state = vaka.load("mad", players=players).new(players)
    for _ in walk(state, 1, 20_000):
        pass
    assert state.over
    assert state.winners
    out = [seat for seat, cards in enumerate(state.position()["hands"]) if not cards]
    assert state.winners == out or state.position()["pile"][0] == "joker"
