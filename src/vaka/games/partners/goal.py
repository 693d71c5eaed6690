"""Partners: where every number of steps leads from the last square and from each goal ring, worked out once.

Pawns go to and fro in the goal, so a rule that walked there step by step would be the slowest of all.
"""

from __future__ import annotations

import numpy as np

from vaka.games.partners.layout import (
    BOXED,
    CHAMPIONSHIP,
    GO_10,
    GO_11,
    GO_15,
    GOAL,
    HOME,
    INNERMOST,
    LAST_RING,
    LONGEST,
    M3,
    PAWNS,
    QUARTER,
    SEATS,
    SPLIT_STEPS,
    START,
)

DOORS = 1 + INNERMOST - LAST_RING  # the last square and the four rings
RING_SETS = 1 << PAWNS
ROOM = LONGEST + 1
PLACES = range(START, HOME + 1)


def end_of(goal: int, rings: int, place: int, steps: int) -> int:
    """The place after some steps, while other pawns of the colour hold some rings; or what forbids it."""
    if place == LAST_RING:
        # GO-2: forward from the last square there is only the goal. GO-11: its door may be shut.
        return -GO_11 if rings & 1 else weave(rings, GOAL, steps - 1)
    if locks(place, rings):
        return -M3
    end = weave(rings, place, steps)
    # GO-15, PA-A3: in a championship a pawn in the goal must lock or leave it.
    if goal == CHAMPIONSHIP and end >= GOAL and not locks(end, rings):
        return -GO_15
    return end


def locks(place: int, rings: int) -> bool:
    """§M2, GO-5: a ring locks when all deeper ones are held."""
    return rings >> (place - GOAL + 1) == (1 << (INNERMOST - place)) - 1


def weave(rings: int, place: int, steps: int) -> int:
    """§T1 to §T3, GO-7 to GO-9: to and fro in the goal, and out of it backwards."""
    way = 1
    for _ in range(steps):
        if place <= LAST_RING:
            # GO-8: outside it does not turn again.
            place -= 1
        elif shut(rings, place + way):
            way = -way
            # GO-10: hemmed in on both sides.
            if shut(rings, place + way):
                return -GO_10
            place += way
        else:
            place += way
    return place


def shut(rings: int, place: int) -> bool:
    """§M5: the inner end, or another pawn in the way."""
    return place > INNERMOST or (place >= GOAL and rings >> (place - GOAL) & 1 != 0)


def ways_of(goal: int, rings: int, place: int) -> int:
    """The numbers of steps that are allowed from a place, as a mask, if no wall stands in the way."""
    door = min(max(place, LAST_RING), INNERMOST)
    room = door - place  # squares of the ring before the goal; below 0 only at home
    return sum(
        1 << steps
        for steps in range(1, ROOM)
        if room >= 0 and (steps <= room or end_of(goal, rings, door, steps - room) >= 0)
    )


def reach_of(walls: int, place: int) -> int:
    """WA-2, WA-3: the steps that other colours' walls allow from a place, as a mask; bit 0 is the next seat's wall."""
    borders = [QUARTER * (1 + seat) for seat in range(SEATS - 1) if walls >> seat & 1]
    return sum(1 << steps for steps in range(1, ROOM) if not any(place <= border < place + steps for border in borders))


# By the goal in force, the rings held by others, the place and the steps, in this order.
ENDS = np.array(
    [
        end_of(goal, rings, place, steps)
        for goal in (BOXED, CHAMPIONSHIP)
        for rings in range(RING_SETS)
        for place in range(LAST_RING, INNERMOST + 1)
        for steps in range(ROOM)
    ],
    np.int8,
)
# The numbers of steps that are allowed from any place, as masks, if no wall stands in the way; by goal, rings, place.
WAYS = np.array(
    [ways_of(goal, rings, place) for goal in (BOXED, CHAMPIONSHIP) for rings in range(RING_SETS) for place in PLACES],
    np.int16,
)
# The same for walls alone; by a mask of the walls, and places.
REACHES = np.array([reach_of(walls, place) for walls in range(1 << SEATS - 1) for place in PLACES], np.int16)
# The bit of a goal ring, 1 for the outermost; 0 for any other place.
RING_BITS = np.array([1 << (place - GOAL) if GOAL <= place <= INNERMOST else 0 for place in PLACES], np.int8)
# Whether a pawn is locked, whatever the goal.
LOCKS = np.array(
    [locks(place, rings) for rings in range(RING_SETS) for place in range(LAST_RING, INNERMOST + 1)], np.int8
)
# Of a mask of steps of a 7: the fewest steps, and what each number of steps leaves of 7.
PARTS = range(2 << SPLIT_STEPS)
LOWEST = np.array([(mask & -mask).bit_length() - 1 for mask in PARTS], np.int8)
REVERSED = np.array(
    [sum(1 << SPLIT_STEPS - steps for steps in range(SPLIT_STEPS + 1) if mask >> steps & 1) for mask in PARTS], np.int16
)
