"""Server processes on one machine: sockets of one table are passed on to the process that all agree on.

Any process can serve any table, so this only saves work: where all guests of a table are at one process, a decision
is made once, and each view once. Whoever cannot be reached is done without: then the socket stays where it came in.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import re
import socket
import zlib
from array import array
from collections.abc import Callable
from pathlib import Path

import structlog

LOG = structlog.get_logger()
TABLE = re.compile(rb"/socket/([^/?#]+)")
MOST_BYTES = 1 << 16  # of a request for a socket
TRIES, PAUSE = 20, 0.005  # how often, and seconds apart, a sibling with much to take is asked
MOST_AT_ONCE = 32  # connections that are taken before whoever is here has a turn

Take = Callable[[socket.socket, bytes], None]


class Siblings:
    """What one of several processes on the same port passes on to the others, and takes from them.

    Anyone who reaches the folder could hand in connections, so it must belong to the user of the server alone.
    """

    def __init__(self, folder: Path, place: int, count: int) -> None:
        self._folder = folder
        self._place = place
        self._count = count
        self._line: socket.socket | None = None

    def begin(self, take: Take) -> None:
        """From now on take connections, each with the request that was read from it, if that is possible here."""
        mine = self._path(self._place)
        line = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        try:
            mine.unlink(missing_ok=True)  # of a process that has died
            line.bind(str(mine))
        except OSError as fault:  # such as a name that is too long
            line.close()
            LOG.warning("sockets stay where they come in", folder=str(self._folder), fault=str(fault))
            return
        line.setblocking(False)
        self._line = line
        asyncio.get_running_loop().add_reader(line, self._hear, line, take)

    def close(self) -> None:
        """Take nothing more."""
        if self._line:
            asyncio.get_running_loop().remove_reader(self._line)
            self._line.close()
            self._line = None
            self._path(self._place).unlink(missing_ok=True)

    def is_elsewhere(self, target: bytes) -> bool:
        """Whether a sibling is the one to serve what is asked for, and sockets are passed on at all."""
        return self._line is not None and self.place_of(target) != self._place

    def place_of(self, target: bytes) -> int:
        """The process that serves the sockets of a table; for anything else, this one.

        >>> one, other = Siblings(Path("x"), 0, 2), Siblings(Path("x"), 1, 2)
        >>> one.place_of(b"/socket/abc?since=7") == other.place_of(b"/vaka/socket/abc")
        True
        >>> other.place_of(b"/healthz")
        1
        """
        found = TABLE.search(target)
        return zlib.crc32(found[1]) % self._count if found else self._place

    def pass_on(self, descriptor: int, target: bytes, request: bytes, done: Callable[[bool], None]) -> bool:
        """Whether a connection may belong to a sibling; `done` is then told, soon, whether that one has taken it."""
        if not self.is_elsewhere(target) or len(request) > MOST_BYTES:
            return False
        try:
            own = os.dup(descriptor)  # the number of a connection that ends meanwhile would be another's
        except OSError as fault:
            LOG.warning("socket not passed on", fault=str(fault))
            return False
        self._send(own, str(self._path(self.place_of(target))), request, done, TRIES)
        return True

    def _send(self, descriptor: int, path: str, request: bytes, done: Callable[[bool], None], tries: int) -> None:
        passed = False
        try:
            if self._line:
                # As `socket.send_fds` does, which passes over the address.
                given = array("i", [descriptor])
                self._line.sendmsg([request], [(socket.SOL_SOCKET, socket.SCM_RIGHTS, given)], 0, path)
                passed = True
        except BlockingIOError:
            if tries:
                asyncio.get_running_loop().call_later(PAUSE, self._send, descriptor, path, request, done, tries - 1)
                return
        except OSError as fault:  # it has died, and the next one is not there yet
            LOG.warning("sibling not reached", fault=str(fault))
        os.close(descriptor)
        done(passed)

    def _hear(self, line: socket.socket, take: Take) -> None:
        with contextlib.suppress(BlockingIOError):
            for _ in range(MOST_AT_ONCE):
                request, numbers, _, _ = socket.recv_fds(line, MOST_BYTES, 1)
                if not numbers:
                    LOG.warning("connection lost: this process has no descriptor left for it")
                for number in numbers:
                    take(socket.socket(fileno=number), request)

    def _path(self, place: int) -> Path:
        return self._folder / f"process{place}"
