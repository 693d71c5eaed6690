"""Nothing leaks: whatever a seat is sent is the same for a state and for any state it imagines."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import permutations
from typing import Any

import pytest
from scipy.stats import chisquare

import vaka
from tests.babayaga.situations import PLAIN, play, table
from tests.backends import variants
from tests.conftest import lively, walk
from tests.mad.situations import stacked
from vaka.engine.native import key_words
from vaka.games.babayaga.deck import ASSUMED_DECK
from vaka.games.partners.names import CARDS
from vaka.kit.pile import HIDDEN
from vaka.play import Game, State

SMALL = {
    "yaga": 40, "owl": 10, "1": 6, "2": 1, "3": 3, "4": 3, "5": 1, "6": 1, "7": 1,
    "pelican": 4, "cats": 2, "wand": 2, "garlic": 2, "mortar": 2,
}  # fmt: skip


COMMON_PHASES = ("act", "turn", "place", "lead", "play")


def games() -> Iterator[Game]:
    for players in (2, 3, 4, 5):
        for edition in ("en", "es"):
            yield vaka.load("babayaga", players=players, edition=edition, deck=SMALL if players > 3 else ASSUMED_DECK)
    yield vaka.load("babayaga", players=3, edition="es", match="tournament", deck=SMALL)
    for name in vaka.games():
        for options in variants(name) if name != "babayaga" else ():
            yield vaka.load(name, **options)


ALL = list(games())
every_game = pytest.mark.parametrize("game", ALL, ids=lambda game: f"{game.name}-{game.players}-{ALL.index(game)}")


def forbidding(state: State, number: int, seat: int | None = None) -> str | None:
    """The clause that an answer names; its text is the same for everyone."""
    clause = state.why_not(number, seat)
    return clause.id if clause else None


def told(state: State, seat: int | None) -> bytes:
    """Everything that a seat is ever sent, as bytes."""
    sent: dict[str, Any] = {
        "view": state.view(seat),
        "events": state.events(seat),
        "describe": state.describe(seat, "en"),
        "why": [forbidding(state, number, seat) for number in range(0, state.game.actions, 7)]
        if seat is not None
        else [],
    }
    if seat is not None and seat == state.player:
        sent["legal"] = [str(action) for action in state.legal()]
        sent["why not"] = [forbidding(state, number) for number in range(state.game.actions)]
    return json.dumps(sent).encode() + observed(state, seat)


def observed(state: State, seat: int | None) -> bytes:
    """What a bot that learns is given."""
    if seat is None or not state.game.definition.observation:
        return b""
    return b"".join(piece.tobytes() for piece in state.observation(seat).values())


@every_game
def test_noninterference(game: Game) -> None:
    checked = 0
    for seed in range(40):
        # More games where they are short.
        if seed >= 4 and checked > 200:
            break
        for step, state in enumerate((lively, walk)[seed % 2](game.new(seed), seed, 100)):
            if step % 3 and state.phase in COMMON_PHASES:
                continue
            for seat in (*range(game.players), None):
                imagined = state.imagine(seat, 1000 * seed + step)
                assert told(imagined, seat) == told(state, seat)
                checked += 1
    assert checked > 200


@every_game
def test_imagining_depends_on_nothing_hidden(game: Game) -> None:
    """Byte for byte, log and unused slots too: the imagined state is a function of the seat's knowledge."""
    for seed in range(2):
        for step, state in enumerate(lively(game.new(seed), seed, 60)):
            for seat in (*range(game.players), None):
                once = state.imagine(seat, step)
                twice = state.imagine(seat, 10_000 + step).imagine(seat, step)
                assert once.save() == twice.save()


def test_who_knows_ones_own_cards_is_not_told_either() -> None:
    """Two games that look the same to seat 1: in one seat 2 has seen its b2, in the other its b3."""
    imagined = []
    for known, drawn in (("b2", "b3"), ("b3", "b2")):
        hands = [["y1", "y2"], ["exchange", "y3", "y4"], ["exchange", "rgive2", "b1", known]]
        stock = ["g1", drawn, "g2", "g3", "g4"]
        state = stacked(stock, *hands, turn=2)
        play(state, "play exchange", "at 0", "accept", "red", *["draw", "keep"] * 3)
        play(state, "play exchange", "at 0", "accept", "red")
        assert sorted(state.position()["hands"][1]) == ["b1", "b2", "b3", "rgive2"]
        imagined.append(state.imagine(1, 5).save())
        play(state, "draw", "keep", "draw", "keep", "play rgive2", "at 2", "give b1", "give b2")
        imagined.append(state.imagine(1, 5).save())
    assert imagined[:2] == imagined[2:]


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
        log = imagined._struct.log
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

TINY = {
    "yaga": 40, "owl": 18, "1": 5, "2": 1, "3": 1, "4": 1, "5": 1, "6": 1, "7": 1,
    "pelican": 2, "cats": 1, "wand": 2, "garlic": 2, "mortar": 2,
}  # fmt: skip


def tiny() -> State:
    """Two players, three hidden draw-pile cards and a hidden hand: few arrangements."""
    game = vaka.load("babayaga", deck=TINY)
    return game.at(
        {
            "hands": [["1", "1", "1", "pelican", "pelican"], ["yaga", "yaga", "yaga", "wand", "garlic"]],
            "discard": {"A": ["mortar", "1", "2", "3", "4"], "B": ["mortar", "wand", "5", "6", "7", "cats"]},
            "draw": ["1", "yaga", "owl", "garlic"],
            "supply": {"yaga": 36, "owl": 17},
        }
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
            "discard": {"A": ["garlic", "2", "3", "4"], "B": ["garlic", "5", "6", "7", "cats"]},
            "draw": ["1", "wand", "wand", "mortar", "1", "pelican"],
            "supply": {"yaga": 35, "owl": 18},
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


def expect(found: Counter[Any], weight: Mapping[Any, float]) -> None:
    """What was found agrees with the weights, by chi-square."""
    assert set(found) <= set(weight)
    total, rounds = sum(weight.values()), sum(found.values())
    keys = sorted(weight)
    assert chisquare([found[key] for key in keys], [rounds * weight[key] / total for key in keys]).pvalue > 0.001


def test_MAD_gifts_are_chosen_again_with_the_hand_they_came_from() -> None:
    """Seat 0 is offered two cards of three; two more lie in the stock: 5! orders of five different cards."""
    hidden = ["r1", "r2", "r3", "r4", "y1"]
    kinds = Counter({f"{colour}{face}": 2 for colour in "gyrb" for face in (*"123456", "which")})
    kinds.update({f"{colour}{face}": 1 for colour in "gyrb" for face in ("draw1", "give2")})
    kinds.update({"wild": 4, "wooly": 3, "worry": 2, "exchange": 2, "joker": 1})
    kinds.subtract([*hidden, "g1", "ggive2"])
    state = vaka.load("mad").at(
        {
            "hands": [["g1"], ["r3"]],
            "stock": ["r4", "y1"],
            "pile": ["ggive2", *sorted(kinds.elements())],
            "turn": 1,
            "phase": "reply",
            "pending": {"card": "ggive2", "by": 1, "at": 0, "gifts": ["r1", "r2"], "colour": "green", "left": [0]},
        }
    )
    found: Counter[tuple[str, ...]] = Counter()
    for seed in range(12_000):
        position = state.imagine(0, seed).position()
        found[(*position["pending"]["gifts"], *position["hands"][1], *position["stock"])] += 1
    assert len(found) == 120
    expect(found, dict.fromkeys(found, 1.0))
    assert [state.imagine(1, seed).position()["pending"]["gifts"] for seed in range(3)] == [["r1", "r2"]] * 3


def test_Partners_hidden_folds_hold_only_what_could_not_be_played() -> None:
    """Two cards folded in different situations: each pair as often as there are ways to draw it."""
    game = vaka.load("partners", folded="hidden")
    state = game.at(
        {
            "pawns": {"g": ["G14", "home", "home", "home"], "b": ["start", "home", "home", "home"]},
            "hands": [["5"], ["9"], ["heart"], ["8"]],
            "deal": 3,
        },
        seed=4,
    )
    # Yellow has nothing on the board: only hearts could be played. Green has one pawn, before Blue's wall.
    play(state, "fold", "fold")
    first = set(CARDS) - {"heart", "8", "13"}
    second = set(CARDS) - {"heart", "8", "13", "-4"}
    unseen = Counter(CARDS * 4)
    unseen.subtract(card for card in state.position()["used"][:-2])
    found: Counter[tuple[str, str]] = Counter()
    for seed in range(15_000):
        one, other = state.imagine(None, seed).position()["used"][-2:]
        found[one, other] += 1
    weight = {
        (one, other): unseen[one] * (unseen[other] - (one == other))
        for one in first
        for other in second
        if unseen[one] and unseen[other] - (one == other) > 0
    }
    expect(found, weight)


@pytest.mark.parametrize("third", ["ghost", "passage"])
def test_MagicHill_the_reserved_passage_lies_on_level_4(third: str) -> None:
    """Four tiles are unseen, two of them on level 4: a passage is there as often as the set-up puts it there."""
    kinds = ["passage"] * 3 + ["ghost"] * 2 + ["raven"] * 2 + ["ball"] * 2 + ["whirlwind"] * 3 + ["flying"] * 2
    kinds += ["trapdoor"] * 2
    kinds.remove(third)
    game = vaka.load("magichill")
    names = list(game.new(1).view(None)["tiles"])
    unseen = ["1-2", "1-6", "4-2", "4-6"]
    tiles = dict(zip(unseen, ["ball", "raven", "passage", "ghost"], strict=True)) | {"4-10": third}
    rest = [name for name in names if name not in tiles]
    tiles |= dict(zip(rest, kinds, strict=False))
    known = [name for name in tiles if name not in unseen]
    state = game.at({"tiles": {name: [kind, "down"] for name, kind in tiles.items()}, "seen": [known, known]})
    found: Counter[tuple[str, ...]] = Counter()
    for seed in range(4_000):
        imagined = state.imagine(0, seed).position()["tiles"]
        found[tuple(imagined[name][0] for name in unseen)] += 1
    weight = {}
    for order in permutations(["ball", "raven", "passage", "ghost"]):
        passages = order[2:].count("passage") + (third == "passage")
        if passages:
            weight[order] = float(passages)
    expect(found, weight)
