"""Magic Hill: the rules, nothing else. Clause ids are those of the rulebook.

A card that moves a goblin may set off more: a shove, goblins that had waited for a free way, a stone or a tile.
`land` sets a goblin down and notes that its square is *due* to take effect; `run` works off what is due, until
somebody is asked or nothing is left.
"""

from __future__ import annotations

from vaka.games.magichill.layout import *
from vaka.kit import pile
from vaka.kit.chance import below
from vaka.kit.listing import among
from vaka.kit.log import note, scrub
from vaka.kit.pile import HIDDEN, PUBLIC, Pile
from vaka.kit.rule import rule
from vaka.kit.struct import Row

# --- Set-up.


@rule
def setup(s: MagicHillState) -> None:
    """Lay tiles and stones; options, board and chance are in the struct already."""
    s.log.n = 0
    for goblin in range(ALL_GOBLINS):
        s.place[goblin] = UNPLACED
        s.waiting[goblin] = s.due[goblin] = NO_GOBLIN
    for square in range(SQUARES):
        s.lower[square] = s.upper[square] = NO_GOBLIN
    lay_tiles(s)
    clear_turn(s)
    # A51, MH-A1: a random first player, who places and plays first.
    s.first = below(s.chance, int(s.players))
    s.turn = s.player = s.first
    s.phase = PLACE


@rule
def lay_tiles(s: MagicHillState) -> None:
    """C7 to C9: seventeen of nineteen tiles below; the two left over and the reserved passage on level 4."""
    tile = s.tile
    for kind in range(1, TILE_KINDS):
        for _ in range(TILE_COPIES[kind] - (kind == PASSAGE)):
            pile.push(tile, kind, 0)
    pile.shuffle(tile, s.chance)
    pile.push(tile, PASSAGE, 0)
    # The reserved one changes places with itself or one of the two before it.
    other = LOW_TILES + below(s.chance, TILES - LOW_TILES)
    kind = tile.card[other]
    tile.card[other] = PASSAGE
    tile.card[TILES - 1] = kind


@rule
def deal(s: MagicHillState) -> None:
    """C14, MH-A1: when the last goblin is placed the cards are shuffled and three dealt to each."""
    for card in range(KINDS):
        for _ in range(JOKER_COPIES if card == JOKER else VALUE_COPIES):
            pile.push(s.draw, card, 0)
    pile.shuffle(s.draw, s.chance)
    note(s.log, E_DEAL, int(s.first), HIDDEN, 0, 0)
    for seat in range(s.players):
        pile.deal(s.draw, s.hand[seat], seat, HAND)


# --- The mountain.


@rule
def at(s: MagicHillState, square: int) -> int:
    """Where the tables of this mountain's size hold a square."""
    return (int(s.side) - LEAST_SIDE) * SQUARES + square


@rule
def step(s: MagicHillState, square: int, way: int) -> int:
    """The next square of the level, clockwise (1) or counter-clockwise (-1)."""
    return int(CLOCKWISE[at(s, square)] if way == 1 else COUNTER[at(s, square)])


@rule
def entry(s: MagicHillState, village: int) -> int:
    """A4: the corner of the lowest level that touches a village, as the mountain stands."""
    return (village - int(s.rotation) & 3) * (int(s.side) - 1)


@rule
def pair(s: MagicHillState, square: int) -> bool:
    """Whether a goblin sits on another there."""
    return s.upper[square] != NO_GOBLIN


@rule
def owner(goblin: int) -> int:
    """The seat of a goblin."""
    return goblin // GOBLINS


# --- How far a goblin could go.


@rule
def reach(s: MagicHillState, square: int, way: int, most: int) -> int:
    """C24, A15: how many steps from a square, a pair being the last it can land on."""
    steps = 0
    while steps < most:
        square = step(s, square, way)
        steps += 1
        if pair(s, square):
            break
    return steps


@rule
def walk_reach(s: MagicHillState, goblin: int, way: int) -> int:
    """How far a goblin could walk in a direction; 0 if it may not."""
    place = int(s.place[goblin])
    # C31, A8, MH-A9: after landing on a goblin it may only climb.
    if (s.on_goblin and not s.walk_on) or covered(s, goblin):
        return 0
    if place < SQUARES:
        return reach(s, place, way, VALUES)
    # A4: out of a village the entry square is the first step.
    first = entry(s, place - VILLAGE)
    return 1 if pair(s, first) else 1 + reach(s, first, way, VALUES - 1)


@rule
def climb_reach(s: MagicHillState, goblin: int, way: int) -> int:
    """C22, C32, A10: how far a goblin on another could go, one step of it up; 0 if it may not."""
    if climb_bar(s, goblin) != LEGAL:
        return 0
    target = int(ABOVE[at(s, int(s.place[goblin]))])
    return VALUES if target == TOP else 1 + reach(s, target, way, VALUES - 1)


@rule
def climb_bar(s: MagicHillState, goblin: int) -> int:
    """Why a goblin cannot change level."""
    place = int(s.place[goblin])
    if place >= SQUARES or s.upper[place] != goblin:
        return C22
    target = int(ABOVE[at(s, place)])
    if target == TOP:
        return LEGAL
    if target == NOWHERE or s.lower[target] != NO_GOBLIN:
        return C32
    return LEGAL


@rule
def covered(s: MagicHillState, goblin: int) -> bool:
    """A12: whether another goblin sits on it."""
    place = int(s.place[goblin])
    return place < SQUARES and s.lower[place] == goblin and pair(s, place)


@rule
def movable(s: MagicHillState, goblin: int) -> int:
    """The values, as bits 1 to 5, that give a goblin a legal move."""
    farthest = 0
    for way in range(-1, 2, 2):
        # Most goblins can go all the way in the first direction.
        if farthest < VALUES:
            farthest = max(farthest, walk_reach(s, goblin, way))
        if farthest < VALUES:
            farthest = max(farthest, climb_reach(s, goblin, way))
    return (1 << farthest) - 1 << 1


@rule
def can_follow(s: MagicHillState, values: int, without: int) -> bool:
    """Whether the hand, less one copy of a card, has one of these values or a joker for them."""
    hand, skipped = s.hand[s.turn], False
    for i in range(hand.n):
        card = int(hand.card[i])
        if card == without and not skipped:
            skipped = True
        elif values != 0 and (card == JOKER or values >> (card + 1) & 1):
            return True
    return False


# --- What is forbidden, and by which clause.


@rule
def place_bar(s: MagicHillState, number: int, village: int) -> int:
    """Why a goblin may not be placed there."""
    # C13: one goblin after the other, each once.
    if s.phase != PLACE or s.place[GOBLINS * int(s.player) + number] != UNPLACED:
        return C13
    return LEGAL if three_villages(s, int(s.player), 1 << village, 1) else A1


@rule
def three_villages(s: MagicHillState, seat: int, used: int, more: int) -> bool:
    """A1: whether a seat can still fill exactly three villages, with `more` goblins placed in the villages `used`."""
    left = -more
    for goblin in range(GOBLINS * seat, GOBLINS * seat + GOBLINS):
        if s.place[goblin] == UNPLACED:
            left += 1
        else:
            used |= 1 << (int(s.place[goblin]) - VILLAGE)
    villages = (used & 1) + (used >> 1 & 1) + (used >> 2 & 1) + (used >> 3)
    return VILLAGES_USED - left <= villages <= VILLAGES_USED


@rule
def lead_bar(s: MagicHillState, number: int, card: int) -> int:
    """Why a card may not name a goblin."""
    # A14: all cards of a turn move the one goblin; C43: a player who exchanges does not play.
    if s.phase != LEAD:
        return A14 if s.phase == MOVE else C43 if s.phase == EXCHANGE else C16
    if pile.find(s.hand[s.turn], card) < 0:
        return C19 if card == JOKER else C17
    goblin = GOBLINS * int(s.turn) + number
    if covered(s, goblin):
        return A12
    # A13: only one that can then move.
    return LEGAL if can_follow(s, movable(s, goblin), card) else A13


@rule
def toss_bar(s: MagicHillState, card: int) -> int:
    """Why a card may not be put away."""
    if s.phase != LEAD and s.phase != EXCHANGE:
        return C16
    return LEGAL if pile.find(s.hand[s.turn], card) >= 0 else C43


@rule
def move_bar(s: MagicHillState, number: int, climbing: bool) -> int:
    """Why a value, direction and card may not be played now; `number` counts within its group."""
    value, counter, card = (number >> 2) + 1, number >> 1 & 1, JOKER if number & 1 else number >> 2
    if s.phase != MOVE:
        return C18
    if pile.find(s.hand[s.turn], card) < 0:
        return C19 if card == JOKER else C18
    way, goblin = -1 if counter else 1, int(s.led)
    if climbing:
        return climb_way_bar(s, value, way, climb_reach(s, goblin, way))
    return walk_way_bar(s, value, way, walk_reach(s, goblin, way))


@rule
def walk_way_bar(s: MagicHillState, value: int, way: int, far: int) -> int:
    """Why the goblin may not walk that far in that direction, if it could go as far as `far`."""
    goblin = int(s.led)
    if s.on_goblin and not s.walk_on:
        return C31
    if value > far:
        return C24
    # MH-A5, A17: one step out of a village has a direction only where it shoves.
    place = int(s.place[goblin])
    if value == 1 and way == -1 and place >= SQUARES and not pair(s, entry(s, place - VILLAGE)):
        return MH_A5
    return LEGAL


@rule
def climb_way_bar(s: MagicHillState, value: int, way: int, far: int) -> int:
    """Why the goblin may not climb that far in that direction, if it could go as far as `far`."""
    goblin = int(s.led)
    bar = climb_bar(s, goblin)
    if bar != LEGAL:
        return bar
    if value > far:
        return C24
    # One step up, and a step onto the summit, have no direction.
    straight = value == 1 or ABOVE[at(s, int(s.place[goblin]))] == TOP
    return MH_A5 if straight and way == -1 else LEGAL


@rule
def reveal_bar(s: MagicHillState, tile: int) -> int:
    """Why a tile may not be turned up."""
    if s.asked != BALL:
        return C45
    # A33: any that lies face down.
    return LEGAL if s.tile.card[tile] != GONE and not s.up[tile] else A33


@rule
def raven_bar(s: MagicHillState, seat: int) -> int:
    """Why a player may not be named; A39: players may name themselves."""
    return LEGAL if s.asked == RAVEN and s.left == 0 and seat < s.players else C50


@rule
def drop_bar(s: MagicHillState, card: int) -> int:
    """Why a card may not be given up."""
    return LEGAL if s.asked == RAVEN and s.left == 1 and pile.find(s.hand[s.player], card) >= 0 else C50


# --- The three faces of legality.


@rule
def why_not(s: MagicHillState, action: int) -> int:
    """The clause that forbids an action now, or LEGAL."""
    if s.phase == OVER:
        return C59
    if action < LEAD_GOBLIN:
        return place_bar(s, action // VILLAGES, action % VILLAGES)
    if action < WALK:
        return why_not_begin(s, action)
    if action < REVEAL:
        return why_not_move(s, action)
    return why_not_tile(s, action)


@rule
def why_not_begin(s: MagicHillState, action: int) -> int:
    """For what a turn begins with."""
    if action < TOSS:
        number = action - LEAD_GOBLIN >> 1
        return lead_bar(s, number, JOKER if action - LEAD_GOBLIN & 1 else number)
    if action < DONE:
        return toss_bar(s, action - TOSS)
    # A44: done at once, it exchanges none.
    return LEGAL if s.phase == LEAD or s.phase == EXCHANGE else C16


@rule
def why_not_move(s: MagicHillState, action: int) -> int:
    """For the second and later cards."""
    if action < CLIMB:
        return move_bar(s, action - WALK, False)
    if action < STOP:
        return move_bar(s, action - CLIMB, True)
    if s.phase != MOVE:
        return A50
    # MH-A3: two cards at least.
    return LEGAL if s.played.n > 1 else MH_A3


@rule
def why_not_tile(s: MagicHillState, action: int) -> int:
    """For what a tile asks."""
    if action < TURN_CW:
        return reveal_bar(s, action - REVEAL)
    if action < NAME_SEAT:
        return LEGAL if s.asked == WHIRLWIND else C48
    if action < DROP:
        return raven_bar(s, action - NAME_SEAT)
    if action < CHOOSE_VILLAGE:
        return drop_bar(s, action - DROP)
    return LEGAL if s.asked == GHOST or s.asked == TRAPDOOR else C58


legal_among = among(why_not)


@rule
def legal(s: MagicHillState, out: Row) -> int:
    """Write the legal actions, in ascending order; returns how many there are."""
    if s.phase == MOVE:
        return legal_moves(s, out)
    if s.phase == LEAD:
        return legal_leads(s, out)
    if s.phase == EXCHANGE:
        return legal_tosses(s, 0, out)
    if s.phase == PLACE:
        return legal_places(s, out)
    if s.phase == TILE:
        return legal_answers(s, out)
    return 0


@rule
def legal_places(s: MagicHillState, out: Row) -> int:
    """Every goblin still to be placed, in every village from which three can still be filled."""
    n, seat, villages = 0, int(s.player), 0
    for village in range(VILLAGES):
        villages |= three_villages(s, seat, 1 << village, 1) << village
    for number in range(GOBLINS):
        if s.place[GOBLINS * seat + number] == UNPLACED:
            for village in range(VILLAGES):
                if villages >> village & 1:
                    out[n] = PLACE_GOBLIN + number * VILLAGES + village
                    n += 1
    return n


@rule
def legal_answers(s: MagicHillState, out: Row) -> int:
    """The possible answers to the tile that asks."""
    if s.asked == BALL:
        return legal_among(s, REVEAL, TURN_CW - 1, out)
    if s.asked == WHIRLWIND:
        return legal_among(s, TURN_CW, TURN_CCW, out)
    if s.asked == RAVEN:
        return legal_among(s, NAME_SEAT, CHOOSE_VILLAGE - 1, out)
    return legal_among(s, CHOOSE_VILLAGE, ACTIONS - 1, out)


@rule
def legal_leads(s: MagicHillState, out: Row) -> int:
    """Every goblin that a card or a joker can name, and the exchange."""
    hand, n = s.hand[s.turn], 0
    joker = pile.find(hand, JOKER) >= 0
    for number in range(GOBLINS):
        own = pile.find(hand, number) >= 0
        if own or joker:
            values = movable(s, GOBLINS * int(s.turn) + number)
            if own and can_follow(s, values, number):
                out[n] = LEAD_GOBLIN + 2 * number
                n += 1
            if joker and can_follow(s, values, JOKER):
                out[n] = LEAD_GOBLIN + 2 * number + 1
                n += 1
    return legal_tosses(s, n, out)


@rule
def legal_tosses(s: MagicHillState, n: int, out: Row) -> int:
    """Every different card in hand, and ending the exchange."""
    n = pile.list_kinds(s.hand[s.turn], TOSS, n, out)
    out[n] = DONE
    return n + 1


@rule
def legal_moves(s: MagicHillState, out: Row) -> int:
    """Every value in hand or by a joker, walking and climbing; to stop after the second card."""
    n = legal_ways(s, WALK, 0, out)
    n = legal_ways(s, CLIMB, n, out)
    if s.played.n > 1:
        out[n] = STOP
        n += 1
    return n


@rule
def legal_ways(s: MagicHillState, group: int, n: int, out: Row) -> int:
    """The ways of one kind, for the values that are in hand."""
    hand, goblin = s.hand[s.turn], int(s.led)
    joker = pile.find(hand, JOKER) >= 0
    walking = group == WALK
    far = walk_reach(s, goblin, 1) if walking else climb_reach(s, goblin, 1)
    back = walk_reach(s, goblin, -1) if walking else climb_reach(s, goblin, -1)
    for value in range(1, max(far, back) + 1):
        own = pile.find(hand, value - 1) >= 0
        if own or joker:
            for counter in range(2):
                way, reached = (-1, back) if counter else (1, far)
                bar = walk_way_bar(s, value, way, reached) if walking else climb_way_bar(s, value, way, reached)
                if bar == LEGAL:
                    first = group + (value - 1) * 4 + counter * 2
                    if own:
                        out[n] = first
                        n += 1
                    if joker:
                        out[n] = first + 1
                        n += 1
    return n


# --- Play.


@rule
def play(s: MagicHillState, action: int) -> None:
    """Carry out a legal action."""
    s.log.n = 0
    if action < LEAD_GOBLIN:
        place_goblin(s, action // VILLAGES, action % VILLAGES)
    elif action < TOSS:
        number = action - LEAD_GOBLIN >> 1
        lead(s, number, JOKER if action - LEAD_GOBLIN & 1 else number)
    elif action < DONE:
        toss(s, action - TOSS)
    elif action == DONE:
        exchange(s)
    elif action < CLIMB:
        move(s, E_WALK, action - WALK)
    elif action < STOP:
        move(s, E_CLIMB, action - CLIMB)
    elif action == STOP:
        note(s.log, E_STOP, int(s.turn), HIDDEN, 0, 0)
        end_play(s)
    else:
        answer(s, action)


@rule
def place_goblin(s: MagicHillState, number: int, village: int) -> None:
    """C13: one goblin each in turn, until all are placed; then the cards are dealt."""
    seat = int(s.player)
    goblin = GOBLINS * seat + number
    s.place[goblin] = VILLAGE + village
    note(s.log, E_PLACE, seat, HIDDEN, 0, goblin * PLACES + VILLAGE + village)
    s.turn = s.player = next_seat(s, seat)
    mine = GOBLINS * int(s.player)
    for other in range(mine, mine + GOBLINS):
        if s.place[other] == UNPLACED:
            return
    deal(s)
    begin_turn(s, int(s.first))


@rule
def next_seat(s: MagicHillState, seat: int) -> int:
    """The seat to the left."""
    return seat + 1 if seat + 1 < s.players else 0


@rule
def begin_turn(s: MagicHillState, seat: int) -> None:
    """C15: the turn passes."""
    s.turn = s.player = seat
    s.phase = LEAD


@rule
def clear_turn(s: MagicHillState) -> None:
    """Nothing is under way."""
    s.led = s.asker = NO_GOBLIN
    s.limit = s.on_goblin = s.tossed = s.ended = s.left = s.ahead = 0
    s.asked = GONE
    for goblin in range(ALL_GOBLINS):
        s.spent[goblin] = 0


# --- Cards.


@rule
def entitled(s: MagicHillState, seat: int) -> int:
    """C26, C41, A43: three cards and one for each stone."""
    return HAND + int(s.held[seat])


@rule
def draw_card(s: MagicHillState, seat: int) -> None:
    """Draw one, if there is any; MH-A11: a new draw pile is made at once, or when a card is wanted."""
    refresh(s, seat)
    if s.draw.n > 0:
        card = pile.draw(s.draw, s.hand[seat], seat)
        note(s.log, E_DRAW, seat, card, 1 << seat, 0)
        refresh(s, seat)


@rule
def refresh(s: MagicHillState, seat: int) -> None:
    """C42, A45: the discards become the draw pile; cards played this turn are not among them."""
    if s.draw.n == 0 and s.discard.n > 0:
        pile.shuffle_back(s.discard, s.draw)
        pile.shuffle(s.draw, s.chance)
        note(s.log, E_RESHUFFLE, seat, HIDDEN, 0, 0)


@rule
def toss(s: MagicHillState, card: int) -> None:
    """C43, MH-A4: put a card away, in sight; from now on nothing but the exchange is possible."""
    pile.lay(s.hand[s.turn], card, s.discard)
    s.tossed += 1
    s.phase = EXCHANGE
    note(s.log, E_TOSS, int(s.turn), card, PUBLIC, 0)


@rule
def exchange(s: MagicHillState) -> None:
    """A44, MH-A2: draw as many as were put away, but not above what one is entitled to."""
    seat, cards = int(s.turn), int(s.tossed)
    for _ in range(cards):
        if s.hand[seat].n < entitled(s, seat):
            draw_card(s, seat)
    end_turn(s)


@rule
def end_play(s: MagicHillState) -> None:
    """C40, C41: the played cards are discards; draw up to what one is entitled to."""
    seat = int(s.turn)
    discard_played(s)
    wanted = entitled(s, seat) - int(s.hand[seat].n)
    for _ in range(wanted):
        draw_card(s, seat)
    end_turn(s)


@rule
def discard_played(s: MagicHillState) -> None:
    """C40: in the order they were played."""
    for i in range(s.played.n):
        pile.push(s.discard, int(s.played.card[i]), PUBLIC)
    while s.played.n > 0:
        pile.pop(s.played)


@rule
def end_turn(s: MagicHillState) -> None:
    """C43: the left neighbour goes on; MH-A14: an extra play lapses with the turn."""
    note(s.log, E_END, int(s.turn), HIDDEN, 0, 0)
    s.bonus[s.turn] = 0
    clear_turn(s)
    begin_turn(s, next_seat(s, int(s.turn)))


@rule
def lead(s: MagicHillState, number: int, card: int) -> None:
    """C17, A46: the first card names the goblin."""
    seat = int(s.turn)
    goblin = GOBLINS * seat + number
    pile.lay(s.hand[seat], card, s.played)
    s.led = goblin
    # C28, C29: three cards, and one more for each Flying card hit out of turn (A38).
    s.limit = PLAYS + s.bonus[seat]
    s.bonus[seat] = 0
    s.phase = MOVE
    note(s.log, E_LEAD, seat, card, PUBLIC, goblin * PLACES + int(s.place[goblin]))


# --- Moving goblins.


@rule
def move(s: MagicHillState, kind: int, number: int) -> None:
    """C18, A5, A6: the full value in one direction, for the goblin named."""
    value, way, card = (number >> 2) + 1, -1 if number >> 1 & 1 else 1, JOKER if number & 1 else number >> 2
    goblin = int(s.led)
    pile.lay(s.hand[s.turn], card, s.played)
    for other in range(ALL_GOBLINS):
        s.spent[other] = 0
    target = walk_target(s, goblin, value, way) if kind == E_WALK else climb_target(s, goblin, value, way)
    note(s.log, kind, int(s.turn), card, PUBLIC, goblin * PLACES + target)
    lift(s, goblin)
    s.on_goblin = 0
    if target == TOP:
        win(s, goblin)
        return
    s.on_goblin = s.lower[target] != NO_GOBLIN
    land(s, goblin, target, way)
    run(s)


@rule
def walk_target(s: MagicHillState, goblin: int, value: int, way: int) -> int:
    """Where a walk ends; out of a village the entry square is its first step."""
    place = int(s.place[goblin])
    if place >= SQUARES:
        place = entry(s, place - VILLAGE)
        value -= 1
    for _ in range(value):
        place = step(s, place, way)
    return place


@rule
def climb_target(s: MagicHillState, goblin: int, value: int, way: int) -> int:
    """C33, A10: one step up, the rest along the new level; A48, C60: on the summit the rest is lost."""
    place = int(ABOVE[at(s, int(s.place[goblin]))])
    if place == TOP:
        return TOP
    for _ in range(value - 1):
        place = step(s, place, way)
    return place


@rule
def lift(s: MagicHillState, goblin: int) -> None:
    """Take a goblin off its place; it waits no more."""
    place = int(s.place[goblin])
    if place < SQUARES:
        if s.upper[place] == goblin:
            s.upper[place] = NO_GOBLIN
        else:
            s.lower[place] = NO_GOBLIN
    for i in range(s.waits):
        if s.waiting[i] == goblin:
            forget_waiting(s, i)
            break


@rule
def forget_waiting(s: MagicHillState, i: int) -> None:
    """Take one out of those that wait."""
    s.waits -= 1
    for later in range(i, s.waits):
        s.waiting[later] = s.waiting[later + 1]
    s.waiting[s.waits] = NO_GOBLIN


@rule
def land(s: MagicHillState, goblin: int, square: int, way: int) -> None:
    """C23, C36, C38: on an empty square, on a goblin, or on a pair, whose upper one is shoved on (A16)."""
    while pair(s, square):
        shoved = int(s.upper[square])
        s.upper[square] = goblin
        s.place[goblin] = square
        goblin, square = shoved, step(s, square, way)
        note(s.log, E_SHOVE, owner(goblin), HIDDEN, 0, goblin * PLACES + square)
    s.place[goblin] = square
    if s.lower[square] == NO_GOBLIN:
        s.lower[square] = goblin
        # C25 to C30: what lies there takes effect, once waiting goblins have gone (A24).
        put_due(s, 0, goblin)
        s.ahead = 0
    else:
        # A18, C35: on top of another nothing else happens.
        s.upper[square] = goblin


@rule
def put_due(s: MagicHillState, i: int, goblin: int) -> None:
    """A goblin's square is to take effect, after i others."""
    for later in range(s.dues, i, -1):
        s.due[later] = s.due[later - 1]
    s.due[i] = goblin
    s.dues += 1


@rule
def take_due(s: MagicHillState) -> int:
    """The next goblin whose square takes effect."""
    goblin = int(s.due[0])
    s.dues -= 1
    for i in range(s.dues):
        s.due[i] = s.due[i + 1]
    s.due[s.dues] = NO_GOBLIN
    return goblin


@rule
def run(s: MagicHillState) -> None:
    """MH-A6: work off what is due, one by one, until somebody is asked or nothing is left."""
    s.asked = GONE
    s.asker = NO_GOBLIN
    s.left = 0
    while s.phase != OVER and s.asked == GONE:
        if free_one(s):
            continue
        if s.dues == 0:
            after_move(s)
            return
        goblin = take_due(s)
        s.ahead = 0
        take_effect(s, goblin)


@rule
def after_move(s: MagicHillState) -> None:
    """MH-A3: ask for another card, as long as everyone can see that one might be played."""
    open_ = not s.ended and s.played.n < s.limit and s.hand[s.turn].n > 0
    if open_ and movable(s, int(s.led)) != 0:
        s.phase = MOVE
        s.player = s.turn
    else:
        end_play(s)


@rule
def free_one(s: MagicHillState) -> bool:
    """C54, C56, A24 to A26: the longest waiting goblin whose way is free and that is not covered goes."""
    for i in range(s.waits):
        goblin = int(s.waiting[i])
        square = int(s.place[goblin])
        target = way_on(s, square)
        if not pair(s, square) and s.lower[target] == NO_GOBLIN:
            pass_on(s, goblin, square, target)
            put_due(s, int(s.ahead), goblin)
            s.ahead += 1
            return True
    return False


@rule
def way_on(s: MagicHillState, square: int) -> int:
    """Where the passage or trapdoor of a square leads."""
    kind = s.tile.card[s.mark[square]]
    return int(ABOVE[at(s, square)] if kind == PASSAGE else BELOW[at(s, square)])


@rule
def pass_on(s: MagicHillState, goblin: int, square: int, target: int) -> None:
    """Through a passage or trapdoor onto a free square; A27: free of goblins."""
    kind = E_RISE if LEVEL[at(s, target)] > LEVEL[at(s, square)] else E_FALL
    lift(s, goblin)
    s.place[goblin] = target
    s.lower[target] = goblin
    note(s.log, kind, owner(goblin), HIDDEN, 0, goblin * PLACES + target)


# --- Stones and tiles.


@rule
def take_effect(s: MagicHillState, goblin: int) -> None:
    """What lies on the square where a goblin has come to stand, for its owner (A20)."""
    square = int(s.place[goblin])
    mark = int(s.mark[square])
    if mark == STONE:
        take_stone(s, owner(goblin), square)
    elif mark != PLAIN and not s.spent[goblin] >> mark & 1:
        # A22: each tile at most once for each goblin and card.
        s.spent[goblin] |= 1 << mark
        turn_tile(s, goblin, square, mark)


@rule
def take_stone(s: MagicHillState, seat: int, square: int) -> None:
    """C26, C27, C51, A41: a stone for its finder, for the box, or for the Raven that lies before them."""
    s.mark[square] = PLAIN
    if s.ravens[seat] > 0:
        s.ravens[seat] -= 1
        note(s.log, E_EATEN, seat, HIDDEN, 0, 0)
    elif s.held[seat] == MOST_STONES:
        note(s.log, E_SPARE, seat, HIDDEN, 0, 0)
    else:
        s.held[seat] += 1
        note(s.log, E_STONE, seat, HIDDEN, 0, int(s.held[seat]))
        # A42, MH-A2: a card at once, while the hand is below the new limit.
        if s.hand[seat].n < entitled(s, seat):
            draw_card(s, seat)


@rule
def turn_tile(s: MagicHillState, goblin: int, square: int, tile: int) -> None:
    """C30, C44, A47: seen by all, and face down again after use; Crystal ball and Raven leave the game."""
    kind = int(s.tile.card[tile])
    s.tile.seen[tile] = PUBLIC
    s.up[tile] = 0
    note(s.log, E_TILE, owner(goblin), kind, PUBLIC, goblin * PLACES + square)
    if kind == PASSAGE:
        use_passage(s, goblin, square)
    elif kind == TRAPDOOR:
        use_trapdoor(s, goblin, square)
    elif kind == FLYING:
        use_flying(s, owner(goblin))
    elif kind == GHOST:
        ask(s, GHOST, goblin, owner(goblin))
    elif kind == WHIRLWIND:
        use_whirlwind(s, goblin)
    else:
        s.tile.card[tile] = GONE
        s.mark[square] = PLAIN
        use_once(s, kind, goblin)


@rule
def ask(s: MagicHillState, kind: int, goblin: int, seat: int) -> None:
    """A tile asks a seat for a decision."""
    s.asked = kind
    s.asker = goblin
    s.phase = TILE
    s.player = seat


@rule
def use_passage(s: MagicHillState, goblin: int, square: int) -> None:
    """C52, C53: up to the neighbouring square, or wait; A49: from level 4 it is the summit."""
    target = int(ABOVE[at(s, square)])
    if target == TOP:
        lift(s, goblin)
        win(s, goblin)
    else:
        go_or_wait(s, goblin, square, target)


@rule
def use_trapdoor(s: MagicHillState, goblin: int, square: int) -> None:
    """C55 to C57, A30: down to the neighbouring square, or stay; from the lowest level to a village."""
    target = int(BELOW[at(s, square)])
    if target == NOWHERE:
        ask(s, TRAPDOOR, goblin, owner(goblin))
    else:
        go_or_wait(s, goblin, square, target)


@rule
def go_or_wait(s: MagicHillState, goblin: int, square: int, target: int) -> None:
    """On to a free square, where it lands like any other (A22); else it waits."""
    if s.lower[target] == NO_GOBLIN:
        pass_on(s, goblin, square, target)
        put_due(s, 0, goblin)
    else:
        s.waiting[s.waits] = goblin
        s.waits += 1
        note(s.log, E_WAIT, owner(goblin), HIDDEN, 0, goblin * PLACES + square)


@rule
def use_flying(s: MagicHillState, seat: int) -> None:
    """C49, A37, A38: a card at once, and one more to play: now, or in the owner's next turn."""
    note(s.log, E_EXTRA, seat, HIDDEN, 0, int(seat == s.turn))
    if s.hand[seat].n < MOST_CARDS:
        draw_card(s, seat)
    if seat == s.turn:
        s.limit += 1
    else:
        s.bonus[seat] += 1


@rule
def use_whirlwind(s: MagicHillState, goblin: int) -> None:
    """C47, C48, A36: all tiles face down; then the player on turn turns the mountain."""
    for tile in range(TILES):
        s.up[tile] = 0
    note(s.log, E_DOWN, owner(goblin), HIDDEN, 0, 0)
    ask(s, WHIRLWIND, goblin, int(s.turn))


@rule
def use_once(s: MagicHillState, kind: int, goblin: int) -> None:
    """C45, C50: Crystal ball and Raven ask the goblin's owner (MH-A7)."""
    if kind == RAVEN:
        ask(s, RAVEN, goblin, owner(goblin))
        return
    hidden = face_down(s)
    if hidden > 0:
        ask(s, BALL, goblin, owner(goblin))
        s.left = min(BALL_REVEALS, hidden)


@rule
def face_down(s: MagicHillState) -> int:
    """A33: how many tiles lie face down."""
    tiles = 0
    for tile in range(TILES):
        if s.tile.card[tile] != GONE and not s.up[tile]:
            tiles += 1
    return tiles


# --- What a tile was answered.


@rule
def answer(s: MagicHillState, action: int) -> None:
    """Carry out what was chosen."""
    if action < TURN_CW:
        show_tile(s, action - REVEAL)
    elif action < NAME_SEAT:
        turn_mountain(s, 1 if action == TURN_CW else -1)
    elif action < DROP:
        send_raven(s, action - NAME_SEAT)
    elif action < CHOOSE_VILLAGE:
        note(s.log, E_DROP, int(s.player), action - DROP, PUBLIC, 0)
        pile.lay(s.hand[s.player], action - DROP, s.discard)
        run(s)
    else:
        return_to_village(s, int(s.asker), VILLAGE + action - CHOOSE_VILLAGE)


@rule
def show_tile(s: MagicHillState, tile: int) -> None:
    """C45, C46, A34, A35: it stays visible and does nothing until a goblin lands on it."""
    s.up[tile] = 1
    s.tile.seen[tile] = PUBLIC
    note(s.log, E_SHOWN, int(s.player), int(s.tile.card[tile]), PUBLIC, tile)
    s.left -= 1
    if s.left == 0:
        run(s)


@rule
def turn_mountain(s: MagicHillState, way: int) -> None:
    """C48: a quarter turn; villages and the goblins in them stay."""
    s.rotation = int(s.rotation) + way & 3
    note(s.log, E_TURN, int(s.turn), HIDDEN, 0, way)
    run(s)


@rule
def send_raven(s: MagicHillState, seat: int) -> None:
    """C50, C51: a stone and a card are lost, or the Raven lies in wait."""
    note(s.log, E_RAVEN, int(s.player), HIDDEN, 0, seat)
    if s.held[seat] == 0:
        s.ravens[seat] += 1
        note(s.log, E_LURK, seat, HIDDEN, 0, 0)
        run(s)
        return
    s.held[seat] -= 1
    note(s.log, E_LOSE, seat, HIDDEN, 0, 0)
    # A40, MH-A8: only a player who is now above the limit gives up a card.
    if s.hand[seat].n > entitled(s, seat):
        s.player = seat
        s.left = 1
    else:
        run(s)


@rule
def return_to_village(s: MagicHillState, goblin: int, village: int) -> None:
    """C57, C58, A31, A32: to any village; the turn ends if it is that of the goblin's owner."""
    lift(s, goblin)
    s.place[goblin] = village
    note(s.log, E_VILLAGE, owner(goblin), HIDDEN, 0, goblin * PLACES + village)
    if owner(goblin) == s.turn:
        s.ended = 1
    run(s)


@rule
def win(s: MagicHillState, goblin: int) -> None:
    """C3, C59: the first goblin on the summit wins for its owner, no matter whose turn it is (A49)."""
    s.place[goblin] = TOP
    note(s.log, E_WIN, owner(goblin), HIDDEN, 0, goblin * PLACES + TOP)
    s.winner = 1 << owner(goblin)
    s.phase = OVER
    s.player = NOBODY
    while s.dues > 0:
        take_due(s)
    discard_played(s)
    clear_turn(s)


# --- Imagining.


@rule
def imagine(s: MagicHillState, observer: int, pool: Pile) -> None:
    """Lay and deal again what the observer has not seen, each arrangement with its true probability.

    The result depends on what the observer knows and on the chance alone.
    """
    relay(s, observer, pool)
    redeal(s, observer, pool)
    # A public promise stands: the goblin that was named can be moved.
    while not promise_kept(s):
        redeal(s, observer, pool)
    for seat in range(s.players):
        pile.presume(s.hand[seat], seat, observer)
        pile.tidy(s.hand[seat])
    scrub(s.log, observer)


@rule
def promise_kept(s: MagicHillState) -> bool:
    """A13: a seat that has named a goblin holds a card that moves it."""
    return s.phase != MOVE or s.played.n > 1 or can_follow(s, movable(s, int(s.led)), HIDDEN)


@rule
def redeal(s: MagicHillState, observer: int, pool: Pile) -> None:
    """All cards that the observer has not seen, among all the places that hold one."""
    for seat in range(s.players):
        pile.gather(s.hand[seat], int(s.hand[seat].n), observer, 0, KINDS, pool)
    pile.gather(s.draw, int(s.draw.n), observer, 0, KINDS, pool)
    pile.sort(pool)
    pile.shuffle(pool, s.chance)
    for seat in range(s.players):
        pile.scatter(s.hand[seat], int(s.hand[seat].n), observer, 0, KINDS, pool)
    pile.scatter(s.draw, int(s.draw.n), observer, 0, KINDS, pool)


@rule
def relay(s: MagicHillState, observer: int, pool: Pile) -> None:
    """All tiles that the observer has not seen, among their places.

    C9: the reserved passage lies on level 4. It is one that the observer has seen there, or an unseen one,
    each as likely as there are ways to lay the other tiles.
    """
    tile = s.tile
    pile.gather(tile, int(tile.n), observer, PASSAGE, TILE_KINDS, pool)
    pile.sort(pool)
    seen_above, unseen_above = 0, 0
    for i in range(LOW_TILES, tile.n):
        if not tile.seen[i] >> observer & 1:
            unseen_above += 1
        elif tile.card[i] == PASSAGE:
            seen_above += 1
    known, hidden = seen_above * int(pool.n), unseen_above * pile.count(pool, PASSAGE)
    if hidden > 0 and below(s.chance, known + hidden) >= known:
        reserve_passage(s, observer, pool, below(s.chance, unseen_above))
    else:
        pile.shuffle(pool, s.chance)
    pile.scatter(tile, int(tile.n), observer, PASSAGE, TILE_KINDS, pool)


@rule
def reserve_passage(s: MagicHillState, observer: int, pool: Pile, nth: int) -> None:
    """Shuffle all but one passage, which goes to the nth unseen tile of level 4, counted from the last."""
    place, i = 0, int(s.tile.n) - 1
    while nth > 0 or s.tile.seen[i] >> observer & 1:
        if not s.tile.seen[i] >> observer & 1:
            nth -= 1
            place += 1
        i -= 1
    # Passages come first in order. The pool is dealt from its top, so the last tile gets its lowest entry.
    pool.card[0] = pool.card[pool.n - 1]
    pile.pop(pool)
    pile.shuffle(pool, s.chance)
    pile.push(pool, PASSAGE, 0)
    pool.card[pool.n - 1] = pool.card[place]
    pool.card[place] = PASSAGE


# --- Positions.


@rule
def accept(s: MagicHillState) -> int:
    """Finish a struct that was filled from a position, if the rules can lead there; else the fault."""
    fault = goblin_fault(s)
    if fault == SOUND and s.phase != PLACE and s.draw.n == 0 and s.discard.n > 0:
        # MH-A11: a new draw pile is made at once.
        fault = F_DRAW
    if fault == SOUND:
        fault = waiting_fault(s)
    if fault == SOUND and s.led != NO_GOBLIN:
        fault = turn_fault(s)
    return fault


@rule
def goblin_fault(s: MagicHillState) -> int:
    """A54: no goblin on a stone; somebody is on the summit exactly when the game is over."""
    on_top = 0
    for goblin in range(GOBLINS * int(s.players)):
        place = int(s.place[goblin])
        if place < SQUARES and s.mark[place] == STONE:
            return F_STONE
        if place == TOP:
            s.winner = 1 << owner(goblin)
            on_top += 1
    if s.phase == OVER:
        return SOUND if on_top == 1 else F_NOT_TOP
    if on_top > 0:
        return F_TOP
    return villages_fault(s) if s.phase == PLACE else SOUND


@rule
def villages_fault(s: MagicHillState) -> int:
    """A1: during the set-up everyone can still fill exactly three villages."""
    for seat in range(s.players):
        if not three_villages(s, seat, 0, 0):
            return F_VILLAGES
    return SOUND


@rule
def waiting_fault(s: MagicHillState) -> int:
    """Goblins wait on passages and trapdoors whose way is not free."""
    for i in range(s.waits):
        goblin = int(s.waiting[i])
        square = int(s.place[goblin])
        if square >= SQUARES or s.lower[square] != goblin or s.mark[square] < 0 or s.mark[square] == STONE:
            return F_WAITING
        kind, level = int(s.tile.card[s.mark[square]]), int(LEVEL[at(s, square)])
        if not (kind == PASSAGE and level < LEVELS) and not (kind == TRAPDOOR and level > 1):
            return F_WAITING
        if s.phase != OVER and not pair(s, square) and s.lower[way_on(s, square)] == NO_GOBLIN:
            return F_FREE
        # Everyone saw what it stands on.
        s.tile.seen[s.mark[square]] = PUBLIC
    return SOUND


@rule
def turn_fault(s: MagicHillState) -> int:
    """Why the turn under way cannot be where it is."""
    if owner(int(s.led)) != s.turn or s.played.n == 0:
        return F_LED
    if s.phase == MOVE:
        if s.on_goblin and (int(s.place[s.led]) >= SQUARES or s.upper[s.place[s.led]] != s.led):
            return F_LED
        if not promise_kept(s):
            return F_PROMISE
        if s.played.n > 1 and (movable(s, int(s.led)) == 0 or s.hand[s.turn].n == 0 or s.played.n >= s.limit):
            return F_NO_MOVE
        return SOUND
    return tile_fault(s) if s.played.n > 1 else F_LED


@rule
def tile_fault(s: MagicHillState) -> int:
    """A tile asks for a goblin that stands on it, or on the plain square it has left."""
    square = int(s.place[s.asker])
    if square >= SQUARES or s.lower[square] != s.asker or pair(s, square):
        return F_TILE
    mark = int(s.mark[square])
    if s.asked == RAVEN or s.asked == BALL:
        return SOUND if mark == PLAIN and (s.asked == RAVEN or s.left <= face_down(s)) else F_TILE
    if mark < 0 or mark == STONE or s.tile.card[mark] != s.asked:
        return F_TILE
    s.tile.seen[mark] = PUBLIC
    return SOUND if s.asked != TRAPDOOR or LEVEL[at(s, square)] == 1 else F_TILE
