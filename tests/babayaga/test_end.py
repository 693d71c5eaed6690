"""Declaring, the showdown and the tournament."""

from __future__ import annotations

from typing import Any

import pytest

import vaka
from tests.babayaga.situations import OTHER, PLAIN, clause, hand, legal, play, table, told
from vaka.play import State

LOW = ["yaga", "yaga", "yaga", "1", "2"]
TOURNAMENT = {"match": "tournament"}


def rounds(*hands: list[str], **parts: Any) -> State:
    """Seat 0 declares in a tournament."""
    return play(table(*hands, options=TOURNAMENT, **parts), "declare")


def totals(*hands: list[str]) -> list[int]:
    """What each seat scores for the round."""
    found: list[int] = rounds(*hands).position()["totals"]
    return found


def test_BY_16_declare_with_four_points_or_fewer() -> None:
    state = table(["yaga", "yaga", "1", "1", "2"], OTHER)
    assert play(state, "declare").over
    assert clause(table(["yaga", "yaga", "1", "2", "2"], OTHER), "declare") == "BY-16"


def test_B_R7_declaring_is_optional() -> None:
    state = table(LOW, OTHER)
    assert any(action.startswith("swap") for action in legal(state))


def test_B_R8_declaring_with_more_is_not_offered() -> None:
    state = table(["yaga", "yaga", "yaga", "yaga", "5"], OTHER)
    assert "declare" not in legal(state)


@pytest.mark.parametrize("card", ["garlic", "mortar"])
def test_B_R62_specials_count_ten_for_declaring(card: str) -> None:
    assert clause(table(["yaga", "yaga", "yaga", "yaga", card], OTHER), "declare") == "BY-16"


def test_BY_17_a_cast_waits_for_the_next_turn() -> None:
    state = table(["pelican", "7", "yaga", "yaga", "yaga"], OTHER, draw=["1", *["5"] * 5], discard={"A": ["2"]})
    play(state, "cast pelican A", "pay 7")
    assert clause(state, "declare") == "BY-17"
    play(state, "take yaga")
    assert state.player == 1
    play(state, "swap 1 B draw")
    assert "declare" in legal(state)


def test_B_R52_the_round_ends_at_once() -> None:
    state = play(table(LOW, OTHER), "declare")
    assert (state.phase, state.player, state.legal()) == ("over", None, [])
    assert clause(state, "swap 1 A draw") == "B-R52"


def test_BY_18_all_hands_are_shown_and_the_fewest_points_win() -> None:
    state = play(table(LOW, ["yaga", "yaga", "yaga", "yaga", "2"]), "declare")
    assert state.winners == [1]
    assert state.scores == [3, 2]
    assert told(state) == ["declare", "show", "show", "score", "score"]
    for seat in (0, 1, None):
        assert all(card["card"] for cards in state.view(seat)["hands"] for card in cards)


def test_B_R53_more_yagas_break_a_tie() -> None:
    state = play(table(["yaga", "yaga", "1", "1", "1"], ["yaga", "yaga", "yaga", "1", "2"]), "declare")
    assert state.scores == [3, 3]
    assert state.winners == [1]


def test_B_R54_a_full_tie_is_shared_without_penalty() -> None:
    state = play(table(LOW, LOW, OTHER), "declare")
    assert state.winners == [0, 1]
    assert state.returns() == [0.25, 0.25, -0.5]
    assert totals(LOW, LOW, OTHER) == [0, 0, 19]


def test_B_R65_a_single_round_has_no_bonuses() -> None:
    state = play(table(["yaga", "yaga", "yaga", "yaga", "4"], ["1"] * 5, LOW), "declare")
    assert state.scores == [4, 5, 3]
    assert state.winners == [2]


def test_BY_20_winner_nothing_others_their_hands() -> None:
    assert totals(LOW, PLAIN, OTHER) == [0, 22, 19]


def test_BY_20_a_beaten_declarer_gets_25() -> None:
    assert totals(LOW, ["yaga", "yaga", "yaga", "1", "1"], OTHER) == [25, 0, 19]


def test_BY_20_five_yagas_give_everyone_else_30() -> None:
    assert totals(["yaga"] * 5, PLAIN, OTHER) == [0, 30, 30]


def test_BY_20_five_ones_give_everyone_else_20() -> None:
    assert totals(["yaga", "yaga", "yaga", "yaga", "2"], ["1"] * 5, OTHER) == [20, 0, 20]


def test_B_R55_a_tie_lost_on_yagas_counts_the_hand() -> None:
    assert totals(["yaga", "yaga", "1", "1", "1"], LOW, OTHER) == [3, 0, 19]


def test_B_R56_the_25_replace_the_hand() -> None:
    assert totals(["yaga", "yaga", "yaga", "yaga", "4"], LOW)[0] == 25


def test_B_R57_only_the_lowest_hand_wins() -> None:
    lower, lowest = ["yaga", "yaga", "yaga", "1", "1"], ["yaga", "yaga", "yaga", "yaga", "1"]
    assert totals(LOW, lower, lowest) == [25, 2, 0]


def test_B_R58_five_yagas_of_another_give_no_bonus() -> None:
    assert totals(LOW, ["yaga"] * 5, OTHER) == [25, 0, 19]


def test_B_R59_two_hands_of_five_yagas() -> None:
    assert totals(["yaga"] * 5, ["yaga"] * 5, OTHER) == [0, 0, 30]


def test_B_R60_five_ones_beat_everything_else() -> None:
    # The declarer would get 25 and the lowest hand 0: both get 20.
    assert totals(["yaga", "yaga", "yaga", "yaga", "4"], ["yaga", "yaga", "yaga", "yaga", "2"], ["1"] * 5) == [
        20,
        20,
        0,
    ]
    state = play(table(LOW, ["1"] * 5), "declare")
    assert state.winners == [0]


def test_B_R61_five_yagas_and_five_ones() -> None:
    assert totals(["yaga"] * 5, ["1"] * 5, OTHER) == [0, 0, 30]


def test_BY_A13_five_yagas_twice_and_five_ones() -> None:
    assert totals(["yaga"] * 5, ["yaga"] * 5, ["1"] * 5, OTHER) == [0, 0, 0, 30]
    # A cast Owl skips `aim`; the scores of a single round are the hand values.
    owl = play(table(["owl", "7", "5", "6", "6"], OTHER), "cast owl A", "pay 7")
    assert owl.phase == "act"
    assert play(table(LOW, OTHER), "declare").scores == [3, 19]


def test_B_R3_the_starter_moves_to_the_left() -> None:
    state = rounds(LOW, PLAIN, OTHER, starter=2)
    assert state.position()["starter"] == 0
    assert state.player == 0
    assert rounds(LOW, PLAIN, OTHER, starter=0).player == 1


def test_B_R66_everything_is_dealt_anew() -> None:
    state = rounds(LOW, PLAIN, OTHER, discard={"A": ["yaga", "owl"], "B": ["7"]})
    position = state.position()
    assert position["supply"] == {"yaga": 16, "owl": 6}
    assert [len(cards) for cards in position["hands"]] == [5, 5, 5]
    assert [len(cards) for cards in position["discard"].values()] == [1, 1]
    assert told(state)[-3:] == ["deal", "turn-up", "turn-up"]
    # The hands of the finished round were shown in its events.
    shown = [event for event in state.events(None) if event["event"] == "show"]
    assert [sorted(event["cards"]) for event in shown] == [sorted(LOW), sorted(PLAIN), sorted(OTHER)]


def test_B_R63_the_tournament_ends_at_100() -> None:
    state = rounds(LOW, OTHER, totals=[90, 80])
    assert not state.over
    state = rounds(LOW, OTHER, totals=[90, 81])
    assert state.over
    assert state.scores == [90, 100]
    assert state.winners == [0]
    # The player at 100 need not be the declarer, and the lowest total wins.
    assert rounds(["yaga"] * 5, OTHER, PLAIN, totals=[99, 60, 70]).winners == [1]


def test_B_R64_a_tied_lowest_total_is_shared() -> None:
    state = rounds(LOW, ["yaga", "yaga", "yaga", "1", "4"], OTHER, totals=[15, 10, 90])
    assert state.scores == [15, 15, 109]
    assert state.winners == [0, 1]


def test_tournament_totals_are_public_all_along() -> None:
    state = rounds(LOW, OTHER)
    assert state.scores == [0, 19]
    assert state.view(None)["totals"] == [0, 19]
    assert hand(state, 0) != sorted(LOW)


def test_B_R3_the_next_game_is_begun_by_the_left_neighbour() -> None:
    game = vaka.load("babayaga", players=3)
    follows = game.definition.follows
    assert follows
    views = [game.new(seed).view(None) for seed in range(30)]
    pairs = {(before["starter"], after["starter"]) for before in views for after in views if follows(before, after)}
    assert pairs == {(0, 1), (1, 2), (2, 0)}
