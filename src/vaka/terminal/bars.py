"""Progress bars: one for each of several things that go on at once."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TaskID, TextColumn, TimeElapsedColumn
from rich.progress import TimeRemainingColumn as TimeLeftColumn


@contextmanager
def bars() -> Iterator[Callable[[str, int, int], None]]:
    """Bars on the standard error stream, and the report that moves the one of a name."""
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeLeftColumn(),
    )
    tasks: dict[str, TaskID] = {}
    with Progress(*columns, console=Console(stderr=True)) as progress:

        def report(name: str, done: int, total: int) -> None:
            if name not in tasks:
                tasks[name] = progress.add_task(name, total=total)
            progress.update(tasks[name], completed=done)

        yield report


@contextmanager
def bar_and_lines(what: str) -> Iterator[tuple[Callable[[str], None], Callable[[float], None]]]:
    """A bar on the standard error stream with lines above it: what says a line, and what moves the bar, 0 to 1."""
    columns = (TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn(), TimeLeftColumn())
    with Progress(*columns, console=Console(stderr=True)) as progress:
        task = progress.add_task(what, total=1.0)
        yield (
            lambda line: progress.console.print(line, highlight=False, soft_wrap=True),
            lambda done: progress.update(task, completed=done),
        )
