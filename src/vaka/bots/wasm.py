"""The rules, policy and search of the games as WebAssembly, for the page.

    python -m vaka.bots.wasm FOLDER [GAME …]

writes GAME.wasm and GAME.json, the facts that the page needs to use it, for all games or for those named. Both are
kept in the cache, so that a game is compiled once.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np

import vaka.bots.engine
import vaka.engine.wasm
from vaka.bots import tree
from vaka.bots.engine import bot_engine_of
from vaka.bots.style import Style, style_of
from vaka.engine import cache
from vaka.engine.native import CHOICES, engine_of
from vaka.errors import VakaError
from vaka.games.registry import definition, games
from vaka.kit.luck import LUCK


def write(folder: Path, names: Sequence[str]) -> None:
    """Write the modules of some games and their facts into a folder, compiling those that are not in the cache."""
    _compile([name for name in names if not kept(name).exists()])
    folder.mkdir(parents=True, exist_ok=True)
    for name in names:
        (folder / f"{name}.wasm").write_bytes(kept(name).read_bytes())
        (folder / f"{name}.json").write_text(json.dumps(facts(name), indent=1) + "\n")


def kept(name: str) -> Path:
    """Where the cache keeps the module of a game, by the fingerprint of all that it is made from."""
    own = (Path(str(file)) for file in (vaka.engine.wasm.__file__, vaka.bots.engine.__file__, __file__))
    files = dict.fromkeys((*engine_of(name).files, *bot_engine_of(name).files, *own))
    return cache.folder(cache.fingerprint(files)) / f"{name}.wasm"


def keep(name: str) -> None:
    """Compile the module of a game into the cache. Only for a process of its own, see `compile_module`."""
    path = kept(name)
    if not cache.writable(path.parent):
        raise VakaError(f"{path.parent} cannot be written to; name another cache folder in VAKA_CACHE")
    part = path.with_suffix(f".{os.getpid()}")
    part.write_bytes(vaka.engine.wasm.compile_module((engine_of(name), bot_engine_of(name))))
    part.replace(path)


def facts(name: str) -> dict[str, Any]:
    """What the host must know of a module: sizes, and where the fields lie that it reads and writes."""
    game, engine = definition(name), engine_of(name)
    layout: Any = engine.layout
    chance, at = layout.fields["chance"][:2]
    order = list(Style.__dataclass_fields__)
    return {
        "game": name,
        "stamp": engine.stamp.hex(),
        "actions": game.actions,
        "choices": CHOICES,
        "frame": _layout(engine.frame),
        "state": layout.itemsize,
        "player": layout.fields["player"][1],
        "chance": {**_layout(chance), "at": at},
        "pool": engine.pool.itemsize,
        "edge": _layout(tree.EDGE),
        "desk": _layout(tree.DESK),
        "knobs": {**_layout(tree.KNOBS), "order": order, "floats": _floats(tree.KNOBS)},
        "style": [getattr(style_of(name), field) for field in order],
        "shared": tree.SHARED,
        "luck": LUCK,
    }


def _layout(dtype: Any) -> dict[str, Any]:
    places = {name: dtype.fields[name][1] for name in dtype.names if not name.startswith("gap")}
    return {"size": dtype.itemsize, "fields": places}


def _floats(dtype: Any) -> list[str]:
    return [name for name in dtype.names if dtype.fields[name][0] == np.float64]


def _compile(names: Sequence[str]) -> None:
    """Compile the modules of some games into the cache, each in a process of its own, as many at once as fit."""
    if not names:
        return
    vaka.engine.wasm.linker()
    waiting, running, done = list(names), list[subprocess.Popen[bytes]](), list[subprocess.Popen[bytes]]()
    while waiting or running:
        while waiting and len(running) < (os.cpu_count() or 1):
            running.append(_helper(waiting.pop(0)))
        sys.stderr.write(f"\rvaka: compiling games for the page, once on this machine: {len(done)} of {len(names)} …")
        sys.stderr.flush()
        while all(process.poll() is None for process in running):
            time.sleep(0.05)
        done += [process for process in running if process.poll() is not None]
        running = [process for process in running if process.poll() is None]
    sys.stderr.write("\n")
    if any(process.returncode for process in done):
        raise VakaError("the games could not be compiled for the page: the reason stands above")


def _helper(name: str) -> subprocess.Popen[bytes]:
    """A process that compiles one game. Without a fixed hash seed, no two runs would give the same bytes."""
    code = "import sys; from vaka.bots.wasm import keep; keep(sys.argv[1])"
    return subprocess.Popen([sys.executable, "-c", code, name], env={**os.environ, "PYTHONHASHSEED": "0"})


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit("usage: python -m vaka.bots.wasm FOLDER [GAME …]")
    try:
        write(Path(sys.argv[1]), sys.argv[2:] or games())
    except VakaError as fault:
        sys.exit(str(fault))
