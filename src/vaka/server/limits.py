"""How often something may be done, and which letters may be shown to others."""

from __future__ import annotations

import time
import unicodedata
from collections import OrderedDict
from ipaddress import IPv6Address, IPv6Network

BLANK = "\u115f\u1160\u2800\u3164\uffa0"  # letters and signs that look like nothing


def visible(text: str) -> str:
    """A text with a space for everything that cannot be seen, such as signs that turn the direction of writing."""
    return "".join(" " if c in BLANK or unicodedata.category(c)[0] == "C" else c for c in text)


def network_of(address: str) -> str:
    """What counts as one address: of IPv6 its first half, since a customer has all that begin with it.

    >>> network_of("2001:db8:1:2:3:4:5:6"), network_of("::ffff:192.0.2.7"), network_of("192.0.2.7")
    ('2001:db8:1:2::/64', '192.0.2.7', '192.0.2.7')
    """
    if ":" not in address:
        return address
    try:
        found = IPv6Address(address)
    except ValueError:  # whatever a proxy has said
        return address
    if found.ipv4_mapped:
        return str(found.ipv4_mapped)
    return address if found.is_link_local else str(IPv6Network((int(found), 64), strict=False))


class Bucket:
    """Lets `burst` through at once, and then `rate` per second."""

    def __init__(self, burst: float, rate: float) -> None:
        self._burst, self._rate = burst, rate
        self._left, self._at = burst, time.monotonic()

    def take(self, amount: float = 1) -> bool:
        """Take some, if that much is left."""
        now = time.monotonic()
        self._left = min(self._burst, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < amount:
            return False
        self._left -= amount
        return True


class Tolls:
    """One bucket per address; the addresses that were seen last are remembered."""

    MOST = 10_000

    def __init__(self, burst: float, rate: float) -> None:
        self._burst, self._rate = burst, rate
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str, cost: float = 1) -> bool:
        """Whether an address may do something of a cost."""
        bucket = self._buckets.setdefault(address, Bucket(self._burst, self._rate))
        self._buckets.move_to_end(address)
        if len(self._buckets) > self.MOST:
            self._buckets.popitem(last=False)
        return bucket.take(cost)
