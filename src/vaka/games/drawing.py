"""What the boards in the terminal share."""

from __future__ import annotations

from rich.text import Text

from vaka.words import Phrases

BACK = "grey70 on grey23"
FRONT = "bold black on grey82"


def card(name: str | None, say: Phrases, front: str = FRONT) -> Text:
    """One card as a chip: its name in the reader's language, or its back."""
    if name is None:
        return Text.assemble((" ░░ ", BACK))
    return Text.assemble((f" {say(f'card-{name}')} ", front))
