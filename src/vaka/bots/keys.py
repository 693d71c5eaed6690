"""Keys: the chance of a bot, the same wherever it thinks."""

from __future__ import annotations

import hashlib
import os

KEY_BYTES = 32


class Keys:
    """The keys of one bot, one after the other; without a seed nobody can foretell them.

    Key n is the SHA-256 of the seed and of n, both little-endian: simple enough for any place that runs a bot.

    >>> Keys(7).next() == hashlib.sha256((7).to_bytes(32, "little") + bytes(8)).digest()
    True
    """

    def __init__(self, seed: int | None) -> None:
        self._seed = os.urandom(KEY_BYTES) if seed is None else (seed % (1 << 256)).to_bytes(KEY_BYTES, "little")
        self._given = 0

    def next(self) -> bytes:
        """The next 32 bytes."""
        number = self._given.to_bytes(8, "little")
        self._given += 1
        return hashlib.sha256(self._seed + number).digest()

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each equally likely, from the next key."""
        return int.from_bytes(self.next(), "little") % n
