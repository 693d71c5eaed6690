"""Bots: fair, repeatable, and strong enough to see what is in front of them."""

from __future__ import annotations

import hashlib
import math
from importlib import import_module
from typing import Any

import numpy as np
import pytest

import vaka
from tests.backends import variants
from tests.conftest import lively, walk
from vaka import bots
from vaka.bots import Bot, GreedyBot, SearchBot, Sight, tree
from vaka.bots.engine import policy_of, ready_bot_engine
from vaka.bots.keys import Keys
from vaka.bots.levels import LEVELS
from vaka.bots.search import ANY, Budget, Workspace
from vaka.bots.style import Style, style_of
from vaka.engine.native import CHOICES
from vaka.errors import OptionError
from vaka.games.registry import built_in, definition
from vaka.play import Game, State

VARIANTS = [(name, options) for name in vaka.games() for options in variants(name)]
COUNTS = {name: definition(name).options[0].values for name in vaka.games()}
GAMES = [(name, players) for name, counts in COUNTS.items() for players in sorted({*counts[:2], counts[-1]})]


def label(variant: Any) -> str:
    return "-".join(map(str, variant)) if isinstance(variant, tuple) else str(variant)


def some_states(game: Game, seed: int, each: int, n: int) -> list[State]:
    """States of a game at different times, of play at random and of livelier play."""
    met = [state.clone() for play in (walk, lively) for state in play(game.new(seed), seed)]
    return [state for state in met[::each] if not state.over][:n]


# --- Fair.


@pytest.mark.parametrize(("name", "options"), VARIANTS, ids=label)
def test_a_sight_holds_nothing_that_its_seat_has_not_seen(name: str, options: dict[str, Any]) -> None:
    game = vaka.load(name, **options)
    for state in some_states(game, 3, 37, 8):
        for seat in range(game.players):
            sight = Sight(state, seat)
            for seed in (1, 2):
                other = Sight(state.imagine(seat, seed), seat)
                assert other.imagined.save() == sight.imagined.save()
                assert other.view == sight.view == state.view(seat)


@pytest.mark.parametrize(("name", "options"), VARIANTS, ids=label)
@pytest.mark.parametrize("bot", ["random", "greedy", "easy", "search:60", "search:60:2", "master:60", "master:60:2"])
def test_a_choice_is_the_same_in_every_state_that_the_seat_imagines(
    name: str, options: dict[str, Any], bot: str
) -> None:
    game = vaka.load(name, **options)
    for state in some_states(game, 5, 61, 5):
        choice = bots.make(bot, 9).choose(Sight(state))
        for seed in (1, 2):
            assert bots.make(bot, 9).choose(Sight(state.imagine(state.player, seed))) == choice


@pytest.mark.parametrize(("name", "options"), VARIANTS, ids=label)
def test_a_policy_looks_at_nothing_hidden(name: str, options: dict[str, Any]) -> None:
    """The arena asks it in the real state, for speed, so it must not see more than the sight tells."""
    game, out = vaka.load(name, **options), np.zeros(CHOICES, np.uint8)
    engine = ready_bot_engine(name)
    for state in some_states(game, 7, 11, 40):
        wanted = [engine.prefer(state.array(), luck, 0, out) for luck in range(5)]
        other = state.imagine(state.player, 4)
        assert [engine.prefer(other.array(), luck, 0, out) for luck in range(5)] == wanted


# --- Repeatable.


@pytest.mark.parametrize(("name", "players"), GAMES)
def test_the_same_seed_gives_the_same_choices(name: str, players: int) -> None:
    game = vaka.load(name, players=players)
    for text in ("greedy", "search:40", "search:40:2"):
        records = []
        for _ in range(2):
            state = game.new(2)
            seated = [bots.make(text, seat) for seat in range(players)]
            play_some(state, seated, 40)
            records.append(state.record())
        assert records[0] == records[1]


def play_some(state: State, seated: list[Bot], limit: int) -> None:
    for _ in range(limit):
        if state.over:
            return
        state.play(seated[state.player or 0].choose(Sight(state)))


@pytest.mark.parametrize(("name", "players"), GAMES)
def test_greedy_games_come_to_an_end(name: str, players: int) -> None:
    state = vaka.load(name, players=players).new(4)
    play_some(state, [GreedyBot(seat) for seat in range(players)], 3000)
    assert state.over
    assert state.winners


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_plays(level: str) -> None:
    state = vaka.load("mad").new(1)
    play_some(state, [bots.make(level, 1), bots.make("random", 2)], 6)
    assert len(state.history) == 6


def test_the_keys_of_a_seed_are_hashes_that_any_place_can_make() -> None:
    keys = Keys(258)
    assert [keys.next(), keys.next()] == [
        hashlib.sha256(bytes((2, 1)) + bytes(30) + bytes((n,)) + bytes(7)).digest() for n in range(2)
    ]
    assert Keys(-1).next() == hashlib.sha256(b"\xff" * 32 + bytes(8)).digest()
    assert Keys(None).next() != Keys(None).next()


def test_powers_and_logarithms_are_near_enough() -> None:
    """Compiled code alone calls them, so the plain functions are asked."""
    exp_of: Any = getattr(tree.exp_of, "py_func", tree.exp_of)
    log_of: Any = getattr(tree.log_of, "py_func", tree.log_of)
    assert exp_of(0.0) == 1.0
    for x in np.linspace(-40, 0, 4001):
        assert exp_of(float(x)) == pytest.approx(math.exp(x), abs=1e-10 if x > -tree.EXP_END else 2e-12)
    for n in range(1, 1 << 16):
        assert log_of(n) == pytest.approx(math.log(n), abs=1e-5 if n < tree.LOG_SIZE else 0.07)


# --- Strong enough.


def winning(name: str) -> tuple[State, set[str]]:
    """A state of play at random in which some decisions win for sure, whatever is hidden; and these decisions."""
    players = COUNTS[name][0]
    for seed in range(200):
        for state in lively(vaka.load(name, players=players).new(seed), seed, 3000):
            choices = {str(action) for action in state.legal()}
            wins = {choice for choice in choices if wins_at_once(state.clone(), choice)}
            sure = {choice for choice in wins if all(wins_at_once(imagined(state, i), choice) for i in range(5))}
            if sure and sure != choices:
                return state, sure
    raise AssertionError


def wins_at_once(state: State, choice: str) -> bool:
    seat = state.player
    return seat in state.play(choice).winners


def imagined(state: State, seed: int) -> State:
    return state.imagine(state.player, seed)


@pytest.mark.parametrize("name", vaka.games())
def test_search_wins_when_it_can(name: str) -> None:
    state, sure = winning(name)
    thought = SearchBot(Budget(simulations=1500), 1).think(Sight(state))
    best = str(next(action for action in state.legal() if action.id == thought.choices[0].action))
    assert best in sure
    assert thought.choices[0].chance == 1


def test_chances_of_a_team_are_one_chance() -> None:
    thought = SearchBot(Budget(simulations=300), 1).think(Sight(vaka.load("partners").new(3)))
    mine, theirs = thought.chances[:2]
    assert thought.chances == pytest.approx([mine, theirs, mine, theirs])
    assert mine + theirs == pytest.approx(1)


@pytest.mark.parametrize(("name", "players"), GAMES)
def test_chances_sum_to_one(name: str, players: int) -> None:
    for state in some_states(vaka.load(name, players=players), 8, 97, 3):
        thought = SearchBot(Budget(simulations=100), 1).think(Sight(state))
        assert sum(thought.chances) == pytest.approx(definition(name).team)


def test_a_full_tree_goes_on_thinking() -> None:
    state = vaka.load("babayaga").new(1)
    sight, thinker = Sight(state), Workspace(ready_bot_engine("babayaga"), 8)
    thinker.begin(sight, bytes(32))
    assert thinker.think(style_of("babayaga").knobs(), state.player or 0, ANY, 200) > 200
    assert thinker.desk["edges"][0] == 8
    assert thinker.desk["times"][0] == 200


def test_secret_choices_of_others_have_one_way_on() -> None:
    """Partners: the second to choose a gift plans on without knowing what the first one chose."""
    state = vaka.load("partners").new(1)
    leader = state.player or 0
    seat = (leader + 1) % 4
    sight = Sight(state, seat)
    thinker = Workspace(ready_bot_engine("partners"), 5000)
    thinker.begin(sight, bytes(32))
    thinker.think(style_of("partners").knobs(), seat, ANY, 500)
    tree = thinker.tree
    gifts = [i for i in range(1, 5000) if tree["visits"][i] and tree["key"][i] >> 12 == leader]
    at_root, edge = [], int(tree["first"][0])
    while edge:
        at_root.append(edge)
        edge = int(tree["next"][edge])
    shared = [edge for edge in at_root if tree["key"][edge] & 255 == 255]
    assert len(shared) == 1
    onwards = [i for i in range(1, 5000) if tree["key"][i] >> 12 == seat and tree["visits"][i] > 1]
    assert len(onwards) >= 2
    assert gifts
    assert all(tree["first"][edge] == 0 for edge in at_root if edge not in shared)


@pytest.mark.parametrize(("name", "players"), [("magichill", 2), ("magichill", 4), ("partners", 4), ("mad", 3)])
def test_search_plays_whole_games(name: str, players: int) -> None:
    """With the tree kept through a turn, every choice is still a legal one."""
    game = vaka.load(name, players=players)
    for seed in range(6 if name == "magichill" else 1):
        state = game.new(seed)
        play_some(state, [bots.make("search:200", seed + seat) for seat in range(players)], 2000)
        assert state.over


def test_the_tree_is_kept_while_nothing_else_happens() -> None:
    kept = 0
    state = vaka.load("magichill").new(3)
    seated = [SearchBot(Budget(simulations=80), seat) for seat in range(2)]
    while not state.over:
        seat = state.player or 0
        expected = seated[seat]._expected
        sight = Sight(state)
        kept += expected == bytes(sight.imagined.save())
        state.play(seated[seat].choose(sight))
    assert kept > 5


def test_search_beats_random_play() -> None:
    game, wins = vaka.load("mad"), 0
    for seed in range(12):
        state = game.new(seed)
        seated: list[Bot] = [bots.make("search:50", seed), bots.make("random", seed)]
        play_some(state, seated if seed % 2 else seated[::-1], 2000)
        wins += (0 if seed % 2 else 1) in state.winners
    assert wins >= 9


# --- Names, and games without a policy.


@pytest.mark.parametrize("text", ["nobody", "greedy:5", "random:1", ""])
def test_unknown_bots_are_named(text: str) -> None:
    with pytest.raises(OptionError, match="there are random, greedy, search"):
        bots.make(text)


@pytest.mark.parametrize(
    "text", ["search:0", "search:fast", "search:-3", "search:10ms:0", "search:10ms:99", "search:1h"]
)
def test_bad_budgets_say_what_is_right(text: str) -> None:
    with pytest.raises(OptionError, match="search:100ms"):
        bots.make(text)


def test_budgets() -> None:
    assert bots.budget("2000") == Budget(simulations=2000)
    assert bots.budget("100ms") == Budget(seconds=0.1)
    assert bots.budget("2s:2") == Budget(seconds=2, threads=2)


def test_a_plug_in_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    class First:
        def __init__(self, setting: str = "", seed: int | None = None) -> None:
            if setting == "x":
                raise ValueError("no such setting")
            self.setting = setting

        def choose(self, sight: Sight) -> str:
            return str(sight.view["legal"][0])

    class Point:
        name = "first"

        def load(self) -> type[First]:
            return First

    monkeypatch.setattr(bots, "_plugins", lambda: {"first": Point()})
    state = vaka.load("babayaga").new(1)
    assert state.play(bots.make("first").choose(Sight(state))).history == [vaka.load("babayaga").new(1).legal()[0]]
    assert bots.make("first:hard", 3).setting == "hard"  # type: ignore[attr-defined]
    assert "first" in bots.names()
    with pytest.raises(OptionError, match="does not take the setting 'x'"):
        bots.make("first:x")


def test_every_built_in_game_has_a_policy() -> None:
    for name in built_in():
        assert policy_of(definition(name)) is import_module(f"vaka.games.{name}.policy")


def test_styles_are_data() -> None:
    knobs = Style(curiosity=0.5, depth=7).knobs()
    assert (float(knobs["curiosity"][0]), int(knobs["depth"][0])) == (0.5, 7)


def test_random_bots_differ_without_a_seed() -> None:
    state = vaka.load("magichill").new(1)
    chosen = {str(bots.make("random").choose(Sight(state))) for _ in range(40)}
    assert len(chosen) > 1
