"""The command `vaka`."""

from __future__ import annotations

import getpass
import json
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from vaka.errors import VakaError
from vaka.server.admin.commands import admin
from vaka.server.admin.parameters import AGE, Database
from vaka.version import __version__
from vaka.words.languages import LANGUAGES

if TYPE_CHECKING:
    from rich.console import Console

    from vaka.bots import Bot
    from vaka.play import Game, State
    from vaka.words.languages import Language
    from vaka.words.rulebook import Clause

OWN_ADDRESS, EVERY_ADDRESS = "127.0.0.1", "0.0.0.0"
LANG = click.option("--lang", type=click.Choice(LANGUAGES), default="en", show_default=True, help="Language.")
SEED = click.option("--seed", type=click.IntRange(0), help="Play a fixed deal instead of a random one.")
OPTION = click.option(
    "--option",
    "-o",
    "pairs",
    multiple=True,
    metavar="NAME=VALUE",
    help="An option of the game, such as match=tournament.",
)
PLAYERS = click.option("--players", "-p", type=int, help="Number of players.")
FILE = click.Path(exists=True, dir_okay=False, path_type=Path)


class Group(click.Group):
    """Commands whose errors are one clear line."""

    def invoke(self, ctx: click.Context) -> Any:
        """Run a command; faults in the input are reported without a traceback."""
        try:
            return super().invoke(ctx)
        except VakaError as fault:
            raise click.ClickException(str(fault)) from None
        except UnicodeDecodeError:
            raise click.ClickException("the file is not text in UTF-8, so it is not a record") from None


@click.group(cls=Group, invoke_without_command=True)
@click.version_option(__version__, prog_name="vaka")
@click.option("--lan", is_flag=True, help="Let others on your network join.")
@click.pass_context
def main(context: click.Context, lan: bool) -> None:
    """Tabletop games played faithfully: in the browser, in the terminal, with bots, from Python.

    Without a command the games open in the browser.
    """
    if context.invoked_subcommand is None:
        context.invoke(serve, lan=lan, open_page=True)
    elif lan:
        raise click.UsageError("--lan goes with the server: vaka --lan, or vaka serve --lan")


@main.command()
@click.option("--lan", is_flag=True, help="Let others on your network join: short for --host 0.0.0.0.")
@click.option("--host", default=OWN_ADDRESS, show_default=True, help="Address to listen on.")
@click.option("--port", type=click.IntRange(1, 65535), default=8252, show_default=True, help="Port to listen on.")
@click.option(
    "--database",
    envvar="VAKA_DATABASE",
    type=Database(),
    help="What keeps the tables: a file, or postgresql://NAME@HOST/DATABASE. Also from VAKA_DATABASE.",
)
@click.option("--pace", type=click.FloatRange(0, 60), default=1.0, show_default=True, help="Seconds per bot move.")
@click.option(
    "--rate", type=click.FloatRange(1), default=15.0, show_default=True, help="Messages per second from one client."
)
@click.option(
    "--workers",
    type=click.IntRange(0, 64),
    help="Processes for bots; by default one less than cores. With PostgreSQL, 0 leaves it to `vaka work`.",
)
@click.option(
    "--processes",
    type=click.IntRange(1, 64),
    default=1,
    show_default=True,
    help="Server processes on one port; more than one need PostgreSQL.",
)
@click.option("--name", "names", multiple=True, help="A name that the server answers for, such as games.example.org.")
@click.option(
    "--per-address", type=click.IntRange(0), default=100, show_default=True, help="Sockets from one address; 0: any."
)
@click.option(
    "--patience",
    type=click.FloatRange(0.1, 600),
    default=10.0,
    show_default=True,
    help="Seconds that a request may take to arrive.",
)
@click.option(
    "--origin",
    "origins",
    multiple=True,
    help="Another site whose page may open and join tables here, such as https://games.example.",
)
@click.option(
    "--forget-finished", type=AGE, metavar="AGE", help="Delete tables so long after their game has ended, such as 90d."
)
@click.option(
    "--forget-unfinished",
    type=AGE,
    metavar="AGE",
    help="Delete tables where nothing happened for so long, such as 365d.",
)
@click.option(
    "--metrics", metavar="HOST:PORT", help="Where Prometheus finds what the server counts, such as 127.0.0.1:9464."
)
@click.option("--open/--no-open", "open_page", default=False, help="Open the page in a browser.")
def serve(
    lan: bool,
    host: str,
    port: int,
    database: Path | str | None,
    pace: float,
    rate: float,
    workers: int | None,
    processes: int,
    names: tuple[str, ...],
    per_address: int,
    patience: float,
    origins: tuple[str, ...],
    forget_finished: int | None,
    forget_unfinished: int | None,
    metrics: str | None,
    open_page: bool,
) -> None:
    """Serve tables in the browser."""
    from vaka.server.guard import origin_of
    from vaka.server.metrics import Address
    from vaka.server.serve import Settings
    from vaka.server.serve import serve as run
    from vaka.server.store.forget import Rule

    if lan and host not in (OWN_ADDRESS, EVERY_ADDRESS):
        raise click.UsageError(
            f"--lan listens on every address of this machine, not only on {host}: use one of the two"
        )
    host = EVERY_ADDRESS if lan else host
    try:
        admitted = tuple(origin_of(origin) for origin in origins)
    except VakaError as fault:
        raise click.BadParameter(str(fault), param_hint="--origin") from None
    settings = Settings(host, port, database, open_page, pace, rate, workers, per_address, names, patience, admitted)
    counted, rule = Address.of(metrics) if metrics else None, Rule(forget_finished, forget_unfinished)
    run(replace(settings, processes=processes, metrics=counted, rule=rule))


@main.command()
@click.option(
    "--database",
    envvar="VAKA_DATABASE",
    type=Database(),
    required=True,
    help="The database of the servers: postgresql://NAME@HOST/DATABASE. Also from VAKA_DATABASE.",
)
@click.option("--processes", type=click.IntRange(1, 256), help="How many think; by default one less than cores.")
def work(database: Path | str, processes: int | None) -> None:
    """Think for servers that share a PostgreSQL database: bots, hints and analyses, on this machine."""
    from vaka.server.work import work as run

    run(database, processes)


@main.command()
@click.option(
    "--names/--about",
    "plain",
    default=None,
    help="Only names, or what each game is; by default, in a terminal, the latter.",
)
@LANG
def games(plain: bool | None, lang: str) -> None:
    """List the games."""
    import vaka

    if plain is None:
        plain = not sys.stdout.isatty()
    for name in vaka.games():
        if plain:
            click.echo(name)
        else:
            _print_game(name, lang)


@main.command()
@click.argument("game", required=False)
@PLAYERS
@click.option("--bots", default="normal", show_default=True, help="Bots for the other seats, with commas between.")
@click.option("--seat", type=int, default=0, show_default=True, help="Your seat.")
@click.option("--name", help="Your name.")
@LANG
@SEED
@OPTION
@click.option("--resume", type=FILE, help="Go on with a saved game.")
def play(
    game: str | None,
    players: int | None,
    bots: str,
    seat: int,
    name: str | None,
    lang: str,
    seed: int | None,
    pairs: tuple[str, ...],
    resume: Path | None,
) -> None:
    """Play a game in the terminal."""
    from rich.console import Console

    from vaka.terminal.session import Session

    if resume:
        state, notes = _read_record(resume)
        seat, bots = int(notes.get("seat", seat)), notes.get("bots", bots)
    else:
        state = _load(game or "babayaga", players, pairs).new(seed)
    seats = range(state.game.players)
    if seat not in seats:
        raise click.BadParameter(f"seats are 0 to {state.game.players - 1}", param_hint="--seat")
    say = state.game.phrases(lang)
    names = [say("seat-name", seat=other) for other in seats]
    labels = [*names]
    names[seat] = name or say("seat-you", who=_login(say("seat-name", seat=seat)))
    labels[seat] = name or say("seat-self")
    others = _seated(bots, [other for other in seats if other != seat], seed)
    session = Session(Console(), state, lang, names, others, {"seat": str(seat), "bots": bots}, labels)
    if resume:
        session.file = resume
    session.play()


def _login(otherwise: str) -> str:
    """The name by which this machine knows its user."""
    try:
        return getpass.getuser().capitalize()
    except (KeyError, OSError, ImportError):  # a machine that knows nobody by name
        return otherwise


@main.command()
@click.argument("game", default="babayaga")
@PLAYERS
@click.option("--bots", default="normal", show_default=True, help="The bots, seat by seat, with commas between.")
@click.option(
    "--delay", type=click.FloatRange(0, 60), default=0.3, show_default=True, help="Seconds between decisions."
)
@LANG
@SEED
@OPTION
def watch(
    game: str,
    players: int | None,
    bots: str,
    delay: float,
    lang: str,
    seed: int | None,
    pairs: tuple[str, ...],
) -> None:
    """Watch bots play."""
    from rich.console import Console

    from vaka.terminal.session import Session

    state = _load(game, players, pairs).new(seed)
    say = state.game.phrases(lang)
    names = [say("seat-name", seat=seat) for seat in range(state.game.players)]
    seated = _seated(bots, list(range(state.game.players)), seed)
    Session(Console(), state, lang, names, seated, {"bots": bots}).watch(delay)


@main.command("bots")
def list_bots() -> None:
    """List the bots."""
    from vaka import bots

    for name in bots.names():
        click.echo(name)
    click.echo("search takes a budget: search:2000 (simulations), search:100ms, search:1s:2 (two threads)")


@main.command()
@click.argument("file", metavar="RECORD", type=FILE)
@click.option("--seconds", type=click.FloatRange(0.01, 3600), default=1.0, show_default=True, help="How long to think.")
@LANG
def hint(file: Path, seconds: float, lang: str) -> None:
    """What to play next in a saved game, from the sight of the seat that decides."""
    from rich.console import Console

    import vaka
    from vaka.terminal.reports import print_hint

    state, _ = _read_record(file)
    print_hint(Console(), state, vaka.hint(state, seconds), lang, None)


@main.command()
@click.argument("file", metavar="RECORD", type=FILE)
@click.option("--simulations", type=click.IntRange(1), default=1000, show_default=True, help="Number per decision.")
@click.option("--costly", type=click.IntRange(0), default=5, show_default=True, help="Costly decisions to list.")
@click.option("--json", "to", type=click.Path(path_type=Path), help="Write all that was found to a file.")
@LANG
def analyse(file: Path, simulations: int, costly: int, to: Path | None, lang: str) -> None:
    """Show everyone's chances through a game, and the decisions that cost most."""
    from rich.console import Console

    import vaka
    from vaka.terminal.reports import print_analysis

    state, _ = _read_record(file)
    with _progress(file.name) as report:
        found = vaka.analyse(file.read_text("utf-8"), simulations, report=report)
    print_analysis(Console(), state, found, lang, costly)
    if to:
        to.write_text(json.dumps(found, indent=1) + "\n", "utf-8")


@main.command()
@click.argument("game")
@click.argument("bots", nargs=-1, required=True, metavar="BOT BOT ...")
@PLAYERS
@click.option("--games", type=click.IntRange(1), default=1000, show_default=True, help="Games per pairing.")
@click.option(
    "--seats",
    type=click.Choice(["balanced", "fixed"]),
    default="balanced",
    show_default=True,
    help="Every deal once with each bot in every seat, or the first bot always in seat 0.",
)
@click.option(
    "--seed", type=click.IntRange(0), default=0, show_default=True, help="Draws the deals and the bots' luck."
)
@click.option(
    "--one-way", is_flag=True, help="With three or more players: only the first bot of each pairing plays alone."
)
@click.option("--workers", type=click.IntRange(1), help="Processes; by default one per core.")
@click.option("--json", "to", type=click.Path(path_type=Path), help="Write the table to a file too.")
@OPTION
def arena(
    game: str,
    bots: tuple[str, ...],
    players: int | None,
    games: int,
    seats: str,
    one_way: bool,
    seed: int,
    workers: int | None,
    to: Path | None,
    pairs: tuple[str, ...],
) -> None:
    """Let bots play each other, every pairing over all seatings of the same deals."""
    from rich.console import Console

    from vaka.arena import hold, pairings

    loaded = _load(game, players, pairs)
    with _progress(game) as report:
        outcome = hold(pairings(loaded, list(bots), seats == "balanced", one_way), games, seed, workers, report)
    console = Console()
    for grid in outcome.grids():
        console.print(grid)
    if to:
        command = " ".join(["vaka", *sys.argv[1:]])
        to.write_text(json.dumps({"command": command, **outcome.data()}, indent=1) + "\n", "utf-8")


@main.command()
@click.argument("game")
@click.option("--minutes", type=click.FloatRange(0, min_open=True), default=30.0, show_default=True, help="How long.")
@click.option("--device", type=click.Choice(["cpu", "cuda"]), default="cpu", show_default=True, help="Where.")
@click.option("--seed", type=click.IntRange(0), default=0, show_default=True, help="For the deals and the network.")
@click.option("--to", type=click.Path(file_okay=False, path_type=Path), help="Folder; by default named after the game.")
@click.option("--tables", type=click.IntRange(16), help="Tables at once; by default 2,048, on a GPU 65,536.")
@click.option("--threads", type=click.IntRange(1), help="Threads on the CPU; by default one per core.")
@click.option(
    "--lessons",
    type=click.FloatRange(0, 1),
    default=0.0,
    show_default=True,
    help="The share of the time in which it learns from the hand-written policy first; on the CPU only.",
)
def train(
    game: str,
    minutes: float,
    device: str,
    seed: int,
    to: Path | None,
    tables: int | None,
    threads: int | None,
    lessons: float,
) -> None:
    """Learn a game by playing oneself, from nothing; the same command goes on with a training that was stopped."""
    try:
        from vaka.learning.program import Plan, run, settings_for, shares_of
    except ImportError as missing:
        raise click.ClickException(f"{missing.name} is missing; install it with: pip install 'vaka[train]'") from None
    _load(game, None, ())
    from vaka.terminal.bars import bar_and_lines
    from vaka.terminal.plot import curves

    folder = to or Path(f"learned-{game}")
    plan = Plan(game, minutes, device, seed, threads=threads)
    try:
        with bar_and_lines(game) as (say, report):
            found = run(plan, settings_for(device, tables, lessons), folder, say, report)
    except KeyboardInterrupt:
        raise click.ClickException(
            f"stopped; {folder} holds what was learned by the last line: the same command goes on"
        ) from None
    shares = shares_of(found)
    click.echo("\n".join(curves(list(zip(*shares.values(), strict=True)))))
    named = ", ".join(f"{number}: {players} players" for number, players in enumerate(shares))
    click.echo(f"     share of the win against greedy; {named}")
    click.echo(f"the network is {folder / 'network.npz'}")


@main.group()
def lab() -> None:
    """Large numbers of games between bots, kept in files, and reports on them."""


@lab.command("run")
@click.argument("file", metavar="PLAN", type=FILE)
@click.option("--to", type=click.Path(file_okay=False, path_type=Path), help="Folder; by default named after the plan.")
@click.option("--here", is_flag=True, help="Play in processes of this machine, without Ray.")
@click.option("--address", help="A Ray cluster: auto, HOST:PORT or ray://HOST:10001.")
@click.option("--workers", type=click.IntRange(1), help="Processes on this machine; by default one per core.")
def lab_run(file: Path, to: Path | None, here: bool, address: str | None, workers: int | None) -> None:
    """Play the games of a plan into a folder; the same command goes on with a run that was stopped."""
    from vaka.arena.crew import crew_of
    from vaka.arena.lab import run
    from vaka.arena.plan import read_plan
    from vaka.terminal.bars import bars

    if address and (here or workers):
        raise click.UsageError("--address plays on a cluster; --here and --workers on this machine: use one of the two")
    plan, folder = read_plan(file.read_text("utf-8")), to or file.with_suffix("")
    crew = crew_of(here, address, workers)
    click.echo(f"{sum(match.games for match in plan.matches):,} games, {crew.where}, into {folder}", err=True)
    try:
        with bars() as report:
            done = run(plan, folder, crew, report)
    except KeyboardInterrupt:
        raise click.ClickException(f"stopped; what was played is kept in {folder}: the same command goes on") from None
    click.echo(f"{done.games:,} games in {folder}, {done.played:,} of them played now")


@lab.command("report")
@click.argument("folder", type=click.Path(exists=True, file_okay=False, path_type=Path))
@click.option("--output", "-o", type=click.Path(dir_okay=False, path_type=Path), help="By default FOLDER/report.html.")
def lab_report(folder: Path, output: Path | None) -> None:
    """Write one page with plots on the games of a folder."""
    from vaka.arena.report import write_report

    file = output or folder / "report.html"
    with _progress(folder.name) as report:
        games = write_report(folder, file, report)
    click.echo(f"{games:,} games in {file}")


@main.command()
@click.argument("game", default="babayaga")
@click.argument("clause", required=False)
@LANG
@click.option("--rulings", is_flag=True, help="Only where our reading goes past the printed sheet, or against it.")
@click.option("--check", is_flag=True, help="List every clause with the tests that name it; fail if one has none.")
@click.option(
    "--tests",
    type=click.Path(path_type=Path),
    default=Path("tests"),
    show_default=True,
    help="The folder of the tests.",
)
def rules(game: str, clause: str | None, lang: str, rulings: bool, check: bool, tests: Path) -> None:
    """Print the rulebook of a game, in short and then clause by clause, or one clause of it."""
    import vaka

    loaded = vaka.load(game)
    if check:
        _check_rules(loaded.folder, tests / game)
        return
    if clause:
        found = loaded.clause(clause.upper())
        click.echo(f"{found.id}: {found.text(lang)}")
        return
    if rulings:
        _print_rulings(loaded, lang)
        return
    _print_rules(loaded, lang)


@main.command()
@click.argument("file", metavar="RECORD", type=FILE)
@click.option("--hash", "published", help="The hash that was published before the deal.")
def verify(file: Path, published: str | None) -> None:
    """Replay a record and check its key against the published hash."""
    state, _ = _read_record(file)
    if published and published.lower() != state.deal_hash:
        raise click.ClickException(f"the deal is not the one published: its hash is {state.deal_hash}, not {published}")
    click.echo(f"{state.game.name}: {len(state.history)} decisions, all legal")
    click.echo(f"hash {state.deal_hash}: the key fits" + ("" if published else " (compare it with what was published)"))
    click.echo(f"winners: {state.winners}, scores: {state.scores}" if state.over else "the game is not over")


@main.command()
@LANG
@click.option("--seed", type=click.IntRange(0), help="Deal the games from a seed, for trying things out.")
def mcp(lang: Language, seed: int | None) -> None:
    """Let a language model play: a Model Context Protocol server on the standard streams."""
    try:
        from vaka.adapters.mcp.service import serve as run
    except ModuleNotFoundError as fault:
        if fault.name not in ("mcp", "mcp_types"):
            raise
        raise click.ClickException("the package mcp is missing; install it with: pip install 'vaka[mcp]'") from None
    run(lang, seed)


main.add_command(admin)


@contextmanager
def _progress(what: str) -> Iterator[Callable[[int, int], None]]:
    """A bar on the standard error stream, and the report that moves it."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(what, total=None)
        yield lambda done, total: bar.update(task, completed=done, total=total)


def _seated(text: str, seats: list[int], seed: int | None) -> dict[int, Bot]:
    """Bots for some seats; the last one named takes all that are left. With a seed they play the same every time."""
    from vaka import bots

    names = text.split(",")
    if len(names) > len(seats):
        raise click.BadParameter(f"{len(names)} bots for {len(seats)} seats", param_hint="--bots")
    names += [names[-1]] * (len(seats) - len(names))
    return {
        seat: bots.make(name, None if seed is None else seed + seat) for seat, name in zip(seats, names, strict=True)
    }


def _load(name: str, players: int | None, pairs: tuple[str, ...]) -> Game:
    import vaka

    options = _options_of(pairs)
    if players is not None:
        options["players"] = players
    return vaka.load(name, **options)


def _read_record(file: Path) -> tuple[State, dict[str, str]]:
    """The state and the notes of a record file."""
    from vaka.play import record, replay

    text = file.read_text("utf-8")
    return replay(text), record.head(text).notes


def _options_of(pairs: tuple[str, ...]) -> dict[str, Any]:
    """Options given as NAME=VALUE, the value as JSON or plain text."""
    options: dict[str, Any] = {}
    for pair in pairs:
        name, _, value = pair.partition("=")
        try:
            options[name] = json.loads(value)
        except ValueError:
            options[name] = value
    return options


def _print_game(name: str, lang: str) -> None:
    """What a game is: its name, title, number of players, length, and what it is about."""
    from rich.console import Console
    from rich.padding import Padding

    from vaka.games.registry import definition
    from vaka.words import HERE, phrases

    game = definition(name)
    say = phrases(lang, HERE / "page", game.folder / "words")
    players = sorted({game.options[0].values[0], game.options[0].values[-1]})
    facts = [say("game-title"), say("page-players", span="–".join(map(str, players))), say("page-length")]
    console = Console(highlight=False)
    console.print(f"[bold]{name}[/]  {', '.join(facts)}")
    console.print(Padding(say("page-idea"), (0, 0, 1, 2)))


def _print_rules(game: Game, lang: str) -> None:
    from rich.console import Console

    from vaka.words.rulebook import book, chapters, short_rules

    say = book(lang, game.folder / "rulebook")
    console = Console(highlight=False)
    _print_heading(console, game, "page-in-short", lang)
    for line in short_rules(game.folder, lang):
        console.print(line, markup=False)
    for chapter in chapters(game.folder):
        console.print(f"\n[bold]{say(chapter.id)}[/]")
        for clause in chapter.clauses:
            _print_clause(console, game.clause(clause), lang)


def _print_rulings(game: Game, lang: str) -> None:
    from rich.console import Console

    from vaka.words.rulebook import readings

    console = Console(highlight=False)
    _print_heading(console, game, "page-our-reading", lang)
    for clause in readings(game.folder):
        _print_clause(console, clause, lang)


def _print_heading(console: Console, game: Game, message_id: str, lang: str) -> None:
    """The title of the game, and a heading of the page's rulebook."""
    from vaka.words import HERE, phrases

    console.print(f"[bold]{game.phrases(lang)('game-title')}: {phrases(lang, HERE / 'page')(message_id)}[/]")


def _print_clause(console: Console, clause: Clause, lang: str) -> None:
    console.print(f"[cyan]{clause.id:>6}[/]  {clause.text(lang)}")


def _check_rules(folder: Path, tests: Path) -> None:
    from vaka.words.rulebook import clause_ids, clause_tests, missing_words

    found = clause_tests(clause_ids(folder), tests)
    for clause, names in found.items():
        click.echo(f"{clause:>6}  {', '.join(names) or 'NO TEST'}")
    untested = [clause for clause, names in found.items() if not names]
    incomplete = missing_words(folder)
    click.echo(f"{len(found)} clauses, {len(untested)} without a test; languages that differ: {incomplete or 'none'}")
    if untested or incomplete:
        sys.exit(1)


if __name__ == "__main__":
    main()
