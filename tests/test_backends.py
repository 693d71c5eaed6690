"""Interpreted, native and CUDA-simulator runs of the same game are bit-identical; perft counts are fixed."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from typing import Any

import pytest

import vaka
from tests import backends

MODES = {
    "interpreted": {"NUMBA_DISABLE_JIT": "1"},
    "simulator": {"NUMBA_DISABLE_JIT": "1", "NUMBA_ENABLE_CUDASIM": "1"},
}


@pytest.fixture(scope="module")
def native() -> dict[str, Any]:
    return backends.report()


@pytest.mark.parametrize("mode", MODES)
def test_backends_agree(mode: str, native: dict[str, Any]) -> None:
    run = subprocess.run(
        [sys.executable, "-m", "tests.backends"], env={**os.environ, **MODES[mode]}, capture_output=True, text=True
    )
    assert run.returncode == 0, run.stderr
    assert json.loads(run.stdout) == json.loads(json.dumps(native))


@pytest.mark.parametrize("name", vaka.games())
def test_perft(name: str) -> None:
    lines = list(backends.perft_lines(name))
    assert lines
    for start, state, counts in lines:
        assert [backends.count(state, n + 1) for n in range(len(counts))] == counts, start
