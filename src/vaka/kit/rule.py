"""The `rule` decorator: plain Python that Numba compiles, typed so that mypy sees through it.

With `NUMBA_DISABLE_JIT=1` a rule is the plain function itself, for debugging and for branch coverage.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Any, TypeVar

import numba
from numba.core import types

INTERPRETED = bool(numba.config.DISABLE_JIT)  # type: ignore[attr-defined]

# Numba names the types in a symbol by numbers that count up in each process. Code of two processes, met
# again in a third through the cache, could then share a symbol that means different things. A word of
# its own in every name keeps them apart.
RUN = secrets.token_hex(8)

# No array is made in compiled code, so nobody need count who holds one; counting took a third of MAD's time.
OPTIONS = {"nogil": True, "error_model": "numpy", "_nrt": False}

Function = TypeVar("Function", bound=Callable[..., Any])


def rule(function: Function) -> Function:
    """Compile a function of the rules. Only other compiled functions call it, so it has no Python wrapper.

    >>> @rule
    ... def twice(n: int) -> int:
    ...     return 2 * n
    """
    function.__qualname__ += f".{RUN}"
    bare = {"no_cpython_wrapper": True, "no_cfunc_wrapper": True}
    compiled: Any = numba.njit(function, **OPTIONS, **bare)  # type: ignore[call-overload]
    if not INTERPRETED:  # pragma: no cover - coverage is measured interpreted
        compiled.compile = _with_wide_integers(compiled.compile)
    result: Function = compiled
    return result


def _with_wide_integers(
    compile_: Callable[[tuple[Any, ...]], Any],
) -> Callable[[tuple[Any, ...]], Any]:  # pragma: no cover - as above
    """Compile for 64-bit integers only.

    Left alone, Numba compiles a function again for every mix of 8-bit fields, 64-bit results and literal
    numbers among its arguments, three times as much code in all.
    """

    def compile_wide(arguments: tuple[Any, ...]) -> Any:
        plain = map(types.unliteral, arguments)
        return compile_(tuple(types.int64 if isinstance(a, types.Integer) else a for a in plain))

    return compile_wide
