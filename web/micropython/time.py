"""What we use of `time`."""

from __future__ import annotations

import host


def perf_counter() -> float:
    """Seconds since some moment."""
    return float(host.now())
