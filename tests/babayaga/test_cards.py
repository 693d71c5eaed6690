"""The cards, the set-up and what everyone sees."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

import vaka
from tests.babayaga.situations import OTHER, PLAIN, clause, hand, legal, play, table, told
from tests.conftest import lively
from vaka.games.babayaga.deck import ASSUMED_DECK
from vaka.games.babayaga.layout import DECK, VALUE
from vaka.games.babayaga.names import CARDS


def all_cards(position: dict) -> Counter[str]:  # type: ignore[type-arg]
    found: Counter[str] = Counter()
    for cards in [*position["hands"], *position["discard"].values(), position["draw"]]:
        found.update(cards)
    found.update(position["supply"])
    if position["pending"] and position["phase"] == "pay":
        found.update([position["pending"]["spell"], *position["pending"]["paid"]])
    return found


def test_BY_1_78_cards_in_three_backs() -> None:
    state = table(["yaga", "owl", "1", "2", "3"])
    assert sum(all_cards(state.position()).values()) == 78
    backs = [card["back"] for card in state.view(1)["hands"][0]]
    assert backs == ["red", "teal", "black", "black", "black"]


def test_BY_1_back_of_the_draw_pile_is_seen_by_all() -> None:
    state = table(PLAIN, OTHER, draw=["owl", "1"], supply={"yaga": 16, "owl": 5})
    assert state.view(None)["draw"]["top"] == {"card": "owl", "back": "teal"}


def test_B_F1_the_deck_adds_up(players: int) -> None:
    assert sum(ASSUMED_DECK.values()) == DECK == 78
    for state in lively(vaka.load("babayaga", players=players).new(players), 1, 200):
        assert all_cards(state.position()) == Counter(ASSUMED_DECK)


def test_B_F2_a_red_back_is_a_yaga_and_a_teal_one_an_owl() -> None:
    state = table(PLAIN, ["yaga", "owl", "1", "2", "3"])
    seen = state.view(0)["hands"][1]
    assert [card["card"] for card in seen] == ["yaga", "owl", None, None, None]


@pytest.mark.parametrize(
    ("card", "value"),
    [
        ("yaga", 0),
        ("1", 1),
        ("7", 7),
        ("pelican", 7),
        ("owl", 7),
        ("cats", 7),
        ("wand", 8),
        ("garlic", 10),
        ("mortar", 10),
    ],
)
def test_BY_2_B_F5_values(card: str, value: int) -> None:
    state = table(["yaga", "yaga", "yaga", "yaga", "yaga"], ["yaga", "yaga", "yaga", "yaga", card])
    assert play(state, "declare").scores == [0, value]


def test_B_F3_main_deck_of_potions_three_spells_and_two_specials() -> None:
    black = {card for card, count in all_cards(vaka.load("babayaga").new(1).position()).items() if count} - {
        "yaga",
        "owl",
    }
    assert black == {"1", "2", "3", "4", "5", "6", "7", "pelican", "cats", "wand", "garlic", "mortar"}
    assert sum(ASSUMED_DECK[str(n)] for n in range(1, 8)) > (78 - 22) / 2


@pytest.mark.parametrize(("spell", "price"), [("pelican", 7), ("owl", 7), ("cats", 7), ("wand", 8)])
def test_B_F4_prices(spell: str, price: int) -> None:
    exact = ["7"] if price == 7 else ["7", "1"]
    state = table([spell, *exact, *["6"] * (4 - len(exact))], ["yaga", *OTHER[:4]])
    play(state, f"cast {spell} A", *(f"pay {card}" for card in exact))
    assert "active" in told(state)
    assert clause(table([spell, "6", "6", "6", "6"]), f"cast {spell} A") == "B-R24"


def test_B_F6_a_spell_in_hand_counts_its_price() -> None:
    assert [VALUE[CARDS.index(card)] for card in ("pelican", "owl", "cats", "wand")] == [7, 7, 7, 8]


def test_B_F7_two_to_five_players_five_cards(players: int) -> None:
    state = vaka.load("babayaga", players=players).new(3)
    assert [len(cards) for cards in state.position()["hands"]] == [5] * players
    for wrong in (1, 6):
        with pytest.raises(vaka.OptionError, match="2, 3, 4, 5"):
            vaka.load("babayaga", players=wrong)


def test_B_F8_assumed_deck_keeps_what_the_sheets_imply() -> None:
    least = {"yaga": 5, "1": 5, "owl": 2, "pelican": 2, "garlic": 2, "mortar": 2, "wand": 1, "cats": 1}
    assert all(ASSUMED_DECK[kind] >= count for kind, count in least.items())
    potions = sum(ASSUMED_DECK[str(value)] for value in range(1, 8))
    assert potions > (78 - ASSUMED_DECK["yaga"] - ASSUMED_DECK["owl"]) / 2


def test_B_F9_the_deck_is_shown_as_assumed() -> None:
    assert vaka.load("babayaga").new(1).view(0)["deck_assumed"] is True
    other = {**ASSUMED_DECK, "cats": 3, "pelican": 5}
    view = vaka.load("babayaga", deck=other).new(1).view(0)
    assert view["deck_assumed"] is False
    assert view["deck"] == other


SPELLS = {"yaga": 16, "owl": 6, "pelican": 14, "cats": 5, "wand": 5, "garlic": 2, "mortar": 2}


def test_BY_A8_deck_option() -> None:
    for wrong, reason in [
        ({**ASSUMED_DECK, "1": 7}, "79 cards"),
        ({**ASSUMED_DECK, "1": 4, "2": 8}, "at least 5 1"),
        ({**ASSUMED_DECK, "wand": 0, "2": 8}, "at least 1 wand"),
        ({**ASSUMED_DECK, "wand": 2.0}, "whole numbers"),
        ({"yaga": 78}, "each kind once"),
        ("big", "each kind once"),
        ({**ASSUMED_DECK, "cats": 0, "pelican": 8}, "at least 1 cats"),
        *(({**ASSUMED_DECK, value: 0, "1": 12}, f"at least 1 {value}") for value in "234567"),
        (dict.fromkeys("1234567", 4) | SPELLS | {"1": 5, "2": 3}, "56 black cards must be potions, not 28"),
        (dict.fromkeys("234567", 1) | SPELLS | {"yaga": 45, "1": 13, "pelican": 2, "wand": 1, "cats": 1}, "28 black"),
    ]:
        with pytest.raises(vaka.OptionError, match=reason):
            vaka.load("babayaga", players=5, deck=wrong)


def test_a_record_with_a_deck_that_was_once_allowed_is_replayed() -> None:
    text = (Path(__file__).parent / "old-deck.vaka").read_text()
    state = vaka.replay(text)
    assert state.over
    assert state.record() == text
    with pytest.raises(vaka.OptionError, match="at least 1 cats"):
        vaka.load("babayaga", **state.game.options)
    with pytest.raises(vaka.RecordError, match="at least 5 yaga"):
        vaka.replay(text.replace('"yaga":40,"owl":25', '"yaga":4,"owl":61'))


def test_BY_A8_two_hands_of_five_ones() -> None:
    deck = {**ASSUMED_DECK, "1": 11, "2": 1}
    options = {"deck": deck, "match": "tournament"}
    state = table(["yaga"] * 4 + ["4"], ["1"] * 5, ["1"] * 5, options=options)
    assert play(state, "declare").position()["totals"] == [20, 0, 0]


def test_BY_3_set_up(players: int) -> None:
    position = vaka.load("babayaga", players=players).new(11).position()
    assert position["supply"] == {"yaga": 16, "owl": 6}
    assert all(len(cards) == 5 for cards in position["hands"])
    assert [len(cards) for cards in position["discard"].values()] == [1, 1]
    assert len(position["draw"]) == 56 - 5 * players - 2


def test_B_R2_random_first_player() -> None:
    game = vaka.load("babayaga", players=5)
    starters = Counter(game.new(seed).player for seed in range(200))
    assert set(starters) == {0, 1, 2, 3, 4}
    assert min(starters.values()) > 15


def test_B_R4_a_spell_turned_up_is_not_active() -> None:
    state = table(PLAIN, OTHER, discard={"A": ["cats"], "B": ["wand"]})
    assert state.view(0)["locked"] is None
    play(state, "swap 2 A take")
    assert "wand" in hand(state, 0)


def test_BY_A11_counts_are_public() -> None:
    view = table(PLAIN, OTHER, discard={"A": ["1", "2", "3"], "B": []}).view(None)
    assert (view["discard"]["A"]["count"], view["discard"]["B"]["count"]) == (3, 0)
    assert view["draw"]["count"] == 56 - 10 - 3


def test_B_R9_what_everyone_sees() -> None:
    state = table(PLAIN, ["yaga", "yaga", "owl", "4", "7"], discard={"A": ["garlic"], "B": ["6"]})
    view = state.view(None)
    assert [card["back"] for card in view["hands"][1]] == ["red", "red", "teal", "black", "black"]
    assert [card["card"] for card in view["hands"][0]] == [None] * 5
    assert view["discard"]["A"]["top"] == "garlic"
    assert view["supply"] == {"yaga": 14, "owl": 5}
    assert view["draw"]["top"] == {"card": None, "back": "black"}


def test_B_R9_the_order_of_a_hand_tells_nothing() -> None:
    one = table(["7", "3", "1", "pelican", "2"], OTHER)
    other = table(["1", "2", "3", "7", "pelican"], OTHER)
    assert one.view(1)["hands"] == other.view(1)["hands"]
    # A card that everyone saw going into a hand is named first, wherever it would sort.
    taken = table(["1", "2", "3", "4", "5"], OTHER, discard={"A": ["6"], "B": ["7"]})
    play(taken, "swap 1 A take")
    assert [card["card"] for card in taken.view(1)["hands"][0]] == ["7", None, None, None, None]


def test_B_R10_buried_cards_are_never_named() -> None:
    state = table(PLAIN, OTHER, discard={"A": ["6", "wand", "wand"], "B": ["7", "mortar"]})
    assert "wand" not in str(state.view(0)["discard"]) + str(state.view(0)["hands"])
    assert state.imagine(0, 1).position()["discard"] == state.position()["discard"]


def test_BY_A12_no_options_for_starter_tie_or_cap() -> None:
    for name in ("starter", "tie", "cap", "limit"):
        with pytest.raises(vaka.OptionError, match="deck, edition, match, players"):
            vaka.load("babayaga", **{name: 1})


def test_BY_A7_position_in_every_phase() -> None:
    state = table(
        ["cats", "mortar", "4", "2", "2"],
        ["yaga", "1", "1", "1", "1"],
        PLAIN,
        discard={"A": ["5"], "B": ["3"]},
    )
    assert (state.position()["pending"], state.position()["player"]) == (None, 0)
    play(state, "cast cats A", "pay mortar", "pay 4")
    assert state.position()["pending"] == {
        "spell": "cats", "pile": "A", "paid": ["mortar", "4"], "aim": None, "target": None, "left": [],
    }  # fmt: skip
    assert state.position()["locked"] is None
    play(state, "done")
    assert state.position()["locked"] == "A"
    assert state.position()["discard"]["A"] == ["cats", "4", "mortar", "5"]
    play(state, "rob 1 yaga")
    assert state.position()["player"] == 1
    assert state.position()["pending"] == {
        "spell": "cats", "pile": "A", "paid": ["mortar", "4"], "aim": "yaga", "target": 1, "left": [1],
    }  # fmt: skip
    again = state.game.at(state.position())
    assert again.position() == state.position()
    assert legal(again) == ["submit"]


def test_BY_A7_five_cards_in_phase_act() -> None:
    with pytest.raises(vaka.PositionError, match="hand 0 has 6 cards"):
        table(["1", "2", "3", "4", "5", "6"], OTHER)


def test_an_owl_below_the_top_could_lie_anywhere_there() -> None:
    state = table(PLAIN, OTHER, draw=["4", "owl", "1", "2", "3"], supply={"yaga": 16, "owl": 5})
    places = {state.imagine(0, seed).position()["draw"].index("owl") for seed in range(60)}
    assert places == {1, 2, 3, 4}
