"""Golden playthroughs: whole games as readable text, compared exactly.

They are in `tests/GAME/golden`. The first line of a file says what was played; for a new one write that line alone.
`python -m tests.golden` writes the rest again after an intended change of the rules or words.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import vaka
from tests.conftest import lively

HERE = Path(__file__).parent
FILES = sorted(file for name in vaka.games() for file in (HERE / name / "golden").glob("*.txt"))
FIRST_LINE = re.compile(r"(\w+) (\{.*\}) seed (\d+), told in (\w+)")


def playthrough(file: Path) -> str:
    """A game as a script: each decision, what it caused as an onlooker and as its maker see it, and what is asked."""
    first = file.read_text("utf-8").partition("\n")[0]
    parts = FIRST_LINE.fullmatch(first)
    assert parts, f"{file}: {first}"
    name, options, seed, lang = parts[1], ast.literal_eval(parts[2]), int(parts[3]), parts[4]
    state = vaka.load(name, **options).new(seed)
    lines = [first, "", state.describe(0, lang), "", *told(state, None, lang)]
    seat = state.player
    for _ in lively(state, seed, 5000):
        lines.append(f"{seat} {state.history[-1]}")
        lines += told(state, seat, lang)
        lines.append(f"    [{state.phase}, player {state.player}]")
        seat = state.player
    lines += ["", state.describe(None, lang), "", str(state.view(None)), "", state.record()]
    return "\n".join(lines)


def told(state: vaka.State, seat: int | None, lang: str) -> Iterator[str]:
    """Events as lines: as an onlooker sees them and, where it differs, as the seat does."""
    for public, own in zip(state.events(None), state.events(seat), strict=True):
        yield f"    {public.text(lang)}" + (f" ({own.text(lang)})" if own != public else "")


if __name__ == "__main__":
    for file in FILES:
        file.write_text(playthrough(file), "utf-8")
