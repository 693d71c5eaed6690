"""Casting, paying and the Mortar."""

from __future__ import annotations

from typing import Any

from tests.babayaga.situations import OTHER, PLAIN, clause, hand, legal, play, table, told
from vaka.play import State

TOPS = {"A": ["1"], "B": ["7"]}


def test_BY_8_cast_pay_effect_refill() -> None:
    state = table(["pelican", "4", "3", "5", "6"], OTHER, discard=TOPS)
    top = state.position()["draw"][:2]
    play(state, "cast pelican A", "pay 4", "pay 3", "take yaga")
    assert state.position()["discard"]["A"] == ["pelican", "3", "4", "1"]
    assert sorted(hand(state, 0)) == sorted(["yaga", "5", "6", *top])


def test_BY_8_only_a_spell_that_is_held_and_a_card_that_is_held() -> None:
    state = table(["pelican", "4", "3", "5", "6"], OTHER)
    assert clause(state, "cast wand A") == "BY-8"
    assert clause(state, "pay 4") == "BY-8"
    play(state, "cast pelican A")
    assert clause(state, "pay 7") == "BY-8"


def test_BY_A9_the_example_of_all_three_texts() -> None:
    state = table(["pelican", "4", "3", "1", "2"], OTHER, discard=TOPS)
    play(state, "cast pelican A", "pay 4", "pay 3")
    assert state.phase == "aim"
    # 3 + 5 cannot.
    assert clause(table(["pelican", "3", "5", "6", "6"], OTHER), "cast pelican A") == "B-R24"
    # Laid down alone it is an exchange, and the next player may take it.
    state = table(["pelican", "4", "3", "1", "2"], OTHER, discard=TOPS)
    play(state, "swap pelican A draw", "swap 1 B take")
    assert "pelican" in hand(state, 1)


def test_B_R24_the_sum_is_exact() -> None:
    state = table(["wand", "5", "4", "2", "1"], OTHER)
    play(state, "cast wand A")
    # 5 + 2 + 1 is the only payment of 8.
    assert legal(state) == ["pay 5"]
    assert clause(state, "pay 4") == "B-R24"
    assert clause(state, "done") == "B-R27"
    assert legal(play(state, "pay 5")) == ["pay 2"]
    assert clause(state, "pay 4") == "B-R24"
    assert legal(play(state, "pay 2")) == ["pay 1"]
    assert play(state, "pay 1").phase == "aim"


def test_B_R24_one_to_four_potions() -> None:
    state = table(["pelican", "2", "2", "2", "1"], OTHER)
    play(state, "cast pelican B", "pay 2", "pay 2", "pay 2", "pay 1", "take yaga")
    assert len(hand(state, 0)) == 5


def test_B_R25_all_on_one_pile_and_an_owl_too() -> None:
    state = table(["owl", "6", "1", "2", "3"], OTHER, discard=TOPS)
    play(state, "cast owl B", "pay 6", "pay 1")
    assert state.position()["discard"] == {"A": ["1"], "B": ["owl", "1", "6", "7"]}
    assert state.position()["supply"]["owl"] == 5


def test_BY_A1_fixed_order_of_a_payment() -> None:
    def cats() -> State:
        return play(table(["cats", "mortar", "5", "2", "1"], ["yaga", *OTHER[:4]], discard=TOPS), "cast cats A")

    assert clause(play(cats(), "pay 5"), "pay mortar") == "BY-A1"
    assert clause(play(cats(), "pay mortar", "pay 1"), "pay 2") == "BY-A1"
    wand = play(table(["wand", "6", "2", "2", "1"], ["yaga", *OTHER[:4]], discard=TOPS), "cast wand A")
    assert legal(wand) == ["pay 6"]
    assert clause(wand, "pay 2") == "BY-A1", "6 + 2 would be right, but 6 comes first"
    assert clause(wand, "pay 1") == "B-R24"
    state = play(cats(), "pay mortar", "pay 2", "pay 1", "done")
    assert state.position()["discard"]["A"] == ["cats", "1", "2", "mortar", "1"]


def test_BY_9_B_R31_a_spell_without_payment_is_an_exchange() -> None:
    state = table(["wand", "2", "3", "5", "6"], ["yaga", *OTHER[:4]], discard=TOPS)
    play(state, "swap wand A draw")
    assert told(state) == ["discard", "draw"]
    assert "yaga" in hand(state, 1)
    assert state.position()["locked"] is None
    assert "wand" in hand(play(state, "swap 1 B take"), 1)


def test_BY_15_a_mortar_pays_any_spell() -> None:
    for spell in ("pelican", "cats", "wand"):
        state = table([spell, "mortar", "6", "6", "6"], ["yaga", *OTHER[:4]])
        assert play(state, f"cast {spell} A", "pay mortar", "done").phase == "aim"
    state = table(["owl", "mortar", "6", "6", "6"], OTHER)
    assert hand(play(state, "cast owl A", "pay mortar", "done"), 0).count("yaga") == 2


def test_B_R27_mortar_with_potions_and_two_mortars() -> None:
    state = table(["pelican", "mortar", "mortar", "2", "3"], OTHER, discard=TOPS)
    play(state, "cast pelican A", "pay mortar", "pay mortar", "pay 3", "pay 2")
    # 3 + 2 and two Mortars of 1 each: the payment ended by itself.
    assert state.phase == "aim"
    assert state.position()["discard"]["A"][:5] == ["pelican", "2", "3", "mortar", "mortar"]


def test_B_R27_done_needs_a_mortar() -> None:
    state = table(["pelican", "4", "3", "5", "6"], OTHER)
    play(state, "cast pelican A", "pay 4")
    assert clause(state, "done") == "B-R27"


def test_BY_A6_each_mortar_stands_for_at_least_one() -> None:
    state = table(["pelican", "mortar", "7", "6", "5"], OTHER)
    play(state, "cast pelican A", "pay mortar")
    assert legal(state) == ["pay 5", "pay 6", "done"]
    assert clause(state, "pay 7") == "BY-A6"
    assert play(state.clone(), "pay 6").phase == "aim"
    assert clause(play(state, "pay 5"), "pay 6") == "BY-A1"
    assert legal(state) == ["done"]


def test_B_R28_a_mortar_lies_under_the_spell() -> None:
    state = table(["pelican", "mortar", "6", "6", "6"], OTHER, discard=TOPS)
    play(state, "cast pelican B", "pay mortar", "done")
    assert state.position()["discard"]["B"] == ["pelican", "mortar", "7"]


def test_B_R29_BY_A2_the_order_inside_a_cast() -> None:
    state = table(["wand", "7", "1", "5", "6"], ["yaga", *OTHER[:4]], ["yaga", *PLAIN[:4]], discard=TOPS)
    play(state, "cast wand A", "pay 7")
    assert told(play(state, "pay 1")) == ["pay", "active"]
    assert told(play(state, "dispel yaga")) == ["dispel"]
    assert state.player == 1
    assert told(play(state, "submit")) == ["return", "draw"]
    assert state.player == 2
    # The caster refills last.
    assert told(play(state, "submit")) == ["return", "draw", "draw", "draw", "draw"]
    assert [event["seat"] for event in state.events(None)] == [2, 2, 0, 0, 0]


def test_B_R26_casting_without_effect_is_legal() -> None:
    for spell, payment, aim in [("cats", ["7"], "nothing"), ("wand", ["7", "1"], "dispel owl")]:
        hand_ = [spell, *payment, *["6"] * (4 - len(payment))]
        state = table(hand_, OTHER, discard=TOPS)
        play(state, f"cast {spell} A", *(f"pay {card}" for card in payment), aim)
        assert state.player == 1
        assert len(hand(state, 0)) == 5


def test_B_R26_nothing_only_where_nothing_can_be_done() -> None:
    state = table(["cats", "7", "6", "6", "6"], ["yaga", *OTHER[:4]])
    play(state, "cast cats A", "pay 7")
    assert clause(state, "nothing") == "B-R26"
    assert legal(state) == ["rob 1 yaga"]


def test_BY_A5_what_each_spell_offers() -> None:
    for supply, offered in [
        (None, ["take yaga", "take owl"]),
        ({"yaga": 0, "owl": 6}, ["take owl"]),
        ({"yaga": 16, "owl": 0}, ["take yaga"]),
        ({"yaga": 0, "owl": 0}, ["nothing"]),
    ]:
        parts: dict[str, Any] = {"supply": supply} if supply else {}
        state = table(["pelican", "7", "6", "6", "6"], OTHER, **parts)
        assert legal(play(state, "cast pelican A", "pay 7")) == offered
    state = table(["wand", "7", "1", "6", "6"], OTHER)
    assert legal(play(state, "cast wand A", "pay 7", "pay 1")) == ["dispel yaga", "dispel owl"]
    assert clause(state, "nothing") == "BY-A5"
    pelican = play(table(["pelican", "7", "6", "6", "6"], OTHER), "cast pelican A", "pay 7")
    assert clause(pelican, "nothing") == "BY-A5"
    assert clause(table(PLAIN, OTHER), "nothing") == "BY-A5"


def test_B_R30_refill_from_the_draw_pile_only() -> None:
    state = table(["pelican", "4", "3", "5", "6"], OTHER, discard=TOPS)
    play(state, "cast pelican A", "pay 4", "pay 3", "take yaga")
    assert told(state) == ["fetch", "draw", "draw"]
    assert state.position()["discard"]["B"] == ["7"]


def test_B_R43_one_cast_a_turn() -> None:
    state = table(["pelican", "7", "pelican", "7", "6"], OTHER)
    play(state, "cast pelican A")
    assert clause(state, "cast pelican B") == "B-R43"
    assert clause(state, "swap 6 A draw") == "BY-4"
    play(state, "pay 7", "take owl")
    # The Owl just received can be cast next turn at the earliest.
    assert state.player == 1
    assert "owl" in hand(state, 0)
