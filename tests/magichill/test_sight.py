"""Who sees what: views, events, and what can be imagined."""

from __future__ import annotations

from collections import Counter

import pytest

import vaka
from tests.conftest import walk
from tests.magichill.situations import hand, legal, part, play, table
from vaka.play import State

NEAR = {"A1": "1-3"}
SEATS = (0, 1, None)


def kinds(state: State, seat: int | None) -> dict[str, str | None]:
    """The tiles as a seat sees them."""
    return {square: tile["kind"] for square, tile in state.view(seat)["tiles"].items()}


def test_hands_are_seen_by_their_owners() -> None:
    state = table("1 2 3", "4 5 joker")
    assert [state.view(seat)["hands"] for seat in SEATS] == [
        [["1", "2", "3"], [None] * 3],
        [[None] * 3, ["4", "5", "joker"]],
        [[None] * 3, [None] * 3],
    ]


def test_a_drawn_card_is_named_to_its_owner_alone() -> None:
    state = play(table("1 2 3", None, draw="5 4 4 4"), "toss 1", "done")
    assert [state.events(seat)[0]["card"] for seat in SEATS] == ["5", None, None]
    assert [state.events(seat)[0].text("en") for seat in (0, 1)] == ["Player 0 draws 5.", "Player 0 draws a card."]


def test_piles_show_their_size_and_the_newest_discard() -> None:
    state = play(table("1 2 3", None, on=NEAR, discard="4 4"), "lead 1 card", "walk 2 cw card", "stop")
    for seat in SEATS:
        view = state.view(seat)
        assert view["discard"] == {"count": 4, "top": "2"}
        assert view["draw"] == {"count": len(part(state, "draw"))}
    assert table("1 2 3", None).view(0)["discard"] == {"count": 0, "top": None}


def test_cards_of_the_turn_are_seen_by_all() -> None:
    state = play(table("1 joker 3", None, on=NEAR), "lead 1 card", "walk 2 cw joker")
    for seat in SEATS:
        assert state.view(seat)["pending"]["played"] == ["1", "joker"]
        assert state.events(seat)[0]["card"] == "joker"
    assert state.view(1)["hands"][0] == [None]


def test_an_unseen_kind_is_never_sent() -> None:
    state = vaka.load("magichill").new(4)
    assert {kind for seat in SEATS for kind in kinds(state, seat).values()} == {None}
    for state in walk(vaka.load("magichill", players=3).new(8), 8, 300):
        position = state.position()
        for seat in range(3):
            for square, kind in kinds(state, seat).items():
                up = position["tiles"][square][1] == "up"
                assert (kind is not None) == (up or square in position["seen"][seat])


@pytest.mark.parametrize("remember", [False, True])
def test_views_keep_what_was_seen(remember: bool) -> None:
    # What a person's page leaves out is for the table to do; a view has it either way.
    tiles = {"1-6": "flying", "1-2": "ghost"}
    state = table("1 3 5", None, on=NEAR, tiles=tiles, seen=[["1-2"], []], options={"remember": remember})
    play(state, "lead 1 card", "walk 3 cw card")
    assert [kinds(state, seat)["1-6"] for seat in SEATS] == ["flying"] * 3
    assert [kinds(state, seat)["1-2"] for seat in SEATS] == ["ghost", None, None]
    assert kinds(state.imagine(0, 1), 0) == kinds(state, 0)


def test_another_seat_is_told_only_that_it_is_not_its_turn() -> None:
    state = table("1 2 3", "1 2 3")
    for action in ("lead 1 card", "lead 4 card", "toss 5", "stop"):
        found = state.why_not(action, seat=1)
        assert found is not None
        assert found.id == "C15"


# --- Imagining.


def test_a_view_cannot_tell_the_imagined_from_the_real(players: int) -> None:
    state = vaka.load("magichill", players=players).new(3)
    for n, _ in enumerate(walk(state, 4, 160)):
        for seat in (n % players, None)[: 1 + (n % 4 == 0)]:
            other = state.imagine(seat, n)
            assert other.view(seat) == state.view(seat)
            assert other.events(seat) == state.events(seat)
            if n % 7 == 0:
                assert state.game.at(other.position()).position() == other.position()


def test_imagining_deals_the_unseen_again() -> None:
    state = table("1 2 3", "4 5 joker", "1 1 1", tiles=None)
    hands = {hand(state.imagine(0, seed), 1) for seed in range(20)}
    assert len(hands) > 5
    assert {hand(state.imagine(0, seed), 0) for seed in range(20)} == {"1 2 3"}
    # A buried discard is kept for those who saw it: all did.
    state = table("1 2 3", None, discard="4 5 joker 1")
    assert part(state.imagine(1, 1), "discard") == ["4", "5", "joker", "1"]


def test_A13_imagining_keeps_the_promise_of_the_first_card() -> None:
    # Between two pairs only a 1 moves the goblin that was named.
    on = {"A1": "1-3", "B1": "1-2", "B2": "1-2", "B3": "1-4", "B4": "1-4"}
    state = play(table("1 1 5", None, on=on), "lead 1 card")
    for seed in range(40):
        imagined = state.imagine(1, seed)
        assert {"1", "joker"} & set(hand(imagined, 0).split())
        assert legal(imagined)
    # After the second card nothing is promised.
    state = play(table("1 2 5", None, on={"A1": "1-6", "B1": "2-7"}), "lead 1 card", "walk 2 cw card")
    assert len({hand(state.imagine(1, seed), 0) for seed in range(40)}) == 6


def passages(state: State, seat: int | None, n: int = 300) -> Counter[str]:
    """How often each square of level 4 has a passage, as a seat imagines it."""
    found: Counter[str] = Counter()
    for seed in range(n):
        tiles = part(state.imagine(seat, seed), "tiles")
        found.update(square for square in ("4-2", "4-6", "4-10") if tiles[square][0] == "passage")
        assert any(tiles[square][0] == "passage" for square in ("4-2", "4-6", "4-10"))
    return found


def test_C9_imagining_keeps_a_passage_on_level_4() -> None:
    # Reserved there in a third of all cases, else one of three in nineteen: 1/3 + 2/3 * 3/19 = 0.439.
    state = vaka.load("magichill").at({}, 7)
    for count in passages(state, 0).values():
        assert 0.36 < count / 300 < 0.52


def test_C9_imagining_with_a_passage_seen_on_level_4() -> None:
    # An arrangement is as likely as it has passages on level 4; with one there, another has 323 of 1275.
    tiles = {square: [kind, "down"] for square, (kind, _) in part(vaka.load("magichill").at({}, 7), "tiles").items()}
    place = next(square for square in ("4-2", "4-6", "4-10") if tiles[square][0] == "passage")
    state = vaka.load("magichill").at({"tiles": tiles, "seen": [[place], []]})
    found = passages(state, 0)
    assert found.pop(place) == 300
    for count in found.values():
        assert 0.18 < count / 300 < 0.33


def test_C9_imagining_when_all_of_level_4_is_known() -> None:
    tiles = {"4-2": "passage", "4-6": "ghost", "4-10": "raven", "1-2": "ghost", "1-6": "passage", "2-2": "trapdoor"}
    state = table(tiles=tiles, seen=[["4-2", "4-6", "4-10"], []])
    low = Counter(part(state.imagine(0, seed), "tiles")["1-2"][0] for seed in range(60))
    assert set(low) == {"ghost", "passage", "trapdoor"}
    assert kinds(state.imagine(0, 3), 0)["4-10"] == "raven"


def test_a_waiting_goblin_tells_all_what_it_stands_on() -> None:
    # It waits because everyone saw the tile; so nobody can imagine another one there.
    on = {"A1": "2-14", "B1": "3-11"}
    state = table(on=on, tiles={"2-14": "passage", "1-2": "ghost", "1-6": "raven", "4-2": "passage"}, waiting="A1")
    for seed in range(20):
        imagined = state.imagine(1, seed)
        assert part(imagined, "tiles")["2-14"] == ["passage", "down"]
        assert state.game.at(imagined.position()).position() == imagined.position()


@pytest.mark.parametrize("kind", ["ghost", "whirlwind", "trapdoor"])
def test_a_tile_that_asks_is_known_to_all(kind: str) -> None:
    pending = {"led": 1, "played": ["1", "3"], "tile": {"kind": kind, "goblin": [0, 1]}}
    tiles = {"1-6": kind, "1-2": "flying", "1-12": "raven", "4-2": "passage"}
    state = table("5", None, on={"A1": "1-6"}, tiles=tiles, phase="tile", pending=pending)
    for seed in range(20):
        assert part(state.imagine(1, seed), "tiles")["1-6"] == [kind, "down"]
