"""Turns, exchanges and the draw pile."""

from __future__ import annotations

from typing import Any

import pytest

import vaka
from tests.babayaga.situations import OTHER, PLAIN, clause, hand, legal, play, table, told
from tests.conftest import lively, walk

TOPS = {"A": ["1"], "B": ["7"]}


def test_BY_4_turns_pass_to_the_left_and_end_with_five_cards(players: int) -> None:
    state = vaka.load("babayaga", players=players).new(5)
    for _ in range(2 * players):
        seat = state.player
        assert seat is not None
        state.play(state.legal()[0])
        assert state.player == (seat + 1) % players
        assert len(hand(state, seat)) == 5


def test_BY_4_another_seat_is_told_only_that_it_is_not_its_turn() -> None:
    state = table(PLAIN, OTHER)
    for action in ("declare", "swap 7 A draw", "garlic A"):
        found = state.why_not(action, seat=1)
        assert found is not None
        assert found.id == "BY-4"


def test_B_R5_no_pass_and_an_exchange_is_always_possible(players: int) -> None:
    for state in lively(vaka.load("babayaga", players=players).new(8), 2, 300):
        if state.phase == "act":
            assert any(action.startswith("swap") for action in legal(state))


def test_B_R6_one_action_a_turn() -> None:
    # A hand that could declare may exchange instead, and then it is the next player's turn.
    state = table(["yaga", "yaga", "yaga", "yaga", "1"], OTHER, discard=TOPS)
    assert {"declare", "swap 1 A draw"} <= set(legal(state))
    assert play(state, "swap 1 A draw").player == 1


def test_BY_5_exchange_with_the_draw_pile() -> None:
    state = table(PLAIN, OTHER, discard=TOPS)
    top = state.position()["draw"][0]
    play(state, "swap 5 A draw")
    assert state.position()["discard"]["A"] == ["5", "1"]
    assert sorted(hand(state, 0)) == sorted(["2", "3", "6", "6", top])


def test_BY_5_exchange_with_the_other_pile() -> None:
    state = table(PLAIN, OTHER, discard=TOPS)
    play(state, "swap 5 A take")
    assert state.position()["discard"] == {"A": ["5", "1"], "B": []}
    assert hand(state, 0) == ["2", "3", "6", "6", "7"]


def test_BY_5_only_a_card_that_is_held() -> None:
    assert clause(table(PLAIN, OTHER), "swap 7 A draw") == "BY-5"


def test_B_R12_own_discard_is_never_taken_back() -> None:
    state = table(PLAIN, OTHER, discard=TOPS)
    play(state, "swap 6 B take")
    assert hand(state, 0) == ["1", "2", "3", "5", "6"]
    assert told(state) == ["discard", "take"]


@pytest.mark.parametrize("card", ["yaga", "owl", "garlic", "mortar"])
def test_B_R13_any_card_may_be_exchanged_away(card: str) -> None:
    state = table([card, "5", "5", "6", "6"], OTHER, discard=TOPS)
    before = state.position()["supply"]
    play(state, f"swap {card} A draw")
    assert state.position()["discard"]["A"][0] == card
    assert state.position()["supply"] == before
    assert card in hand(play(state, "swap 1 B take"), 1)


def test_B_R14_yaga_and_owl_may_be_taken_from_a_pile() -> None:
    state = table(PLAIN, OTHER, discard={"A": ["yaga"], "B": ["owl"]})
    play(state, "swap 2 B take", "swap 1 A take")
    assert "yaga" in hand(state, 0)
    assert "2" in hand(state, 1)
    assert "owl" in hand(table(PLAIN, OTHER, discard={"A": ["yaga"], "B": ["owl"]}).play("swap 2 A take"), 0)


def test_BY_6_a_spell_cast_just_before_may_not_be_taken() -> None:
    state = table(["pelican", "7", "2", "3", "5"], OTHER, discard=TOPS)
    play(state, "cast pelican A", "pay 7", "take yaga")
    assert state.player == 1
    assert clause(state, "swap 1 B take") == "BY-6"
    assert "swap 1 B draw" in legal(state)
    assert "swap 1 B take" not in legal(state)


def test_B_R1_the_lock_lasts_exactly_one_turn() -> None:
    state = table(["pelican", "7", "2", "3", "5"], OTHER, discard=TOPS)
    play(state, "cast pelican A", "pay 7", "take yaga", "swap 1 B draw")
    # The caster itself may take the spell back on the next turn.
    assert "swap 2 B take" in legal(state)
    assert "pelican" in hand(play(state, "swap 2 B take"), 0)


def test_B_R1_covered_and_uncovered_again() -> None:
    state = table(["pelican", "7", "2", "3", "5"], OTHER, PLAIN, discard=TOPS)
    play(state, "cast pelican A", "pay 7", "take yaga", "swap 1 A draw", "swap 6 B take")
    assert state.position()["discard"]["A"][0] == "pelican"
    assert "pelican" in hand(play(state, "swap 2 B take"), 0)


@pytest.mark.parametrize("card", ["garlic", "mortar", "4"])
def test_B_R11_only_spells_are_locked(card: str) -> None:
    with pytest.raises(vaka.PositionError, match="not a spell"):
        table(PLAIN, OTHER, discard={"A": [card], "B": ["7"]}, locked="A")


def test_BY_A10_a_garlic_over_the_spell_unlocks_the_pile() -> None:
    state = table(["cats", "7", "2", "3", "5"], ["yaga", "garlic", "1", "1", "1"], discard=TOPS)
    play(state, "cast cats A", "pay 7", "rob 1 yaga")
    assert state.position()["locked"] == "A"
    play(state.clone(), "garlic B")
    play(state, "garlic A")
    assert state.position()["locked"] is None
    # The Garlic just played may be taken at once.
    assert "garlic" in hand(play(state, "swap 1 B take"), 1)


def test_BY_A10_a_garlic_beside_the_spell_leaves_it_locked() -> None:
    state = table(["cats", "7", "2", "3", "5"], ["yaga", "garlic", "1", "1", "1"], discard=TOPS)
    play(state, "cast cats A", "pay 7", "rob 1 yaga", "garlic B")
    assert state.position()["locked"] == "A"
    assert clause(state, "swap 1 B take") == "BY-6"


def test_BY_A10_a_reshuffle_takes_the_lock() -> None:
    state = table(["pelican", "7", "2", "3", "5"], OTHER, draw=["4"], discard={"A": ["1"]})
    play(state, "cast pelican A", "pay 7", "take yaga")
    assert "reshuffle" in told(state)
    assert state.position()["locked"] is None


def test_BY_7_a_missing_pile_must_be_started() -> None:
    state = table(PLAIN, OTHER, discard={"A": ["1"], "B": []})
    assert clause(state, "swap 2 A draw") == "BY-7"
    assert clause(state, "swap 2 A take") == "BY-7"
    assert {"swap 2 B draw", "swap 2 B take"} <= set(legal(state))


def test_B_R15_a_pile_can_vanish_on_the_first_turn() -> None:
    state = table(PLAIN, OTHER, discard=TOPS)
    play(state, "swap 2 A take")
    assert state.position()["discard"]["B"] == []


def test_B_R16_with_one_pile_take_from_it_or_draw() -> None:
    state = table(PLAIN, OTHER, discard={"A": ["1"], "B": []})
    play(state, "swap 2 B take")
    assert state.position()["discard"] == {"A": [], "B": ["2"]}
    locked = table(PLAIN, OTHER, discard={"A": ["cats"], "B": []}, locked="A")
    assert clause(locked, "swap 2 B take") == "BY-6"


def test_B_R17_a_cast_and_a_garlic_may_use_either_place() -> None:
    state = table(["cats", "7", "2", "3", "5"], ["yaga", "garlic", "1", "1", "1"], discard={"A": ["1"], "B": []})
    assert {"cast cats A", "cast cats B"} <= set(legal(state))
    play(state, "cast cats A", "pay 7", "rob 1 yaga")
    assert {"garlic A", "garlic B"} <= set(legal(state))
    assert state.position()["discard"]["B"] == []


def test_B_R18_with_no_pile_lay_anywhere_and_draw() -> None:
    state = table(PLAIN, OTHER, discard={"A": [], "B": []})
    assert {"swap 2 A draw", "swap 2 B draw"} <= set(legal(state))
    assert clause(state, "swap 2 A take") == "B-R18"


# --- The draw pile runs out.


def dry(top: str = "4", **parts: Any) -> vaka.State:
    """One card left to draw."""
    return table(["2", "3", "5", "6", "owl"], OTHER, draw=[top], discard={"B": ["7"]}, **parts)


def test_BY_19_discards_become_the_draw_pile_with_their_owls() -> None:
    state = play(dry(), "swap owl B draw")
    assert told(state) == ["discard", "draw", "reshuffle"]
    assert "owl" in state.position()["draw"]
    assert state.position()["supply"]["owl"] == 5


def test_B_R19_at_once_when_the_last_card_leaves() -> None:
    state = play(dry(), "swap 2 B draw")
    position = state.position()
    assert position["discard"] == {"A": [], "B": []}
    assert "2" in position["draw"]
    assert "4" in hand(state, 0)


def test_B_R20_in_the_middle_of_refilling() -> None:
    state = table(["pelican", "4", "2", "1", "5"], OTHER, draw=["6"], discard={"A": ["1"]})
    play(state, "cast pelican A", "pay 4", "pay 2", "pay 1", "take yaga")
    assert told(state) == ["fetch", "draw", "reshuffle", "draw", "draw"]
    assert len(hand(state, 0)) == 5


def test_B_R21_no_new_cards_are_turned_up() -> None:
    assert play(dry(), "swap 2 B draw").position()["discard"] == {"A": [], "B": []}


def test_B_R22_yagas_are_shuffled_in_too() -> None:
    state = table(["yaga", "3", "5", "6", "6"], OTHER, draw=["4"], discard={"B": ["7"]})
    before = state.position()["supply"]["yaga"]
    play(state, "swap yaga B draw")
    assert "yaga" in state.position()["draw"]
    assert state.position()["supply"]["yaga"] == before


def test_B_R23_the_smallest_deck_never_runs_dry() -> None:
    deck = {
        "yaga": 40, "owl": 10, "1": 5, "2": 1, "3": 3, "4": 3, "5": 1, "6": 1, "7": 1,
        "pelican": 4, "cats": 2, "wand": 2, "garlic": 2, "mortar": 3,
    }  # fmt: skip
    for seed in range(20):
        for state in lively(vaka.load("babayaga", players=5, deck=deck).new(seed), seed, 300):
            assert state.view(None)["draw"]["count"] > 0
            if state.phase == "act":
                assert all(len(cards) == 5 for cards in state.position()["hands"])


def test_B_R67_no_rule_caps_a_round() -> None:
    state = table(PLAIN, OTHER, discard=TOPS)
    for _ in range(3000):
        state.play(next(action for action in state.legal() if str(action).startswith("swap")))
    assert not state.over


def test_random_play_ends(players: int) -> None:
    state = vaka.load("babayaga", players=players).new(players)
    for _ in walk(state, 1, 100_000):
        pass
    assert state.over
