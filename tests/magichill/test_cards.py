"""Turns, and the cards that are played."""

from __future__ import annotations

from tests.magichill.situations import clause, legal, part, play, table, told, where

FREE = {"A1": "1-3", "A2": "1-13", "A3": "1-23", "A4": "1-33", "A5": "2-3"}


def test_C15_turns_pass_to_the_left(players: int) -> None:
    state = table(*[None] * players, turn=players - 1)
    for seat in (players - 1, *range(players), 0):
        assert state.player == seat
        assert state.why_not("done", seat=(seat + 1) % players).id == "C15"  # type: ignore[union-attr]
        play(state, "done")


def test_C16_either_play_or_exchange() -> None:
    state = table("1 2 3", on=FREE)
    assert {"lead 1 card", "toss 1", "done"} <= set(legal(state))
    played = play(state.clone(), "lead 1 card")
    assert [clause(played, action) for action in ("toss 2", "done")] == ["C16", "C16"]
    tossed = play(state, "toss 1")
    assert legal(tossed) == ["toss 2", "toss 3", "done"]
    assert clause(tossed, "lead 2 card") == "C43"


def test_A14_one_goblin_and_never_one_card() -> None:
    state = play(table("1 2 3", on=FREE), "lead 1 card")
    assert clause(state, "lead 2 card") == "A14"
    assert clause(state, "stop") == "MH-A3"
    play(state, "walk 2 cw card")
    assert clause(state, "lead 3 card") == "A14"
    play(state, "walk 3 cw card")
    assert [where(state, name) for name in ("A1", "A2", "A3")] == ["1-8", "1-13", "1-23"]
    # A hand of one card cannot play at all.
    assert legal(table("1", on=FREE)) == ["toss 1", "done"]


def test_C17_the_first_card_names_the_goblin() -> None:
    state = table("3 3 2", on=FREE)
    assert legal(state, "lead") == ["lead 2 card", "lead 3 card"]
    assert clause(state, "lead 1 card") == "C17"
    play(state, "lead 3 card")
    assert where(state, "A3") == "1-23"
    assert part(state, "pending")["led"] == 3


def test_A12_a_covered_goblin_cannot_be_named() -> None:
    state = table("1 2 joker", on=FREE | {"B1": "1-3"})
    assert clause(state, "lead 1 card") == "A12"
    assert clause(state, "lead 1 joker") == "A12"
    assert {"lead 2 card", "toss 1", "done"} <= set(legal(state))


def test_A13_a_goblin_that_could_not_move_cannot_be_named() -> None:
    fenced = {"A1": "1-3", "B1": "1-2", "B2": "1-2", "B3": "1-4", "B4": "1-4", "A2": "2-9"}
    state = table("1 2 3", on=fenced)
    assert clause(state, "lead 1 card") == "A13"
    assert "lead 2 card" in legal(state)
    # A 1 lands exactly on a pair, and a joker may be one.
    assert "lead 1 card" in legal(table("1 1 3", on=fenced))
    assert "lead 1 card" in legal(table("1 joker 3", on=fenced))
    assert clause(table("joker 2 3", on=fenced), "lead 1 joker") == "A13"


def test_C18_the_later_cards_are_steps() -> None:
    state = play(table("1 5 2", on=FREE), "lead 1 card")
    assert legal(state) == ["walk 2 cw card", "walk 2 ccw card", "walk 5 cw card", "walk 5 ccw card"]
    assert where(play(state, "walk 5 cw card"), "A1") == "1-8"
    assert where(play(state, "walk 2 cw card"), "A1") == "1-10"
    assert clause(play(table("1 5 2", on=FREE), "lead 1 card"), "walk 3 cw card") == "C18"
    assert clause(table("1 5 2", on=FREE), "walk 5 cw card") == "C18"


def test_C19_jokers_for_any_card() -> None:
    state = table("joker joker joker", on=FREE)
    play(state, "lead 4 joker", "walk 3 cw joker", "walk 5 ccw joker")
    assert where(state, "A4") == "1-31"
    assert part(state, "discard")[:3] == ["joker"] * 3
    plain = table("1 2 3", on=FREE)
    assert clause(plain, "lead 1 joker") == "C19"
    assert clause(play(plain, "lead 1 card"), "walk 2 cw joker") == "C19"
    assert clause(plain, "climb 2 cw joker") == "C19"


def test_A46_a_joker_has_any_value_from_1_to_5() -> None:
    state = table("joker joker", on=FREE)
    assert legal(state, "lead") == [f"lead {number} joker" for number in range(1, 6)]
    play(state, "lead 2 joker")
    assert legal(state) == [f"walk {n} {way} joker" for n in range(1, 6) for way in ("cw", "ccw")]
    # A joker beside the card itself is another choice.
    assert legal(table("1 joker", on=FREE), "lead 1") == ["lead 1 card", "lead 1 joker"]
    both = play(table("1 joker 3", on=FREE), "lead 1 card")
    assert legal(both, "walk 3 cw") == ["walk 3 cw card", "walk 3 cw joker"]


def test_A50_the_third_card_is_free() -> None:
    state = play(table("1 2 3", on=FREE), "lead 1 card", "walk 2 cw card")
    assert "stop" in legal(state)
    play(state, "stop")
    assert (where(state, "A1"), state.player, told(state)[0]) == ("1-5", 1, "stop")
    assert clause(table("1 2 3", on=FREE), "stop") == "A50"
    assert clause(play(table("1 2 3", on=FREE), "toss 1"), "stop") == "A50"


def test_MH_A3_asked_even_if_only_stop_is_left() -> None:
    # On a goblin, pairs on both sides above: some value would climb, the 5 does not.
    on = {"B1": "1-5", "B2": "2-3", "B3": "2-3", "B4": "2-5", "B5": "2-5", "A1": "1-3"}
    state = play(table("1 2 5", on=on), "lead 1 card", "walk 2 cw card")
    assert (state.phase, legal(state)) == ("move", ["stop"])


def test_MH_A3_unasked_when_no_value_would_fit() -> None:
    # On a goblin on a corner.
    state = play(table("1 2 5", on={"B1": "1-10", "A1": "1-8"}), "lead 1 card", "walk 2 cw card")
    assert (state.phase, state.player) == ("lead", 1)


def test_MH_A3_unasked_without_cards_or_at_the_limit() -> None:
    state = play(table("1 2", on=FREE), "lead 1 card", "walk 2 cw card")
    assert (state.phase, state.player) == ("lead", 1)
    state = table("1 1 1 1 1", on=FREE, held=[2, 0])
    play(state, "lead 1 card", "walk 1 cw card", "walk 1 cw card")
    assert (state.phase, state.player) == ("lead", 1)


def test_MH_A13_what_is_skipped() -> None:
    # Another card, as in MH-A3.
    state = play(table("1 2 5", on={"B1": "1-10", "A1": "1-8"}), "lead 1 card", "walk 2 cw card")
    assert state.phase == "lead"
    # A Crystal ball with nothing to turn up.
    state = table("1 2 5", on=FREE, tiles={"1-6": "ball", "1-2": "ghost up"})
    assert play(state, "lead 1 card", "walk 2 cw card", "walk 5 cw card").phase == "lead"
    state = play(table("1 3 5", on=FREE, tiles={"1-6": "ball", "1-2": "ghost up"}), "lead 1 card", "walk 3 cw card")
    assert (told(state), state.phase) == (["walk", "tile"], "move")
    # A victim that is not above the limit.
    state = table("1 3 5", "1 2 3", on=FREE, tiles={"1-6": "raven"}, held=[0, 1])
    play(state, "lead 1 card", "walk 3 cw card", "raven 1")
    assert (state.player, state.phase) == (0, "move")


def test_C28_stones_do_not_let_you_play_more_cards() -> None:
    state = table("1 1 2 2 2", on=FREE, held=[2, 0])
    play(state, "lead 1 card", "walk 2 cw card", "walk 2 cw card")
    assert state.player == 1
    assert len(part(state, "discard")) == 3


def test_C29_a_flying_card_allows_a_fourth() -> None:
    state = table("1 3 1 1", on=FREE, tiles={"1-6": "flying"}, held=[1, 0], draw="5 5 5 5 5")
    play(state, "lead 1 card", "walk 3 cw card", "walk 1 cw card")
    assert (state.player, part(state, "pending")["limit"]) == (0, 4)
    play(state, "walk 5 cw card")
    assert (where(state, "A1"), state.player) == ("1-12", 1)


def test_C20_the_direction_may_change_after_the_second_card() -> None:
    state = play(table("1 4 5", on=FREE), "lead 1 card", "walk 4 cw card", "walk 5 ccw card")
    assert where(state, "A1") == "1-2"


def test_A5_one_direction_for_each_card() -> None:
    for first in ("cw", "ccw"):
        state = play(table("1 4 5", on=FREE), "lead 1 card", f"walk 4 {first} card")
        assert legal(state) == ["walk 5 cw card", "walk 5 ccw card", "stop"]
    # Back and forth within one card would reach 1-5; nothing does.
    state = play(table("1 4 5", on=FREE), "lead 1 card")
    assert {where(play(state.clone(), action), "A1") for action in legal(state)} == {"1-7", "1-39", "1-8", "1-38"}
