"""The small part of `make leak`, and the proof that it finds what it looks for: leaks that are planted are found."""

from __future__ import annotations

import zlib
from collections.abc import Callable
from itertools import islice
from typing import Any

import pytest
from msgspec.structs import replace

import vaka
from tests.conftest import lively
from tests.leak import Tally, variants
from tests.server.wiretap import wire_differences
from tests.twins import Case, cases, differing, replayed
from vaka.play import State
from vaka.server import app, gate, metrics, socket
from vaka.server.gate import Question
from vaka.server.table import Refusal, Table


def test_nothing_differs_through_the_whole_app() -> None:
    tally = Tally()
    for game in variants()[:8]:
        for number, case in enumerate(islice(cases(game, 11, 20), 6)):
            tally.compare(case, effort=number == 0)
    assert tally.differences == []
    assert {"babayaga", "mad", "magichill", "partners"} <= set(tally.checks) <= set(vaka.games())
    assert tally.distinct > 0.9 * tally.cases
    assert {
        "welcome",
        "step",
        "look",
        "why",
        "play",
        "hint",
        "presence",
        "log",
        "metrics",
        "GET table",
        "effort why",
    } <= set(tally.kinds)


def test_nothing_differs_between_two_servers() -> None:
    wrong, compared = wire_differences(seed=3, count=2)
    assert wrong == []
    assert compared > 60


@pytest.mark.parametrize("name", vaka.games())
def test_replays_show_a_seat_what_it_saw(name: str) -> None:
    wrong, compared = replayed(vaka.load(name), 5, lively)
    assert wrong == []
    assert compared > 50


# --- Planted leaks.


@pytest.fixture(scope="module")
def case() -> Case:
    """Somebody who has to decide, with hidden cards elsewhere."""
    found = islice((case for case in cases(vaka.load("mad", players=3), 4, 7) if _fits(case)), 1)
    return next(found)


def _fits(case: Case) -> bool:
    return case.observer is not None and case.observer == case.state.player


def secret(state: State) -> int:
    """Something that the real state and the imagined one do not share."""
    return zlib.crc32(state.save())


def planted(name: str, of: Any, leak: Callable[..., Any], patch: pytest.MonkeyPatch) -> None:
    """Replace a function by one that is given the old one first."""
    honest = getattr(of, name)
    patch.setattr(of, name, lambda *arguments, **named: leak(honest, *arguments, **named))


def in_the_log(honest: Any, at: Table, *more: Any) -> Any:
    socket.LOG.info("asked", hidden=secret(at.state))
    return honest(at, *more)


def in_the_length(honest: Any, state: State, seat: int | None) -> Any:
    return honest(state, seat) | {"pad": " " * (secret(state) % 97)}


def in_an_event(honest: Any, state: State, seat: int | None) -> Any:
    return [*honest(state, seat), {"event": "leak", "say": ("leak", {"card": secret(state)})}]


def in_the_text_of_a_refusal(honest: Any, state: State, action: Any, seat: int) -> Any:
    return f"{honest(state, action, seat)}{secret(state)}"


def in_what_a_worker_is_given(honest: Any, state: State) -> Question:
    question: Question = honest(state)
    return question._replace(sight=state.save())


def in_what_is_known_of_the_table(honest: Any, at: Table) -> Any:
    return replace(honest(at), title=str(secret(at.state)))


def in_the_work(honest: Any, at: Table, *more: Any) -> Any:
    for _ in range(secret(at.state) % 1000):
        assert at.version >= 0
    return honest(at, *more)


def in_a_number(honest: Any, at: Table, *more: Any) -> Any:
    metrics.REFUSALS.labels("card").inc(secret(at.state) % 1000)
    return honest(at, *more)


def in_a_refusal(honest: Any, at: Table, *more: Any) -> Any:
    if secret(at.state) % 2:
        raise Refusal("busy")
    return honest(at, *more)


@pytest.mark.parametrize(
    ("of", "name", "leak", "shows"),
    [
        (Table, "describe", in_the_log, "log"),
        (gate, "view", in_the_length, "welcome"),
        (gate, "view", in_the_length, "look"),
        (gate, "events", in_an_event, "step"),
        (gate, "reason", in_the_text_of_a_refusal, "why "),
        (gate, "reason", in_the_text_of_a_refusal, "play "),
        (gate, "question", in_what_a_worker_is_given, "question"),
        (Table, "info", in_what_is_known_of_the_table, "GET table"),
        (Table, "info", in_what_is_known_of_the_table, "GET page"),
        (Table, "info", in_what_is_known_of_the_table, "presence"),
        (Table, "describe", in_a_number, "metrics "),
        (Table, "describe", in_the_work, "effort describe"),
        (Table, "show_seat", in_the_work, "effort look"),
    ],
)
def test_a_planted_leak_is_found(
    of: Any, name: str, leak: Any, shows: str, case: Case, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert differing(case, 6, effort=shows.startswith("effort"))[0] == []
    planted(name, of, leak, monkeypatch)
    found, _ = differing(case, 6, effort=shows.startswith("effort"))
    assert any(difference.startswith(shows) for difference in found), found


def test_a_refusal_that_depends_on_a_card_is_found(case: Case, monkeypatch: pytest.MonkeyPatch) -> None:
    """Only every second secret shows here, so several cases are looked at."""
    planted("undo", Table, in_a_refusal, monkeypatch)
    found = [differing(other, 1)[0] for other in islice(cases(case.game, 4, 3), 12)]
    assert any("undo" in differences for differences in found)


def test_a_replay_that_shows_more_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def open_to_all(honest: Any, at: Table, seat: int | None, first: int) -> Any:
        return honest(at, 0, first)

    planted("_replayed", app, open_to_all, monkeypatch)
    wrong, _ = replayed(vaka.load("mad"), 5, lively)
    assert wrong
