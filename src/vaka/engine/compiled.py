"""Compiled sets: functions of one game that are compiled on first use and kept on disk."""

from __future__ import annotations

import re
import subprocess
import sys
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import AbstractContextManager, nullcontext
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any, ClassVar, TypeVar

from filelock import FileLock

import vaka.kit
from vaka.engine import cache
from vaka.kit.rule import INTERPRETED

Report = Callable[[int, int], None]


class CompiledSet:
    """Some compiled functions of one game, each an attribute. A subclass says which."""

    shares: ClassVar[tuple[tuple[str, ...], ...]]
    """The functions compiled together on first use, in shares of about equal work."""
    bulk: tuple[str, ...] = ()
    """The functions that are compiled one by one, when they are first asked for."""
    allocates: ClassVar[bool] = False
    """Whether its functions make arrays."""
    maker: ClassVar[str]
    """The function that makes this set from the game's name, for other processes, as `module:function`."""

    def __init__(self, name: str, files: Iterable[Path], plain: Mapping[str, Callable[..., Any]]) -> None:
        self.name = name
        self.files = list(files)
        """The files whose text decides what is compiled."""
        print_ = cache.fingerprint(self.files)
        self.path = cache.folder(print_)
        self.stamp = bytes.fromhex(print_)
        self._helpers: list[subprocess.Popen[bytes]] = []
        self.functions = {
            key: cache.compile_cached(function, f"{name}.{key}", self.path, self.allocates)
            for key, function in plain.items()
        }

    def signatures(self) -> dict[str, tuple[Any, ...]]:
        """The argument types of each function."""
        raise NotImplementedError

    def __getattr__(self, key: str) -> Any:
        """A compiled function; on first use it is compiled or read from disk.

        Of a function in the shares only the compiled code is kept, without Numba's choice among argument
        types.
        """
        if key not in self._first + self.bulk:
            raise AttributeError(key)
        function = self.functions[key]
        if not INTERPRETED:
            if key in self.bulk and not self._mark(key).exists():
                self._compile_apart([key])
            signature = self.signatures()[key]
            function.compile(signature)
            if key in self._first:
                function = function.overloads[signature].entry_point
        setattr(self, key, function)
        return function

    @property
    def _first(self) -> tuple[str, ...]:
        return tuple(key for share in self.shares for key in share)

    @property
    def ready(self) -> bool:
        """Whether nothing of the shares is left to compile."""
        return INTERPRETED or all(self._mark(key).exists() for key in self._first)

    def prepare(self) -> None:
        """Begin to compile the shares in the background, a process for each, unless that was done before."""
        if not self.ready and not self._helpers:
            self._helpers = self._start(self.shares)

    def compile(self, report: Report) -> None:
        """Compile the shares and keep them; `report` is told how many functions are done, and out of how many."""
        if INTERPRETED:
            return
        keys = self._first
        report(0, len(keys))
        self.prepare()
        self._wait(self._helpers, keys, report)
        # What was kept is read from disk; what could not be kept is compiled here.
        self.compile_some(keys)
        report(len(keys), len(keys))

    def compile_all(self) -> None:
        """Compile and keep every function, before several processes need them at once."""
        if not INTERPRETED and not all(self._mark(key).exists() for key in self._first + self.bulk):
            self._compile_apart(*self.shares[:-1], self.shares[-1] + self.bulk)

    def compile_some(self, keys: Sequence[str]) -> None:
        """Compile some functions, or read them from disk."""
        for key in keys:
            with self._alone(key):
                self.functions[key].compile(self.signatures()[key])
                if cache.writable(self.path):
                    self._mark(key).touch()

    def _alone(self, key: str) -> AbstractContextManager[object]:
        """While a process compiles a function, others that want it wait, and then read it from disk."""
        if self._mark(key).exists() or not cache.writable(self.path):
            return nullcontext()
        return FileLock(self.path / f"{self.name}.{key}.lock")

    def _compile_apart(self, *shares: Sequence[str]) -> None:
        """Compile functions in processes of their own, one per share, into the cache.

        Not only to save time: a process that has compiled a rule keeps calling that first version of it. Code
        read from disk calls the copy that was optimised together with its caller instead, which is a third
        faster.
        """
        self._wait(self._start(shares), [key for share in shares for key in share])

    def _start(self, shares: Iterable[Sequence[str]]) -> list[subprocess.Popen[bytes]]:
        """The processes that compile; none if there is nowhere to keep what they make."""
        return [_helper(self.maker, self.name, share) for share in shares] if cache.writable(self.path) else []

    def _wait(self, helpers: list[subprocess.Popen[bytes]], keys: Sequence[str], report: Report | None = None) -> None:
        """Wait until they are done."""
        told = 0
        while any(helper.poll() is None for helper in helpers):
            time.sleep(0.05)
            done = sum(self._mark(key).exists() for key in keys)
            if report and told < done < len(keys):
                report(done, len(keys))
                told = done

    def _mark(self, key: str) -> Path:
        return self.path / f"{self.name}.{key}.ready"


Kind = TypeVar("Kind", bound=CompiledSet)


def make(maker: str, name: str) -> CompiledSet:
    """The compiled set of a game, by the place of the function that makes it."""
    module, _, function = maker.partition(":")
    found: CompiledSet = getattr(import_module(module), function)(name)
    return found


def _helper(maker: str, name: str, keys: Sequence[str]) -> subprocess.Popen[bytes]:
    """A second process that compiles some functions of a game into the cache."""
    code = "import sys; from vaka.engine.compiled import make; make(*sys.argv[1:3]).compile_some(sys.argv[3:])"
    quiet = subprocess.DEVNULL
    command = [sys.executable, "-c", code, maker, name, *keys]
    return subprocess.Popen(command, stdin=quiet, stdout=quiet, stderr=quiet)


def progress(what: str) -> Report:
    """A report that keeps one line on the standard error stream: compiling must not look like a hang."""

    def report(done: int, total: int) -> None:
        if done < total:
            sys.stderr.write(f"\rvaka: compiling {what}, once on this machine, about 20 s: {done} of {total} …")
        else:
            sys.stderr.write(f"\rvaka: compiled {what}; it is kept for next time.{' ' * 24}\n")
        sys.stderr.flush()

    return report


def made_ready(found: Kind, what: str) -> Kind:
    """A compiled set whose shares are compiled; if they were not, a line of progress says what it is."""
    if not found.ready:
        found.compile(progress(what))
    return found


def sources(*modules: object) -> list[Path]:
    """The files whose text decides what is compiled: the kit, the engine, and modules of a game with what they import.

    Tables and rules that they take from other files of their own folder count too.
    """
    kit = sorted(Path(vaka.kit.__path__[0]).glob("*.py"))
    found = [*kit, *(Path(__file__).parent / name for name in ("cache.py", "native.py"))]
    for module in modules:
        assert isinstance(module, ModuleType)
        folder = Path(str(module.__file__)).parent
        imported = re.compile(rf"^from {re.escape(module.__package__ or '')}\.(\w+) import", re.MULTILINE)
        queue = [Path(str(module.__file__))]
        for file in queue:
            named = [folder / f"{name}.py" for name in imported.findall(file.read_text("utf-8"))]
            queue += [other for other in dict.fromkeys(named) if other not in queue]
        found += queue
    return list(dict.fromkeys(found))
