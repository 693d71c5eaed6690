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
VARIANTS: list[tuple[str, dict[str, Any]]] = [
    ("babayaga", {"players": 2, "edition": "en", "match": "round"}),
    ("babayaga", {"players": 3, "edition": "en", "match": "round"}),
    ("babayaga", {"players": 4, "edition": "es", "match": "round"}),
    ("babayaga", {"players": 5, "edition": "en", "match": "round"}),
    ("babayaga", {"players": 2, "edition": "es", "match": "tournament"}),
    ("partners", {"players": 4}),
    ("partners", {"players": 4, "goal": "championship", "folded": "hidden"}),
    ("magichill", {"players": 2}),
    ("magichill", {"players": 3}),
    ("magichill", {"players": 4, "walk_on": True}),
    ("magichill", {"players": 5}),
    ("mad", {"players": 2}),
    ("mad", {"players": 3}),
    ("mad", {"players": 4}),
    ("mad", {"players": 5}),
    ("mad", {"players": 6}),
]
PLAYTHROUGHS: dict[str, tuple[str, dict[str, Any], int]] = {
    "-".join([name, *(key if value is True else str(value) for key, value in options.items())]): (
        name,
        options,
        100 * options["players"],
    )
    for name, options in VARIANTS
}
FIRST_PHASES = {"babayaga": "act", "partners": "play", "magichill": "lead", "mad": "turn"}
LANGUAGES = ("en", "is", "es", "sk", "sv")


def playthrough(name: str) -> str:
    """A game as a script: each decision, and what it caused as an onlooker and as its maker see it."""
    game_name, options, seed = PLAYTHROUGHS[name]
    state = vaka.load(game_name, **options).new(seed)
    lang = LANGUAGES[(options["players"] - 1) % len(LANGUAGES)]
    lines = [f"{game_name} {options} seed {seed}, told in {lang}", "", state.describe(0, lang), ""]
    lines += told(state, None, lang)
    seat = state.player
    for _ in lively(state, seed, 5000):
        lines.append(f"{seat} {state.history[-1]}")
        lines += told(state, seat, lang)
        if state.phase != FIRST_PHASES[game_name] or state.over:
            lines.append(f"    [{state.phase}, player {state.player}]")
        seat = state.player
    lines += ["", state.describe(None, lang), "", str(state.view(None)), "", state.record()]
    return "\n".join(lines)


def told(state: vaka.State, seat: int | None, lang: str) -> Iterator[str]:
    """Events as lines: as an onlooker sees them and, where it differs, as the seat does."""
    for public, own in zip(state.events(None), state.events(seat), strict=True):
        yield f"    {public.text(lang)}" + (f" ({own.text(lang)})" if own != public else "")
