"""The games there are: folders of this package with a `definition`, and plug-ins by the entry point `vaka.games`."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

from vaka.errors import OptionError

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

    from vaka.games.contract import AnyDefinition

FIRST = ("babayaga", "partners", "magichill", "mad")  # listed first, in this order; other games follow by name
GROUP = "vaka.games"


@cache
def built_in() -> tuple[str, ...]:
    """The games of this package."""
    found = {file.parent.name for file in Path(__file__).parent.glob("*/definition.py")}
    return (*(name for name in FIRST if name in found), *sorted(found - set(FIRST)))


def games() -> list[str]:
    """The names that `vaka.load` knows.

    >>> import vaka
    >>> vaka.games()
    ['babayaga', 'partners', 'magichill', 'mad']
    """
    return [*built_in(), *sorted(set(_plugins()) - set(built_in()))]


def definition(name: str) -> AnyDefinition:
    """What a game hands in, by its name."""
    if name in built_in():
        found: AnyDefinition = import_module(f"vaka.games.{name}.definition").GAME
        return found
    if name in _plugins():
        return _plugged_in(_plugins()[name])
    raise OptionError(f"no game {name!r}; there are {', '.join(games())}")


def _plugged_in(point: EntryPoint) -> AnyDefinition:
    from vaka.games.contract import Definition

    found = point.load()
    if not isinstance(found, Definition):
        right = "it must name a vaka.games.contract.Definition, as in 'witch_game.definition:GAME'"
        raise OptionError(f"the entry point of {point.name!r} is {point.value!r}; {right}")
    if found.name != point.name:
        raise OptionError(f"the game {found.name!r} is registered as {point.name!r}; both names must be the same")
    return found


def _plugins() -> dict[str, EntryPoint]:
    from importlib.metadata import entry_points

    return {point.name: point for point in entry_points(group=GROUP)}
