"""Partners: the rules, nothing else. Clause ids are those of the rulebook.

A pawn is a number from 0 to 15, its colour's seat times four and more. Functions that look where a pawn would
go answer with its new place, or with the negative of the clause that forbids it.
"""

from __future__ import annotations

from vaka.games.partners.goal import (
    DOORS,
    ENDS,
    LOCKS,
    LOWEST,
    REACHES,
    REVERSED,
    RING_BITS,
    RING_SETS,
    ROOM,
    WAYS,
)
from vaka.games.partners.layout import *
from vaka.kit import pile
from vaka.kit.chance import below
from vaka.kit.log import note, scrub
from vaka.kit.pile import HIDDEN, PUBLIC, Pile
from vaka.kit.rule import rule
from vaka.kit.struct import Row

# --- Set-up and dealing.


@rule
def setup(s: PartnersState) -> None:
    """All pawns at home, the first deal; options and chance are in the struct already."""
    s.log.n = 0
    for pawn in range(SEATS * PAWNS):
        s.pawn[pawn] = HOME
    s.picked = NO_PAWN
    # CD-1: a random dealer.
    s.dealer = below(s.chance, SEATS)
    for card in range(KINDS):
        for _ in range(COPIES):
            pile.push(s.deck, card, 0)
    new_dealer(s)


@rule
def new_dealer(s: PartnersState) -> None:
    """§P3, §R2: collect all cards and shuffle them."""
    pile.shuffle_back(s.used, s.deck)
    for i in range(s.hidden.n):
        s.barred[i] = 0
    pile.shuffle_back(s.hidden, s.deck)
    pile.shuffle(s.deck, s.chance)
    s.shown = 0
    s.deal = 0
    deal_hands(s)


@rule
def deal_hands(s: PartnersState) -> None:
    """§P3, §R1, CD-6: four cards each from the rest of the deck; then everyone gives one away."""
    s.deal += 1
    note(s.log, E_DEAL, int(s.dealer), HIDDEN, 0, int(s.deal))
    for seat in range(SEATS):
        pile.deal(s.deck, s.hand[seat], seat, HAND)
    # §G1, CD-5: left of the dealer leads each of the three deals, and chooses first.
    s.turn = left_of(int(s.dealer))
    s.player = s.turn
    s.phase = GIVE


@rule
def left_of(seat: int) -> int:
    """§G4: the next seat clockwise."""
    return seat + 1 & 3


@rule
def partner(seat: int) -> int:
    """§P1: the seat opposite."""
    return seat ^ 2


# --- Where pawns are.


@rule
def square_of(seat: int, place: int) -> int:
    """The square of the ring, counted from Yellow's start, of a place on a seat's way."""
    square = QUARTER * seat + place - 1
    return square - SQUARES if square >= SQUARES else square


@rule
def place_of(seat: int, square: int) -> int:
    """The place on a seat's way of a square of the ring."""
    place = square - QUARTER * seat + 1
    return place if place > 0 else place + SQUARES


@rule
def on_ring(place: int) -> bool:
    """Whether a place is one of the 56 counted squares."""
    return RING <= place <= LAST_RING


@rule
def in_goal(place: int) -> bool:
    """Whether a place is a goal ring."""
    return GOAL <= place <= INNERMOST


@rule
def held(s: PartnersState, first: int, but: int) -> int:
    """The goal rings that a colour holds, by its first pawn, leaving one pawn out: bit 0 is the outermost."""
    rings = 0
    for pawn in range(first, first + PAWNS):
        rings |= int(RING_BITS[s.pawn[pawn]]) * (pawn != but)
    return rings


@rule
def lane(s: PartnersState, pawn: int) -> int:
    """The goal rings held by the other pawns of this colour."""
    return held(s, pawn & ~3, pawn)


@rule
def locks(place: int, rings: int) -> bool:
    """§M2, GO-5: whether a pawn is locked in a place, by the rings that the others hold."""
    return in_goal(place) and LOCKS[rings * DOORS + place - LAST_RING] != 0


@rule
def locked(s: PartnersState, pawn: int) -> bool:
    """§M3: whether a pawn may not be moved any more."""
    return locks(int(s.pawn[pawn]), lane(s, pawn))


@rule
def finished(s: PartnersState, seat: int) -> bool:
    """FI-7: all four pawns locked, which four in four rings always are."""
    for pawn in range(PAWNS * seat, PAWNS * seat + PAWNS):
        if not in_goal(int(s.pawn[pawn])):
            return False
    return True


@rule
def team_finished(s: PartnersState) -> bool:
    """§F3: all eight pawns of the team in turn."""
    return finished(s, int(s.turn)) and finished(s, partner(int(s.turn)))


@rule
def mover(s: PartnersState) -> int:
    """§F1, FI-1: whose pawns are moved: one's own, and the partner's once those are in."""
    return partner(int(s.turn)) if finished(s, int(s.turn)) else int(s.turn)


@rule
def voice(s: PartnersState) -> int:
    """The colour in which actions name pawns: that of the one who decides, or of the pawns to be moved."""
    if s.phase == GIVE:
        return int(s.player)
    return int(s.turn) if s.phase == OVER else mover(s)


@rule
def secret(s: PartnersState) -> bool:
    """§P4: whether the choice that is due is seen by nobody else."""
    return s.phase == GIVE


# --- Where a pawn would go.


@rule
def destination(s: PartnersState, pawn: int, steps: int) -> int:
    """The place of a pawn after some steps forward, or what forbids them."""
    place = int(s.pawn[pawn])
    # Which rings are held matters only to those that come near them.
    rings = 0 if place + steps <= LAST_RING else lane(s, pawn)
    return ahead(s, pawn >> 2, place, rings, steps)


@rule
def arrival(s: PartnersState, pawn: int, steps: int) -> int:
    """The same when the steps are known to be allowed."""
    place = int(s.pawn[pawn]) + steps
    return place if place <= LAST_RING else destination(s, pawn, steps)


@rule
def ahead(s: PartnersState, seat: int, place: int, rings: int, steps: int) -> int:
    """What `destination` answers, from any place and with any goal rings held by the other pawns of the colour."""
    # §G2: out of home only with a heart.
    if place == HOME:
        return -G2
    if place >= GOAL:
        return goal_end(s, rings, place, steps)
    # §G3: start squares are not counted.
    room = LAST_RING - place
    if crosses_wall(s, seat, place, place + min(steps, room)):
        return -WA_4
    return place + steps if steps <= room else goal_end(s, rings, LAST_RING, steps - room)


@rule
def goal_end(s: PartnersState, rings: int, place: int, steps: int) -> int:
    """From the last square or from a goal ring: `goal.end_of`."""
    row = (int(s.goal) * RING_SETS + rings) * DOORS + place - LAST_RING
    return int(ENDS[row * ROOM + steps])


@rule
def ways(s: PartnersState, seat: int, place: int, rings: int) -> int:
    """The numbers of steps that `ahead` allows, as a mask."""
    unwalled = int(WAYS[(int(s.goal) * RING_SETS + rings) * (HOME + 1) + place])
    return unwalled & int(REACHES[others_walls(s, seat) * (HOME + 1) + place])


@rule
def others_walls(s: PartnersState, seat: int) -> int:
    """§W1: which of the other colours have a wall, as a mask: bit 0 for the next seat."""
    left, opposite, right = s.wall[seat + 1 & 3] > 0, s.wall[seat + 2 & 3] > 0, s.wall[seat + 3 & 3] > 0
    return int(left) | int(opposite) << 1 | int(right) << 2


@rule
def clear_steps(s: PartnersState, seat: int, place: int, most: int) -> int:
    """How many steps, up to `most`, a pawn on the ring can go before another colour's wall."""
    if crosses_wall(s, seat, place, place + most):
        return QUARTER * ((place + most - 1) // QUARTER) - place
    return most


@rule
def crosses_wall(s: PartnersState, seat: int, low: int, high: int) -> bool:
    """§W1, WA-2, WA-3: whether another colour's wall stands between two places on a seat's way."""
    # No move is longer than a quarter, so it can cross only the last border before its end.
    quarter = (high - 1) // QUARTER
    return quarter > 0 and low <= QUARTER * quarter and s.wall[seat + quarter & 3] > 0


@rule
def backwards(s: PartnersState, pawn: int) -> int:
    """§V5: the place of a pawn four squares back, or what forbids it."""
    place = int(s.pawn[pawn])
    if place == HOME:
        return -G2
    # MF-6, GO-6: not in the goal.
    if place >= GOAL:
        return -MF_6
    # MF-1, MF-2, §W2: past its own start, which is not counted and is no wall for its owner.
    if place <= BACK_STEPS:
        return LAST_RING - BACK_STEPS + max(place, 1)
    if crosses_wall(s, pawn >> 2, place - BACK_STEPS, place):
        return -MF_5
    return place - BACK_STEPS


@rule
def same_as_lower(s: PartnersState, pawn: int) -> bool:
    """LA-8: pawns of one colour on one place are the same, the lowest that may still move speaks for them."""
    for other in range(pawn & ~3, pawn):
        if s.pawn[other] == s.pawn[pawn] and not s.moved >> other & 1:
            return True
    return False


# --- Moving pawns.


@rule
def lift(s: PartnersState, pawn: int) -> None:
    """Take a pawn off its place."""
    place, seat = int(s.pawn[pawn]), pawn >> 2
    if place == START:
        s.wall[seat] -= 1
    elif on_ring(place):
        square = square_of(seat, place)
        count = (int(s.square[square]) >> 2) - 1
        s.square[square] = 4 * count + seat if count > 0 else 0


@rule
def set_down(s: PartnersState, pawn: int, place: int) -> None:
    """Put a lifted pawn on a place that is empty or its own colour's (LA-4)."""
    seat = pawn >> 2
    s.pawn[pawn] = place
    if place == START:
        s.wall[seat] += 1
    elif on_ring(place):
        square = square_of(seat, place)
        s.square[square] = 4 * ((int(s.square[square]) >> 2) + 1) + seat


@rule
def land(s: PartnersState, pawn: int, place: int) -> int:
    """Move a pawn; answers which one went home for it: another, itself, or NO_PAWN."""
    lift(s, pawn)
    if on_ring(place):
        square = square_of(pawn >> 2, place)
        there = int(s.square[square])
        if there > 0 and there & 3 != pawn >> 2:
            # §K2, LA-2, LA-3: two or more send the newcomer home.
            if there >> 2 > 1:
                set_down(s, pawn, HOME)
                return pawn
            # §K1, LA-1: a single one goes home, the partner's too.
            victim = pawn_on(s, there & 3, square)
            lift(s, victim)
            set_down(s, victim, HOME)
            set_down(s, pawn, place)
            return victim
    set_down(s, pawn, place)
    return NO_PAWN


@rule
def pawn_on(s: PartnersState, seat: int, square: int) -> int:
    """The first pawn of a colour on a square."""
    pawn = PAWNS * seat
    while s.pawn[pawn] != place_of(seat, square):
        pawn += 1
    return pawn


@rule
def go(s: PartnersState, kind: int, card: int, pawn: int, place: int) -> None:
    """Move a pawn and tell what came of it."""
    note(s.log, kind, int(s.turn), card, PUBLIC, pawn * PLACES + place)
    lost = land(s, pawn, place)
    if lost == pawn:
        note(s.log, E_BUMP, pawn >> 2, HIDDEN, 0, pawn * PLACES + HOME)
    elif lost != NO_PAWN:
        note(s.log, E_HIT, lost >> 2, HIDDEN, 0, lost * PLACES + HOME)
    elif place >= GOAL and locked(s, pawn):
        # It was not locked before, since a locked pawn does not move.
        note(s.log, E_LOCK, pawn >> 2, HIDDEN, 0, pawn * PLACES + place)
        if finished(s, pawn >> 2):
            note(s.log, E_DONE, pawn >> 2, HIDDEN, 0, 0)


# --- The 7: which totals the pawns of a colour can make together, one part each.

OPTIONS = PAWNS * SPLIT_STEPS
FINISH = 16  # totals after which the whole colour is in are noted this many bits higher
FULL_GOAL = 15  # all four rings held


@rule
def part_bar(s: PartnersState, pawn: int, steps: int) -> int:
    """Why a pawn may not take this part of the 7, apart from what is left over."""
    # SV-1: seven in all.
    if steps > s.left:
        return SV_1
    # SV-2, PA-A1: each pawn at most once.
    if s.moved >> pawn & 1:
        return SV_2
    return forward_bar(s, pawn, steps)


@rule
def unmoved(s: PartnersState, seat: int) -> int:
    """SV-3: the pawns of a colour that are out and that this 7 has not moved, as a mask of four."""
    pawns, first = 0, PAWNS * seat
    for number in range(PAWNS):
        if s.pawn[first + number] != HOME and not s.moved >> (first + number) & 1:
            pawns |= 1 << number
    return pawns


@rule
def totals(s: PartnersState, seat: int, pawns: int, most: int, wanted: int) -> int:
    """The totals that some pawns of a colour can make, each going at most once, as a mask; see FINISH.

    Those in the mask `wanted` are enough: when all of them are found, others may be missing.
    A pawn that stays out of the goal neither hinders another pawn of its colour nor helps it, so its parts simply add
    up. Those that can come into the goal or out of it are tried in every order.
    """
    first, apart, weavers = PAWNS * seat, 1, 0
    for number in range(PAWNS):
        if pawns >> number & 1:
            place = int(s.pawn[first + number])
            if place + most > LAST_RING:
                weavers |= 1 << number
            else:
                alone = apart
                for steps in range(1, 1 + clear_steps(s, seat, place, most)):
                    apart |= alone << steps
    return woven(s, first, weavers, most, apart, wanted) if weavers and wanted & ~apart else apart


@rule
def woven(s: PartnersState, first: int, weavers: int, most: int, apart: int, wanted: int) -> int:
    """The totals with the pawns that can reach the goal, in every order, on top of those that the others make.

    A pawn goes once, so its place is that in the struct until then; what a part changes is which rings are held.
    """
    found, total, rings = apart, 0, held(s, first, NO_PAWN)
    # What was chosen at each depth, and which rings were held before.
    chosen, before = 0, 0
    # The pawn that is tried, and the parts of it that are left to try.
    number, parts = -1, 0
    while wanted & ~found:
        if parts == 0:
            # The next pawn, or back to the one before.
            number += 1
            if number == PAWNS:
                if chosen == 0:
                    return found
                number, steps = chosen >> 3 & 3, chosen & 7
                rings = before & FULL_GOAL
                chosen >>= 5
                before >>= 4
                weavers |= 1 << number
                total -= steps
                parts = part_ways(s, first + number, rings, most - total) & -2 << steps
            elif weavers >> number & 1:
                parts = part_ways(s, first + number, rings, most - total)
        else:
            place, steps = int(s.pawn[first + number]), int(LOWEST[parts])
            parts &= parts - 1
            others = rings & ~int(RING_BITS[place])
            after = others | int(RING_BITS[ahead(s, first >> 2, place, others, steps)])
            found |= apart << total + steps
            if after == FULL_GOAL:
                found |= 1 << FINISH + total + steps
            if weavers != 1 << number and total + steps < most:
                # Others go on from here.
                chosen = chosen << 5 | number << 3 | steps
                before = before << 4 | rings
                rings = after
                weavers &= ~(1 << number)
                total += steps
                number, parts = -1, 0
    return found


@rule
def part_ways(s: PartnersState, pawn: int, rings: int, most: int) -> int:
    """The parts up to `most` that a pawn can take, as a mask, by the rings that its colour holds."""
    place = int(s.pawn[pawn])
    return ways(s, pawn >> 2, place, rings & ~int(RING_BITS[place])) & (2 << most) - 1


@rule
def used_up(s: PartnersState) -> bool:
    """All seven steps made; with `short7` also when the team's last pawn is in (SV-5, PA-A2)."""
    return s.left == 0 or (s.short7 == 1 and team_finished(s))


@rule
def uses_up(s: PartnersState, seat: int, pawns: int, left: int) -> bool:
    """Whether these pawns of the colour being moved, and then perhaps its partner's, can make what is left."""
    if left == 0 or one_goes(s, seat, pawns, left):
        return True
    ends = 1 if finished(s, seat) else 0
    if ends == 0:
        found = totals(s, seat, pawns, left, 1 << left)
        if found >> left & 1:
            return True
        ends = found >> FINISH
    # SV-4: once all pawns of a colour are in, the rest goes to the partner's.
    return ends != 0 and rest_fits(s, partner(seat), ends, left)


@rule
def one_goes(s: PartnersState, seat: int, pawns: int, steps: int) -> bool:
    """Whether one of these pawns can make all the steps."""
    first = PAWNS * seat
    rings, found = held(s, first, NO_PAWN), 0
    for number in range(PAWNS):
        if pawns >> number & 1:
            found |= part_ways(s, first + number, rings, steps)
    return found >> steps & 1 != 0


@rule
def rest_fits(s: PartnersState, other: int, ends: int, left: int) -> bool:
    """Whether the partner's pawns can make the rest after one of the totals in `ends`."""
    # SV-5: if they are all in as well, nobody can.
    if finished(s, other):
        return s.short7 == 1
    wanted = 0
    for total in range(left):
        if ends >> total & 1:
            rest = left - total
            wanted |= 1 << rest
            # PA-A2: the team's last pawn may end a 7 early, if the option says so.
            if s.short7 == 1:
                wanted |= (1 << rest) - 1 << FINISH
    return totals(s, other, unmoved(s, other), left, wanted) & wanted != 0


@rule
def completes(s: PartnersState) -> bool:
    """Whether what is left of the 7 can be used up."""
    seat = mover(s)
    return uses_up(s, seat, unmoved(s, seat), int(s.left))


@rule
def leads_on(s: PartnersState, pawn: int, steps: int) -> bool:
    """Whether the rest of the 7 can be used up after this part."""
    place, end = int(s.pawn[pawn]), arrival(s, pawn, steps)
    seat = pawn >> 2
    s.pawn[pawn] = end
    done = uses_up(s, seat, unmoved(s, seat) & ~(1 << (pawn & 3)), int(s.left) - steps)
    s.pawn[pawn] = place
    return done


@rule
def splittable(s: PartnersState) -> bool:
    """§V7, SV-1: whether a 7 could be used up from here."""
    seat = mover(s)
    return uses_up(s, seat, unmoved(s, seat), SPLIT_STEPS)


# --- The swap.


@rule
def lone(s: PartnersState, pawn: int) -> bool:
    """SW-1, SW-2: alone on a square of the ring."""
    place = int(s.pawn[pawn])
    return on_ring(place) and int(s.square[square_of(pawn >> 2, place)]) >> 2 == 1


@rule
def lone_after(s: PartnersState, pawn: int) -> bool:
    """Whether a pawn of a later number can be swapped."""
    for later in range(pawn + 1, SEATS * PAWNS):
        if lone(s, later):
            return True
    return False


@rule
def swappable(s: PartnersState) -> bool:
    """SW-5: two pawns that stand alone."""
    for pawn in range(SEATS * PAWNS):
        if lone(s, pawn):
            return lone_after(s, pawn)
    return False


# --- What is forbidden, and by which clause.


@rule
def start_bar(s: PartnersState) -> int:
    """WA-8: why no pawn can come out."""
    first = PAWNS * mover(s)
    for pawn in range(first, first + PAWNS):
        if s.pawn[pawn] == HOME:
            return LEGAL
    return WA_8


@rule
def forward_bar(s: PartnersState, pawn: int, steps: int) -> int:
    """Why a pawn may not go forward that far."""
    place = destination(s, pawn, steps)
    if place < 0:
        return -place
    return LA_8 if same_as_lower(s, pawn) else LEGAL


@rule
def back_bar(s: PartnersState, pawn: int) -> int:
    """Why a pawn may not go back."""
    place = backwards(s, pawn)
    if place < 0:
        return -place
    return LA_8 if same_as_lower(s, pawn) else LEGAL


@rule
def pick_bar(s: PartnersState, pawn: int) -> int:
    """Why a pawn may not be picked for the swap."""
    if s.phase != PICK:
        return V9
    if not lone(s, pawn):
        return SW_2
    # Each pair is offered once, in the order of the pawns.
    if s.picked == NO_PAWN:
        return LEGAL if lone_after(s, pawn) else SW_1
    return LEGAL if pawn > s.picked else SW_1


@rule
def playable(s: PartnersState, card: int) -> bool:
    """Whether a card could be played now, no matter whose hand it is in."""
    if card <= HEART13 and start_bar(s) == LEGAL:
        return True
    if card == SEVEN:
        return splittable(s)
    if card == SWAP:
        return swappable(s)
    first = PAWNS * mover(s)
    for pawn in range(first, first + PAWNS):
        if card == MINUS4 and backwards(s, pawn) >= 0:
            return True
        for use in range(FIRST_USE[card], LAST_USE[card]):
            if destination(s, pawn, int(USE_STEPS[use])) >= 0:
                return True
    return False


@rule
def fold_bar(s: PartnersState) -> int:
    """§N1, DU-1, DU-3: only when no card can be played."""
    hand = s.hand[s.turn]
    for i in range(hand.n):
        if playable(s, int(hand.card[i])):
            return DU_3
    return LEGAL


# --- The three faces of legality.


@rule
def why_not(s: PartnersState, action: int) -> int:
    """The clause that forbids an action now, or LEGAL."""
    if s.phase == OVER:
        return F3
    if action < START_CARD:
        return LEGAL if s.phase == GIVE and pile.find(s.hand[s.player], action) >= 0 else P4
    if PART_PAWN <= action < USE_SWAP:
        return why_not_part(s, action - PART_PAWN)
    if PICK_PAWN <= action < FOLD:
        return pick_bar(s, action - PICK_PAWN)
    # §P4: play begins after the exchange; §V7, §V9: a card under way comes to its end first.
    if s.phase != PLAY:
        return P4 if s.phase == GIVE else V7 if s.phase == PART else V9
    if action == FOLD:
        return fold_bar(s)
    if pile.find(s.hand[s.turn], card_of(action)) < 0:
        return G1
    return why_not_card(s, action)


@rule
def why_not_part(s: PartnersState, option: int) -> int:
    """For a part of the 7."""
    if s.phase != PART:
        return V7
    pawn, steps = PAWNS * mover(s) + option // SPLIT_STEPS, option % SPLIT_STEPS + 1
    bar = part_bar(s, pawn, steps)
    if bar != LEGAL:
        return bar
    # SV-4, SV-5: a part after which the rest cannot be used up is not offered.
    return LEGAL if leads_on(s, pawn, steps) else SV_1


@rule
def why_not_card(s: PartnersState, action: int) -> int:
    """For a card that is in hand."""
    if action < MOVE:
        return start_bar(s)
    if action == SPLIT:
        return LEGAL if splittable(s) else SV_1
    if action == USE_SWAP:
        return LEGAL if swappable(s) else SW_5
    first = PAWNS * mover(s)
    if action >= BACK:
        return back_bar(s, first + action - BACK)
    return forward_bar(s, first + (action - MOVE) % PAWNS, int(USE_STEPS[(action - MOVE) // PAWNS]))


@rule
def card_of(action: int) -> int:
    """The card that an action lays."""
    if action < MOVE:
        return HEART + action - START_CARD
    if action < BACK:
        return int(USE_CARD[(action - MOVE) // PAWNS])
    if action < SPLIT:
        return MINUS4
    return SEVEN if action == SPLIT else SWAP


@rule
def legal(s: PartnersState, out: Row) -> int:
    """Write the legal actions, in ascending order; returns how many there are."""
    if s.phase == PLAY:
        return legal_plays(s, out)
    if s.phase == PART:
        return legal_parts(s, out)
    if s.phase == PICK:
        return legal_picks(s, out)
    if s.phase == GIVE:
        return legal_gifts(s, out)
    return 0


@rule
def legal_parts(s: PartnersState, out: Row) -> int:
    """Every part that the pawns still to be moved can take, and after which the rest can be used up."""
    n, seat, left = 0, mover(s), int(s.left)
    pawns, rings = unmoved(s, seat), held(s, PAWNS * seat, NO_PAWN)
    for number in range(PAWNS):
        pawn = PAWNS * seat + number
        if pawns >> number & 1 and not same_as_lower(s, pawn):
            parts = part_ways(s, pawn, rings, left)
            # What the others can make whatever this one does, as long as it stays out of the goal.
            room = max(LAST_RING - int(s.pawn[pawn]), 0)
            apart = parts & (2 << min(room, left)) - 1
            wanted = int(REVERSED[apart]) >> SPLIT_STEPS - left
            rest = totals(s, seat, pawns & ~(1 << number), left, wanted) & wanted if apart else 0
            sure = int(REVERSED[rest << SPLIT_STEPS - left])
            while parts:
                steps = int(LOWEST[parts])
                parts &= parts - 1
                if sure >> steps & 1 or leads_on(s, pawn, steps):
                    out[n] = PART_PAWN + number * SPLIT_STEPS + steps - 1
                    n += 1
    return n


@rule
def legal_picks(s: PartnersState, out: Row) -> int:
    """Every pawn that stands alone, behind the first one picked; as the first, all but the last of them."""
    n = 0
    for pawn in range(s.picked + 1, SEATS * PAWNS):
        out[n] = PICK_PAWN + pawn
        n += lone(s, pawn)
    return n - 1 if s.picked == NO_PAWN else n


@rule
def legal_gifts(s: PartnersState, out: Row) -> int:
    """CD-2: any card in hand."""
    return pile.list_kinds(s.hand[s.player], GIVE_CARD, 0, out)


@rule
def legal_plays(s: PartnersState, out: Row) -> int:
    """DU-2: every use of every different card; §N1: folding, if there is none."""
    kinds = kinds_held(s.hand[s.turn])
    n = legal_starts(s, kinds, out)
    n = legal_moves(s, n, out)
    if kinds >> MINUS4 & 1:
        n = legal_backs(s, n, out)
    if kinds >> SEVEN & 1 and splittable(s):
        out[n] = SPLIT
        n += 1
    if kinds >> SWAP & 1 and swappable(s):
        out[n] = USE_SWAP
        n += 1
    if n == 0:
        out[n] = FOLD
        n += 1
    return n


@rule
def kinds_held(hand: Pile) -> int:
    """The kinds of the cards of a hand, as a mask."""
    kinds = 0
    for i in range(hand.n):
        kinds |= 1 << int(hand.card[i])
    return kinds


@rule
def legal_starts(s: PartnersState, kinds: int, out: Row) -> int:
    """Hearts that bring a pawn out."""
    n = 0
    if kinds & HEARTS and start_bar(s) == LEGAL:
        for card in range(HEART, HEART13 + 1):
            if kinds >> card & 1:
                out[n] = START_CARD + card
                n += 1
    return n


@rule
def legal_moves(s: PartnersState, n: int, out: Row) -> int:
    """Every way of every number card, for every pawn that can go it."""
    hand, all_ways = s.hand[s.turn], ways_of_all(s, mover(s))
    for i in range(hand.n):
        if pile.new_kind(hand, i):
            card = int(hand.card[i])
            for use in range(FIRST_USE[card], LAST_USE[card]):
                able = all_ways >> int(USE_STEPS[use])
                for pawn in range(PAWNS):
                    # Written in any case: a branch that nobody can foresee costs more.
                    out[n] = MOVE + use * PAWNS + pawn
                    n += able >> 16 * pawn & 1
    return n


@rule
def ways_of_all(s: PartnersState, seat: int) -> int:
    """The ways of the four pawns of a colour, in sixteen bits each; none for a pawn that a lower one speaks for."""
    found, first, spoken_for = 0, PAWNS * seat, 0
    rings = held(s, first, NO_PAWN)
    for number in range(PAWNS):
        place = int(s.pawn[first + number])
        # LA-8: as `same_as_lower`, since nobody has moved in this turn; from home there is no way.
        able = ways(s, seat, place, rings & ~int(RING_BITS[place])) * (1 - (spoken_for >> place & 1))
        found |= able << 16 * number
        spoken_for |= 1 << place
    return found


@rule
def legal_backs(s: PartnersState, n: int, out: Row) -> int:
    """Every pawn that can go four back."""
    first = PAWNS * mover(s)
    for pawn in range(PAWNS):
        if back_bar(s, first + pawn) == LEGAL:
            out[n] = BACK + pawn
            n += 1
    return n


# --- Play.


@rule
def play(s: PartnersState, action: int) -> None:
    """Carry out a legal action."""
    s.log.n = 0
    if action < START_CARD:
        give(s, action)
    elif PART_PAWN <= action < USE_SWAP:
        option = action - PART_PAWN
        take_part(s, PAWNS * mover(s) + option // SPLIT_STEPS, option % SPLIT_STEPS + 1)
    elif PICK_PAWN <= action < FOLD:
        pick(s, action - PICK_PAWN)
    elif action == FOLD:
        fold(s)
    else:
        lay(s, card_of(action))
        use_card(s, action)


@rule
def lay(s: PartnersState, card: int) -> None:
    """§G1: a card face up on the used ones."""
    pile.lay(s.hand[s.turn], card, s.used)
    s.shown = 1


@rule
def use_card(s: PartnersState, action: int) -> None:
    """What the card says."""
    card, first = card_of(action), PAWNS * mover(s)
    if action == SPLIT:
        note(s.log, E_SPLIT, int(s.turn), card, PUBLIC, 0)
        s.left = SPLIT_STEPS
        s.phase = PART
    elif action == USE_SWAP:
        note(s.log, E_SWAP, int(s.turn), card, PUBLIC, 0)
        s.phase = PICK
    else:
        if action < MOVE:
            bring_out(s, card, first)
        elif action < BACK:
            pawn, use = first + (action - MOVE) % PAWNS, (action - MOVE) // PAWNS
            go(s, E_MOVE, card, pawn, arrival(s, pawn, int(USE_STEPS[use])))
        else:
            pawn = first + action - BACK
            go(s, E_BACK, card, pawn, backwards(s, pawn))
        end_card(s)


@rule
def bring_out(s: PartnersState, card: int, first: int) -> None:
    """§G2, WA-6: a pawn from home to its start square, which may hold any number."""
    pawn = first
    while s.pawn[pawn] != HOME:
        pawn += 1
    go(s, E_START, card, pawn, START)


@rule
def take_part(s: PartnersState, pawn: int, steps: int) -> None:
    """SV-7: one part after the other, each with all that comes of it."""
    place = arrival(s, pawn, steps)
    s.moved |= 1 << pawn
    s.left -= steps
    go(s, E_PART, SEVEN, pawn, place)
    if used_up(s):
        # SV-10: the win is looked for after the card.
        s.left = 0
        s.moved = 0
        end_card(s)


@rule
def pick(s: PartnersState, pawn: int) -> None:
    """§V9, §V10: two pawns change places."""
    note(s.log, E_PICK, int(s.turn), HIDDEN, 0, pawn * PLACES + int(s.pawn[pawn]))
    if s.picked == NO_PAWN:
        s.picked = pawn
        return
    one, other = int(s.picked), pawn
    s.picked = NO_PAWN
    there = square_of(one >> 2, int(s.pawn[one]))
    here = square_of(other >> 2, int(s.pawn[other]))
    lift(s, one)
    lift(s, other)
    # SW-6: nobody is hit, both stood alone; GO-17: only the square counts.
    set_down(s, one, place_of(one >> 2, here))
    set_down(s, other, place_of(other >> 2, there))
    note(s.log, E_TRADE, one >> 2, HIDDEN, 0, one * PLACES + int(s.pawn[one]))
    note(s.log, E_TRADE, other >> 2, HIDDEN, 0, other * PLACES + int(s.pawn[other]))
    end_card(s)


@rule
def fold(s: PartnersState) -> None:
    """§N1, DU-5, CD-7: the whole hand is put down, in sight or not."""
    seat, hand = int(s.turn), s.hand[s.turn]
    barred = barred_kinds(s) if s.folded == CONCEALED else 0
    s.shown = 0
    while hand.n > 0:
        card = int(hand.card[0])
        pile.remove(hand, card)
        if s.folded == CONCEALED:
            s.barred[s.hidden.n] = barred
            pile.push(s.hidden, card, 1 << seat)
            note(s.log, E_FOLD, seat, card, 1 << seat, 0)
        else:
            pile.push(s.used, card, PUBLIC)
            s.shown += 1
            note(s.log, E_FOLD, seat, card, PUBLIC, 0)
    next_turn(s)


@rule
def barred_kinds(s: PartnersState) -> int:
    """PA-A5: the kinds that the folding player could not have played, which is public."""
    kinds = 0
    for card in range(KINDS):
        if not playable(s, card):
            kinds |= 1 << card
    return kinds


@rule
def end_card(s: PartnersState) -> None:
    """FI-6: a team with all pawns locked has won at once; else the turn passes."""
    if team_finished(s):
        note(s.log, E_WIN, int(s.turn), HIDDEN, 0, 0)
        s.winner = 1 << int(s.turn) | 1 << partner(int(s.turn))
        s.phase = OVER
        s.player = NOBODY
    else:
        next_turn(s)


@rule
def next_turn(s: PartnersState) -> None:
    """§G4, CD-8, CD-10: clockwise to the next player with cards; when all hands are empty, a new deal."""
    s.phase = PLAY
    seat = left_of(int(s.turn))
    for _ in range(SEATS):
        if s.hand[seat].n > 0:
            s.turn = seat
            s.player = seat
            return
        seat = left_of(seat)
    if s.deal < DEALS:
        deal_hands(s)
    else:
        # §R2: the next dealer to the left.
        s.dealer = left_of(int(s.dealer))
        new_dealer(s)


# --- The exchange.


@rule
def give(s: PartnersState, card: int) -> None:
    """§P4, CD-3: each chooses in secret; when all have chosen the cards cross."""
    seat = int(s.player)
    hold_out(s, seat, card)
    note(s.log, E_GIVE, seat, card, 1 << seat, 0)
    s.player = left_of(seat)
    if s.player == s.turn:
        cross(s)


@rule
def hold_out(s: PartnersState, seat: int, card: int) -> None:
    """A card from the hand to the place of the chosen one."""
    pile.remove(s.hand[seat], card)
    pile.push(s.given[seat], card, 1 << seat)


@rule
def cross(s: PartnersState) -> None:
    """PA-A4: the cards change hands; giver and receiver know both."""
    for seat in range(SEATS):
        other = partner(seat)
        pair = 1 << seat | 1 << other
        card = pile.pop(s.given[seat])
        pile.put(s.hand[other], card, pair)
        note(s.log, E_CROSS, seat, card, pair, other)
    s.phase = PLAY


# --- Imagining.


@rule
def imagine(s: PartnersState, observer: int, pool: Pile) -> None:
    """Deal again what the observer has not seen, every possible arrangement equally likely.

    The result depends on what the observer knows and on the chance alone.
    """
    chosen = take_back_gifts(s, observer)
    redeal(s, observer, pool)
    for seat in range(SEATS):
        pile.presume(s.hand[seat], seat, observer)
        pile.tidy(s.hand[seat])
    # A secret choice is made again from the hand it came from.
    for seat in range(SEATS):
        if chosen >> seat & 1:
            hold_out(s, seat, int(s.hand[seat].card[below(s.chance, int(s.hand[seat].n))]))
    scrub(s.log, observer)


@rule
def take_back_gifts(s: PartnersState, observer: int) -> int:
    """Put chosen cards that the observer has not seen back into their hands; returns a mask of their seats."""
    seats = 0
    for seat in range(SEATS):
        if seat != observer and s.given[seat].n > 0:
            pile.put(s.hand[seat], pile.pop(s.given[seat]), 1 << seat)
            seats |= 1 << seat
    return seats


@rule
def redeal(s: PartnersState, observer: int, pool: Pile) -> None:
    """All cards that the observer has not seen, among all the places that hold one."""
    for seat in range(SEATS):
        pile.gather(s.hand[seat], int(s.hand[seat].n), observer, 0, KINDS, pool)
    pile.gather(s.deck, int(s.deck.n), observer, 0, KINDS, pool)
    pile.gather(s.hidden, int(s.hidden.n), observer, 0, KINDS, pool)
    pile.sort(pool)
    pile.shuffle(pool, s.chance)
    while not fill_hidden(s, observer, pool):
        pile.shuffle(pool, s.chance)
    mix_hidden(s, observer, pool)
    for seat in range(SEATS):
        pile.scatter(s.hand[seat], int(s.hand[seat].n), observer, 0, KINDS, pool)
    pile.scatter(s.deck, int(s.deck.n), observer, 0, KINDS, pool)


@rule
def unseen_fold(s: PartnersState, slot: int, observer: int) -> bool:
    """Whether an observer does not know a card that was folded face down."""
    return not s.hidden.seen[slot] >> observer & 1


@rule
def could_lie(s: PartnersState, card: int, slot: int) -> bool:
    """PA-A8: only cards that could not be played were folded."""
    return s.barred[slot] >> card & 1 != 0


@rule
def fill_hidden(s: PartnersState, observer: int, pool: Pile) -> bool:
    """Give every unseen folded place a card that could lie there; if the pool fails, all go back to it."""
    for slot in range(s.hidden.n):
        if unseen_fold(s, slot, observer):
            i = int(pool.n) - 1
            while i >= 0 and not could_lie(s, int(pool.card[i]), slot):
                i -= 1
            if i < 0:
                for earlier in range(slot):
                    if unseen_fold(s, earlier, observer):
                        pile.push(pool, int(s.hidden.card[earlier]), 0)
                return False
            s.hidden.card[slot] = pool.card[i]
            pool.card[i] = pool.card[pool.n - 1]
            pile.pop(pool)
    return True


@rule
def mix_hidden(s: PartnersState, observer: int, pool: Pile) -> None:
    """Swap folded cards with others at random, as long as each could lie where it ends up.

    Filling place by place prefers some arrangements to others; every such swap is as likely as the reverse one,
    so in the end all arrangements are equally likely.
    """
    folded = int(s.hidden.n)
    for _ in range(8 * folded):
        slot = below(s.chance, folded)
        other = below(s.chance, folded + int(pool.n))
        if not unseen_fold(s, slot, observer):
            continue
        card = int(s.hidden.card[slot])
        if other >= folded:
            new = int(pool.card[other - folded])
            if could_lie(s, new, slot):
                s.hidden.card[slot] = new
                pool.card[other - folded] = card
        elif unseen_fold(s, other, observer):
            new = int(s.hidden.card[other])
            if could_lie(s, new, slot) and could_lie(s, card, other):
                s.hidden.card[slot] = new
                s.hidden.card[other] = card


# --- Positions.


@rule
def accept(s: PartnersState) -> int:
    """Finish a struct that was filled from a position, if the rules can lead there; else the fault."""
    fault = place_pawns(s)
    if fault != SOUND:
        return fault
    won = 0
    for seat in range(SEATS):
        if finished(s, seat) and finished(s, partner(seat)):
            won |= 1 << seat
    if s.phase == OVER:
        s.winner = won
        return SOUND if won else F_NOT_WON
    return F_WON if won else chain_fault(s)


@rule
def place_pawns(s: PartnersState) -> int:
    """Count the pawns on squares and start squares; two colours or two pawns in a ring cannot share."""
    for pawn in range(SEATS * PAWNS):
        place = int(s.pawn[pawn])
        if in_goal(place) and lane(s, pawn) >> (place - GOAL) & 1:
            return F_RING
        if on_ring(place):
            there = int(s.square[square_of(pawn >> 2, place)])
            if there > 0 and there & 3 != pawn >> 2:
                return F_SHARED
        set_down(s, pawn, place)
    return SOUND


@rule
def chain_fault(s: PartnersState) -> int:
    """Why the card under way cannot be where it is."""
    if s.phase == PLAY and s.hand[s.turn].n == 0:
        return F_NO_CARDS
    if s.phase == PART:
        if s.used.n == 0 or pile.top(s.used) != SEVEN:
            return F_TOP7
        return SOUND if completes(s) else F_PART
    if s.phase == PICK:
        if s.used.n == 0 or pile.top(s.used) != SWAP:
            return F_TOPSWAP
        if s.picked == NO_PAWN:
            return SOUND if swappable(s) else F_PICK
        return SOUND if lone(s, int(s.picked)) and lone_after(s, int(s.picked)) else F_PICK
    return SOUND
