"""`hashlib` with digests in hex."""

from __future__ import annotations

import hashlib


class sha256:
    """SHA-256."""

    def __init__(self, data: bytes) -> None:
        self._digest: bytes = hashlib.sha256(data).digest()

    def digest(self) -> bytes:
        """As bytes."""
        return self._digest

    def hexdigest(self) -> str:
        """In hexadecimal digits."""
        return self._digest.hex()
