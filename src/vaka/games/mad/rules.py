"""The MAD card game: the rules, nothing else. Clause ids are those of the rulebook.

A card with a text starts a *chain*: its player decides, the players it is aimed at are asked, a Worry turns
it round, and at last it is carried out. `follow` starts a chain, `settle` and `carry_out` end it.
"""

from __future__ import annotations

from vaka.games.mad.layout import *
from vaka.kit import pile
from vaka.kit.chance import below
from vaka.kit.listing import among
from vaka.kit.log import note, scrub
from vaka.kit.pile import HIDDEN, PUBLIC, Pile
from vaka.kit.rule import rule
from vaka.kit.struct import Row

# --- Set-up.


@rule
def setup(s: MadState) -> None:
    """Deal, turn up the first card and let the dealer play it; options and chance are in the struct already."""
    s.log.n = 0
    # M-R11: a random dealer.
    s.dealer = below(s.chance, int(s.players))
    s.direction = COUNTER
    clear_chain(s)
    gather_deck(s)
    pile.shuffle(s.stock, s.chance)
    note(s.log, E_DEAL, int(s.dealer), HIDDEN, 0, 0)
    for seat in range(s.players):
        pile.deal(s.stock, s.hand[seat], seat, LARGE_HAND if s.players <= SMALL_TABLE else SMALL_HAND)
    # MD-17, M-R1: the first card counts as played by the dealer, once all hands are picked up.
    pile.turn_up(s.stock, s.pile)
    card = pile.top(s.pile)
    s.colour = colour_of(card)
    note(s.log, E_TURN_UP, int(s.dealer), card, PUBLIC, 0)
    s.turn = s.dealer
    follow(s, card)


@rule
def gather_deck(s: MadState) -> None:
    """MD-1: all cards, in order."""
    for card in range(KINDS):
        for _ in range(copies(card)):
            pile.push(s.stock, card, 0)


@rule
def copies(card: int) -> int:
    """How many cards of a kind there are."""
    return int(COLOURED_COPIES[card % FACES] if card < WILD else COLOURLESS_COPIES[card - WILD])


# --- What cards are.


@rule
def colour_of(card: int) -> int:
    """The colour of a card, NO_COLOUR for a colourless one."""
    return card // FACES if card < WILD else NO_COLOUR


@rule
def face_of(card: int) -> int:
    """What a card shows apart from its colour: its number, picture or text."""
    return card % FACES if card < WILD else card


@rule
def points(card: int) -> int:
    """MD-16: a number its value, any other card five."""
    return face_of(card) + 1 if face_of(card) < NUMBERS else OTHER_POINTS


@rule
def fits(s: MadState, card: int) -> bool:
    """MD-5, MD-6, M-R17, M-R18: same colour, or same number, picture or text; colourless on anything."""
    if card >= WILD or colour_of(card) == s.colour:
        return True
    # What lies on a colourless card shares nothing with it but the colour that was named.
    return face_of(card) == face_of(pile.top(s.pile))


# --- Who is who in a chain.


@rule
def attacker(s: MadState) -> int:
    """Who does what the card says: its player, or the last one to Worry."""
    return int(s.worrier[s.worries - 1]) if s.worries > 0 else int(s.turn)


@rule
def snubbed(s: MadState) -> int:
    """M-R39: play goes on next to the player last snubbed."""
    return int(s.worrier[0]) if s.worries == WORRIES else int(s.turn)


@rule
def next_seat(s: MadState, seat: int) -> int:
    """The neighbour in the direction of play."""
    seat += s.direction
    if seat < 0:
        return int(s.players) - 1
    return 0 if seat == s.players else seat


@rule
def secret(s: MadState) -> bool:
    """Whether the choice that is due is seen by nobody else: the gifts, until they arrive."""
    return s.phase == GIVE


# --- The three faces of legality.


@rule
def why_not(s: MadState, action: int) -> int:
    """The clause that forbids an action now, or LEGAL."""
    if s.phase == OVER:
        return MD_20
    if action < KEEP:
        return why_not_turn(s, action)
    if action < AT:
        return why_not_choice(s, action)
    if action < GIVE_CARD:
        return skip_bar(s) if action == SKIP else target_bar(s, action - AT)
    if action < END:
        return give_bar(s, action - GIVE_CARD)
    # MD-15, M-R49: asked only where the Joker may end the game.
    if action <= PLAIN_JOKER:
        return LEGAL if s.phase == JOKER_USE else MD_15
    return reply_bar(s, action)


@rule
def why_not_turn(s: MadState, action: int) -> int:
    """For a card to play, or to draw."""
    # M-R16: exactly one draw. M-R13, M-R14: after it only the drawn card may be played.
    if s.phase == DRAWN:
        if action == DRAW:
            return M_R16
        if action != pile.top(s.drawn):
            return M_R14
    elif s.phase != TURN:
        return MD_4
    elif action == DRAW:
        # MD-19, MD-A5: drawing is always possible, even with nothing to draw.
        return LEGAL
    elif pile.find(s.hand[s.turn], action) < 0:
        return MD_4
    return LEGAL if fits(s, action) else MD_5


@rule
def why_not_choice(s: MadState, action: int) -> int:
    """For keeping a card, for a direction and for a colour."""
    if action == KEEP:
        return LEGAL if s.phase == DRAWN else MD_A1
    if action <= CCW:
        return LEGAL if s.phase == DIRECTION else MD_7
    # M-R19: the same colour may be named again.
    return LEGAL if s.phase == COLOUR else MD_10


@rule
def target_bar(s: MadState, seat: int) -> int:
    """Why a card may not be aimed at a seat."""
    # MD-4: nobody is aimed at before a card is played that says so.
    if s.phase != TARGET:
        return MD_4
    return MD_A7 if seat == s.player or seat >= s.players else LEGAL


@rule
def skip_bar(s: MadState) -> int:
    """Why a text may not be left undone."""
    if s.phase == TARGET:
        # M-R21: both parts of a wooly are compulsory; M-R23: a give2 is not.
        return M_R21 if s.card == WOOLY else LEGAL
    if s.phase != GIVE:
        return MD_12
    if s.worries == 0:
        return MD_9
    return LEGAL if s.gifts.n == 0 else MD_A3


@rule
def give_bar(s: MadState, card: int) -> int:
    """Why a card may not be chosen as a gift."""
    return LEGAL if s.phase == GIVE and pile.find(s.hand[s.player], card) >= 0 else MD_9


@rule
def reply_bar(s: MadState, action: int) -> int:
    """Why the player may not answer this way."""
    if s.phase != REPLY:
        return M_R28
    return LEGAL if action == ACCEPT or pile.find(s.hand[s.player], WORRY) >= 0 else MD_14


legal_among = among(why_not)


@rule
def legal(s: MadState, out: Row) -> int:
    """Write the legal actions, in ascending order; returns how many there are."""
    if s.phase == TURN:
        return legal_turn(s, out)
    if s.phase == DRAWN:
        return legal_drawn(s, out)
    if s.phase == REPLY:
        return legal_among(s, USE_WORRY, ACCEPT, out)
    if s.phase == COLOUR:
        return legal_among(s, NAME_COLOUR, NAME_COLOUR + COLOURS - 1, out)
    if s.phase == TARGET:
        return legal_among(s, AT, SKIP, out)
    if s.phase == GIVE:
        return legal_gifts(s, out)
    if s.phase == DIRECTION:
        return legal_among(s, CW, CCW, out)
    if s.phase == JOKER_USE:
        return legal_among(s, END, PLAIN_JOKER, out)
    return 0


@rule
def legal_turn(s: MadState, out: Row) -> int:
    """Every different card in hand that fits, and drawing."""
    hand = s.hand[s.turn]
    n = 0
    for i in range(hand.n):
        card = int(hand.card[i])
        if pile.new_kind(hand, i) and fits(s, card):
            out[n] = PLAY_CARD + card
            n += 1
    out[n] = DRAW
    return n + 1


@rule
def legal_drawn(s: MadState, out: Row) -> int:
    """MD-A1: the drawn card, if it fits, and keeping it."""
    n, card = 0, pile.top(s.drawn)
    if fits(s, card):
        out[n] = PLAY_CARD + card
        n += 1
    out[n] = KEEP
    return n + 1


@rule
def legal_gifts(s: MadState, out: Row) -> int:
    """MD-A3: every different card in hand, and skipping before the first one after a Worry."""
    return pile.list_kinds(s.hand[s.player], GIVE_CARD, legal_among(s, SKIP, SKIP, out), out)


# --- Play.


@rule
def play(s: MadState, action: int) -> None:
    """Carry out a legal action."""
    s.log.n = 0
    if action < DRAW:
        play_card(s, action)
    elif action == DRAW:
        draw_by_choice(s)
    elif action == KEEP:
        keep(s)
    elif action <= CCW:
        turn_play(s, CLOCKWISE if action == CW else COUNTER)
    elif action < AT:
        name_colour(s, action - NAME_COLOUR)
    elif action < SKIP:
        aim(s, action - AT)
    elif action == SKIP:
        skip(s)
    elif action < END:
        offer(s, action - GIVE_CARD)
    elif action == END:
        joker_end(s)
    elif action == PLAIN_JOKER:
        decide(s, COLOUR, int(s.turn))
    elif action == USE_WORRY:
        worry(s, int(s.player))
    else:
        let_happen(s, int(s.player))


@rule
def decide(s: MadState, phase: int, seat: int) -> None:
    """Ask a seat next."""
    s.phase = phase
    s.player = seat


@rule
def clear_chain(s: MadState) -> None:
    """No card is being followed."""
    s.card = NO_CARD
    s.target = NOBODY
    s.left = 0
    s.worries = 0
    for i in range(WORRIES):
        s.worrier[i] = NOBODY


@rule
def end_turn(s: MadState) -> None:
    """MD-4: the neighbour in the direction of play goes on."""
    s.turn = next_seat(s, snubbed(s))
    clear_chain(s)
    decide(s, TURN, int(s.turn))


@rule
def play_card(s: MadState, card: int) -> None:
    """Lay a card, from the hand or just drawn; the last one wins (M-R43)."""
    seat = int(s.turn)
    if s.phase == DRAWN:
        pile.pop(s.drawn)
    else:
        pile.remove(s.hand[seat], card)
    note(s.log, E_PLAY, seat, card, PUBLIC, 0)
    lay(s, seat, card)
    if s.hand[seat].n == 0:
        go_out(s, seat)
    else:
        follow(s, card)


@rule
def lay(s: MadState, seat: int, card: int) -> None:
    """Onto the pile: its colour is in force, or one is to be named."""
    pile.push(s.pile, card, PUBLIC)
    s.colour = colour_of(card)
    restock(s, seat)


@rule
def follow(s: MadState, card: int) -> None:
    """What the card just played asks for first."""
    hand, face = s.hand[s.turn], face_of(card)
    s.card = card
    if face < NUMBERS:
        end_turn(s)
    elif face == WHICH:
        decide(s, DIRECTION, int(s.turn))
    elif face == DRAW1:
        ask_all(s)
    elif face == GIVE2:
        # M-R24: exactly two or none; MD-A11: with fewer it is not asked.
        if hand.n >= GIFTS:
            decide(s, TARGET, int(s.turn))
        else:
            end_turn(s)
    elif face == EXCHANGE:
        decide(s, TARGET, int(s.turn))
    elif face == JOKER and hand.n <= JOKER_LIMIT:
        decide(s, JOKER_USE, int(s.turn))
    else:
        # MD-10, MD-11, M-R9, M-R10, M-R40: a colour first, or a colour only.
        decide(s, COLOUR, int(s.turn))


# --- Drawing.


@rule
def draw_by_choice(s: MadState) -> None:
    """MD-4: draw one and decide about it; M-R56, MD-A5: with nothing to draw it is a pass."""
    seat = int(s.turn)
    if s.stock.n == 0:
        note(s.log, E_PASS, seat, HIDDEN, 0, 0)
        end_turn(s)
        return
    card = pile.pop(s.stock)
    pile.push(s.drawn, card, 1 << seat)
    note(s.log, E_DRAW, seat, card, 1 << seat, 0)
    restock(s, seat)
    decide(s, DRAWN, seat)


@rule
def keep(s: MadState) -> None:
    """M-R12: a drawn card need not be played."""
    seat = int(s.turn)
    card = pile.pop(s.drawn)
    pile.put(s.hand[seat], card, 1 << seat)
    note(s.log, E_KEEP, seat, card, 1 << seat, 0)
    end_turn(s)


@rule
def draw_cards(s: MadState, seat: int, cards: int) -> None:
    """M-R55, MD-A5: draw what there is, through a reshuffle if need be."""
    for _ in range(cards):
        if s.stock.n > 0:
            card = pile.draw(s.stock, s.hand[seat], seat)
            note(s.log, E_DRAW, seat, card, 1 << seat, 0)
            restock(s, seat)


@rule
def restock(s: MadState, seat: int) -> None:
    """MD-18, M-R54: when the stock is empty, a new one is made at once from all but the top of the pile."""
    if s.stock.n > 0 or s.pile.n < 2:
        return
    top = pile.pop(s.pile)
    # M-R57: reshuffled cards lose their named colour; the colour in force stays.
    pile.shuffle_back(s.pile, s.stock)
    pile.push(s.pile, top, PUBLIC)
    pile.shuffle(s.stock, s.chance)
    note(s.log, E_RESHUFFLE, seat, HIDDEN, 0, 0)


# --- A card with a text.


@rule
def turn_play(s: MadState, direction: int) -> None:
    """MD-7, M-R3, M-R20: the direction chosen; nobody is skipped."""
    s.direction = direction
    note(s.log, E_DIRECTION, int(s.turn), HIDDEN, 0, direction)
    end_turn(s)


@rule
def name_colour(s: MadState, colour: int) -> None:
    """MD-10: the colour in force; then what the card still has to do."""
    s.colour = colour
    note(s.log, E_COLOUR, int(s.player), HIDDEN, 0, colour)
    if s.worries > 0:
        carry_out(s)
    elif s.card == WOOLY:
        # MD-A4: the colour, then the target.
        decide(s, TARGET, int(s.turn))
    else:
        end_turn(s)


@rule
def aim(s: MadState, seat: int) -> None:
    """Choose the player that the card is aimed at."""
    s.target = seat
    note(s.log, E_AIM, int(s.turn), int(s.card), PUBLIC, seat)
    if face_of(int(s.card)) == GIVE2:
        decide(s, GIVE, int(s.turn))
    else:
        ask_target(s)


@rule
def skip(s: MadState) -> None:
    """MD-12, M-R23, MD-A3: leave the text undone."""
    note(s.log, E_SKIP, int(s.player), HIDDEN, 0, 0)
    if s.phase == GIVE:
        settle(s)
    elif s.card == EXCHANGE:
        decide(s, COLOUR, int(s.turn))
    else:
        end_turn(s)


@rule
def offer(s: MadState, card: int) -> None:
    """Choose a gift; after the second the receiver is asked, unless two Worries were played (MD-A3)."""
    seat = int(s.player)
    hold_out(s, seat, card)
    note(s.log, E_OFFER, seat, card, 1 << seat, 0)
    if s.gifts.n == GIFTS:
        if s.worries < WORRIES:
            ask_target(s)
        else:
            settle(s)


@rule
def hold_out(s: MadState, seat: int, card: int) -> None:
    """Move a card from a hand to the gifts, with what others know of it, so that it can go back."""
    seen = int(s.hand[seat].seen[pile.find(s.hand[seat], card)])
    pile.remove(s.hand[seat], card)
    pile.push(s.gifts, card, seen)


@rule
def take_back_gifts(s: MadState) -> None:
    """M-R37, MD-A6: refused gifts return to their owner."""
    hand = s.hand[attacker(s)]
    while s.gifts.n > 0:
        seen = int(s.gifts.seen[s.gifts.n - 1])
        pile.put(hand, pile.pop(s.gifts), seen)


# --- Asking those aimed at.


@rule
def ask_target(s: MadState) -> None:
    """The one player aimed at is asked."""
    s.left = 1 << int(s.target)
    ask_next(s)


@rule
def ask_all(s: MadState) -> None:
    """MD-8, MD-A2: everyone but the attacker is asked before anyone draws."""
    s.left = (1 << int(s.players)) - 1 & ~(1 << attacker(s))
    ask_next(s)


@rule
def ask_next(s: MadState) -> None:
    """Ask the next player, in play order from the attacker; after the last one the card is settled."""
    if s.left == 0:
        settle(s)
        return
    seat = next_seat(s, attacker(s))
    while not s.left >> seat & 1:
        seat = next_seat(s, seat)
    decide(s, REPLY, seat)


@rule
def let_happen(s: MadState, seat: int) -> None:
    """The player aimed at does not answer."""
    s.left &= ~(1 << seat)
    note(s.log, E_ACCEPT, seat, HIDDEN, 0, 0)
    ask_next(s)


@rule
def worry(s: MadState, seat: int) -> None:
    """MD-14: out of turn, before anything happens (M-R31), against the attacker (M-R29)."""
    victim = attacker(s)
    take_back_gifts(s)
    pile.remove(s.hand[seat], WORRY)
    note(s.log, E_WORRY, seat, WORRY, PUBLIC, victim)
    lay(s, seat, WORRY)
    s.worrier[s.worries] = seat
    s.worries += 1
    s.left = 0
    # M-R41: the last card in defence wins at once.
    if s.hand[seat].n == 0:
        go_out(s, seat)
    else:
        reflect(s, seat, victim)


@rule
def reflect(s: MadState, seat: int, victim: int) -> None:
    """What the card now does, and to whom; M-R38: that may be answered once more."""
    face = face_of(int(s.card))
    s.target = NOBODY if face in (DRAW1, EXCHANGE) else victim
    if face == GIVE2 and s.hand[seat].n >= GIFTS:
        # M-R36, MD-A3: now the other way round.
        decide(s, GIVE, seat)
    elif face in (EXCHANGE, GIVE2) or s.worries == WORRIES:
        # M-R32: a cancelled exchange has nothing to counter.
        settle(s)
    elif face == DRAW1:
        # M-R35: those who accepted before are asked again.
        ask_all(s)
    else:
        ask_target(s)


@rule
def settle(s: MadState) -> None:
    """No more replies are open; MD-A4, M-R42: the last player to Worry names the colour before the effect."""
    if s.worries > 0:
        decide(s, COLOUR, attacker(s))
    else:
        carry_out(s)


@rule
def carry_out(s: MadState) -> None:
    """What the card does; then the turn passes (M-R22, M-R27: nobody loses a turn)."""
    face = face_of(int(s.card))
    if face == EXCHANGE and s.worries == 0:
        exchange(s)
        return
    if face == DRAW1:
        everyone_draws(s)
    elif face == WOOLY:
        draw_cards(s, int(s.target), WOOLY_DRAWS)
    elif face == GIVE2:
        hand_over(s)
        if s.hand[attacker(s)].n == 0:
            # MD-9, M-R46: rid of the last two.
            go_out(s, attacker(s))
            return
    end_turn(s)


@rule
def exchange(s: MadState) -> None:
    """MD-13: whole hands change places; M-R26: then the colour, by a player who now holds other cards."""
    one, other = int(s.turn), int(s.target)
    pile.swap_hands(s.hand[one], s.hand[other], 1 << one | 1 << other)
    note(s.log, E_SWAP, one, HIDDEN, 0, other)
    decide(s, COLOUR, one)


@rule
def everyone_draws(s: MadState) -> None:
    """MD-8, M-R34: everyone but the attacker draws exactly one, in play order."""
    seat = next_seat(s, attacker(s))
    while seat != attacker(s):
        draw_cards(s, seat, 1)
        seat = next_seat(s, seat)


@rule
def hand_over(s: MadState) -> None:
    """M-R25, MD-A6: both gifts to one receiver; giver and receiver know them, the others forget that hand."""
    giver, taker = attacker(s), int(s.target)
    pair = 1 << giver | 1 << taker
    hand = s.hand[giver]
    if s.gifts.n > 0:
        for i in range(hand.n):
            hand.seen[i] &= pair
    while s.gifts.n > 0:
        card = pile.pop(s.gifts)
        pile.put(s.hand[taker], card, pair)
        note(s.log, E_GIFT, giver, card, pair, taker)


# --- The end.


@rule
def go_out(s: MadState, seat: int) -> None:
    """MD-20, M-R43 to M-R48: rid of all cards; what the last card says is not carried out."""
    note(s.log, E_OUT, seat, HIDDEN, 0, 0)
    s.winner = 1 << seat
    close(s)


@rule
def joker_end(s: MadState) -> None:
    """MD-15, M-R53: the game ends, and nobody can answer."""
    note(s.log, E_END, int(s.turn), HIDDEN, 0, 0)
    s.winner = fewest_points(s)
    close(s)


@rule
def close(s: MadState) -> None:
    """All hands are shown and counted."""
    clear_chain(s)
    show_hands(s)
    for seat in range(s.players):
        note(s.log, E_SCORE, seat, HIDDEN, 0, int(s.score[seat]))
    decide(s, OVER, NOBODY)


@rule
def show_hands(s: MadState) -> None:
    """Every hand is seen by all, and its points are counted."""
    for seat in range(s.players):
        pile.reveal(s.hand[seat], PUBLIC)
        s.score[seat] = worth(s.hand[seat])


@rule
def worth(hand: Pile) -> int:
    """MD-16, M-R52: the points left in a hand."""
    total = 0
    for i in range(hand.n):
        total += points(int(hand.card[i]))
    return total


@rule
def fewest_points(s: MadState) -> int:
    """M-R50: the Joker's player needs fewer than everyone else; M-R51: others share."""
    ender = int(s.turn)
    best, winners = worth(s.hand[ender]), 1 << ender
    for seat in range(s.players):
        count = worth(s.hand[seat])
        if seat == ender:
            continue
        # The one who ended the game loses a tie.
        if count < best or (count == best and winners == 1 << ender):
            best, winners = count, 0
        if count == best:
            winners |= 1 << seat
    return winners


# --- Imagining.


@rule
def imagine(s: MadState, observer: int, pool: Pile) -> None:
    """Deal again what the observer has not seen, every possible arrangement equally likely.

    The result depends on what the observer knows and on the chance alone.
    """
    giver, gifts = attacker(s), 0
    # A secret choice is made again from the hand it came from.
    if giver != observer:
        gifts = int(s.gifts.n)
        take_back_gifts(s)
    redeal(s, observer, pool)
    pile.presume(s.gifts, giver, observer)
    for seat in range(s.players):
        pile.presume(s.hand[seat], seat, observer)
        pile.tidy(s.hand[seat])
    for _ in range(gifts):
        hand = s.hand[giver]
        hold_out(s, giver, int(hand.card[below(s.chance, int(hand.n))]))
    scrub(s.log, observer)


@rule
def redeal(s: MadState, observer: int, pool: Pile) -> None:
    """All cards that the observer has not seen, among all the places that hold one."""
    for seat in range(s.players):
        pile.gather(s.hand[seat], int(s.hand[seat].n), observer, 0, KINDS, pool)
    pile.gather(s.drawn, int(s.drawn.n), observer, 0, KINDS, pool)
    pile.gather(s.stock, int(s.stock.n), observer, 0, KINDS, pool)
    pile.sort(pool)
    pile.shuffle(pool, s.chance)
    for seat in range(s.players):
        pile.scatter(s.hand[seat], int(s.hand[seat].n), observer, 0, KINDS, pool)
    pile.scatter(s.drawn, int(s.drawn.n), observer, 0, KINDS, pool)
    pile.scatter(s.stock, int(s.stock.n), observer, 0, KINDS, pool)


# --- Positions.


@rule
def accept(s: MadState) -> int:
    """Finish a struct that was filled from a position, if the rules can lead there; else the fault."""
    if s.pile.n == 0:
        return F_PILE
    # MD-18: when the stock is empty, a new one is made at once.
    if s.stock.n == 0 and s.pile.n > 1:
        return F_STOCK
    fault = colour_fault(s)
    if fault == SOUND:
        fault = over_fault(s) if s.phase == OVER else hand_fault(s)
    if fault == SOUND and s.card != NO_CARD:
        fault = chain_fault(s)
    return fault


@rule
def colour_fault(s: MadState) -> int:
    """The colour in force is that of a coloured card, and of a colourless one once it is named."""
    top = pile.top(s.pile)
    if top < WILD:
        return SOUND if s.colour == colour_of(top) else F_COLOUR
    if s.phase == OVER:
        return SOUND
    return SOUND if (s.colour == NO_COLOUR) == unnamed(s) else F_NO_COLOUR


@rule
def unnamed(s: MadState) -> bool:
    """Whether the colour of the colourless card on top is still to be named."""
    if s.phase in (TURN, DRAWN):
        return False
    return s.phase in (COLOUR, JOKER_USE) or s.worries > 0 or s.card == EXCHANGE


@rule
def hand_fault(s: MadState) -> int:
    """A player with no cards left has won; only gifts under way can be the last cards."""
    for seat in range(s.players):
        if s.hand[seat].n == 0 and (s.gifts.n == 0 or seat != attacker(s)):
            return F_EMPTY_HAND
    return SOUND


@rule
def over_fault(s: MadState) -> int:
    """A finished game: one hand is empty, or the Joker ended it; hands are seen and counted."""
    for seat in range(s.players):
        if s.hand[seat].n == 0:
            if s.winner != 0:
                return F_TWO_OUT
            s.winner = 1 << seat
    if s.winner == 0:
        if pile.top(s.pile) != JOKER or s.hand[s.turn].n > JOKER_LIMIT:
            return F_NOT_OVER
        s.winner = fewest_points(s)
    show_hands(s)
    return SOUND


@rule
def chain_fault(s: MadState) -> int:
    """Why the chain under way cannot be where it is."""
    # The card lies on the pile, and the Worries on it.
    if s.pile.n <= s.worries or s.pile.card[s.pile.n - 1 - s.worries] != s.card:
        return F_CARD
    for i in range(s.worries):
        if s.pile.card[s.pile.n - 1 - i] != WORRY:
            return F_WORRIES
    if s.phase == JOKER_USE and s.hand[s.turn].n > JOKER_LIMIT:
        return F_JOKER
    owned = s.hand[attacker(s)].n + s.gifts.n
    giving = s.phase == GIVE or (s.phase == TARGET and face_of(int(s.card)) == GIVE2)
    return F_GIFTS if giving and owned < GIFTS else SOUND
