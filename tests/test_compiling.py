"""Compiled sets: what a process compiles, others read."""

from __future__ import annotations

import threading
from pathlib import Path
from typing import Any

import numba
import pytest

from vaka.engine import cache
from vaka.engine.compiled import CompiledSet


class Twice(CompiledSet):
    """One small function."""

    shares = (("twice",),)
    maker = "tests.test_compiling:Twice"

    def __init__(self, name: str) -> None:
        def twice(n: int) -> int:
            return 2 * n

        super().__init__(name, [Path(__file__)], {"twice": twice})

    def signatures(self) -> dict[str, tuple[Any, ...]]:
        """The argument types of the function."""
        return {"twice": (numba.int64,)}


def test_who_wants_what_another_process_compiles_waits_and_reads_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("VAKA_CACHE", str(tmp_path))
    first, second = Twice("number"), Twice("number")
    other = threading.Thread(target=second.compile_some, args=(["twice"],))
    with first._alone("twice"):
        other.start()
        other.join(0.5)
        assert other.is_alive()
        assert not second.functions["twice"].signatures
        first.functions["twice"].compile((numba.int64,))
    other.join()
    assert second.twice(21) == 42
    hits = second.functions["twice"].stats.cache_hits
    assert list(hits.values()) == [1]
    # What was compiled needs no lock.
    monkeypatch.setattr(cache, "writable", lambda _path: pytest.fail("asked for a lock"))
    assert first._alone("twice").__enter__() is None
