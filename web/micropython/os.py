"""What we use of `os`."""

from __future__ import annotations

import host


def urandom(count: int) -> bytes:
    """Random bytes from the browser."""
    return bytes.fromhex(host.random(count))
