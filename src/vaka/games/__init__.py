"""The games, one folder each. Calling the package lists them: `vaka.games()`.

The package and the function of the contract share their name, and importing a game would put the one in
the place of the other; so they are the same object.
"""

from __future__ import annotations

import sys
from types import ModuleType

from vaka import registry


class _Games(ModuleType):
    def __call__(self) -> list[str]:
        return registry.games()


sys.modules[__name__].__class__ = _Games
