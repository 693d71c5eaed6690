"""The cards, their names, their points, and how they are dealt."""

from __future__ import annotations

from collections import Counter

import pytest

import vaka
from tests.conftest import walk
from tests.mad.situations import DECK, OTHER, PLAIN, all_cards, asked, hand, legal, play, sizes, stacked, table

EVERY_TABLE = pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
SHARE = {2: 8, 3: 8, 4: 8, 5: 7, 6: 7}


@EVERY_TABLE
def test_MD_1_76_cards_and_none_appears_or_vanishes(players: int) -> None:
    assert len(DECK) == 76
    state = vaka.load("mad", players=players).new(players)
    assert all_cards(state.position()) == Counter(DECK)
    for _ in walk(state, players, 150):
        assert all_cards(state.position()) == Counter(DECK)


@pytest.mark.parametrize(
    ("kind", "copies"),
    [
        (tuple("123456"), 48),
        (("which",), 8),
        (("draw1",), 4),
        (("give2",), 4),
        (("wild",), 4),
        (("wooly",), 3),
        (("worry",), 2),
        (("exchange",), 2),
        (("joker",), 1),
    ],
)
def test_M_F1_so_many_of_each_kind(kind: tuple[str, ...], copies: int) -> None:
    cards = all_cards(vaka.load("mad").new(1).position())
    coloured = {colour + face for colour in "gyrb" for face in kind}
    assert sum(cards[name] for name in coloured | set(kind)) == copies
    # Nothing but these kinds: no blank card, no advertisement.
    assert set(cards) == set(DECK)


@pytest.mark.parametrize(
    ("card", "name"),
    [
        ("gwhich", "green Which way"),
        ("ydraw1", "yellow Draw 1"),
        ("rgive2", "red Give two"),
        ("wild", "Wild"),
        ("wooly", "Wild & wooly"),
        ("worry", "Worry"),
        ("exchange", "Exchange"),
        ("joker", "Joker"),
    ],
)
def test_M_F17_names_of_the_cards(card: str, name: str) -> None:
    assert vaka.load("mad").action(f"play {card}").text("en") == f"Play {name}"
    printed = vaka.load("mad").clause("M-F17").text("en")
    for title in ("Draw 1 you varmints", "Give someone two", "What me worry? You worry!", "Exchange your hand"):
        assert title in printed


@EVERY_TABLE
def test_MD_2_eight_or_seven_each_and_the_first_card(players: int) -> None:
    state = vaka.load("mad", players=players).new(3)
    assert sizes(state) == [SHARE[players]] * players
    position = state.position()
    assert len(position["pile"]) == 1
    assert len(position["stock"]) == 76 - players * SHARE[players] - 1


def test_M_F2_two_to_six_players() -> None:
    assert vaka.load("mad").players == 2
    for players in (2, 3, 4, 5, 6):
        assert sizes(vaka.load("mad", players=players).new(0)) == [8 if players <= 4 else 7] * players
    for players in (0, 1, 7):
        with pytest.raises(vaka.OptionError, match="2, 3, 4, 5, 6"):
            vaka.load("mad", players=players)


@pytest.mark.parametrize(
    ("cards", "points"),
    [
        (["g1"], 1),
        (["y2", "y2"], 4),
        (["r3", "b4", "g5", "y6"], 18),
        (["gwhich"], 5),
        (["ydraw1", "r1"], 6),
        (["bgive2", "wild", "wooly"], 15),
        (["worry", "exchange", "b6"], 16),
    ],
)
def test_MD_16_points(cards: list[str], points: int) -> None:
    state = play(table(["joker", "g1"], cards), "play joker", "end")
    assert state.scores == [1, points]


@pytest.mark.parametrize("card", [card for card in sorted(set(DECK)) if card != "joker"])
def test_M_F15_numbers_their_value_any_other_five(card: str) -> None:
    state = play(table(["joker", "b1"], [card]), "play joker", "end")
    assert state.scores == [1, int(card[1]) if card[1:] in "123456" else 5]


def test_M_F15_the_joker_in_a_hand_counts_five_too() -> None:
    assert play(table(["r1"], ["joker", "g2"]), "play r1").scores == [0, 7]


def test_M_R58_one_game_and_no_running_score() -> None:
    assert vaka.load("mad").options == {"players": 2}
    assert table(["r1", "g2"], OTHER).scores is None
    over = play(table(["r1"], OTHER), "play r1")
    assert asked(over) == ("over", None)
    assert legal(over) == []
    assert over.winners == [0]


def test_MD_A10_the_order_of_a_hand_tells_nothing() -> None:
    one = table(["wild", "g3", "b2"], PLAIN)
    other = table(["b2", "wild", "g3"], PLAIN)
    assert one == other
    assert one.view(0) == other.view(0)
    assert one.view(1) == other.view(1)
    # Nor does it show where a drawn card was put.
    for drawn in ("g1", "b6"):
        state = stacked([drawn], ["exchange", "y3", "y4"], ["r1", "r2"])
        play(state, "play exchange", "at 1", "accept", "red", "draw", "keep")
        assert drawn in hand(state, 1)
        assert state.view(0)["hands"][1] == ["y3", "y4", None]
