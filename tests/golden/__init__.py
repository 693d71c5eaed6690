"""Golden playthroughs: whole games as readable text, compared exactly.

`python -m tests.golden` writes them anew after a change of the rules or words that is meant.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import vaka
from tests.conftest import lively

HERE = Path(__file__).parent
PLAYTHROUGHS: dict[str, tuple[str, dict[str, Any], int]] = {
    f"babayaga-{players}-{edition}-{match}": (
        "babayaga",
        {"players": players, "edition": edition, "match": match},
        100 * players,
    )
    for players, edition, match in [
        (2, "en", "round"),
        (3, "en", "round"),
        (4, "es", "round"),
        (5, "en", "round"),
        (2, "es", "tournament"),
    ]
}
LANGUAGES = ("en", "is", "es", "sk", "sv")


def playthrough(name: str) -> str:
    """A game as a script: each decision, and what it caused as an onlooker and as its maker see it."""
    game_name, options, seed = PLAYTHROUGHS[name]
    state = vaka.load(game_name, **options).new(seed)
    lang = LANGUAGES[options["players"] - 1]
    lines = [f"{game_name} {options} seed {seed}, told in {lang}", "", state.describe(0, lang), ""]
    lines += told(state, None, lang)
    seat = state.player
    for _ in lively(state, seed, 5000):
        lines.append(f"{seat} {state.history[-1]}")
        lines += told(state, seat, lang)
        if state.phase != "act" or state.over:
            lines.append(f"    [{state.phase}, player {state.player}]")
        seat = state.player
    lines += ["", state.describe(None, lang), "", str(state.view(None)), "", state.record()]
    return "\n".join(lines)


def told(state: vaka.State, seat: int | None, lang: str) -> Iterator[str]:
    """Events as lines: as an onlooker sees them and, where it differs, as the seat does."""
    for public, own in zip(state.events(None), state.events(seat), strict=True):
        yield f"    {public.text(lang)}" + (f" ({own.text(lang)})" if own != public else "")
