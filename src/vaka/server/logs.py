"""Logs of the server and of workers: structured lines on the standard error stream, which never stop a game."""

from __future__ import annotations

import atexit
import contextlib
import io
import logging
import os
import queue
import sys
import threading
from collections import OrderedDict
from dataclasses import dataclass
from typing import TextIO, cast

import structlog

from vaka.server import metrics
from vaka.server.limits import Bucket

MOST_WAITING = 1000  # lines that a log may be behind
END_SECONDS = 1.0  # that a process which ends waits for whoever reads its log
ALIKE = (5, 1 / 60)  # lines of one kind that libraries may write at once, and then per second
MOST_KINDS, MOST_LETTERS = 1000, 200  # kinds that are known, and letters by which each is


class Patient(io.TextIOBase):
    """A stream that never fails: a log that cannot be written must not stop a game. What was lost is said later."""

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream
        self._lost = 0

    def write(self, text: str) -> int:
        """Write, or count what was lost."""
        try:
            if self._lost:
                self._stream.write(f"{self._lost} lines of the log were lost here\n")
                self._lost = 0
            self._stream.write(text)
        except (OSError, ValueError):
            self._lost += text.count("\n")
        return len(text)

    def flush(self) -> None:
        """Flush, if that is possible."""
        with contextlib.suppress(OSError, ValueError):
            self._stream.flush()

    def isatty(self) -> bool:
        """Whether somebody reads along."""
        return self._stream.isatty()


class Aside(io.TextIOBase):
    """A stream that never fails and never waits: a thread writes, and what does not fit is counted and said later.

    Who reads a log may stop reading without closing it, and whoever writes then would wait for ever.
    """

    def __init__(self, descriptor: int) -> None:
        self._descriptor = descriptor
        self._begun = ""  # a line whose end has not come yet
        self._lost = 0
        self._lock = threading.Lock()  # guards these two
        self._waiting: queue.Queue[tuple[int, str] | None] = queue.Queue(MOST_WAITING)
        self._thread = threading.Thread(target=self._write_all, name="log", daemon=True)
        self._thread.start()
        atexit.register(self.end)

    def write(self, text: str) -> int:
        """Have it written once the line is complete."""
        with self._lock:
            lines, end, self._begun = (self._begun + text).rpartition("\n")
            if end:
                self._put(lines + end)
        return len(text)

    def flush(self) -> None:
        """Have it written although the line is not complete."""
        with self._lock:
            if self._begun:
                self._put(self._begun)
                self._begun = ""

    def isatty(self) -> bool:
        """Whether somebody reads along."""
        return os.isatty(self._descriptor)

    def end(self) -> None:
        """Write what waits, if that is possible soon; the process ends."""
        with contextlib.suppress(queue.Full):
            self._waiting.put(None, timeout=END_SECONDS)
        self._thread.join(END_SECONDS)

    def _put(self, lines: str) -> None:
        try:
            self._waiting.put_nowait((self._lost, lines))
            self._lost = 0
        except queue.Full:
            self._lost += lines.count("\n")

    def _write_all(self) -> None:
        """In the thread: write one after the other, and wait if nobody reads."""
        while waiting := self._waiting.get():
            lost, lines = waiting
            told = f"{lost} lines of the log were lost here\n" if lost else ""
            try:
                rest = (told + lines).encode(errors="backslashreplace")
                while rest:
                    rest = rest[os.write(self._descriptor, rest) :]
            except OSError:
                with self._lock:
                    self._lost += lost + lines.count("\n")


class Sparing(logging.Filter):
    """Lets few lines of one kind through, since strangers may cause as many as they like. The next one counts them."""

    def __init__(self) -> None:
        super().__init__()
        self._kinds: OrderedDict[tuple[str, str], Kind] = OrderedDict()

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether a line is written."""
        key = record.name, str(record.msg)[:MOST_LETTERS]
        kind = self._kinds.setdefault(key, Kind(Bucket(*ALIKE)))
        self._kinds.move_to_end(key)
        if len(self._kinds) > MOST_KINDS:
            self._kinds.popitem(last=False)
        if not kind.bucket.take():
            kind.left_out += 1
            return False
        if kind.left_out:
            record.msg, record.args = f"{record.getMessage()} ({kind.left_out} more like this were left out)", ()
            kind.left_out = 0
        return True


@dataclass
class Kind:
    """Lines with the same text but for the values in it."""

    bucket: Bucket
    left_out: int = 0


def set_up_logs(aside: bool = False) -> None:
    """Structured logs on the standard error stream: JSON lines, or readable ones in a terminal.

    With `aside` a thread writes them, for a process that must not wait for whoever reads.
    """
    sys.stderr = Aside(sys.stderr.fileno()) if aside else Patient(sys.stderr)
    logging.raiseExceptions = False
    terminal = sys.stderr.isatty()
    plain = structlog.dev.ConsoleRenderer(exception_formatter=structlog.dev.plain_traceback)
    render = plain if terminal else structlog.processors.JSONRenderer()
    shared: list[structlog.typing.Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.processors.add_log_level,
        metrics.logged,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    # Local variables hold keys and tokens, so tracebacks go without them.
    told = structlog.processors.ExceptionRenderer(structlog.tracebacks.ExceptionDictTransformer(show_locals=False))
    faults: list[structlog.typing.Processor] = [] if terminal else [told]
    structlog.configure(
        processors=[*shared, *faults, render],
        wrapper_class=structlog.make_filtering_bound_logger(logging.WARNING if terminal else logging.INFO),
        logger_factory=structlog.PrintLoggerFactory(cast("TextIO", sys.stderr)),
    )
    handler = logging.StreamHandler()
    formatter = structlog.stdlib.ProcessorFormatter(foreign_pre_chain=shared, processors=[*faults, render])
    handler.setFormatter(formatter)
    handler.addFilter(Sparing())
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
