"""A turn: playing, drawing, and which card fits."""

from __future__ import annotations

import pytest

import vaka
from tests.mad.situations import COLOURS, OTHER, PLAIN, THIRD, asked, clause, hand, legal, play, stacked, table, told


def test_MD_4_play_one_card_then_the_next_player() -> None:
    state = table(["r1", "g6", "g6"], PLAIN, OTHER)
    play(state, "play r1")
    assert state.position()["pile"] == ["r1", "r5"]
    assert hand(state, 0) == ["g6", "g6"]
    assert asked(state) == ("turn", 2)


def test_MD_4_or_draw_one_and_play_it_at_once() -> None:
    state = stacked(["r3"], ["g1", "g2"], OTHER)
    play(state, "draw")
    assert asked(state) == ("drawn", 0)
    play(state, "play r3")
    assert state.position()["pile"] == ["r3", "r5"]
    assert hand(state, 0) == ["g1", "g2"]
    assert asked(state) == ("turn", 1)


def test_MD_4_another_seat_is_told_only_that_it_is_not_its_turn() -> None:
    state = table(["r1", "worry"], ["r2", "worry"])
    for action in ("play r2", "play worry", "draw", "worry", "end", "at 0"):
        assert clause(state, action, seat=1) == "MD-4"
    assert clause(state, "play r1", seat=0) is None


def test_M_F5_cannot_play_draw_and_keep() -> None:
    state = stacked(["b6"], ["g1", "g2"], OTHER)
    assert legal(state) == ["draw"]
    play(state, "draw", "keep")
    assert hand(state, 0) == ["b6", "g1", "g2"]
    assert asked(state) == ("turn", 1)


def test_MD_19_nobody_has_to_play() -> None:
    state = table(["r1", "wild"], OTHER)
    assert legal(state) == ["play r1", "play wild", "draw"]


def test_M_F6_draw_although_able_to_play() -> None:
    state = stacked(["b6"], ["r1", "r2"], OTHER)
    play(state, "draw", "keep")
    assert hand(state, 0) == ["b6", "r1", "r2"]


def test_M_R16_exactly_one_draw() -> None:
    state = stacked(["b6", "r6"], ["g1", "g2"], OTHER)
    play(state, "draw")
    assert told(state) == ["draw"]
    assert clause(state, "draw") == "M-R16"
    assert play(state, "keep").player == 1


def test_MD_A1_asked_after_every_draw() -> None:
    state = stacked(["b6", "b1"], ["g1", "g2"], ["y3", "y4"])
    play(state, "draw")
    assert asked(state) == ("drawn", 0)
    assert legal(state) == ["keep"]
    assert state.position()["pending"] == {"drawn": "b6"}
    # The card lies in `pending` alone until it is played or kept.
    assert hand(state, 0) == ["g1", "g2"]
    assert clause(state, "play b6") == "MD-5"
    assert clause(play(state, "keep"), "keep") == "MD-A1"


def test_M_R12_a_playable_drawn_card_may_be_kept() -> None:
    state = stacked(["r3"], ["g1", "g2"], OTHER)
    play(state, "draw")
    assert legal(state) == ["play r3", "keep"]
    assert hand(play(state, "keep"), 0) == ["g1", "g2", "r3"]


def test_M_R13_a_card_drawn_by_choice_may_be_played() -> None:
    state = stacked(["r3"], ["r1", "g2"], OTHER)
    assert "play r1" in legal(state)
    play(state, "draw", "play r3")
    assert state.position()["pile"][0] == "r3"


def test_MD_A9_the_rulebook_says_where_it_departs_from_the_letter() -> None:
    game = vaka.load("mad")
    for clause_id in ("M-R13", "M-R28"):
        assert "departs from the letter" in game.clause(clause_id).text("en")
    assert "show their hands" in game.clause("MD-A9").text("en")
    # And play follows that reading: a drawn card goes down, a card aimed at nobody is not answered.
    state = stacked(["r3"], ["r1", "rwhich", "g2"], ["worry", "b1"])
    assert asked(play(state.clone(), "draw", "play r3")) == ("turn", 1)
    assert asked(play(state, "play rwhich", "cw")) == ("turn", 1)


def test_M_R14_after_drawing_no_other_card() -> None:
    state = stacked(["r3"], ["r1", "wild"], OTHER)
    play(state, "draw")
    assert clause(state, "play r1") == "M-R14"
    assert clause(state, "play wild") == "M-R14"
    assert legal(state) == ["play r3", "keep"]


@pytest.mark.parametrize(
    ("card", "then"),
    [("wild", "colour"), ("wooly", "colour"), ("worry", "colour"), ("exchange", "target"), ("joker", "joker")],
)
def test_M_R15_a_drawn_colourless_card_may_be_played_at_once(card: str, then: str) -> None:
    state = stacked([card], ["g1", "g2", "g3"], OTHER)
    play(state, "draw", f"play {card}")
    assert asked(state) == (then, 0)


def test_M_R15_even_a_drawn_joker_ends_the_game() -> None:
    state = stacked(["joker"], ["g1", "g2", "g3"], OTHER)
    assert play(state, "draw", "play joker", "end").winners == [0]
    # With four others it is a wild.
    assert asked(play(stacked(["joker"], PLAIN, OTHER), "draw", "play joker")) == ("colour", 0)


# --- Which card fits.


@pytest.mark.parametrize(
    ("card", "top", "fits"),
    [
        ("g5", "gdraw1", True),
        ("g5", "r5", True),
        ("g5", "r4", False),
        ("ywhich", "y3", True),
        ("ywhich", "bwhich", True),
        # The 1 in Draw 1 is text, not a number.
        ("g1", "rdraw1", False),
        ("gdraw1", "r1", False),
        ("g1", "gdraw1", True),
    ],
)
def test_MD_5_examples(card: str, top: str, fits: bool) -> None:
    state = table([card, "b6", "b6"], THIRD, pile=[top])
    assert (f"play {card}" in legal(state)) is fits
    assert clause(state, f"play {card}") == (None if fits else "MD-5")


@pytest.mark.parametrize(
    ("top", "fitting"),
    [
        ("b2", ["g2", "b6", "bgive2"]),
        ("gwhich", ["g2", "gdraw1", "rwhich"]),
        ("rdraw1", ["gdraw1", "rwhich"]),
        ("ygive2", ["bgive2"]),
    ],
)
def test_M_F4_colour_number_picture_or_text(top: str, fitting: list[str]) -> None:
    state = table(["g2", "gdraw1", "rwhich", "b6", "bgive2", "wild", "joker"], OTHER, pile=[top])
    assert legal(state) == [f"play {card}" for card in [*fitting, "wild", "joker"]] + ["draw"]


@pytest.mark.parametrize("face", ["which", "draw1", "give2"])
def test_M_R17_equal_specials_fit_in_any_colour(face: str) -> None:
    specials = [f"{colour}{other}" for colour in "yrb" for other in ("which", "draw1", "give2")]
    state = table([*specials, "y1", "r2"], OTHER, pile=[f"g{face}"])
    assert legal(state) == [f"play {colour}{face}" for colour in "yrb"] + ["draw"]


def test_MD_6_colourless_on_anything() -> None:
    colourless = ["wild", "wooly", "worry", "exchange", "joker"]
    for top in ("g3", "bwhich", "rdraw1", "ygive2"):
        state = table([*colourless, "b1"], PLAIN, pile=[top])
        assert not {f"play {card}" for card in colourless} - set(legal(state))
    for top in ("wild", "wooly", "worry", "exchange"):
        state = table([*colourless, "y1"], PLAIN, pile=[top], colour="red")
        assert legal(state) == [*(f"play {card}" for card in colourless), "draw"]


def test_MD_6_but_only_on_your_own_turn() -> None:
    state = table(["rdraw1", "g1", "g2"], ["wild", "wooly", "joker", "exchange", "worry"])
    play(state, "play rdraw1")
    # Asked about a card that is aimed at it, seat 1 may play its Worry and no other card.
    assert legal(state) == ["worry", "accept"]
    for card in ("wild", "wooly", "joker", "exchange", "worry"):
        assert clause(state, f"play {card}") == "MD-4"


def test_M_R18_only_the_named_colour_or_a_colourless_card() -> None:
    hands = ["r1", "gwhich", "g1", "bdraw1", "wild"]
    for top in ("wild", "wooly", "worry", "exchange", "joker"):
        state = table(hands, PLAIN, pile=[top], colour="green")
        assert legal(state) == ["play g1", "play gwhich", "play wild", "draw"]


def test_M_R18_the_colour_stays_while_players_draw_and_pass() -> None:
    draws = ["y2", "y2", "y1", "y1"]
    state = stacked(draws, ["r1", "b1"], ["b2", "b3"], pile=["wild", "g6"], colour="red", turn=1)
    for _ in range(3):
        play(state, "draw", "keep")
        assert state.position()["colour"] == "red"
    assert state.player == 0
    assert "play r1" in legal(state)
    assert "play b1" not in legal(state)
    assert play(state, "play r1").position()["colour"] == "red"


# --- Wild.


@pytest.mark.parametrize("colour", COLOURS)
def test_MD_10_wild_names_the_colour_in_force(colour: str) -> None:
    state = table(["wild", "g1"], ["g2", "y2", "r2", "b2", "wooly"])
    play(state, "play wild")
    assert asked(state) == ("colour", 0)
    assert legal(state) == COLOURS
    assert state.position()["colour"] is None
    play(state, colour)
    assert state.position()["colour"] == colour
    # Next must be that colour or colourless.
    assert legal(state) == [f"play {colour[0]}2", "play wooly", "draw"]


def test_M_F10_the_colour_may_stay_the_same() -> None:
    state = table(["wild", "g1"], ["r2", *OTHER])
    assert state.position()["colour"] == "red"
    play(state, "play wild", "red")
    assert state.position()["colour"] == "red"
    assert legal(state) == ["play r2", "draw"]


def test_M_R19_wild_on_wild_naming_the_same_colour() -> None:
    state = table(["wild", "g1"], THIRD, pile=["wild"], colour="blue")
    play(state, "play wild", "blue")
    assert state.position()["colour"] == "blue"
    assert state.position()["pile"] == ["wild", "wild"]
