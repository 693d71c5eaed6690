"""What is in the box, and how a game is set up."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import vaka
from tests.conftest import walk
from tests.magichill.situations import clause, legal, part, play, table, where
from vaka.games.magichill.names import square_numbers
from vaka.play import State

TILES = {"passage": 4, "ghost": 3, "raven": 3, "ball": 3, "whirlwind": 3, "flying": 2, "trapdoor": 2}
CARDS = {"1": 11, "2": 11, "3": 11, "4": 11, "5": 11, "joker": 5}
STONES = ["1-8", "1-24", "1-36", "2-10", "2-26", "2-30", "3-4", "3-16", "4-14"]


def placed(players: int = 2, seed: int = 0) -> State:
    """A game whose goblins have all been placed."""
    state = vaka.load("magichill", players=players).new(seed)
    for _ in walk(state, seed, 5 * players):
        pass
    return state


def placing(*goblins: list[str | None], turn: int = 0) -> State:
    """A position in the set-up; goblins that are not named are not placed."""
    rows = [row + [None] * (5 - len(row)) for row in goblins]
    return vaka.load("magichill", players=len(rows)).at({"phase": "place", "goblins": rows, "turn": turn})


def kinds(state: State, level: int = 0) -> list[str]:
    """The tiles of the mountain, or of a level."""
    return [kind for square, (kind, _) in part(state, "tiles").items() if not level or square[0] == str(level)]


def test_C1_what_is_in_the_box(players: int) -> None:
    state = placed(players)
    position = state.position()
    assert Counter(kinds(state)) == TILES
    assert Counter([card for hand in position["hands"] for card in hand] + position["draw"]) == CARDS
    assert position["stones"] == STONES
    assert [len(goblins) for goblins in position["goblins"]] == [5] * players
    assert sum(CARDS.values()) == 60
    assert sum(TILES.values()) == 20


def test_C2_two_to_five_wizards_start_in_the_villages(players: int) -> None:
    assert {place for row in part(placed(players), "goblins") for place in row} <= {"NW", "NE", "SE", "SW"}
    assert vaka.load("magichill").players == 2
    for wrong in (1, 6):
        with pytest.raises(vaka.OptionError, match="allowed is 2, 3, 4, 5"):
            vaka.load("magichill", players=wrong)


def test_C3_one_goblin_on_the_summit_wins() -> None:
    state = table("1 2 3", None, None, on={"B1": "4-5", "A1": "4-5"})
    play(state, "lead 1 card", "climb 2 cw card")
    assert (state.over, state.winners, where(state, "A1")) == (True, [0], "top")
    assert state.returns() == [1.0, -0.5, -0.5]


def test_C4_C5_four_closed_rings_and_a_summit() -> None:
    levels = Counter(name.split("-")[0] for name in square_numbers(11))
    assert levels == {"1": 40, "2": 32, "3": 24, "4": 16}
    for last, first in (("1-39", "1-0"), ("2-31", "2-0"), ("3-23", "3-0"), ("4-15", "4-0")):
        assert where(play(table("1 1", on={"A1": last}), "lead 1 card", "walk 1 cw card"), "A1") == first
        assert where(play(table("1 1", on={"A1": first}), "lead 1 card", "walk 1 ccw card"), "A1") == last


@pytest.mark.parametrize(("level", "corners"), [(1, 10), (2, 8), (3, 6), (4, 4)])
def test_C5_corners_lie_over_each_other(level: int, corners: int) -> None:
    # Nobody climbs from a corner, and everybody does from the squares beside it.
    for corner in range(0, 4 * corners, corners):
        state = table("1 1", on={"B1": f"{level}-{corner}", "A1": f"{level}-{corner}"})
        assert clause(play(state, "lead 1 card"), "climb 1 cw card") == "C32"
        state = table("1 1", on={"B1": f"{level}-{corner + 1}", "A1": f"{level}-{corner + 1}"})
        assert "climb 1 cw card" in legal(play(state, "lead 1 card"))


def test_C6_a_village_at_each_corner() -> None:
    for village, corner in (("NW", "1-0"), ("NE", "1-10"), ("SE", "1-20"), ("SW", "1-30")):
        state = play(table("1 1", on={"A1": village}), "lead 1 card", "walk 1 cw card")
        assert where(state, "A1") == corner


def test_C7_C9_level_4_has_the_passage_that_was_set_aside() -> None:
    games = [vaka.load("magichill").new(seed) for seed in range(150)]
    passages = Counter(kinds(state, 4).count("passage") for state in games)
    assert set(passages) <= {1, 2, 3}
    # Two of nineteen tiles with three passages are mixed in: one passage alone in 120 of 171 games.
    assert 85 <= passages[1] <= 125
    places = Counter(i for state in games for i, kind in enumerate(kinds(state, 4)) if kind == "passage")
    assert min(places.values()) > 35


def test_C8_nineteen_tiles_are_shuffled_and_lie_face_down() -> None:
    state = vaka.load("magichill").new(3)
    assert [len(kinds(state, level)) for level in (1, 2, 3, 4)] == [7, 6, 4, 3]
    assert {side for _, side in part(state, "tiles").values()} == {"down"}
    assert part(state, "seen") == [[], []]
    first = Counter(part(vaka.load("magichill").new(seed), "tiles")["1-2"][0] for seed in range(300))
    assert set(first) == set(TILES)


def test_C10_stones_on_their_squares() -> None:
    assert part(vaka.load("magichill").new(1), "stones") == STONES


def test_C11_the_summit_is_one_space() -> None:
    for name in ("5-0", "4-16"):
        with pytest.raises(vaka.PositionError, match="no place"):
            table(on={"A1": name})
    # It is reached from every square of level 4 that is not a corner.
    for i in (1, 2, 3, 5, 6, 7, 9, 10, 11, 13, 14, 15):
        state = play(table("1 1", on={"B1": f"4-{i}", "A1": f"4-{i}"}), "lead 1 card", "climb 1 cw card")
        assert where(state, "A1") == "top"


def test_C12_five_goblins_each_once() -> None:
    state = placing(["NW"], ["NE"])
    assert clause(state, "place 1 NE") == "C13"
    assert {"place 2 NW", "place 3 SW"} <= set(legal(state))


def test_A1_exactly_three_villages() -> None:
    third = placing(["NW", "NE", "SE"], ["NW", "NE", "SE"])
    assert clause(third, "place 4 SW") == "A1"
    assert legal(third, "place 4") == ["place 4 NW", "place 4 NE", "place 4 SE"]
    # Three in one village: the two left must open two others.
    heap = placing(["NW", "NW", "NW"], ["NW", "NW", "NW"])
    assert clause(heap, "place 5 NW") == "A1"
    assert legal(heap, "place 5") == ["place 5 NE", "place 5 SE", "place 5 SW"]
    last = placing(["NW", "NW", "NE", "NE"], ["NW", "NW", "NE", "NE"])
    assert legal(last) == ["place 5 SE", "place 5 SW"]


def test_A1_three_and_one_and_one_or_two_and_two_and_one() -> None:
    found = set()
    for seed in range(30):
        for row in part(placed(seed=seed), "goblins"):
            found.add(tuple(sorted(Counter(row).values())))
    assert found == {(1, 1, 3), (1, 2, 2)}


def test_A2_goblins_share_a_village() -> None:
    state = table("1 1", on=dict.fromkeys(("A1", "A2", "A3", "B1", "B2"), "SW"))
    assert part(state, "under") == {}
    # Nobody blocks anybody there.
    assert where(play(state, "lead 1 card", "walk 1 cw card"), "A1") == "1-30"


def test_A3_any_goblin_openly_one_at_a_time() -> None:
    state = placing([], [])
    assert len(legal(state)) == 5 * 4
    play(state, "place 4 SW")
    assert [view["goblins"][0] for view in (state.view(1), state.view(None))] == [[None, None, None, "SW", None]] * 2
    assert state.player == 1


def test_C13_clockwise_one_goblin_each(players: int) -> None:
    state = vaka.load("magichill", players=players).new(4)
    first = state.player
    assert first is not None
    for n in range(5 * players):
        assert state.player == (first + n) % players
        assert state.phase == "place"
        state.play(state.legal()[0])
    assert clause(state, "place 1 NW") == "C13"


def test_A51_the_first_player_is_drawn_places_and_plays_first(players: int) -> None:
    found = set()
    for seed in range(40):
        state = placed(players, seed)
        first = vaka.load("magichill", players=players).new(seed).player
        assert (state.player, state.phase) == (first, "lead")
        found.add(first)
    assert found == set(range(players))


def test_C14_three_secret_cards_each(players: int) -> None:
    state = placed(players)
    assert [len(hand) for hand in part(state, "hands")] == [3] * players
    assert len(part(state, "draw")) == 60 - 3 * players
    assert state.view(0)["hands"][1] == [None] * 3
    assert None not in state.view(0)["hands"][0]


def test_MH_A1_cards_are_dealt_when_the_last_goblin_is_placed() -> None:
    rows: list[list[str | None]] = [["NW", "NW", "NE", "NE", "SE"], ["NW", "NW", "NE", "NE"]]
    state = placing(*rows, turn=1)
    position = state.position()
    assert (position["hands"], position["draw"], position["discard"]) == ([[], []], [], [])
    play(state, "place 5 SE")
    assert [event["event"] for event in state.events(None)] == ["place", "deal"]
    assert [len(hand) for hand in part(state, "hands")] == [3, 3]
    assert (state.player, state.phase) == (0, "lead")


def test_MH_A1_no_card_can_be_played_before() -> None:
    for action in ("lead 1 card", "lead 1 joker", "toss 3", "done"):
        assert clause(placing([], []), action) == "C16"
    assert clause(placing([], []), "walk 1 cw card") == "C18"


@pytest.mark.parametrize("option", ["walk_on", "remember"])
@pytest.mark.parametrize("value", [0, "yes", None])
def test_options_are_true_or_false(option: str, value: Any) -> None:
    with pytest.raises(vaka.OptionError, match="allowed is false, true"):
        vaka.load("magichill", **{option: value})
