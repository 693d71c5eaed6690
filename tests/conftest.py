"""Shared by all tests."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator

import pytest

import vaka
from vaka.bots.company import company_engine_of
from vaka.bots.engine import bot_engine_of
from vaka.engine.batch import batch_engine_of
from vaka.engine.native import engine_of
from vaka.engine.observing import observer_of
from vaka.games.registry import definition
from vaka.play import Game, State


def pytest_sessionstart(session: pytest.Session) -> None:
    """Compile all games once, before workers ask for them at the same time."""
    if not hasattr(session.config, "workerinput"):
        for name in vaka.games():
            engine_of(name).compile_all()
            bot_engine_of(name).compile_all()
            batch_engine_of(name).compile_all()
            if definition(name).observation:
                observer_of(name).compile_all()
                company_engine_of(name).compile_all()


COMMON = {"swap", "draw", "toss", "done"}
# The tests of plug-ins, where they are plugged in (tests/test_fifth_game.py, tests/test_example_games.py).
collect_ignore = [name for name in ("highcard", "leduc", "crazy_eights") if name not in vaka.games()]


def walk(state: State, seed: int, limit: int = 400) -> Iterator[State]:
    """Random play: the state itself after every decision, up to a limit."""
    luck = random.Random(seed)
    for _ in range(limit):
        if state.over:
            return
        state.play(luck.choice(state.legal()))
        yield state


def lively(state: State, seed: int, limit: int = 400) -> Iterator[State]:
    """Random play that prefers anything but exchanging and drawing, so that spells, replies and ends come often."""
    luck = random.Random(seed)
    for _ in range(limit):
        if state.over:
            return
        actions = state.legal()
        rare = [action for action in actions if str(action).split()[0] not in COMMON]
        state.play(luck.choice(rare or actions))
        yield state


@pytest.fixture(scope="session")
def finished() -> str:
    """The record of a whole game."""
    state = vaka.load("babayaga", players=3).new(7)
    for _ in lively(state, 7, 5000):
        pass
    return state.record({"seat": "0"})


@pytest.fixture(params=[2, 3, 4, 5])
def players(request: pytest.FixtureRequest) -> int:
    return int(request.param)


@pytest.fixture
def two() -> Game:
    return vaka.load("babayaga")


@pytest.fixture(autouse=True)
def _no_running_loop(request: pytest.FixtureRequest) -> Iterator[None]:
    """Playwright leaves a loop that counts as running in the thread of the tests; those without a browser need none."""
    if "browser" in request.path.parts:
        yield
        return
    left = asyncio._get_running_loop()
    asyncio._set_running_loop(None)
    yield
    asyncio._set_running_loop(left)
