"""Who may change who sits where before a game begins, and what becomes of the seats."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from vaka.server.protocol import Arranging, Begin, Free, PutBot, Shuffle, Swap
from vaka.server.store import Seat

Seats = Sequence[Seat]


def permitted(wish: Arranging, seats: Seats, mine: Sequence[int], host: bool, host_gone: bool) -> bool:
    """Whether somebody who holds some seats may ask for something; whoever opened the table may do all of it."""
    if host:
        return True
    if isinstance(wish, Begin):
        return host_gone
    if isinstance(wish, Free):
        return wish.seat in mine
    if isinstance(wish, Swap):
        others = {wish.seat, wish.other} - set(mine)
        return len(others) < 2 and all(seats[seat].kind != "person" for seat in others)
    return False


def arranged(wish: Arranging, seats: Seats, shuffle: Callable[[list[Seat]], None]) -> list[Seat] | None:
    """The seats after a wish; None if it cannot be."""
    found = list(seats)
    if any(number >= len(found) for number in _named(wish)):
        return None
    if isinstance(wish, Shuffle):
        shuffle(found)
    elif isinstance(wish, Swap):
        found[wish.seat], found[wish.other] = found[wish.other], found[wish.seat]
    elif isinstance(wish, Free):
        found[wish.seat] = Seat("open")
    elif isinstance(wish, PutBot):
        if found[wish.seat].kind == "person":
            return None
        found[wish.seat] = Seat("bot", level=wish.level)
    return found


def _named(wish: Arranging) -> tuple[int, ...]:
    """The seats that a wish names."""
    if isinstance(wish, Swap):
        return wish.seat, wish.other
    return (wish.seat,) if isinstance(wish, Free | PutBot) else ()
