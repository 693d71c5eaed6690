"""Who sees what: views, events, and what `imagine` keeps."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest

import vaka
from tests.conftest import lively
from tests.partners.situations import DONE, HIDDEN, alone, play, seven, table
from vaka.play import Game, State

EVERYONE = (0, 1, 2, 3, None)
HANDS = {1: ["6", "7", "9", "10"], 2: ["12", "swap", "-4", "1"], 3: ["8", "13", "2", "3"]}


def exchange(*gifts: str) -> State:
    state = table(["heart", "2", "7", "swap"], others=HANDS, phase="give")
    return play(state, *(f"give {card}" for card in gifts))


def test_a_hand_is_seen_by_its_owner() -> None:
    state = exchange()
    assert state.view(0)["hands"] == [["heart", "7", "swap", "2"], [None] * 4, [None] * 4, [None] * 4]
    assert state.view(None)["hands"] == [[None] * 4] * 4


def test_the_deck_and_the_buried_cards_are_named_to_nobody() -> None:
    state = table(["2", "3"], "Y3", others={1: [], 2: [], 3: []})
    play(state, "move y1 2 2", "move y1 3 3")
    for seat in EVERYONE:
        view = state.view(seat)
        # A new deal has begun; the last card played lies in sight, those below it do not.
        assert view["used"] == {"count": 16, "shown": ["3"]}
        assert view["deck"] == {"count": 24}


def test_PA_A4_before_all_have_chosen_the_gift_is_the_givers_secret() -> None:
    state = exchange("heart", "6")
    for seat in EVERYONE:
        given = state.view(seat)["pending"]["given"]
        assert given == ["heart" if seat == 0 else None, "6" if seat == 1 else None, None, None]


def test_a_gift_already_chosen_is_imagined_with_the_hand_it_came_from() -> None:
    state = exchange("heart", "6")
    gifts: Counter[str] = Counter()
    for seed in range(200):
        position = state.imagine(2, seed).position()
        given = position["pending"]["given"]
        assert [card is None for card in given] == [False, False, True, True]
        assert [len(cards) for cards in position["hands"]] == [3, 3, 4, 4]
        assert position["hands"][2] == state.position()["hands"][2]
        gifts[given[0]] += 1
    # Any kind may have been chosen, also those of which Blue holds one itself.
    assert len(gifts) == 14
    for seed in range(20):
        assert state.imagine(0, seed).position()["pending"]["given"][0] == "heart"


def test_PA_A4_what_crossed_stays_known_when_imagined() -> None:
    state = exchange("heart", "6", "12", "8")
    for seed in range(20):
        assert "heart" in state.imagine(0, seed).position()["hands"][2]
        assert "12" in state.imagine(2, seed).position()["hands"][0]
    hands = {tuple(state.imagine(1, seed).position()["hands"][2]) for seed in range(20)}
    assert len(hands) > 10


def test_choices_are_shown_to_the_one_who_decides() -> None:
    state = play(seven("Y1 Y9"), "part y1 2")
    assert state.view(0)["legal"] == ["part y2 5"]
    for seat in (1, 2, 3, None):
        assert state.view(seat)["legal"] == []
        # What is under way lies open on the board.
        assert state.view(seat)["pending"] == {"left": 5, "moved": ["y1"]}


def test_a_pick_is_public() -> None:
    state = play(table(["swap"], "Y3", "G3"), "swap", "pick y1")
    for seat in EVERYONE:
        assert state.view(seat)["pending"] == {"picked": "y1"}
        assert state.events(seat) == [{"event": "pick", "seat": 0, "pawn": "y1", "place": "Y3"}]


@pytest.mark.parametrize(
    ("state", "action", "events"),
    [
        (
            lambda: alone(["heart", "2"]),
            "start heart",
            [{"event": "start", "seat": 0, "card": "heart", "pawn": "y1", "place": "start"}],
        ),
        (
            lambda: alone(["2", "3"], "G1", g="G3"),
            "move y1 2 2",
            [
                {"event": "move", "seat": 0, "card": "2", "pawn": "y1", "place": "G3"},
                {"event": "hit", "seat": 1, "pawn": "g1", "place": "home"},
            ],
        ),
        (
            lambda: alone(["-4", "3"], "Y7", b="Y3 Y3"),
            "back y1",
            [
                {"event": "back", "seat": 0, "card": "-4", "pawn": "y1", "place": "Y3"},
                {"event": "bump", "seat": 0, "pawn": "y1", "place": "home"},
            ],
        ),
        (lambda: alone(["7", "3"], "Y7"), "split", [{"event": "split", "seat": 0, "card": "7"}]),
        (lambda: alone(["swap", "3"], "Y7", "G3"), "swap", [{"event": "swap", "seat": 0, "card": "swap"}]),
        (
            lambda: play(alone(["7", "3"], "R14 Y3"), "split"),
            "part y1 4",
            [
                {"event": "part", "seat": 0, "card": "7", "pawn": "y1", "place": "Z4"},
                {"event": "lock", "seat": 0, "pawn": "y1", "place": "Z4"},
            ],
        ),
        (
            lambda: alone(["1", "3"], DONE, b="G14 Z4 Z3 Z2"),
            "move b1 1 1",
            [
                {"event": "move", "seat": 0, "card": "1", "pawn": "b1", "place": "Z1"},
                {"event": "lock", "seat": 2, "pawn": "b1", "place": "Z1"},
                {"event": "done", "seat": 2},
                {"event": "win", "seat": 0},
            ],
        ),
        (
            lambda: play(alone(["swap", "2"], "Y7", "G3"), "swap", "pick y1"),
            "pick g1",
            [
                {"event": "pick", "seat": 0, "pawn": "g1", "place": "G3"},
                {"event": "trade", "seat": 0, "pawn": "y1", "place": "G3"},
                {"event": "trade", "seat": 1, "pawn": "g1", "place": "Y7"},
            ],
        ),
    ],
)
def test_everyone_is_told_the_same_of_what_lies_open(state: Any, action: str, events: list[dict[str, Any]]) -> None:
    after = play(state(), action)
    for seat in EVERYONE:
        assert after.events(seat) == events


def sent(state: State, seat: int | None) -> str:
    """Everything that a seat is ever sent."""
    return json.dumps([state.view(seat), state.events(seat), state.describe(seat)])


def games() -> list[Game]:
    return [vaka.load("partners"), vaka.load("partners", **HIDDEN, goal="championship", short7="yes")]


@pytest.mark.parametrize("game", games(), ids=["open", "hidden"])
@pytest.mark.parametrize("seed", range(2))
def test_nothing_leaks(game: Game, seed: int) -> None:
    """Whatever a seat is sent is the same for a state and for any state it imagines."""
    for step, state in enumerate(lively(game.new(seed), seed, 40)):
        for seat in EVERYONE:
            imagined = state.imagine(seat, 1000 * seed + step)
            assert sent(imagined, seat) == sent(state, seat)
            if seat == state.player:
                assert imagined.legal() == state.legal()


@pytest.mark.parametrize("game", games(), ids=["open", "hidden"])
def test_imagining_depends_on_nothing_hidden(game: Game) -> None:
    """Byte for byte: the imagined state is a function of the seat's knowledge."""
    for step, state in enumerate(lively(game.new(7), 7, 24)):
        for seat in EVERYONE:
            once = state.imagine(seat, step)
            twice = state.imagine(seat, 10_000 + step).imagine(seat, step)
            assert once.save() == twice.save()


def test_CD_7_the_owner_of_a_hidden_hand_still_knows_it() -> None:
    state = table(["2", "5"], others={1: ["3"], 2: ["12"], 3: ["9"]}, options=HIDDEN)
    play(state, "fold", "fold")
    for seed in range(20):
        assert sorted(state.imagine(0, seed).position()["used"][-3:-1]) == ["2", "5"]
        assert state.imagine(1, seed).position()["used"][-1] == "3"
    unseen = {tuple(state.imagine(None, seed).position()["used"][-3:]) for seed in range(40)}
    assert len(unseen) > 20
