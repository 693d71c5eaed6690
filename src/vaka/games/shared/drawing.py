"""What the boards in the terminal share."""

from __future__ import annotations

from rich.text import Text

BACK = "grey70 on grey23"
FRONT = "bold black on grey82"


def chip(name: str | None, front: str = FRONT) -> Text:
    """One card as a chip: its name, or its back."""
    return Text.assemble((" ░░ ", BACK)) if name is None else Text.assemble((f" {name} ", front))
