"""Secrets from the browser's generator."""

from __future__ import annotations

import host


def token_bytes(count: int) -> bytes:
    """Random bytes."""
    return bytes.fromhex(host.random(count))
