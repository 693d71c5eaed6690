"""Passages, Trapdoors and Ghosts, and the goblins that wait."""

from __future__ import annotations

import pytest

import vaka
from tests.magichill.situations import asked, clause, hand, legal, part, play, stack, table, told, where

# Another board: passages lead to a stone (1-2) and to tiles (1-6, 1-12, 3-3); 1-14 and 3-8 lead to the same square.
BOARD = {
    "side": 11,
    "tiles": {"1": [2, 6, 12, 14, 22, 26, 32], "2": [2, 5, 9, 18, 22, 28], "3": [3, 8, 14, 20], "4": [2, 6, 10]},
    "stones": {"1": [8, 24, 36], "2": [1, 26, 30], "3": [4, 16], "4": [14]},
}
OTHER = {"board": BOARD}
LOCKED = {"A1": "2-14", "B1": "3-11"}  # A1 waits below B1
PASSAGE = {"2-14": "passage"}


def step(tiles: dict[str, str], start: str, on: dict[str, str] | None = None, **parts: object) -> vaka.State:
    """Goblin 1 of seat 0 has taken one step clockwise."""
    state = table("1 1 5", None, on={**(on or {}), "A1": start}, tiles=tiles, **parts)  # type: ignore[arg-type]
    return play(state, "lead 1 card", "walk 1 cw card")


@pytest.mark.parametrize(
    ("start", "square", "end"),
    [("1-5", "1-6", "2-5"), ("2-13", "2-14", "3-11"), ("3-1", "3-2", "4-1"), ("4-9", "4-10", "top")],
)
def test_C52_up_to_the_neighbouring_square(start: str, square: str, end: str) -> None:
    state = step({square: "passage"}, start)
    assert where(state, "A1") == end
    assert state.over == (end == "top")


def test_C53_locked_walk_on_later_or_wait() -> None:
    state = step(PASSAGE, "2-13", {"B1": "3-11"})
    assert (where(state, "A1"), part(state, "waiting"), told(state)) == ("2-14", [[0, 1]], ["walk", "tile", "wait"])
    # In a later round it may walk away, and waits no more.
    later = table("1 5 5", "1 1 1", on=LOCKED, tiles=PASSAGE, waiting="A1")
    play(later, "lead 1 card", "walk 5 cw card", "stop")
    assert (where(later, "A1"), part(later, "waiting")) == ("2-19", [])
    play(later, "lead 1 card", "walk 1 cw card")
    assert where(later, "A1") == "2-19"


def test_A23_a_locked_passage_lets_you_walk_on_at_once() -> None:
    state = step(PASSAGE, "2-13", {"B1": "3-11"})
    assert legal(state) == ["walk 5 cw card", "walk 5 ccw card", "stop"]
    assert where(play(state, "walk 5 cw card"), "A1") == "2-19"
    assert part(state, "waiting") == []


def test_C54_up_as_soon_as_the_square_is_free() -> None:
    state = table("5 5 5", "1 2 5", on=LOCKED, tiles=PASSAGE, waiting="A1", turn=1)
    play(state, "lead 1 card", "walk 2 cw card")
    assert (where(state, "A1"), told(state)) == ("3-11", ["walk", "rise"])
    # Not while another sits on it.
    state = table("5 5 5", "1 2 5", on=LOCKED | {"B2": "2-14"}, tiles=PASSAGE, waiting="A1", turn=1)
    play(state, "lead 1 card", "walk 2 cw card")
    assert (stack(state, "2-14"), part(state, "waiting")) == ("A1 B2", [[0, 1]])


@pytest.mark.parametrize(
    ("start", "square", "end"), [("2-13", "2-14", "1-17"), ("3-7", "3-8", "2-11"), ("4-1", "4-2", "3-3")]
)
def test_C55_down_to_the_neighbouring_square(start: str, square: str, end: str) -> None:
    state = step({square: "trapdoor"}, start)
    assert (where(state, "A1"), told(state)) == (end, ["walk", "tile", "fall"])


def test_C56_lucky_until_the_square_below_is_free() -> None:
    state = step({"3-8": "trapdoor"}, "3-7", {"B1": "2-11"})
    assert (where(state, "A1"), part(state, "waiting")) == ("3-8", [[0, 1]])
    on = {"A1": "3-8", "B1": "2-11"}
    state = table("5 5 5", "1 2 5", on=on, tiles={"3-8": "trapdoor"}, waiting="A1", turn=1)
    play(state, "lead 1 card", "walk 2 cw card")
    assert (where(state, "A1"), told(state)) == ("2-11", ["walk", "fall"])
    # Not while another sits on it, and not after it has left.
    covered = table("5 5 5", "1 2 5", on=on | {"B2": "3-8"}, tiles={"3-8": "trapdoor"}, waiting="A1", turn=1)
    assert stack(play(covered, "lead 1 card", "walk 2 cw card"), "3-8") == "A1 B2"
    gone = table("1 2 5", "1 2 5", on=on, tiles={"3-8": "trapdoor"}, waiting="A1")
    play(gone, "lead 1 card", "walk 2 cw card", "stop", "lead 1 card", "walk 2 cw card")
    assert where(gone, "A1") == "3-10"


def test_A30_a_trapdoor_above_does_not_end_the_turn() -> None:
    state = step({"2-14": "trapdoor"}, "2-13")
    assert legal(state) == ["walk 5 cw card", "walk 5 ccw card", "stop"]
    assert where(play(state, "walk 5 cw card"), "A1") == "1-22"


def test_C57_a_trapdoor_on_level_1_leads_to_a_village_and_ends_the_turn() -> None:
    state = step({"1-6": "trapdoor"}, "1-5")
    assert (state.phase, asked(state)) == ("tile", ("trapdoor", 0, "A1"))
    play(state, "village NE")
    assert (where(state, "A1"), state.player, part(state, "tiles")) == ("NE", 1, {"1-6": ["trapdoor", "down"]})
    # The hand is filled as after any turn.
    assert len(part(state, "hands")[0]) == 3


def test_C58_a_ghost_leads_to_a_village_and_ends_the_turn() -> None:
    state = step({"2-14": "ghost"}, "2-13")
    assert asked(state) == ("ghost", 0, "A1")
    play(state, "village SW")
    assert (where(state, "A1"), state.player, state.phase) == ("SW", 1, "lead")
    assert clause(state, "village SW") == "C58"


@pytest.mark.parametrize("kind", ["ghost", "trapdoor"])
def test_A32_any_of_the_four_villages(kind: str) -> None:
    # All the others are in NW, NE and SE already: the three villages of the set-up do not matter.
    state = step({"1-6": kind}, "1-5")
    assert legal(state) == ["village NW", "village NE", "village SE", "village SW"]
    assert where(play(state, "village SW"), "A1") == "SW"


@pytest.mark.parametrize("kind", ["ghost", "trapdoor"])
def test_A31_only_the_owners_turn_ends(kind: str) -> None:
    for shoved, player in (("B2", 0), ("A2", 1)):
        on = {"B1": "1-5", shoved: "1-5", "A1": "1-4"}
        state = table("1 1 5", None, on=on, tiles={"1-6": kind})
        play(state, "lead 1 card", "walk 1 cw card", "village SW")
        assert (where(state, shoved), state.player) == ("SW", player)


def test_A24_in_anybodys_turn_and_before_the_landers_tile() -> None:
    # C leaves the square, and lands on a Ghost: first A goes up.
    state = table(
        "5 5 5", None, "1 3 5", on={"A1": "2-14", "C1": "3-11"}, tiles=PASSAGE | {"3-14": "ghost"}, waiting="A1", turn=2
    )
    play(state, "lead 1 card", "walk 3 cw card")
    assert told(state) == ["walk", "rise", "tile"]
    assert (where(state, "A1"), asked(state)) == ("3-11", ("ghost", 2, "C1"))


def test_A24_passing_does_not_count() -> None:
    # B2 passes over the square where B1 stands.
    state = table("5 5 5", "2 3 1", on=LOCKED | {"B2": "3-9"}, tiles=PASSAGE, waiting="A1", turn=1)
    play(state, "lead 2 card", "walk 3 cw card")
    assert (where(state, "A1"), part(state, "waiting")) == ("2-14", [[0, 1]])
    # A shove off the square above leaves the lower one there.
    on = LOCKED | {"B2": "3-11", "B3": "3-10"}
    state = table("5 5 5", "3 1 5", on=on, tiles=PASSAGE, waiting="A1", turn=1)
    play(state, "lead 3 card", "walk 1 cw card")
    assert (stack(state, "3-11"), where(state, "A1")) == ("B1 B3", "2-14")


def test_A24_the_way_up_is_compulsory() -> None:
    state = table("5 5 5", "1 2 5", on=LOCKED, tiles=PASSAGE, waiting="A1", turn=1)
    play(state, "lead 1 card", "walk 2 cw card")
    # Nobody was asked.
    assert (where(state, "A1"), state.player, state.phase) == ("3-11", 1, "move")


def test_A26_uncovered_it_is_checked_again() -> None:
    on = {"A1": "2-14", "B1": "2-14"}
    state = table("5 5 5", "1 2 5", on=on, tiles=PASSAGE, waiting="A1", turn=1)
    play(state, "lead 1 card", "walk 2 cw card")
    assert (where(state, "A1"), part(state, "waiting")) == ("3-11", [])
    # Uncovered while the square is taken: it waits on.
    state = table("5 5 5", "1 2 5", on=on | {"B2": "3-11"}, tiles=PASSAGE, waiting="A1", turn=1)
    play(state, "lead 1 card", "walk 2 cw card")
    assert (where(state, "A1"), part(state, "waiting")) == ("2-14", [[0, 1]])


def test_A26_the_climber_from_its_back_takes_the_square() -> None:
    on = {"A1": "2-14", "B1": "2-14"}
    state = table("5 5 5", "1 1 5", on=on, tiles=PASSAGE, waiting="A1", turn=1)
    play(state, "lead 1 card", "climb 1 cw card")
    assert (where(state, "B1"), where(state, "A1"), part(state, "waiting")) == ("3-11", "2-14", [[0, 1]])
    # A longer climb leaves it free.
    state = table("5 5 5", "1 2 5", on=on, tiles=PASSAGE, waiting="A1", turn=1)
    play(state, "lead 1 card", "climb 2 cw card")
    assert (where(state, "B1"), where(state, "A1")) == ("3-12", "3-11")


def test_MH_A6_the_landers_own_stone_comes_last() -> None:
    state = table("5 5 5", "1 5 5", on=LOCKED, tiles=PASSAGE, waiting="A1", turn=1, stones=["3-16"])
    play(state, "lead 1 card", "walk 5 cw card")
    assert told(state) == ["walk", "rise", "stone", "draw"]


# --- What the assumed board never shows.


def test_A22_a_way_leads_to_a_stone() -> None:
    state = step({"1-2": "passage"}, "1-1", stones=["2-1"], options=OTHER)
    assert (where(state, "A1"), part(state, "held")) == ("2-1", [1, 0])


def test_A22_a_way_leads_to_a_tile() -> None:
    state = step({"1-12": "passage", "2-9": "flying"}, "1-11", options=OTHER)
    assert told(state) == ["walk", "tile", "rise", "tile", "extra", "draw"]
    state = step({"2-9": "trapdoor", "1-12": "ghost"}, "2-8", options=OTHER)
    assert (where(state, "A1"), asked(state)) == ("1-12", ("ghost", 0, "A1"))


def test_A22_each_tile_once_for_each_card() -> None:
    tiles = {"1-12": "passage", "2-9": "trapdoor"}
    state = table("1 1 1 1 5", None, on={"A1": "1-11"}, tiles=tiles, held=[2, 0], bonus=[1, 0], options=OTHER)
    play(state, "lead 1 card", "walk 1 cw card")
    assert told(state) == ["walk", "tile", "rise", "tile", "fall"]
    assert (where(state, "A1"), part(state, "waiting"), state.phase) == ("1-12", [], "move")
    # With another card it acts again.
    play(state, "walk 1 cw card", "walk 1 ccw card")
    assert told(state)[:5] == ["walk", "tile", "rise", "tile", "fall"]


@pytest.mark.parametrize(("order", "end"), [("B1 B2", ("2-11", "3-8")), ("B2 B1", ("1-14", "2-11"))])
def test_A25_the_longest_waiting_goes_first(order: str, end: tuple[str, str]) -> None:
    on = {"A1": "2-11", "B1": "1-14", "B2": "3-8"}
    state = table("1 1 5", None, on=on, tiles={"1-14": "passage", "3-8": "trapdoor"}, waiting=order, options=OTHER)
    play(state, "lead 1 card", "walk 1 cw card")
    assert (where(state, "B1"), where(state, "B2")) == end
    assert part(state, "waiting") == [[1, int(order[-1])]]


def test_MH_A6_checked_again_after_a_goblin_has_gone_to_a_village() -> None:
    # A1 climbs from B1, which waits, to a Ghost just where B1 would go.
    tiles = {"1-12": "passage", "2-9": "ghost"}
    state = table("1 1 5", None, on={"B1": "1-12", "A1": "1-12"}, tiles=tiles, waiting="B1", options=OTHER)
    play(state, "lead 1 card", "climb 1 cw card")
    assert (asked(state), part(state, "waiting")) == (("ghost", 0, "A1"), [[1, 1]])
    play(state, "village SW")
    # Up it goes, and the same Ghost acts on it: once for each goblin.
    assert (where(state, "B1"), asked(state)) == ("2-9", ("ghost", 1, "B1"))
    play(state, "village SE")
    assert (where(state, "B1"), state.player, state.phase) == ("SE", 1, "lead")


def test_MH_A6_one_by_one_in_the_order_they_arose() -> None:
    on = {"A1": "2-9", "B1": "1-12"}
    tiles = {"1-12": "passage", "2-9": "flying", "2-5": "flying"}
    state = table("1 4 5", None, on=on, tiles=tiles, waiting="B1", options=OTHER)
    play(state, "lead 1 card", "walk 4 ccw card")
    found = [(event["event"], event["seat"]) for event in state.events(None)]
    assert found == [
        ("walk", 0), ("rise", 1), ("tile", 1), ("extra", 1), ("draw", 1), ("tile", 0), ("extra", 0), ("draw", 0),
    ]  # fmt: skip


def test_MH_A6_a_row_of_waiting_goblins() -> None:
    on = {"A1": "3-4", "B2": "2-5", "B1": "1-6"}
    state = table("1 1 5", None, on=on, tiles={"1-6": "passage", "2-5": "passage"}, waiting="B1 B2", options=OTHER)
    play(state, "lead 1 card", "walk 1 cw card")
    # B2 rises, then B1 behind it onto a passage that B2 keeps locked.
    assert (where(state, "B2"), where(state, "B1"), part(state, "waiting")) == ("3-4", "2-5", [[1, 1]])
    assert told(state) == ["walk", "rise", "rise", "tile", "wait"]


def test_MH_A6_a_tile_asks_before_the_landers_own() -> None:
    on = {"A1": "2-9", "B1": "1-12"}
    tiles = {"1-12": "passage", "2-9": "ghost", "2-5": "raven"}
    state = table("1 4 5", None, on=on, tiles=tiles, waiting="B1", options=OTHER)
    play(state, "lead 1 card", "walk 4 ccw card")
    assert (asked(state), part(state, "pending")["later"]) == (("ghost", 1, "B1"), [[0, 1]])
    play(state, "village SW")
    assert (asked(state), where(state, "B1")) == (("raven", 0, "A1"), "SW")
    play(state, "raven 1")
    assert (state.player, state.phase) == (0, "move")


def test_MH_A6_the_turn_ends_when_all_is_done() -> None:
    # The player on turn owns the waiting goblin: the Ghost ends the turn, but the Raven still flies, and the stone is
    # taken.
    on = {"A1": "2-9", "A2": "1-12"}
    tiles = {"1-12": "passage", "2-9": "ghost", "2-5": "raven"}
    state = table("1 4 5", None, on=on, tiles=tiles, waiting="A2", options=OTHER)
    play(state, "lead 1 card", "walk 4 ccw card", "village SW")
    assert (asked(state), part(state, "pending")["ended"]) == (("raven", 0, "A1"), True)
    play(state, "raven 1")
    assert (state.player, state.phase, len(hand(state, 0).split())) == (1, "lead", 3)


def test_MH_A6_a_goblin_that_waited_wins_before_the_lander() -> None:
    # A1 leaves for a passage to the summit; B1 comes up behind it, onto another one, and is there first.
    on = {"A1": "4-2", "B1": "3-3"}
    tiles = {"3-3": "passage", "4-2": "passage", "4-6": "passage"}
    state = table("1 4 5", None, on=on, tiles=tiles, waiting="B1", options=OTHER)
    play(state, "lead 1 card", "walk 4 cw card")
    assert (state.winners, where(state, "B1"), where(state, "A1")) == ([1], "top", "4-6")
    assert told(state) == ["walk", "rise", "tile", "win"]
    assert state.game.at(state.position()).winners == [1]
