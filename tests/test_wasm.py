"""Games as WebAssembly, the part in Python; what the modules do is tested in the page, see tests/wasm.py."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from vaka.bots import wasm
from vaka.engine import wasm as engine_wasm
from vaka.errors import OptionError, VakaError


def test_the_same_source_gives_the_same_bytes(tmp_path: Path) -> None:
    """Compiled again by another process, into an empty cache."""
    wasm.write(tmp_path / "kept", ["mad"])
    fresh = {**os.environ, "VAKA_CACHE": str(tmp_path / "cache")}
    command = [sys.executable, "-m", "vaka.bots.wasm", str(tmp_path / "fresh"), "mad"]
    run = subprocess.run(command, env=fresh, capture_output=True, text=True)
    assert run.returncode == 0, run.stderr
    assert "compiling games for the page, once on this machine: 0 of 1" in run.stderr
    for file in ("mad.wasm", "mad.json"):
        assert (tmp_path / "fresh" / file).read_bytes() == (tmp_path / "kept" / file).read_bytes(), file


def test_a_machine_without_linker_says_how_to_get_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "which", lambda _name: None)
    monkeypatch.setattr(engine_wasm, "find_spec", lambda _name: None)
    with pytest.raises(VakaError, match=r"apt-get install lld.*pip install ziglang"):
        engine_wasm.linker()


def test_the_linker_of_the_machine_comes_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "which", lambda name: f"/bin/{name}" if name == "wasm-ld-19" else None)
    assert engine_wasm.linker() == ["/bin/wasm-ld-19"]


def test_an_unknown_game_is_named(tmp_path: Path) -> None:
    with pytest.raises(OptionError, match="chess"):
        wasm.write(tmp_path, ["chess"])
    assert not list(tmp_path.iterdir())


def test_what_cannot_be_linked_says_why() -> None:
    with pytest.raises(VakaError, match="wasm-ld failed: "):
        engine_wasm.link(b"no object", ["step"])
