"""Compiled code on disk, so that a game is compiled once.

Numba's own cache looks at the file of the compiled function alone. It does not notice edits in the rules
that the function calls, and it cannot keep functions that close over others. So the folder is keyed by a
fingerprint of all sources of the rules and of the versions that compile them, and inside it a function is
known by its name.
"""

from __future__ import annotations

import hashlib
import os
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import numba
import numpy as np
import platformdirs
from numba.core.caching import CompileResultCacheImpl, FunctionCache, _CacheLocator
from numba.core.codegen import JITCodeLibrary

from vaka.kit.rule import INTERPRETED, OPTIONS, RUN


def fingerprint(sources: Iterable[Path]) -> str:
    """A short hash of source files and of the compiler's versions."""
    digest = hashlib.sha256()
    digest.update(f"{numba.__version__} {np.__version__} {sys.version_info[:2]}".encode())
    for source in sources:
        digest.update(source.name.encode())
        digest.update(source.read_bytes())
    return digest.hexdigest()[:16]


def folder(print_: str) -> Path:
    """Where the code of a fingerprint is kept: `VAKA_CACHE`, or the user's cache folder."""
    home = os.environ.get("VAKA_CACHE")
    return (Path(home) if home else platformdirs.user_cache_path("vaka")) / print_


def writable(path: Path) -> bool:
    """Make a cache folder; returns whether it can be written to."""
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError:
        return False
    return os.access(path, os.W_OK)


def compile_cached(function: Any, name: str, path: Path, allocates: bool = False) -> Any:
    """Compile a function on first use and keep it in a folder, under a name; it may say that it makes arrays."""
    function.__qualname__ = name
    function.__vaka_cache__ = path
    compiled = numba.njit(function, **{**OPTIONS, "_nrt": allocates})  # type: ignore[call-overload]
    if not INTERPRETED and writable(path):
        compiled._cache = _Cache(function)  # type: ignore[no-untyped-call]
    return compiled


def _optimise_once(library: Any) -> None:
    """Optimise a library of Numba's; if it holds a rule, only cheaply.

    A rule is linked into the functions that call it and optimised there with them, fully. Doing it for each
    rule as well would take a third of the compile time, for code that nobody calls. Loops of the rules are too short
    for vectors: they would only be longer to enter.
    """
    rules = [f for f in library._final_module.functions if RUN in f.name and not f.is_declaration]
    costs = ["cheap"]
    if RUN not in library.name:
        if not rules:
            _optimise_fully(library)  # type: ignore[no-untyped-call]
            return
        # Nobody else calls these copies of the rules, so they may change what they take and vanish into their callers.
        for function in rules:
            function.linkage = "internal"
        costs.append("full")
    for cost in costs:
        passes, builder = library._codegen._module_pass_manager(loop_vectorize=False, slp_vectorize=False, cost=cost)
        passes.run(library._final_module, builder)


_optimise_fully = JITCodeLibrary._optimize_final_module
JITCodeLibrary._optimize_final_module = _optimise_once  # type: ignore[method-assign]


class _Locator(_CacheLocator):
    """The fixed folder of a function made by `compile_cached`."""

    def __init__(self, path: Path) -> None:
        self._path = path

    def get_cache_path(self) -> str:
        return str(self._path)

    def get_source_stamp(self) -> str:
        return self._path.name

    def get_disambiguator(self) -> str:
        return "vaka"

    @classmethod
    def from_function(cls, function: Any, _file: str) -> _Locator:
        return cls(function.__vaka_cache__)


class _Impl(CompileResultCacheImpl):
    _locator_classes: list[Any] = [_Locator]  # noqa: RUF012


class _Cache(FunctionCache):
    _impl_class = _Impl

    def _index_key(self, signature: Any, codegen: Any) -> tuple[Any, ...]:
        """The folder's fingerprint stands for the code; types and processor are all that is left to tell apart."""
        return signature, codegen.magic_tuple()
