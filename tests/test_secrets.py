"""Nothing leaks: whatever a seat is sent is the same for a state and for any state it imagines."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from scipy.stats import chisquare

import vaka
from tests.babayaga.table import PLAIN, play, table
from tests.conftest import lively, walk
from vaka.engine import key_words
from vaka.game import Game, State
from vaka.games.babayaga.face import ASSUMED_DECK
from vaka.kit.pile import HIDDEN

SMALL = dict.fromkeys(ASSUMED_DECK, 0) | {
    "yaga": 40, "owl": 10, "1": 6, "3": 5, "4": 5, "pelican": 4, "cats": 2, "wand": 2, "garlic": 2, "mortar": 2,
}  # fmt: skip


def games() -> Iterator[Game]:
    for players in (2, 3, 4, 5):
        for edition in ("en", "es"):
            yield vaka.load("babayaga", players=players, edition=edition, deck=SMALL if players > 3 else ASSUMED_DECK)
    yield vaka.load("babayaga", players=3, edition="es", match="tournament", deck=SMALL)


every_game = pytest.mark.parametrize(
    "game", list(games()), ids=lambda game: f"{game.players}-{game.options['edition']}-{game.options['match']}"
)


def told(state: State, seat: int | None) -> bytes:
    """Everything that a seat is ever sent, as bytes."""
    sent: dict[str, Any] = {
        "view": state.view(seat),
        "events": state.events(seat),
        "describe": state.describe(seat, "en"),
        "why": [str(state.why_not(number, seat)) for number in range(0, state.game.actions, 7)]
        if seat is not None
        else [],
    }
    if seat is not None and seat == state.player:
        sent["legal"] = [str(action) for action in state.legal()]
        sent["why not"] = [str(state.why_not(number)) for number in range(state.game.actions)]
    return json.dumps(sent).encode()


@every_game
def test_noninterference(game: Game) -> None:
    checked = 0
    for seed in range(6):
        for step, state in enumerate((lively, walk)[seed % 2](game.new(seed), seed, 120)):
            if step % 3 and state.phase == "act":
                continue
            for seat in (*range(game.players), None):
                imagined = state.imagine(seat, 1000 * seed + step)
                assert told(imagined, seat) == told(state, seat)
                checked += 1
    assert checked > 300


@every_game
def test_imagining_depends_on_nothing_hidden(game: Game) -> None:
    """Byte for byte, log and unused slots too: the imagined state is a function of the seat's knowledge."""
    for seed in range(3):
        for step, state in enumerate(lively(game.new(seed), seed, 60)):
            for seat in (*range(game.players), None):
                once = state.imagine(seat, step)
                twice = state.imagine(seat, 10_000 + step).imagine(seat, step)
                assert once.save() == twice.save()


def test_the_future_looks_the_same_too() -> None:
    """Play goes on alike for the seat that moves, as long as nothing hidden is drawn or shown."""
    state = table(["cats", "mortar", "4", "3", "2"], ["yaga", "garlic", "1", "1", "2"], ["owl", *PLAIN[:4]])
    for action in ("cast cats A", "pay mortar", "pay 3", "done", "rob 1 yaga"):
        imagined = state.imagine(0, 5)
        assert told(play(state, action), 0) == told(play(imagined, action), 0)


def test_no_key_and_no_hidden_card_survives_in_an_imagined_state() -> None:
    game = vaka.load("babayaga", players=3)
    key = random.Random(1).randbytes(32)
    state = game.new(key)
    for _ in lively(state, 1, 50):
        imagined = state.imagine(0, 3)
        assert key_words(key).tobytes() not in imagined.save()
        assert imagined.history == []
        log = imagined._s.log
        assert all(log.card[i] == HIDDEN for i in range(log.n) if not log.seen[i] & 1)
        assert not any(log.card[log.n :])


def test_view_keeps_what_was_seen_and_forgets_in_a_shuffle() -> None:
    state = table(["1", "2", "3", "4", "5"], ["6", "6", "7", "7", "2"], discard={"A": ["7"], "B": ["4"]})
    play(state, "swap 1 A take")
    assert [card["card"] for card in state.view(1)["hands"][0]] == ["4", None, None, None, None]
    # One of two 4s leaves in sight: it uses up the known copy.
    play(state, "swap 6 B draw", "swap 4 B draw")
    assert [card["card"] for card in state.view(1)["hands"][0]] == [None] * 5


# --- Imagining reaches every hidden arrangement, each equally often.

TINY = dict.fromkeys(ASSUMED_DECK, 0) | {
    "yaga": 40, "owl": 25, "1": 5, "pelican": 2, "wand": 2, "garlic": 2, "mortar": 2,
}  # fmt: skip


def tiny() -> State:
    """Two players, three hidden draw-pile cards and a hidden hand: few arrangements."""
    game = vaka.load("babayaga", deck=TINY)
    return game.at(
        {
            "hands": [["1", "1", "1", "pelican", "pelican"], ["yaga", "yaga", "yaga", "wand", "garlic"]],
            "discard": {"A": ["mortar"], "B": ["mortar"]},
            "draw": ["1", "yaga", "owl", "garlic"],
            "supply": {"yaga": 36, "owl": 24},
        }
        | {"discard": {"A": ["mortar", "1"], "B": ["mortar", "wand"]}}
    )


def test_imagine_is_uniform() -> None:
    """Seat 0 has not seen: wand and garlic in hand 1; 1 on top of the draw pile; yaga, owl, garlic below it."""
    state = tiny()
    found: Counter[tuple[Any, ...]] = Counter()
    rounds = 12_000
    for seed in range(rounds):
        position = state.imagine(0, seed).position()
        found[(tuple(position["hands"][1]), tuple(position["draw"]))] += 1
    # Red and teal lie anywhere below the top: 3 × 2 orders. The black cards 1, garlic, garlic, wand fill
    # hand (two, unordered), top and the last place.
    weight: Counter[tuple[Any, ...]] = Counter()
    black = ["1", "garlic", "garlic", "wand"]
    for a in range(4):
        for b in range(4):
            for c in range(4):
                for d in range(4):
                    if len({a, b, c, d}) == 4:
                        hand = tuple(sorted((black[a], black[b]), key=["1", "wand", "garlic"].index))
                        weight[(hand, black[c], black[d])] += 1
    expected: dict[tuple[Any, ...], float] = {}
    for (hand, first, last), ways in weight.items():
        for red in range(3):
            for teal in range(3):
                if red != teal:
                    below = [last, last, last]
                    below[red], below[teal] = "yaga", "owl"
                    expected[(("yaga", "yaga", "yaga", *hand), (first, *below))] = rounds * ways / 24 / 6
    assert set(found) == set(expected)
    keys = sorted(expected)
    assert chisquare([found[key] for key in keys], [expected[key] for key in keys]).pvalue > 0.001


def test_imagine_keeps_promises_and_reaches_every_hand_that_can() -> None:
    """In the middle of a payment the hidden hand can finish it, and every such hand comes up."""
    game = vaka.load("babayaga", deck=TINY)
    state = game.at(
        {
            "hands": [["yaga", "yaga", "mortar", "1"], ["1", "1", "yaga", "yaga", "yaga"]],
            "discard": {"A": ["garlic"], "B": ["garlic"]},
            "draw": ["1", "wand", "wand", "mortar", "1", "pelican"],
            "supply": {"yaga": 35, "owl": 25},
            "phase": "pay",
            "pending": {"spell": "pelican", "pile": "A", "paid": []},
        }
    )
    hands: Counter[tuple[str, ...]] = Counter()
    for seed in range(6000):
        imagined = state.imagine(1, seed)
        hand = tuple(imagined.position()["hands"][0][2:])
        assert "mortar" in hand
        assert imagined.legal()
        hands[hand] += 1
    # Pairs out of two mortars, three 1s, two wands and a pelican that hold a mortar: 1 + 6 + 4 + 2 of 28.
    weight = {("mortar", "mortar"): 1, ("1", "mortar"): 6, ("wand", "mortar"): 4, ("pelican", "mortar"): 2}
    assert set(hands) == set(weight)
    total = sum(weight.values())
    keys = sorted(weight)
    assert chisquare([hands[key] for key in keys], [6000 * weight[key] / total for key in keys]).pvalue > 0.001
