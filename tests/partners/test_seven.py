"""The 7, part by part."""

from __future__ import annotations

import pytest

from tests.partners.situations import (
    DONE,
    SHORT,
    alone,
    clause,
    legal,
    locked,
    place,
    places,
    play,
    seven,
    table,
    told,
)

# One pawn left before the goal, and nothing but the outermost ring free.
LAST = "R14 Z4 Z3 Z2"
# Every pawn one step from being locked, the innermost first.
STAIRS = "Z3 Z2 Z1 R14"


def test_V7_seven_steps_divided_one_pawn_at_a_time() -> None:
    state = seven("Y1 G1 B1")
    assert (state.phase, state.position()["used"][0]) == ("part", "7")
    play(state, "part y2 4")
    assert places(state, "y") == ["Y1", "G5", "B1", "home"]
    assert (state.phase, state.player) == ("part", 0)
    play(state, "part y1 1")
    assert clause(state, "part y1 1") == "SV-2"
    play(state, "part y3 2")
    assert places(state, "y") == ["Y2", "G5", "B3", "home"]
    assert (state.phase, state.player) == ("play", 1)


def test_V7_all_seven_on_one_pawn() -> None:
    assert legal(seven("Y1")) == ["part y1 7"]
    assert place(play(seven("Y1"), "part y1 7"), "y1") == "Y8"


def test_SV_1_all_seven_or_not_at_all() -> None:
    # Two steps to the wall, and no other pawn.
    state = table(["7"], "Y12", "start")
    assert clause(state, "split") == "SV-1"
    assert legal(state) == ["fold"]


def test_SV_1_only_parts_that_can_be_completed() -> None:
    # At most two and six steps to the wall.
    state = seven("Y12 Y8", "start")
    assert legal(state) == ["part y1 1", "part y1 2", "part y2 5", "part y2 6"]
    assert clause(state, "part y2 1") == "SV-1"
    play(state, "part y1 2")
    assert legal(state) == ["part y2 5"]
    assert clause(state, "part y2 6") == clause(state, "part y2 4") == "SV-1"


def test_SV_1_the_search_leaves_no_trace() -> None:
    # Dead ends on the way: hits and sendings home are tried and taken back.
    state = table(["7"], "Y12 Y1 R14 Z1", "start Y14", "Y4 Y4", "Y2 Y3", others={1: ["2"]})
    before = state.save()
    assert legal(state) == ["split"]
    assert clause(state, "split") is None
    assert state.save() == before
    play(state, "split")
    before = state.save()
    for action in range(state.game.actions):
        state.why_not(action)
    assert state.save() == before


@pytest.mark.parametrize(
    "parts", [["y1 1", "y2 2", "y3 3", "y4 1"], ["y4 4", "y1 1", "y3 1", "y2 1"], ["y3 6", "y1 1"]]
)
def test_SV_2_any_number_of_own_pawns_in_any_order(parts: list[str]) -> None:
    state = play(seven("Y1 Y9 G3 B5"), *(f"part {part}" for part in parts))
    assert state.phase == "play"
    steps = {part.split()[0]: int(part.split()[1]) for part in parts}
    starts = {"y1": ("Y", 1), "y2": ("Y", 9), "y3": ("G", 3), "y4": ("B", 5)}
    for pawn, (quarter, number) in starts.items():
        assert place(state, pawn) == f"{quarter}{number + steps.get(pawn, 0)}"


def test_SV_2_each_pawn_at_most_once() -> None:
    state = play(seven("Y1 Y9"), "part y1 2")
    assert {clause(state, f"part y1 {steps}") for steps in range(1, 6)} == {"SV-2"}
    assert legal(state) == ["part y2 5"]


def test_PA_A1_up_to_seven_parts() -> None:
    state = seven(STAIRS, b="B1 B3 B5")
    play(state, "part y1 1", "part y2 1", "part y3 1", "part y4 1")
    assert places(state, "y") == ["Z4", "Z3", "Z2", "Z1"]
    play(state, "part b3 1", "part b1 1", "part b2 1")
    assert places(state, "b") == ["B2", "B4", "B6", "home"]
    assert (state.phase, state.player) == ("play", 1)


def test_PA_A1_own_pawns_come_before_the_partners() -> None:
    state = play(seven(STAIRS, b="B1 B3 B5"), "part y1 1")
    assert clause(state, "part b1 1") == "FI-8"
    play(state, "part y2 1", "part y3 1", "part y4 1", "part b1 2")
    # Yellow's own pawns are locked by now, and Blue's move at most once.
    assert clause(state, "part y1 1") == "FI-8"
    assert clause(state, "part b1 1") == "SV-2"
    assert legal(state) == ["part b2 1", "part b3 1"]


def test_SV_3_which_pawns() -> None:
    state = seven("start Y3 Z2 home")
    assert clause(state, "part y4 1") == "§G2"
    assert {"part y1 1", "part y2 1", "part y3 1"} <= set(legal(state))
    state = seven("start Y3 Z2 Z4")
    assert clause(state, "part y4 1") == "§M3"
    assert place(play(state, "part y1 3"), "y1") == "Y3"


def test_SV_8_a_part_may_turn_round() -> None:
    state = play(seven("R14 Y3"), "part y1 5")
    assert place(state, "y1") == "Z3"
    state = play(seven("R13 Z4 Y3"), "part y1 6")
    # R14 Z1 Z2 Z3 Z2 Z1.
    assert place(state, "y1") == "Z1"


def test_SV_7_collisions_after_each_part() -> None:
    state = play(seven("Y1 G1", r="Y4 Y4", g="G3"), "part y1 3")
    assert told(state) == ["part", "bump"]
    # The steps count, and the pawn is done for this card.
    assert place(state, "y1") == "home"
    assert clause(state, "part y1 1") == "SV-2"
    assert legal(state) == ["part y2 4"]
    assert state.position()["pending"] == {"left": 4, "moved": ["y1"]}
    hit = play(seven("Y1 G1", g="G3"), "part y2 2")
    assert (told(hit), place(hit, "g1")) == (["part", "hit"], "home")


def test_SV_11_each_part_sees_the_position_that_the_one_before_left() -> None:
    # PA-A10: your own wall is never in your way, so opening it first cannot be shown to matter.
    # What can be seen: the part that moves the last pawn off the start square opens it, in the middle of the card.
    state = table(["7"], "start Y9", "R13", others={1: ["2"], 2: [], 3: []})
    play(state, "split", "part y1 2", "part y2 5")
    assert place(play(state, "move g1 2 2"), "g1") == "Y1"
    # And a pawn follows another through a door that it left.
    state = play(seven("Z1 R14"), "part y1 3")
    assert place(state, "y1") == "Z4"
    assert place(play(state, "part y2 4"), "y2") == "Z2"


# --- The rest for the partner.


def test_V8_the_last_pawn_with_some_of_the_steps() -> None:
    state = seven(LAST, b="B5 R3")
    assert legal(state) == ["part y1 1", "part y1 7"]
    play(state, "part y1 1")
    assert told(state) == ["part", "lock", "done"]
    play(state, "part b2 2", "part b1 4")
    assert places(state, "b")[:2] == ["B9", "R5"]


def test_V8_not_if_the_rest_is_of_no_use() -> None:
    assert legal(seven(LAST)) == ["part y1 7"]
    assert clause(seven(LAST), "part y1 1") == "SV-1"


def test_SV_4_only_after_all_own_pawns_are_locked() -> None:
    state = seven("Z4 Z3 R13 R11", b="B5")
    assert clause(state, "part b1 1") == "FI-8"
    play(state, "part y3 3")
    assert clause(state, "part b1 4") == "FI-8"
    # R12 R13 R14 Z1 with the last four.
    play(state, "part y4 4")
    assert places(state, "y") == ["Z4", "Z3", "Z2", "Z1"]
    assert state.player == 1


def test_SV_4_the_whole_rest_must_fit() -> None:
    # Blue has four steps to Red's wall, not six.
    assert clause(seven(LAST, b="B10", r="start"), "part y1 1") == "SV-1"
    # With two pawns it fits: four and two.
    state = play(seven(LAST, b="B10 B12", r="start"), "part y1 1")
    assert legal(state) == ["part b1 4", "part b2 2"]


def test_SV_6_a_pawn_at_home_is_not_locked() -> None:
    state = seven("Z4 Z3 R13 home", b="B5")
    assert clause(state, "part y3 3") == "SV-1"
    assert legal(state) == ["part y3 7"]


def test_SV_5_not_even_to_win() -> None:
    state = seven(LAST, b=DONE)
    assert clause(state, "part y1 1") == "SV-1"
    assert place(play(state, "part y1 7"), "y1") == "R9"
    # With all seven it wins.
    assert play(seven("R8 Z4 Z3 Z2", b=DONE), "part y1 7").winners == [0, 2]


def test_SV_5_all_seven_by_turning_to_and_fro() -> None:
    # Z2 to Z3 in five steps, between the pawns on Z4 and Z1; then one step each for the others.
    state = play(seven("Z4 Z2 Z1 R14", b=DONE), "part y2 5", "part y3 1")
    assert not state.over
    assert play(state, "part y4 1").winners == [0, 2]
    # With three steps for the first, two would be left over.
    state = play(seven("Z4 Z2 Z1 R14", b=DONE), "part y2 3", "part y3 1")
    assert clause(state, "part y4 1") == "SV-1"
    assert legal(state) == ["part y4 3"]


def test_PA_A2_whichever_pawn_is_the_teams_last() -> None:
    # Yellow has finished and plays for Blue.
    state = seven(DONE, b="G14 Z4 Z3 Z2")
    assert clause(state, "part b1 1") == "SV-1"
    assert legal(state) == ["part b1 7"]
    # Yellow finishes with the first step, and six are left for Blue's last pawn.
    state = play(seven(LAST, b="G14 Z4 Z3 Z2"), "part y1 1")
    assert clause(state, "part b1 1") == "SV-1"
    assert place(play(state, "part b1 6"), "b1") == "G10"
    state = play(seven(LAST, b="G9 Z4 Z3 Z2"), "part y1 1")
    assert play(state, "part b1 6").winners == [0, 2]


@pytest.mark.parametrize("yellow", [DONE, LAST])
def test_PA_A2_short_sevens_by_option(yellow: str) -> None:
    state = seven(yellow, b="G14 Z4 Z3 Z2", options=SHORT)
    if yellow == LAST:
        play(state, "part y1 1")
        assert not state.over
    play(state, "part b1 1")
    assert state.over
    assert state.winners == [0, 2]
    assert state.position()["pending"] is None


def test_PA_A2_a_short_seven_is_for_the_teams_last_pawn_only() -> None:
    assert clause(table(["7"], "Y12", "start", options=SHORT), "split") == "SV-1"
    assert clause(seven(LAST, options=SHORT), "part y1 1") == "SV-1"
    state = seven(LAST, b=DONE, options=SHORT)
    assert legal(state) == ["part y1 1", "part y1 7"]
    assert not play(state, "part y1 7").over


def test_SV_9_a_finished_player_divides_it_among_the_partners_pawns() -> None:
    state = seven(DONE, "G3", "B1 Z1 home Z4", "R3")
    assert clause(state, "part b3 1") == "§G2"
    assert clause(state, "part b4 1") == "§M3"
    play(state, "part b1 5", "part b2 2")
    assert places(state, "b") == ["B6", "Z3", "home", "Z4"]
    assert locked(state, "b2")


def test_SV_10_the_win_is_looked_for_after_the_card() -> None:
    state = play(seven(LAST, b="G9 Z4 Z3 Z2"), "part y1 1")
    assert (state.phase, state.over, state.winners) == ("part", False, [])
    play(state, "part b1 6")
    assert (state.phase, state.over) == ("over", True)
    assert told(state) == ["part", "lock", "done", "win"]


def test_V7_the_next_deal_after_the_last_part() -> None:
    state = play(alone(["7"], "Y1 Y9"), "split", "part y1 3", "part y2 4")
    assert (state.phase, told(state)) == ("give", ["part", "deal"])
