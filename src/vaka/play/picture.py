"""A view drawn as text and as HTML: what `print(state)` and a notebook show."""

from __future__ import annotations

import io

from rich.console import Console, RenderableType

WIDTH = 100
CODE = '<pre style="font-family: ui-monospace, monospace; line-height: 1.3">{code}</pre>'


def as_text(drawing: RenderableType) -> str:
    """A drawing as lines of plain text."""
    console = Console(file=io.StringIO(), width=WIDTH, color_system=None, legacy_windows=False)
    with console.capture() as captured:
        console.print(drawing)
    return "\n".join(line.rstrip() for line in captured.get().splitlines())


def as_html(drawing: RenderableType) -> str:
    """A drawing as HTML in colour, with its styles inside."""
    console = Console(file=io.StringIO(), width=WIDTH, record=True, force_terminal=True, color_system="truecolor")
    console.print(drawing)
    return console.export_html(inline_styles=True, code_format=CODE)
