"""The log: what the last decision caused, in order, with the card of each event and who saw it."""

from __future__ import annotations

from typing import Annotated, Any

import numpy as np

from vaka.kit.pile import HIDDEN
from vaka.kit.rule import rule
from vaka.kit.struct import Int8, Row, Struct


class Log(Struct):
    """The shape of every log; `log(capacity)` makes the class for a given number of events."""

    n: Int8
    kind: Annotated[Row, np.int8, 0]  # an event number of the game, public
    seat: Annotated[Row, np.int8, 0]  # whom it happened to, public
    card: Annotated[Row, np.int8, 0]  # a card, for those in `seen`; HIDDEN where there is none
    seen: Annotated[Row, np.int8, 0]  # who saw the card
    more: Annotated[Row, np.int16, 0]  # one further number, public


def log(capacity: int) -> Any:
    """The struct class of a log with room for that many events."""
    row = Annotated[Row, np.int8, capacity]
    more = Annotated[Row, np.int16, capacity]
    body = {"n": Int8, "kind": row, "seat": row, "card": row, "seen": row, "more": more}
    return type("Log", (Log,), {"__annotations__": body})


@rule
def note(log: Log, kind: int, seat: int, card: int, seen: int, more: int) -> None:
    """Write one event."""
    i = log.n
    log.kind[i] = kind
    log.seat[i] = seat
    log.card[i] = card
    log.seen[i] = seen
    log.more[i] = more
    log.n += 1


@rule
def scrub(log: Log, observer: int) -> None:
    """Take out the cards that an observer did not see, and what is left of earlier decisions."""
    for i in range(len(log.card)):
        if i >= log.n:
            log.kind[i] = log.seat[i] = log.card[i] = log.seen[i] = log.more[i] = 0
        elif not log.seen[i] >> observer & 1:
            log.card[i] = HIDDEN
