"""Logs of the server and of workers: structured lines on the standard error stream, which never stop a game."""

from __future__ import annotations

import contextlib
import io
import logging
import sys
from collections import OrderedDict
from dataclasses import dataclass
from typing import TextIO, cast

import structlog

from vaka.server import metrics
from vaka.server.limits import Bucket

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


def set_up_logs() -> None:
    """Structured logs on the standard error stream: JSON lines, or readable ones in a terminal."""
    sys.stderr = Patient(sys.stderr)
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
