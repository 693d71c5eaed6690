"""The commands `vaka admin …`."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from vaka.errors import VakaError
from vaka.server.admin.parameters import AGE, Database

if TYPE_CHECKING:
    from vaka.server.admin.archive import Archive

STATES = ("waiting", "running", "over", "ended")
ORDERS = ("last", "opened", "decisions", "game")
WIDE = 240  # columns of a table that no terminal shows
SECRET = "This tells the cards of a running game; keep it from its players."


class Wrong(click.ClickException):
    """A fault in what was asked for, or in the database: nothing was done."""

    exit_code = 2


class Group(click.Group):
    """Commands whose errors are one clear line and exit status 2."""

    def invoke(self, ctx: click.Context) -> Any:
        """Run a command; faults are reported without a traceback."""
        try:
            return super().invoke(ctx)
        except VakaError as fault:
            raise Wrong(str(fault)) from None


DATABASE = click.option(
    "--database", envvar="VAKA_DATABASE", type=Database(), help="The database, as for vaka serve; also VAKA_DATABASE."
)
JSON = click.option("--json", "as_json", is_flag=True, help="Print JSON, for scripts; times are Unix milliseconds.")
GAME = click.option("--game", help="Only tables of this game.")


@click.group(cls=Group)
def admin() -> None:
    """Look after the tables of a server, also while it runs."""


@admin.command("list")
@DATABASE
@GAME
@click.option("--state", type=click.Choice(STATES), help="Only tables in this state.")
@click.option("--idle", type=AGE, metavar="AGE", help="Only tables where nothing happened for so long, such as 30d.")
@click.option("--ownerless", is_flag=True, help="Only tables where no browser holds a seat.")
@click.option("--sort", "order", type=click.Choice(ORDERS), default="last", show_default=True, help="What comes first.")
@click.option("--limit", "most", type=click.IntRange(1), default=50, show_default=True, help="How many are listed.")
@JSON
def list_tables(
    database: Path | str | None,
    game: str | None,
    state: str | None,
    idle: int | None,
    ownerless: bool,
    order: str,
    most: int,
    as_json: bool,
) -> None:
    """List tables, the latest first."""
    from vaka.server.admin.listing import Wish, tables
    from vaka.server.store import now

    before = None if idle is None else now() - idle
    with _opened(database).reading() as connection:
        found, count = tables(connection, Wish(game, state, before, ownerless, order, most))
    if as_json:
        _print_json([line._asdict() for line in found])
        return
    columns = ("table", "game", "state", "people", "bots", "open", "decisions", "idle", "title")
    rows = [(*line[:7], _age(line.last), line.title) for line in found]
    _print_table(columns, rows, numbers=columns[3:8])
    more = f"; --limit {count} lists all" if count > len(found) else ""
    click.echo(f"{len(found)} of {_counted(count, 'table')}{more}", err=True)


@admin.command()
@click.argument("table")
@DATABASE
@click.option("--secret", is_flag=True, help="With the key, all hands and the owners of seats.")
@JSON
def show(table: str, database: Path | str | None, secret: bool, as_json: bool) -> None:
    """Show one table: its seats, options, times and size, but nothing secret."""
    from vaka.server import gate
    from vaka.server.admin.listing import facts
    from vaka.server.admin.replay import kept, last_state

    with _opened(database).reading() as connection:
        found = facts(connection, table, secret)
        if secret:
            click.secho(SECRET, err=True, fg="yellow")
            found["position"] = gate.kept_position(last_state(kept(connection, table)))
    if as_json:
        _print_json(found)
        return
    seats = found.pop("seats")
    times = {name: _moment(found[name]) for name in ("opened", "over", "last")}
    shown = {name: _plain(value) for name, value in (found | times).items()}
    _print_table(("", ""), [(name.replace("_", " "), value) for name, value in shown.items()], head=False)
    columns = tuple(seats[0]) if seats else ("seat",)
    _print_table(columns, [tuple(_plain(value) for value in seat.values()) for seat in seats])


@admin.command()
@click.argument("tables", nargs=-1, required=True, metavar="TABLE ...")
@DATABASE
@click.option("--output", "-o", "to", type=click.Path(path_type=Path), help="A file, a folder, or a .jsonl for many.")
@click.option("--secret", is_flag=True, help="Also games that are not over; their records tell every card.")
def export(tables: tuple[str, ...], database: Path | str | None, to: Path | None, secret: bool) -> None:
    """Write the records of finished games: one to a file, several to a folder or one line each to a .jsonl file."""
    from vaka.server.admin.replay import kept, record

    found = []
    with _opened(database).reading() as connection:
        for table in dict.fromkeys(tables):
            rows = kept(connection, table)
            found.append({"table": table, "game": rows.table["game"], "record": record(rows, secret)})
    if secret:
        click.secho(SECRET, err=True, fg="yellow")
    lines = "".join(json.dumps(one) + "\n" for one in found)
    if to is None:
        click.echo(found[0]["record"] if len(found) == 1 else lines, nl=False)
    elif to.suffix == ".jsonl":
        _write(to, lines)
    elif len(found) == 1 and not to.is_dir():
        _write(to, found[0]["record"])
    else:
        _make_folder(to)
        for one in found:
            _write(to / f"{one['game']}-{one['table']}.vaka", one["record"])


@admin.command()
@click.argument("table")
@DATABASE
def end(table: str, database: Path | str | None) -> None:
    """End a table: people there and those who come are told so. Nothing is deleted."""
    from vaka.server.admin.ending import end as close

    with _opened(database).writing() as connection:
        close(connection, table)
    click.echo(f"table {table} is ended; a running server tells people within seconds. vaka admin reopen undoes it")


@admin.command()
@click.argument("table")
@DATABASE
def reopen(table: str, database: Path | str | None) -> None:
    """Let a table go on that was ended."""
    from vaka.server.admin.ending import reopen as let_go_on

    with _opened(database).writing() as connection:
        let_go_on(connection, table)
    click.echo(f"table {table} goes on")


@admin.command()
@DATABASE
@click.option("--finished-before", type=AGE, metavar="AGE", help="Games that ended so long ago, such as 90d.")
@click.option("--unfinished-before", type=AGE, metavar="AGE", help="Tables where nothing happened for so long.")
@GAME
@click.option("--dry-run", is_flag=True, help="Only say how many they are.")
@click.option("--yes", is_flag=True, help="Do not ask.")
@JSON
def prune(
    database: Path | str | None,
    finished_before: int | None,
    unfinished_before: int | None,
    game: str | None,
    dry_run: bool,
    yes: bool,
    as_json: bool,
) -> None:
    """Delete old tables for good, also while a server runs; vaka serve --forget-finished does it by itself."""
    from vaka.server.store import forget, now

    rule, moment = forget.Rule(finished_before, unfinished_before, game), now()
    if not rule:
        raise click.UsageError("say which tables: --finished-before 90d, --unfinished-before 365d, or both")
    archive = _opened(database)
    with archive.reading() as connection:
        counts = forget.count(connection, rule, moment)
        ids = forget.old(connection, rule, moment)
    rows = [(name, "finished" if over else "unfinished", number) for (name, over), number in sorted(counts.items())]
    if not as_json:
        _print_table(("game", "tables", "number"), rows, numbers=("number",))
    done = 0
    if ids and not dry_run:
        if not yes:
            click.confirm(f"Delete {_counted(len(ids), 'table')} of {archive.name} for good?", abort=True, err=True)
        with _progress("forgetting") as report:
            for start in range(0, len(ids), forget.AT_ONCE):
                with archive.writing() as connection:
                    done += forget.forget(connection, rule, ids[start : start + forget.AT_ONCE], moment)
                report(start, len(ids))
    if as_json:
        listed = [dict(zip(("game", "tables", "number"), row, strict=True)) for row in rows]
        _print_json({"found": listed, "deleted": done})
    else:
        click.echo(f"tables that would be deleted: {len(ids)}" if dry_run else f"tables deleted: {done}", err=True)


@admin.command()
@DATABASE
@JSON
def check(database: Path | str | None, as_json: bool) -> None:
    """Play every table again and compare it with all that is kept of it; exit status 1 if anything is wrong."""
    from vaka.server.admin.check import check as examine

    archive = _opened(database)
    last = [0]
    with _progress("checking") as report:

        def count(done: int, total: int) -> None:
            last[0] = total
            report(done, total)

        found = list(examine(archive, count))
    if as_json:
        _print_json({"tables": last[0], "wrong": [finding._asdict() for finding in found]})
    elif found:
        _print_table(("table", "where", "what is wrong"), found)
    right = f"{_counted(len(found), 'thing')} wrong" if found else "nothing is wrong"
    click.echo(f"{archive.name}: {_counted(last[0], 'table')}, {right}", err=True)
    sys.exit(1 if found else 0)


@admin.command()
@click.argument("file", type=click.Path(dir_okay=False, path_type=Path))
@DATABASE
@JSON
def backup(file: Path, database: Path | str | None, as_json: bool) -> None:
    """Write all tables to FILE, as they are at one moment, also while a server runs."""
    from vaka.server.admin.backup import back_up

    archive = _opened(database)
    with _progress("backup") as report:
        written = back_up(archive, file, report)
    size = file.stat().st_size
    if as_json:
        _print_json({**written._asdict(), "bytes": size})
    else:
        click.echo(
            f"{file}: {_held(written.rows)}; {size:,} bytes. It holds the keys of running games: keep it private."
        )


@admin.command()
@click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@DATABASE
@click.option("--check/--no-check", "checking", default=True, help="Check the whole store afterwards.")
@click.pass_context
def restore(context: click.Context, file: Path, database: Path | str | None, checking: bool) -> None:
    """Fill an empty database from a backup FILE; the server must not run yet."""
    from vaka.server.admin import backup as backups

    with _progress("restoring") as report:
        held = backups.restore_into(_place(database), file, report)
    click.echo(f"restored: {_held(held.rows)}")
    if checking:
        context.invoke(check, database=database, as_json=False)


# --- What the commands share.


def _place(database: Path | str | None) -> Path | str:
    import platformdirs

    return database or platformdirs.user_data_path("vaka") / "tables.sqlite"


def _opened(database: Path | str | None) -> Archive:
    from vaka.server.admin.archive import opened

    return opened(_place(database))


def _moment(milliseconds: int | None) -> str:
    """A time for people, in the zone of this machine."""
    if milliseconds is None:
        return ""
    return datetime.fromtimestamp(milliseconds / 1000, UTC).astimezone().strftime("%Y-%m-%d %H:%M")


def _age(milliseconds: int) -> str:
    """How long ago something was, in its largest unit."""
    from vaka.server.store import now
    from vaka.server.store.forget import MILLISECONDS

    passed = max(0, now() - milliseconds)
    unit = next((unit for unit in ("y", "d", "h") if passed >= MILLISECONDS[unit]), None)
    return f"{passed // MILLISECONDS[unit]}{unit}" if unit else f"{passed // 60_000}min"


def _plain(value: Any) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, dict | list):
        return json.dumps(value)
    return "" if value is None else str(value)


def _counted(number: int, thing: str) -> str:
    return f"{number:,} {thing}" + ("" if number == 1 else "s")


def _held(rows: dict[str, int]) -> str:
    """What is in a backup, in a few words."""
    return ", ".join(f"{name} {number:,}" for name, number in rows.items())


def _print_json(found: Any) -> None:
    click.echo(json.dumps(found, ensure_ascii=False))


def _print_table(columns: tuple[str, ...], rows: list[Any], numbers: tuple[str, ...] = (), head: bool = True) -> None:
    """A table for people; what players have written is shown as it is, never as markup."""
    from rich.console import Console
    from rich.table import Table
    from rich.text import Text

    grid = Table(box=None, pad_edge=False, show_header=head, header_style="bold")
    for column in columns:
        whole = column in ("table", "game", "state", "where", *numbers)
        grid.add_column(column, justify="right" if column in numbers else "left", overflow="fold", no_wrap=whole)
    for row in rows:
        grid.add_row(*(Text(str(cell)) for cell in row))
    Console(width=None if sys.stdout.isatty() else WIDE).print(grid)


@contextmanager
def _progress(what: str) -> Iterator[Callable[[int, int], None]]:
    """A bar on the standard error stream, and the report that moves it."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(what, total=None)
        yield lambda done, total: bar.update(task, completed=done, total=total)


def _write(file: Path, text: str) -> None:
    """Write a new file that only its owner may read."""
    from vaka.server.admin.archive import private

    try:
        with private(file) as out:
            out.write(text.encode())
    except FileExistsError:
        raise Wrong(f"{file} is there already; name a new file") from None
    except OSError as fault:
        raise Wrong(f"{file} cannot be written: {fault.strerror}") from None


def _make_folder(folder: Path) -> None:
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as fault:
        raise Wrong(f"{folder} cannot be made: {fault.strerror}; name a folder for several records") from None
