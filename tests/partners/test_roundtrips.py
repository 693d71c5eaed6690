"""Positions out and in again: every phase, and the unusual ones."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import pytest

import vaka
from tests.conftest import lively, walk
from tests.partners.situations import DONE, HIDDEN, KINDS, SHORT, all_cards, legal, play, seven, table
from vaka.play import State

HANDS = {1: ["6", "7", "9", "10"], 2: ["12", "swap", "-4", "1"], 3: ["8", "13", "2", "3"]}


def exchange(*gifts: str) -> State:
    state = table(["heart", "2", "7", "swap"], others=HANDS, phase="give")
    return play(state, *(f"give {card}" for card in gifts))


def helping() -> State:
    return play(seven("R14 Z4 Z3 Z2", b="B5 B9"), "part y1 1", "part b2 2")


def bumped() -> State:
    return play(seven("Y1 G1", r="Y4 Y4"), "part y1 3")


def folded() -> State:
    others = {1: ["3", "6"], 2: ["12", "9"], 3: ["10"]}
    state = table(["2", "5"], "", "", "B3", others=others, options=HIDDEN)
    return play(state, "fold", "fold", "move b1 12 12", "fold")


def swapping(*picks: str) -> State:
    return play(table(["swap", "2"], "Y3", "G3", "B3"), "swap", *(f"pick {pawn}" for pawn in picks))


def won() -> State:
    return play(table(["1", "2"], "R14 Z4 Z3 Z2", "G3 start Z1", DONE, options=SHORT), "move y1 1 1")


SCENES: list[Callable[[], State]] = [
    exchange,
    lambda: exchange("heart"),
    lambda: exchange("heart", "6", "12"),
    lambda: exchange("heart", "6", "12", "8"),
    lambda: seven("Y1 Y9"),
    lambda: play(seven("Y1 Y9 G3"), "part y2 1", "part y1 5"),
    helping,
    bumped,
    swapping,
    lambda: swapping("g1"),
    folded,
    won,
    lambda: table(["2"], "start start start start", DONE, "Z1 Z2 Z3 home", "Y1 Y1 Y1 Y1", turn=0),
    lambda: table(["2"], r="B14", turn=3, deal=3, dealer=0),
]


@pytest.mark.parametrize("scene", SCENES)
def test_a_position_comes_back(scene: Callable[[], State]) -> None:
    state = scene()
    position = state.position()
    again = state.game.at(position)
    assert again.position() == position
    assert legal(again) == legal(state)
    assert (again.player, again.phase, again.winners, again.scores) == (
        state.player,
        state.phase,
        state.winners,
        state.scores,
    )
    assert all_cards(position) == Counter(KINDS * 4)


def test_PA_A6_the_rest_of_a_chain_is_played_from_its_position() -> None:
    state = vaka.load("partners").at(helping().position())
    assert legal(state) == ["part b1 4"]
    assert play(state, "part b1 4").position()["pawns"]["b"] == ["B9", "B11", "home", "home"]
    state = vaka.load("partners").at(swapping("g1").position())
    assert play(state, "pick b1").position()["pawns"]["g"][0] == "B3"
    state = vaka.load("partners").at(exchange("heart", "6", "12").position())
    assert "heart" in play(state, "give 8").position()["hands"][2]


def test_at_starts_from_the_knowledge_that_the_position_shows() -> None:
    state = exchange("heart", "6", "12", "8")
    assert "heart" in state.view(0)["hands"][2]
    again = state.game.at(state.position())
    assert again.view(0)["hands"][2] == [None] * 4
    assert again.view(2)["hands"][2] == state.view(2)["hands"][2]


def test_a_gift_under_way_is_its_givers_secret() -> None:
    state = exchange("heart", "6")
    again = state.game.at(state.position())
    for seat in (0, 1, 2, 3, None):
        assert again.view(seat)["pending"] == state.view(seat)["pending"]


def test_PA_A8_hidden_cards_keep_their_owners() -> None:
    state = folded()
    again = state.game.at(state.position())
    assert again.view(1)["hidden"] == [[0, 2], [1, 2], [3, 1]]
    for seed in range(10):
        used = again.imagine(1, seed).position()["used"]
        assert used[-3:-1] == state.position()["used"][-3:-1]


def variants() -> Iterator[dict[str, Any]]:
    yield {}
    yield {"goal": "championship", "folded": "hidden", "short7": "yes"}


@pytest.mark.parametrize("options", list(variants()), ids=["boxed", "championship"])
@pytest.mark.parametrize("seed", range(3))
def test_random_games_come_back_and_lose_no_card(options: dict[str, Any], seed: int) -> None:
    game = vaka.load("partners", **options)
    state = game.new(seed)
    for step, _ in enumerate(lively(state, seed, 120)):
        position = state.position()
        assert all_cards(position) == Counter(KINDS * 4)
        if step % 4 == 0:
            assert game.at(position).position() == position
    assert game.replay(state.record()) == state


def test_records_name_the_pawns_that_were_moved() -> None:
    state = helping()
    play(state, "part b1 4")
    assert [str(action) for action in state.history] == ["split", "part y1 1", "part b2 2", "part b1 4"]
    assert vaka.replay(state.record()) == state


@pytest.mark.parametrize("seed", range(2))
def test_random_play_near_the_end_ends(seed: int) -> None:
    state = table(None, "R14 Z4 Z3 Z2", "Z4 Z3 Z2 Y13", DONE, DONE, seed=seed)
    for _ in walk(state, seed, 3000):
        pass
    assert state.over
    assert state.winners in ([0, 2], [1, 3])
