"""The exchange, the end of a turn, and how many cards a player holds."""

from __future__ import annotations

import pytest

from tests.magichill.situations import asked, clause, hand, legal, part, play, stack, table, told

FREE = {"A1": "1-3", "A2": "1-13", "A3": "1-23", "A4": "1-33", "A5": "2-3"}


def test_C43_put_away_and_draw_as_many() -> None:
    state = table("1 2 3", on=FREE, draw="5 4 4 4")
    play(state, "toss 1", "toss 3")
    assert (hand(state, 0), part(state, "pending")["tossed"]) == ("2", 2)
    play(state, "done")
    assert (hand(state, 0), state.player) == ("2 4 5", 1)
    assert part(state, "draw")[:2] == ["4", "4"]
    assert clause(table("1 2 3"), "toss 5") == "C43"


def test_A44_none_or_all() -> None:
    state = table("1 2 3", on=FREE)
    before = hand(state, 0)
    play(state, "done")
    assert (hand(state, 0), state.player) == (before, 1)
    # All are put away first, so what is drawn cannot be put away again.
    state = play(table("1 2 2", on=FREE, draw="5 5 5 4"), "toss 2", "toss 2", "toss 1")
    assert legal(state) == ["done"]
    assert hand(play(state, "done"), 0) == "5 5 5"


def test_MH_A4_cards_put_away_lie_face_up() -> None:
    state = play(table("1 2 3", "1 1 1"), "toss 3")
    for seat in (0, 1, None):
        assert state.events(seat)[0]["card"] == "3"
        assert state.view(seat)["discard"] == {"count": 1, "top": "3"}
    on = FREE
    state = table("1 3 5", "1 2 3 4", on=on, tiles={"1-6": "raven"}, held=[0, 1])
    play(state, "lead 1 card", "walk 3 cw card", "raven 1", "drop 4")
    assert state.events(None)[0]["card"] == "4"
    assert state.view(None)["discard"]["top"] == "4"


# --- The end of the turn.


def test_C40_played_cards_are_discarded() -> None:
    state = play(table("1 2 3", on=FREE), "lead 1 card", "walk 2 cw card")
    assert (part(state, "discard"), part(state, "pending")["played"]) == ([], ["1", "2"])
    play(state, "walk 3 cw card")
    assert part(state, "discard") == ["3", "2", "1"]


@pytest.mark.parametrize("stones", [0, 1, 2])
def test_C41_draw_up_to_three_and_the_stones(stones: int) -> None:
    state = table("1 2 3 4 5"[: 5 + 2 * stones], on=FREE, held=[stones, 0])
    play(state, "lead 1 card", "walk 2 cw card", "stop")
    assert len(part(state, "hands")[0]) == 3 + stones
    assert told(state) == ["stop", "draw", "draw", "end"]


def test_C42_discards_become_the_draw_pile() -> None:
    state = table("1 2 3", on=FREE, draw="5 4")
    total = len(part(state, "discard"))
    play(state, "lead 1 card", "walk 2 cw card", "walk 3 cw card")
    # Two were there, a third is wanted.
    assert told(state) == ["walk", "draw", "draw", "reshuffle", "draw", "end"]
    assert (part(state, "discard"), len(part(state, "draw"))) == ([], total + 3 - 1)


def test_A45_shuffle_in_the_middle_and_go_on() -> None:
    state = table("1 2 3", on=FREE, draw="5")
    play(state, "toss 1", "toss 2", "toss 3", "done")
    assert told(state) == ["draw", "reshuffle", "draw", "draw", "end"]
    assert len(part(state, "hands")[0]) == 3


def test_A45_MH_A11_cards_of_this_turn_are_not_shuffled_in() -> None:
    state = table("1 5 5", on=FREE, stones=["1-8"], draw="4")
    discards = len(part(state, "discard"))
    play(state, "lead 1 card", "walk 5 cw card")
    assert told(state) == ["walk", "stone", "draw", "reshuffle"]
    assert (len(part(state, "draw")), part(state, "discard")) == (discards, [])
    assert part(state, "pending")["played"] == ["1", "5"]


def nearly_all(draw: str) -> tuple[list[str], dict[str, object]]:
    """A turn in which nearly all cards have been played, so that both piles can be empty."""
    deck = ["1", *[card for card in "12345" for _ in range(11 - (card == "1"))], *["joker"] * 5]
    for card in f"2 3 5 5 5 {draw}".split():
        deck.remove(card)
    return deck, {"led": 1, "played": deck, "limit": 100}


def test_MH_A11_with_no_discards_as_soon_as_a_card_is_wanted() -> None:
    played, pending = nearly_all("4")
    on = FREE | {"A1": "1-6"}
    state = table("2 3", "5 5 5", on=on, stones=["1-8"], draw="4", discard="", phase="move", pending=pending)
    play(state, "walk 2 cw card")
    assert told(state) == ["walk", "stone", "draw"]
    assert (part(state, "draw"), part(state, "discard")) == ([], [])
    play(state, "stop")
    assert told(state) == ["stop", "reshuffle", "draw", "draw", "end"]
    assert len(part(state, "draw")) == len(played) + 1 - 2


def test_MH_A11_with_no_card_anywhere_none_is_drawn() -> None:
    _, pending = nearly_all("")
    state = table(
        "2 3",
        "5 5 5",
        on=FREE | {"A1": "1-4"},
        tiles={"1-6": "flying"},
        draw="",
        discard="",
        phase="move",
        pending=pending,
    )
    play(state, "walk 2 cw card")
    assert (told(state), hand(state, 0)) == (["walk", "tile", "extra"], "3")


def test_A43_cards_above_the_limit_are_kept() -> None:
    # Five cards and no stone, as two Flying cards can leave it.
    state = table("1 2 3 4 5", on=FREE)
    play(state, "lead 1 card", "walk 2 cw card", "stop")
    assert (hand(state, 0), told(state)) == ("3 4 5", ["stop", "end"])
    state = play(table("1 2 3 4", on=FREE), "lead 1 card", "walk 2 cw card", "stop")
    assert len(part(state, "hands")[0]) == 3


def test_MH_A2_an_exchange_does_not_draw_above_the_limit() -> None:
    state = play(table("1 2 3 4 5", on=FREE), "toss 1", "done")
    assert hand(state, 0) == "2 3 4 5"
    state = play(table("1 2 3 4 5", on=FREE), "toss 1", "toss 2", "toss 3", "done")
    assert len(part(state, "hands")[0]) == 3
    assert len(part(play(table("1 2 3 4 5", held=[2, 0]), "toss 1", "done"), "hands")[0]) == 5


def test_MH_A2_nobody_discards_but_for_a_raven() -> None:
    state = play(table("1 2 3 4 5", on=FREE), "done")
    assert hand(state, 0) == "1 2 3 4 5"


def test_MH_A2_a_stone_draws_only_below_the_limit() -> None:
    # B holds four without a stone; the shove brings the first one.
    on = {"A2": "1-7", "B1": "1-7", "A1": "1-6"}
    state = play(table("1 1 5", "2 3 4 5", on=on, stones=["1-8"]), "lead 1 card", "walk 1 cw card")
    assert (part(state, "held"), hand(state, 1)) == ([0, 1], "2 3 4 5")
    assert told(state) == ["walk", "shove", "stone"]
    assert stack(state, "1-7") == "A2 A1"


def test_A40_MH_A8_a_hand_above_the_limit_in_ones_own_turn() -> None:
    # Only a position can show it: four cards are left in hand after the second card.
    pending = {"led": 1, "played": ["1"]}
    state = table("2 3 4 4 5", on=FREE, tiles={"1-6": "raven"}, held=[1, 0], phase="move", pending=pending)
    play(state, "walk 3 cw card", "raven 0")
    assert (asked(state), legal(state)) == (("raven", 0, "A1"), ["drop 2", "drop 4", "drop 5"])
    play(state, "drop 4")
    assert (hand(state, 0), state.phase, state.player) == ("2 4 5", "move", 0)
