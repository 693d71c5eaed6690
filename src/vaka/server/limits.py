"""How often something may be done, and which letters may be shown to others."""

from __future__ import annotations

import time
import unicodedata
from collections import OrderedDict
from ipaddress import IPv6Address, IPv6Network
from itertools import pairwise

PAUSE_SECONDS = 0.5  # that a client waits to hear that it asks too much: saying it costs as much as a cheap request
BLANK = "\u2800\ufffc\U0001d159\U00013441\U00013442\U00016fe4"  # letters and signs that look like nothing
# Unicode's Default_Ignorable_Code_Point: nothing is shown of these, such as signs that turn the direction of writing.
IGNORED = (
    *(0x00AD, 0x034F, 0x061C, 0x115F, 0x1160, 0x17B4, 0x17B5, *range(0x180B, 0x1810), *range(0x200B, 0x2010)),
    *(*range(0x202A, 0x202F), *range(0x2060, 0x2070), 0x3164, *range(0xFE00, 0xFE10), 0xFEFF, 0xFFA0),
    *(*range(0xFFF0, 0xFFF9), *range(0x1BCA0, 0x1BCA4), *range(0x1D173, 0x1D17B), *range(0xE0000, 0xE1000)),
)
IGNORE = dict.fromkeys(IGNORED)
EMOJI = "\ufe0f"  # asks for the coloured form of the symbol before it


def visible(text: str) -> str:
    """A text without what cannot be seen; it is empty if no letter, digit or sign is left.

    >>> visible("Anna\\u3164\\ufe0f"), visible("\\u2764\\ufe0f") == "\\u2764\\ufe0f", visible("\\u0301")
    ('Anna', True, '')
    """
    shown = "".join(_shown(before, letter) for before, letter in pairwise(" " + text))
    return shown if any(unicodedata.category(letter)[0] in "LNPS" for letter in shown) else ""


def _shown(before: str, letter: str) -> str:
    """What is shown of a letter: nothing, a space for a control character and the like, or itself."""
    if letter == EMOJI and unicodedata.category(before) == "So" and before not in BLANK:
        return letter
    if ord(letter) in IGNORE:
        return ""
    return " " if letter in BLANK or unicodedata.category(letter)[0] == "C" else letter


def alike(name: str) -> str:
    """The same for names that differ only in case, width, accents written apart, or in what cannot be seen.

    >>> alike("\\uff21nna") == alike("ANNA\\u034f")
    True
    """
    shown = unicodedata.normalize("NFKC", name.translate(IGNORE))
    return " ".join(unicodedata.normalize("NFKC", shown.casefold()).split())


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
