"""Helping the partner, and winning."""

from __future__ import annotations

import pytest

import vaka
from tests.partners.situations import DONE, alone, clause, legal, place, places, play, table, told

LAST = "R14 Z4 Z3 Z2"


def test_F1_a_finished_player_moves_the_partners_pawns() -> None:
    state = table(["5", "-4", "swap"], DONE, "G3", "B3", "R3")
    assert legal(state) == ["move b1 5 5", "back b1", "swap"]
    assert place(play(state, "move b1 5 5"), "b1") == "B8"


def test_F1_on_the_partners_way() -> None:
    # The partner's goal, its turning round, its walls.
    assert place(play(table(["5"], DONE, b="G14"), "move b1 5 5"), "b1") == "Z3"
    assert clause(table(["5"], DONE, b="B12", r="start"), "move b1 5 5") == "WA-4"


def test_FI_1_from_the_moment_the_fourth_pawn_is_locked() -> None:
    state = alone(["1", "5"], LAST, b="B3")
    assert clause(state, "move b1 5 5") == "FI-8"
    play(state, "move y1 1 1")
    assert told(state) == ["move", "lock", "done"]
    # The remaining card of the same deal.
    assert legal(state) == ["move b1 5 5"]
    assert place(play(state, "move b1 5 5"), "b1") == "B8"


@pytest.mark.parametrize("card", ["heart", "8", "13"])
def test_FI_2_hearts_bring_the_partners_pawns_out(card: str) -> None:
    state = table([card], DONE, b="B5")
    assert f"start {card}" in legal(state)
    play(state, f"start {card}")
    assert places(state, "b") == ["B5", "start", "home", "home"]
    # It is a wall like any other.
    assert clause(table(["1"], DONE, b="start", g="G14", turn=1), "move g1 1 1") == "WA-4"


def test_F2_all_cards_help_and_the_exchange_goes_on() -> None:
    state = table(["2", "3", "5", "6"], DONE, b="B5", phase="give")
    assert legal(state) == ["give 2", "give 3", "give 5", "give 6"]
    for _ in range(4):
        play(state, legal(state)[0])
    assert state.player == 0
    assert {action.split()[1] for action in legal(state) if action.startswith(("move", "back"))} <= {"b1"}


def test_FI_5_a_finished_player_exchanges_in_every_deal() -> None:
    state = play(alone(["2"], DONE, b="B5"), "move b1 2 2")
    asked = []
    while state.phase == "give":
        asked.append(state.player)
        play(state, legal(state)[0])
    assert sorted(seat for seat in asked if seat is not None) == [0, 1, 2, 3]


def test_FI_3_free_choice_but_the_duty_to_play() -> None:
    state = table(["swap", "2"], DONE, "G3", "B3")
    assert legal(state) == ["move b1 2 2", "swap"]
    assert clause(state, "fold") == "DU-3"
    # Even if it only hurts: the partner's pawn runs into a pair.
    state = table(["2"], DONE, "B5 B5", "B3")
    assert legal(state) == ["move b1 2 2"]
    assert place(play(state, "move b1 2 2"), "b1") == "home"


def test_FI_4_nothing_playable_for_the_partner() -> None:
    state = table(["2", "-4"], DONE, "G3", "Z4 home home home")
    assert legal(state) == ["fold"]
    assert state.position()["pawns"] == play(state, "fold").position()["pawns"]


def test_FI_8_the_partners_pawns_are_not_moved_before() -> None:
    state = table(["2", "-4", "7"], "Y3", "G3", "B3", "R3")
    for action in ("move b1 2 2", "back b1", "move g1 2 2", "back r1"):
        assert clause(state, action) == "FI-8"
        with pytest.raises(vaka.IllegalMove, match="FI-8"):
            state.play(action)
    # The exceptions: the rest of a 7, and the swap.
    play(state, "split")
    assert clause(state, "part b1 7") == "FI-8"
    assert "part b1 6" in legal(play(table(["7"], LAST, b="B3"), "split", "part y1 1"))
    assert "pick b1" in legal(play(table(["swap"], "Y3", b="B3 B5"), "swap"))


def test_PA_A9_naming_a_pawn_that_is_not_ones_own_is_illegal() -> None:
    state = table(["2"], DONE, b="B3")
    for pawn in ("y1", "g1", "r1"):
        with pytest.raises(vaka.IllegalMove) as error:
            state.play(f"move {pawn} 2 2")
        assert error.value.clause.id == "FI-8"
    # By its number the same action means the pawn that is moved.
    number = state.game.number("move y1 2 2")
    assert number == state.game.number("move b1 2 2")
    assert place(state.play(number), "b1") == "B5"
    assert [str(action) for action in state.history] == ["move b1 2 2"]


def test_PA_A9_actions_are_the_same_numbers_in_every_colour() -> None:
    game = vaka.load("partners")
    assert game.actions == 112
    for wanted in ("move {}1 14 1", "back {}4", "part {}2 7"):
        assert len({game.number(wanted.format(colour)) for colour in "ygbr"}) == 1
    # All sixteen pawns have a number of their own for the swap.
    assert len({game.number(f"pick {colour}{n}") for colour in "ygbr" for n in range(1, 5)}) == 16


def test_PA_A9_pending_before_the_first_gift_and_after_the_swap() -> None:
    assert vaka.load("partners").new(1).position()["pending"] is None
    state = table(["swap", "7"], "Y3", "G3")
    assert state.position()["pending"] is None
    assert play(state.clone(), "split").position()["pending"] == {"left": 7, "moved": []}
    play(state, "swap")
    assert state.position()["pending"] == {"picked": None}
    assert play(state, "pick y1").position()["pending"] == {"picked": "y1"}


def test_F3_all_eight_before_the_other_team() -> None:
    state = table(["1"], LAST, "Z4 Z3 Z2 Y14", DONE, DONE, others={1: ["1"]})
    assert state.scores == [3, 3, 4, 4]
    play(state, "move y1 1 1")
    assert (state.over, state.winners, state.player) == (True, [0, 2], None)
    assert state.scores == [4, 3, 4, 4]
    assert clause(state, "fold") == clause(state, "give 2") == clause(state, "pick y1") == "§F3"


def test_F3_one_finished_player_is_not_enough() -> None:
    state = play(alone(["1"], LAST, b="Z4 Z3 Z2 G13"), "move y1 1 1")
    assert not state.over
    assert state.winners == []


def test_FI_6_won_at_once_without_a_last_turn() -> None:
    # Green could finish with its next card, and does not get to it.
    state = table(["1", "2"], LAST, "Z4 Z3 Z2 Y14", DONE, DONE, others={1: ["1", "2"]})
    play(state, "move y1 1 1")
    assert state.phase == "over"
    assert legal(state) == []
    assert told(state) == ["move", "lock", "done", "win"]
    # The other team can win just so, and the helper may be the one to do it.
    state = play(table(["1"], g=DONE, r="B14 Z4 Z3 Z2", turn=1), "move r1 1 1")
    assert state.winners == [1, 3]


def test_FI_7_pawns_that_are_not_locked_do_not_count() -> None:
    state = table(["2", "3"], "Z3 Z2 Z1 R14", b=DONE)
    assert (state.scores, state.over) == ([0, 0, 4, 0], False)
    # Seven are in the goal, three of them not locked.
    state = alone(["1", "1", "1", "1"], "Z3 Z2 Z1 R14", b=DONE)
    for pawn in ("y1", "y2", "y3", "y4"):
        assert not state.over
        play(state, f"move {pawn} 1 1")
    assert state.over
    # Four pawns in four rings are always locked.
    assert state.scores == [4, 0, 4, 0]
