"""`make leak`: a million noninterference checks over all games, through the whole server; see docs/threats.md.

A check compares one thing that one observer is told, byte for byte, for the real state and for one that the observer
imagines: an answer over the socket, an answer to a request, what it hears of others, the lines of the log, a replay,
and how many bytecodes the server executed for it. What clocks say about times is reported, and never asserted.
"""

from __future__ import annotations

import argparse
import json
import statistics
import sys
import time
from collections import Counter
from collections.abc import Iterator
from itertools import count, zip_longest
from pathlib import Path
from typing import Any

from scipy.stats import mannwhitneyu

from tests.conftest import lively
from tests.server.wiretap import wire_differences
from tests.test_secrets import ALL
from tests.twins import Asked, Case, Effort, cases, differing, replayed, timed, told_to_all
from vaka.play import Game
from vaka.version import __version__

CHECKS = 1_000_000
ACTIONS = 12  # that each observer asks about
EFFORT_EVERY = 40  # cases; counting bytecodes takes ten times as long
REPLAY_EVERY = 8  # games
TIMED = 40  # cases whose times are measured
REPEATS = 30  # of each measurement
ROUNDS = 6  # in which they are made, by turns
RARE = 0.01  # a pair of samples this unlikely to be alike counts as different
RESULTS = Path(__file__).parent.parent / "bench" / "results" / "leak.json"


def variants() -> list[Game]:
    """All games with all their options, the four games by turns."""
    by_name = [[game for game in ALL if game.name == name] for name in dict.fromkeys(game.name for game in ALL)]
    return [game for row in zip_longest(*by_name) for game in row if game]


def moments(seed: int, every: int = 50) -> Iterator[tuple[Game, Iterator[Case]]]:
    """Games of every variant, one after the other, for ever."""
    for number in count(seed):
        for game in variants():
            yield game, cases(game, number, every)


class Tally:
    """What was compared, and what differed."""

    def __init__(self) -> None:
        self.checks: Counter[str] = Counter()
        self.kinds: Counter[str] = Counter()
        self.cases = 0
        self.distinct = 0
        """Cases whose imagined state is not the real one, so that a leak could show."""
        self.differences: list[str] = []

    def compare(self, case: Case, effort: bool) -> None:
        """Compare all that is told in a case."""
        found, compared = differing(case, ACTIONS, effort)
        self.checks[case.game.name] += len(compared)
        self.kinds.update(_kind(name) for name in compared)
        self.cases += 1
        self.distinct += case.state.save() != case.imagined().save()
        self.differences += [f"{case.name}: {name}" for name in found]

    @property
    def total(self) -> int:
        """How many checks were made."""
        return sum(self.checks.values())


def _kind(name: str) -> str:
    """The kind of a check, by the first words of its name."""
    words = name.replace(",", "").split()
    return " ".join(words[:2]) if words[0] in ("GET", "POST", "effort") else words[0]


def check(tally: Tally, checks: int, seed: int) -> None:
    """Compare case after case, until there were enough checks."""
    began = shown = time.monotonic()
    for number, (game, found) in enumerate(moments(seed)):
        for case in found:
            tally.compare(case, effort=tally.cases % EFFORT_EVERY == 0)
            if tally.total >= checks:
                return
            if time.monotonic() > shown + 10:
                shown = time.monotonic()
                rate = tally.total / (shown - began)
                left = (checks - tally.total) / rate / 60
                print(f"  {tally.total:>9,} checks, {rate:,.0f} a second, {left:.0f} minutes left", flush=True)
        if number % REPLAY_EVERY == 0:
            wrong, compared = replayed(game, seed + number, lively)
            tally.checks[game.name] += compared
            tally.kinds["replay"] += compared
            tally.differences += wrong


def times(seed: int, cases_wanted: int, repeats: int) -> dict[str, Any]:
    """How often two samples of times differ: between the real and the imagined state, and between two equal ones.

    Each pair of samples is compared by the rank test of Mann and Whitney. Where times tell nothing, the share of
    rare results is that of the equal states, which is about RARE, or more on a machine that does other work.
    """
    rare: dict[str, Counter[str]] = {"imagined": Counter(), "equal": Counter()}
    pairs: Counter[str] = Counter()
    ratios: dict[str, list[float]] = {}
    chosen = (next(found, None) for _, found in moments(seed, every=13))
    for case, _ in zip((case for case in chosen if case), range(cases_wanted), strict=False):
        samples = _samples(case, repeats)
        real, others = samples["real"], {kind: samples[kind] for kind in rare}
        for name, sample in real.items():
            pairs[name] += 1
            ratios.setdefault(name, []).append(statistics.median(others["imagined"][name]) / statistics.median(sample))
            for kind, other in others.items():
                rare[kind][name] += bool(mannwhitneyu(sample, other[name]).pvalue < RARE)
    return {
        name: {
            "pairs": pairs[name],
            "rare_imagined": rare["imagined"][name],
            "rare_equal": rare["equal"][name],
            "median_ratio": round(statistics.median(ratios[name]), 4),
        }
        for name in pairs
    }


def _samples(case: Case, repeats: int) -> dict[str, dict[str, list[int]]]:
    """Times of the real state, of the imagined one and of an equal one, measured by turns."""
    states = {"real": case.state.clone(), "imagined": case.imagined(), "equal": case.state.clone()}
    found: dict[str, dict[str, list[int]]] = {kind: {} for kind in states}
    order = list(states)
    for _ in range(ROUNDS):
        order = order[1:] + order[:1]
        for kind in order:
            taken = timed(case, states[kind].clone(), Asked.of(case, 3), repeats // ROUNDS)
            taken["step to all"] = told_to_all(case, states[kind].clone(), times=repeats // ROUNDS)
            for name, sample in taken.items():
                found[kind].setdefault(name, []).extend(sample)
    return found


def telling(seed: int, cases_wanted: int) -> dict[str, Any]:
    """How much work it is to tell a decision to a whole table: that depends on what others hold, so it is reported."""
    shares = []
    chosen = (next(found, None) for _, found in moments(seed, every=17))
    for case, _ in zip((case for case in chosen if case), range(cases_wanted), strict=False):
        efforts = Effort(), Effort()
        told_to_all(case, case.state.clone())
        for effort, state in zip(efforts, (case.state.clone(), case.imagined()), strict=True):
            told_to_all(case, state, effort)
        real, imagined = (effort.counts["step to all"] for effort in efforts)
        shares.append(abs(imagined - real) / real)
    return {
        "cases": len(shares),
        "differing": sum(share > 0 for share in shares),
        "median_share": round(statistics.median(shares), 4),
        "largest_share": round(max(shares), 4),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--checks", type=int, default=CHECKS)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--json", type=Path, default=RESULTS)
    wanted = parser.parse_args()
    scale = min(1.0, wanted.checks / CHECKS)
    tally, began = Tally(), time.monotonic()
    print(f"{wanted.checks:,} checks through the app, over {len(ALL)} variants of {len({g.name for g in ALL})} games")
    check(tally, wanted.checks, wanted.seed)
    print("two servers over real sockets, one with what an observer imagines")
    wrong, compared = wire_differences(wanted.seed, max(1, round(24 * scale)))
    tally.differences += wrong
    seconds = round(time.monotonic() - began)
    print("times of answers")
    told = {
        "version": __version__, "seed": wanted.seed, "checks": tally.total, "checks_over_sockets": compared,
        "cases": tally.cases, "cases_with_another_state": tally.distinct, "differences": len(tally.differences),
        "seconds": seconds, "by_game": dict(tally.checks), "by_kind": dict(tally.kinds.most_common()),
        "work_of_telling_all": telling(wanted.seed, max(8, round(100 * scale))),
        "times": times(wanted.seed, max(4, round(TIMED * scale)), REPEATS),
    }  # fmt: skip
    wanted.json.write_text(json.dumps(told, indent=1) + "\n")
    print(json.dumps({key: value for key, value in told.items() if key not in ("by_kind", "times")}, indent=1))
    for name, found in told["times"].items():
        print(
            f"{name:>14}: {found['rare_imagined']} of {found['pairs']} pairs differ in time, "
            f"{found['rare_equal']} of equal ones; ratio of medians {found['median_ratio']}"
        )
    if tally.differences:
        sys.exit("\n".join(["these differ:", *tally.differences[:50]]))


if __name__ == "__main__":
    main()
