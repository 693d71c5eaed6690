"""What holds in every game, whatever is played."""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

import vaka
from tests.conftest import walk
from tests.magichill.situations import legal, part, told
from tests.magichill.test_ways import BOARD
from vaka.play import State

OTHER = {"board": BOARD}
OPTIONS: list[dict[str, Any]] = [{}, OTHER, {"walk_on": True}]


def games(options: dict[str, Any], limit: int = 250) -> Iterator[State]:
    """Random games: the state after every decision."""
    for seed in range(3):
        state = vaka.load("magichill", players=2 + (seed + len(options)) % 4, **options).new(seed)
        yield from walk(state, seed, limit)


@pytest.fixture(scope="module", params=OPTIONS, ids=["assumed", "other", "walk_on"])
def positions(request: pytest.FixtureRequest) -> list[dict[str, Any]]:
    return [state.position() for state in games(request.param)]


def test_A53_at_most_two_on_a_square(positions: list[dict[str, Any]]) -> None:
    for position in positions:
        places = Counter(place for row in position["goblins"] for place in row if place and "-" in place)
        assert all(count <= 2 for count in places.values())
        assert {square for square, count in places.items() if count == 2} == set(position["under"])
        for square, (seat, number) in position["under"].items():
            assert position["goblins"][seat][number - 1] == square


def test_A54_no_goblin_stands_on_a_stone(positions: list[dict[str, Any]]) -> None:
    for position in positions:
        # On other boards a goblin may have landed whose stone comes later, after the tile that asks.
        later = (position["pending"] or {}).get("later", [])
        places = {position["goblins"][seat][i] for seat in range(len(position["goblins"])) for i in range(5)}
        places -= {position["goblins"][seat][number - 1] for seat, number in later}
        assert not places & set(position["stones"])


def test_A45_sixty_cards_and_never_none_to_draw(positions: list[dict[str, Any]]) -> None:
    for position in positions:
        if position["phase"] == "place":
            continue
        played = (position["pending"] or {}).get("played", [])
        hands = [card for hand in position["hands"] for card in hand]
        assert len(hands) + len(played) <= 30
        assert position["draw"]
        cards = Counter(hands + played + position["draw"] + position["discard"])
        assert cards == {"1": 11, "2": 11, "3": 11, "4": 11, "5": 11, "joker": 5}


def test_C27_C41_stones_and_hands_have_their_limits(positions: list[dict[str, Any]]) -> None:
    for position in positions:
        assert max(position["held"]) <= 2
        assert sum(position["held"]) + len(position["stones"]) <= 9
        assert all(len(hand) <= 5 for hand in position["hands"])


def test_A12_a_covered_goblin_never_changes_place(positions: list[dict[str, Any]]) -> None:
    for before, after in itertools.pairwise(positions):
        if after["phase"] == "place":
            continue
        for square, (seat, number) in before["under"].items():
            # Only one that has been uncovered can have moved.
            assert after["goblins"][seat][number - 1] == square or square not in after["under"]


def test_C44_only_balls_and_ravens_leave(positions: list[dict[str, Any]]) -> None:
    for position in positions:
        kinds = Counter(kind for kind, _ in position["tiles"].values())
        assert kinds - Counter(ball=3, raven=3) == Counter(passage=4, ghost=3, whirlwind=3, flying=2, trapdoor=2)


def test_MH_A15_a_ball_always_finds_three() -> None:
    # 20 tiles, less 3 balls, 3 Ravens and 6 that the other balls have turned up: eight at least.
    found = 0
    for state in games({}, 300):
        pending = part(state, "pending")
        if pending and pending["tile"] and pending["tile"]["kind"] == "ball" and told(state)[0] in ("walk", "climb"):
            assert pending["tile"]["left"] == 3
            assert len(legal(state)) >= 8
            found += 1
    assert found


def test_C31_with_walk_on_random_games_end_too() -> None:
    state = vaka.load("magichill", walk_on=True).new(1)
    for _ in walk(state, 2, 20_000):
        pass
    assert state.over
    assert max(state.scores or []) == 5


def test_random_games_end(players: int) -> None:
    state = vaka.load("magichill", players=players).new(players)
    for _ in walk(state, 1, 20_000):
        pass
    assert state.over
    assert len(state.winners) == 1
