"""Running the server: where it listens, where it keeps its tables, and how it logs."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import socket
import sys
import tempfile
import webbrowser
from collections.abc import Iterator
from dataclasses import dataclass, replace
from ipaddress import ip_address
from pathlib import Path
from typing import Any

import platformdirs
import uvicorn
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from vaka.errors import OptionError
from vaka.server import metrics, wire
from vaka.server.app import PAGE, App
from vaka.server.house import House
from vaka.server.logs import set_up_logs
from vaka.server.processes import Processes
from vaka.server.siblings import Siblings
from vaka.server.socket import MOST_MESSAGE
from vaka.server.store import Store, is_address
from vaka.server.store.forget import KEEP_ALL, Rule
from vaka.server.thinking import Thinkers
from vaka.server.workers import Workers

# When the kernel gives up on a silent client: seconds, how often, and milliseconds if something was sent to it.
KEEPALIVE = {"TCP_KEEPIDLE": 45, "TCP_KEEPINTVL": 15, "TCP_KEEPCNT": 3, "TCP_USER_TIMEOUT": 90_000}
RESERVED = 128  # descriptors for the database, workers and logs
LEAST_CONNECTIONS = 60  # for requests, from one address; a browser opens six
MOST_DESCRIPTORS = 65_536
SWITCH_SECONDS = 0.0005  # after which a thread lets another one run


@dataclass(frozen=True)
class Settings:
    """How a server runs."""

    host: str
    port: int
    database: Path | str | None
    """A file, or the address of a PostgreSQL database; a file in the user's data folder if not given."""
    open_page: bool
    pace: float
    """Seconds that a bot's decision takes at least."""
    rate: float
    """Messages per second that one socket may send."""
    workers: int | None
    """Processes for bots; 0, with PostgreSQL, leaves it to `vaka work`."""
    per_address: int = 0
    """Sockets that one address may hold; 0 is any number."""
    names: tuple[str, ...] = ()
    """The names by which it may be reached, besides local ones."""
    patience: float = 10.0
    """Seconds that the header of a request may take to arrive, and its body."""
    origins: tuple[str, ...] = ()
    """Other sites whose pages may open and join tables here."""
    processes: int = 1
    """Server processes on the same port; more than one need PostgreSQL."""
    place: int = 0
    """Which of them this one is."""
    folder: Path | None = None
    """Where they pass sockets on to each other."""
    announce: bool = True
    """Whether to say where the server is."""
    metrics: metrics.Address | None = None
    """Where what it counts can be read; nowhere if not given."""
    rule: Rule = KEEP_ALL
    """Which old tables are forgotten."""


class _Uvicorn(uvicorn.Server):
    """Opens the page once it can be reached, and tells clients before it closes their sockets."""

    def __init__(self, config: uvicorn.Config, app: App, settings: Settings, siblings: Siblings | None) -> None:
        super().__init__(config)
        self._app = app
        self._settings = settings
        self._siblings = siblings
        self._taking: set[asyncio.Task[None]] = set()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Listen, then say where."""
        await super().startup(sockets)
        if self._siblings and not self.should_exit:
            self._siblings.begin(self._take)
        if self._settings.metrics:
            self._watch = asyncio.create_task(metrics.watch_loop())
        if not self.should_exit and self._settings.announce:
            _announce(self._settings)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Say goodbye, then close."""
        if self._siblings:
            self._siblings.close()
        await self._app.say_closing()
        await super().shutdown(sockets)

    def _take(self, connection: socket.socket, request: bytes) -> None:
        task = asyncio.create_task(self._serve_passed_on(connection, request))
        self._taking.add(task)
        task.add_done_callback(self._taking.discard)

    async def _serve_passed_on(self, connection: socket.socket, request: bytes) -> None:
        """Serve a connection that came in at another process."""

        def protocol() -> wire.PatientHttp:
            kind: Any = self.config.http_protocol_class
            made: wire.PatientHttp = kind(
                config=self.config, server_state=self.server_state, app_state=self.lifespan.state
            )
            return made

        try:
            _, served = await asyncio.get_running_loop().connect_accepted_socket(protocol, connection)
        except OSError:  # it has ended meanwhile
            connection.close()
            return
        served.take_over(request)


def serve(settings: Settings) -> None:
    """Run the server until it is stopped."""
    if not (PAGE / "index.html").exists():
        raise OptionError("the page is not built; `make page` builds it (or `npm install && npm run build` in web/)")
    if settings.processes > 1 and not is_address(settings.database):
        right = "name one with --database postgresql://NAME@HOST/DATABASE, or leave --processes out"
        raise OptionError(f"several processes need PostgreSQL: a file belongs to one of them; {right}")
    if settings.processes > 1 and not hasattr(socket, "SO_REUSEPORT"):
        raise OptionError("this system does not let several processes share a port; start them on ports of their own")
    if settings.workers == 0 and not is_address(settings.database):
        raise OptionError("--workers 0 leaves thinking to `vaka work`, which needs a PostgreSQL database")
    _check_port(settings)
    if settings.metrics:
        for place in range(settings.processes):
            settings.metrics.of_process(place).check()
    set_up_logs(aside=True)
    if settings.processes == 1:
        serve_alone(settings)
        return
    assert settings.database
    asyncio.run(Store(settings.database).close())  # what is wrong with it is said once, and it is migrated once
    with _crew(settings), tempfile.TemporaryDirectory(prefix="vaka-") as folder:
        Processes(replace(settings, workers=0, folder=Path(folder))).run()


@contextlib.contextmanager
def _crew(settings: Settings) -> Iterator[None]:
    """The workers of all processes of a server, unless they are elsewhere."""
    if settings.workers == 0:
        yield
        return
    from vaka.server.crew import Crew

    crew = Crew(str(settings.database), settings.workers)
    crew.start()
    try:
        yield
    finally:
        crew.close()


def serve_alone(settings: Settings) -> None:
    """Run one process, alone or as one of several on the same port."""
    if settings.processes > 1:
        set_up_logs(aside=True)
    # The thread that writes to disk must not wait long for the one that serves: an eighth more decisions per second.
    sys.setswitchinterval(SWITCH_SECONDS)
    database = settings.database or platformdirs.user_data_path("vaka") / "tables.sqlite"
    store = Store(database)
    house = House(store, _thinkers(store, database, settings.workers), settings.pace, settings.rule)
    app = App(house, settings.rate, (*settings.names, settings.host), addresses(settings), settings.origins)
    siblings = Siblings(settings.folder, settings.place, settings.processes) if settings.folder else None
    http, websocket = wire.limited(_limits(settings), siblings)
    config = uvicorn.Config(
        app.asgi(),
        settings.host,
        settings.port,
        log_config=None,
        access_log=False,
        http=http,
        ws=websocket,
        ws_max_size=4 * MOST_MESSAGE,
        ws_per_message_deflate=False,
        # Thousands of pings at once would hold up every table: the kernel finds dead connections, the page pings.
        ws_ping_interval=None,
        timeout_graceful_shutdown=5,
        limit_concurrency=_descriptors() - RESERVED,
    )
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, _already_stopped)
    with _published(settings, app):
        _Uvicorn(config, app, settings, siblings).run([_listen(config, shared=settings.processes > 1)])


@contextlib.contextmanager
def _published(settings: Settings, app: App) -> Iterator[None]:
    """What the server counts can be read while it runs, if that is wished for."""
    end = metrics.publish(settings.metrics, app.situation) if settings.metrics else None
    yield
    if end:
        end()


def _thinkers(store: Store, database: Path | str, workers: int | None) -> Thinkers:
    """Those who think: a pool of this server's own, or whoever takes jobs from a database that others use too."""
    if not store.shared:
        return Workers(workers)
    from vaka.server.shared_workers import SharedWorkers

    return SharedWorkers(str(database), workers)


def _limits(settings: Settings) -> wire.Limits:
    proxies = os.environ.get("FORWARDED_ALLOW_IPS", "127.0.0.1")
    return wire.Limits(
        wire.Rates.of(settings.rate),
        settings.per_address or None,
        settings.patience,
        ProxyHeadersMiddleware(_nothing, proxies),
        wire.Held(max(LEAST_CONNECTIONS, 3 * settings.per_address) if settings.per_address else None),
    )


async def _nothing(*_arguments: object) -> None:
    """An app that is never called: only its middleware's list of trusted proxies is asked."""


def _descriptors() -> int:
    """Raise the number of files and sockets that this process may have to what the system allows; that number."""
    if sys.platform == "win32":
        return 512
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = min(hard, MOST_DESCRIPTORS) if hard != resource.RLIM_INFINITY else MOST_DESCRIPTORS
    if wanted > soft:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        except (OSError, ValueError):  # some systems allow less than they say
            return soft
    return max(soft, wanted)


def _listen(config: uvicorn.Config, shared: bool) -> socket.socket:
    """The listening socket; client sockets inherit its keep-alive settings.

    On a shared port each process has a socket of its own, and the kernel gives every connection to one of them.
    """
    if shared:
        listener = socket.socket(socket.AF_INET6 if ":" in config.host else socket.AF_INET)
        for option in (socket.SO_REUSEADDR, socket.SO_REUSEPORT):
            listener.setsockopt(socket.SOL_SOCKET, option, 1)
        listener.bind((config.host, config.port))
    else:
        listener = config.bind_socket()
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE, 1)
    for name, value in KEEPALIVE.items():
        if hasattr(socket, name):
            listener.setsockopt(socket.IPPROTO_TCP, getattr(socket, name), value)
    return listener


def _already_stopped(_number: int, _frame: object) -> None:
    """Once Uvicorn has stopped, it raises again the signal that stopped it: being asked to stop is no failure."""


def _check_port(settings: Settings) -> None:
    """If the port is taken, fail with one clear line rather than a traceback."""
    with socket.socket(socket.AF_INET6 if ":" in settings.host else socket.AF_INET) as trial:
        trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            trial.bind((settings.host, settings.port))
        except OSError as fault:
            where = f"{settings.host}:{settings.port}"
            right = "choose another with --port or --host"
            raise OptionError(f"{where} cannot be used: {fault.strerror}; {right}") from None


def _announce(settings: Settings) -> None:
    local = settings.host in ("127.0.0.1", "localhost", "0.0.0.0", "::")
    host = f"[{settings.host}]" if ":" in settings.host else settings.host
    address = f"http://{'localhost' if local else host}:{settings.port}/"
    print(f"Vaka is at {address}  (Ctrl-C stops it; tables are kept)", file=sys.stderr)
    others = addresses(settings)
    if others:
        print(f"Others on your network reach it at {' or '.join(f'{other}/' for other in others)}", file=sys.stderr)
    elif local:
        print("Friends on your network can join if you start it with: make play LAN=1 (or vaka --lan)", file=sys.stderr)
    if settings.open_page:
        webbrowser.open(address)


def addresses(settings: Settings) -> list[str]:
    """Where others on the network reach a server; nowhere if it listens on its own machine only."""
    if settings.host not in ("0.0.0.0", "::"):
        return []
    return [f"http://{host}:{settings.port}" for host in _own_addresses()]


def _own_addresses() -> list[str]:
    """The addresses of this machine in its networks; nothing is sent. The one that leads outside comes first."""
    found: list[str] = []
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe, contextlib.suppress(OSError):
        probe.connect(("192.0.2.1", 9))
        found.append(str(probe.getsockname()[0]))
    with contextlib.suppress(OSError):
        known = socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)
        found += [str(address[0]) for *_, address in known]
    return [host for host in dict.fromkeys(found) if not ip_address(host).is_loopback]
