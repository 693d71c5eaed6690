"""The games, one folder each. Calling the package lists them: `vaka.games()`.

The package and the function of the contract have the same name, and importing a game would put one in the place of
the other. So they are the same object.
"""

from __future__ import annotations

import sys
from types import ModuleType

from vaka.games import registry


class _Games(ModuleType):
    def __call__(self) -> list[str]:
        return registry.games()


sys.modules[__name__].__class__ = _Games
