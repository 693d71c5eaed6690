"""Working for servers elsewhere: a crew on this machine, until somebody stops it."""

from __future__ import annotations

import signal
import sys
import threading
from pathlib import Path

import structlog

from vaka.errors import OptionError
from vaka.games.registry import games
from vaka.server.logs import set_up_logs
from vaka.server.store import is_address
from vaka.server.store.postgres import EXAMPLE, Postgres
from vaka.server.thinking import compile_game

LOG = structlog.get_logger()


def work(database: Path | str, processes: int | None) -> None:
    """Take jobs from a database until a signal says to stop."""
    if not isinstance(database, str) or not is_address(database):
        right = f"name one such as {EXAMPLE}; a server that keeps its tables in a file thinks by itself"
        raise OptionError(f"only servers that share a PostgreSQL database have work for others; {right}")
    name = Postgres(database).name  # says what is wrong with the address, or that a package is missing
    from vaka.server.crew import Crew, default_processes

    set_up_logs()
    stop = threading.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, lambda _number, _frame: stop.set())
    count = processes or default_processes()
    crew = Crew(database, count)
    crew.start()
    threading.Thread(target=_compile, daemon=True).start()
    print(f"Vaka thinks for {name} in {count} + 1 processes  (Ctrl-C stops them)", file=sys.stderr)
    LOG.info("crew ready", processes=count)
    stop.wait()
    crew.close()
    LOG.info("crew closed")


def _compile() -> None:
    """Compile what is not compiled on this machine yet; workers take jobs of a game as soon as it is."""
    for game in games():
        try:
            compile_game(game)
        except Exception:  # a plug-in that is broken must not stop the others
            LOG.exception("game cannot be compiled", game=game)
        else:
            LOG.info("game ready", game=game)
