"""Processes that end with the one that started them, however that one ends: a parent that is killed stops nobody."""

from __future__ import annotations

import multiprocessing
import os
import threading
from collections.abc import Callable


def end_with_the_parent(end: Callable[[], object] = lambda: os._exit(1)) -> None:
    """In a process that was started by another: from now on it ends when that one is gone."""
    parent = multiprocessing.parent_process()
    assert parent

    def wait() -> None:
        parent.join()
        end()

    threading.Thread(target=wait, daemon=True).start()
