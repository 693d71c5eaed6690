"""What the policy wants, idea by idea; and whole games by it."""

from __future__ import annotations

from typing import Any

import pytest

import vaka
from tests.partners.situations import CHAMPIONSHIP, DONE, HIDDEN, SHORT, play, seven, table
from tests.wanting import chances, keeps_to_what_it_knows, plays_to_the_end, wanted
from vaka.play import State


def giving(hand: list[str], y: str = "", b: str = "") -> State:
    """Yellow is to give a card to Blue."""
    return table(hand, y, "", b, "", phase="give")


# --- One pawn.


def test_brings_a_pawn_out() -> None:
    assert wanted(table(["heart", "12"], "Y3")) == {"start heart"}


def test_the_heart_without_a_number_first() -> None:
    assert wanted(table(["13", "8", "heart"], "Y3")) == {"start heart"}
    assert wanted(table(["13", "8"], "Y3")) == {"start 8"}


def test_keeps_hearts_for_pawns_at_home() -> None:
    assert wanted(table(["8"], "G3", "G11")) == {"start 8"}
    # With nobody at home it hits with it.
    assert wanted(table(["8"], "G3 Y5 Y6 Y7", "G11")) == {"move y1 8 8"}


def test_goes_as_far_as_it_can() -> None:
    assert wanted(table(["1", "12", "10"], "Y3")) == {"move y1 14 1"}


def test_hits_an_opponent() -> None:
    assert wanted(table(["2", "12"], "B3", "B5")) == {"move y1 2 2"}


def test_never_hits_the_partner() -> None:
    assert wanted(table(["2", "12"], "G3", "B1")) == {"move y1 12 12"}
    assert wanted(table(["2", "12"], "G3", "", "B1")) == {"move y1 2 2"}


def test_does_not_run_into_two() -> None:
    assert wanted(table(["2", "12"], "B3", "R1 R1")) == {"move y1 2 2"}


def test_flees_from_danger() -> None:
    # Green stands five behind y1 and nobody behind y2.
    assert wanted(table(["10"], "B8 Y8", "B3")) == {"move y1 10 10"}
    # Two together are safe.
    assert wanted(table(["10"], "B8 B8 Y8", "B3")) == {"move y1 10 10", "move y3 10 10"}


def test_locks_when_it_can() -> None:
    assert wanted(table(["5", "12"], "R13 Y3")) == {"move y1 5 5"}


def test_stops_where_a_card_in_hand_will_lock() -> None:
    # Three steps behind the free ring Z3, instead of into the goal at once.
    assert wanted(table(["2", "3"], "R12 Z4 Y3")) == {"move y1 2 2"}
    assert wanted(table(["2", "6"], "R12 Z4 Y3")) == {"move y1 6 6"}


def test_goes_back_to_the_goal_from_the_start() -> None:
    assert wanted(table(["-4", "12"], "Y3 G5")) == {"back y1"}
    assert wanted(table(["-4", "12"], "Y9 G5")) == {"move y1 12 12", "move y2 12 12"}


def test_moves_the_partners_pawns_in_the_end() -> None:
    assert wanted(table(["2", "12"], DONE, "", "R3")) == {"move b1 12 12"}


# --- The 7.


def test_splits_for_a_lock() -> None:
    assert wanted(table(["7", "10"], "R13 Y3")) == {"split"}
    assert wanted(seven("R13 Y3")) == {"part y1 5"}


def test_keeps_a_seven_that_gains_nothing() -> None:
    assert wanted(table(["7", "6"], "Y3 Y5")) == {"move y1 6 6", "move y2 6 6"}


def test_hits_with_a_part() -> None:
    assert wanted(seven("G3 Y3", "G7")) == {"part y1 4"}


def test_the_longer_of_two_equal_parts() -> None:
    assert wanted(seven("Y3 Y9")) == {"part y1 7", "part y2 7"}


# --- The swap.


def test_swaps_the_partner_forward_and_an_opponent_back() -> None:
    state = table(["swap", "12"], "Y3", "R13 Y5", "B4", "R5")
    assert wanted(state) == {"swap"}
    assert wanted(play(state, "swap")) == {"pick g2"}
    assert wanted(play(state, "pick g2")) == {"pick b1"}


def test_does_not_swap_an_opponent_forward() -> None:
    assert wanted(table(["swap", "12"], "Y13", "G1")) == {"move y1 12 12"}


def test_keeps_a_swap_that_gains_little() -> None:
    # Eight steps forward for Yellow and eight back for Green, less what the card may bring later.
    assert wanted(table(["swap", "12"], "Y3", "Y11")) == {"move y1 12 12"}
    assert wanted(table(["swap", "6"], "Y3", "Y11")) == {"swap"}


# --- The exchange.


def test_gives_a_heart_that_it_can_spare() -> None:
    assert wanted(giving(["heart", "8", "2", "7"])) == {"give heart", "give 8"}
    # Blue can move nothing, Yellow can; or Yellow has nobody at home.
    assert wanted(giving(["heart", "2", "7", "-4"], "Y5")) == {"give heart"}
    assert wanted(giving(["heart", "2", "7", "3"], "Y5 Y6 Y7 Y9", "B9")) == {"give heart"}


def test_keeps_its_only_heart() -> None:
    assert wanted(giving(["heart", "2", "3", "5"])) == {"give heart", "give 2", "give 3", "give 5"}
    assert wanted(giving(["heart", "2", "3", "5"], "Y5", "B2 B5 B6 B7")) == {"give 2", "give 3", "give 5"}


def test_gives_a_minus_4_for_a_jump_into_the_goal() -> None:
    assert wanted(giving(["2", "3", "7", "-4"], "Y5 Y6", "B2")) == {"give -4"}
    # But not if it can jump itself, now or after its heart.
    assert wanted(giving(["2", "3", "7", "-4"], "Y5 start", "B2")) == {"give 7"}
    assert wanted(giving(["heart", "2", "7", "-4"], "Y5", "B2")) == {"give 7"}


def test_gives_a_seven_else() -> None:
    assert wanted(giving(["2", "3", "7", "12"], "Y5", "B5")) == {"give 7"}


# --- Standing.


def test_partners_stand_equally_well() -> None:
    found = chances(table(["2"], "G3", "G5", "R3", "R5"))
    assert found[0] == found[2] > found[1] == found[3]
    assert sum(found) == pytest.approx(2)


def test_locked_pawns_stand_better() -> None:
    lanes = "Z2 Y3", "Z4 Y3", "Z4 Z3 Z2 Y3", DONE
    judged = [chances(table(["2"], y, "G3", "B3", "R3", turn=1), seat=0)[0] for y in lanes]
    assert judged == sorted(set(judged))


# --- Whole games.


@pytest.mark.parametrize("options", [{}, CHAMPIONSHIP, HIDDEN, SHORT, CHAMPIONSHIP | HIDDEN | SHORT], ids=str)
def test_plays_to_the_end(options: dict[str, Any]) -> None:
    assert plays_to_the_end(vaka.load("partners", **options).new(4), 4)


def test_keeps_to_what_it_knows() -> None:
    assert keeps_to_what_it_knows(vaka.load("partners").new(3), 1)
