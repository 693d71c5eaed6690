"""Jobs whose workers die, for the tests of crews. Little is imported, since every worker imports it."""

from __future__ import annotations

import os
import signal
from pathlib import Path


def die_once(job: tuple[Path, int]) -> int:
    """The square of a number; the first worker that is given 3 dies."""
    mark, number = job
    if number == 3 and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return number * number


def die_always(_job: int) -> int:
    """Whoever does this dies."""
    os.kill(os.getpid(), signal.SIGKILL)
    return 0
