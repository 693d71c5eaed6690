"""Crazy eights: the rules, nothing else. Clause ids are those of the rulebook."""

from __future__ import annotations

from crazy_eights.layout import (
    CE_4,
    CE_5,
    CE_6,
    CE_7,
    CE_8,
    CE_9,
    COURT_POINTS,
    DECK,
    DRAW,
    E_DEAL,
    E_DRAW,
    E_PASS,
    E_PLAY,
    E_SCORE,
    E_SUIT,
    E_TURN_UP,
    EIGHT,
    EIGHT_POINTS,
    F_DRAWS,
    F_EMPTY_HAND,
    F_NOT_OVER,
    F_PASSES,
    F_PILE,
    F_SUIT,
    FIRST_POINTS,
    HAND,
    JACK,
    LEGAL,
    MOST_DRAWS,
    NAME_SUIT,
    NO_SUIT,
    NOBODY,
    OVER,
    PAIR_HAND,
    PASS,
    PLAY_CARD,
    SOUND,
    SUIT,
    SUIT_BITS,
    SUITS,
    TURN,
    EightsState,
)
from vaka.kit import pile
from vaka.kit.chance import below
from vaka.kit.listing import among
from vaka.kit.log import note, scrub
from vaka.kit.pile import HIDDEN, PUBLIC, Pile
from vaka.kit.rule import rule
from vaka.kit.struct import Row

# --- Set-up.


@rule
def setup(s: EightsState) -> None:
    """Deal, and turn up the first card; options and chance are in the struct already."""
    s.log.n = 0
    # CE-2: lots decide who deals.
    dealer = below(s.chance, int(s.players))
    # CE-1: all cards, in order.
    for card in range(DECK):
        pile.push(s.stock, card, 0)
    pile.shuffle(s.stock, s.chance)
    for seat in range(s.players):
        pile.deal(s.stock, s.hand[seat], seat, PAIR_HAND if s.players == 2 else HAND)
    note(s.log, E_DEAL, dealer, HIDDEN, 0, 0)
    turn_up(s, dealer)
    begin_turn(s, next_seat(s, dealer))


@rule
def turn_up(s: EightsState, dealer: int) -> None:
    """CE-3: the first card of the pile; eights are put back."""
    top = int(s.stock.n) - 1
    while rank_of(pile.top(s.stock)) == EIGHT:
        # Anywhere among the others: whatever comes up next, the rest is as mixed as before.
        place = below(s.chance, int(s.stock.n))
        eight = pile.top(s.stock)
        s.stock.card[top] = s.stock.card[place]
        s.stock.card[place] = eight
    pile.turn_up(s.stock, s.pile)
    s.suit = suit_of(pile.top(s.pile))
    note(s.log, E_TURN_UP, dealer, pile.top(s.pile), PUBLIC, 0)


@rule
def begin_turn(s: EightsState, seat: int) -> None:
    """CE-4: somebody's turn."""
    s.phase = TURN
    s.player = seat


@rule
def next_seat(s: EightsState, seat: int) -> int:
    """CE-4: turns pass to the next seat."""
    return 0 if seat + 1 == s.players else seat + 1


# --- What cards are.


@rule
def rank_of(card: int) -> int:
    """The rank of a card: 0 for a two, 12 for an ace."""
    return card >> SUIT_BITS


@rule
def suit_of(card: int) -> int:
    """The suit of a card: clubs, diamonds, hearts, spades."""
    return card & SUITS - 1


@rule
def fits(card: int, suit: int, top: int) -> bool:
    """CE-5: the suit in force, the rank of the top card, or an eight."""
    # Without `or`, which the processor would have to guess: this is asked about every card of a hand.
    return (suit_of(card) == suit) | (rank_of(card) == rank_of(top)) | (rank_of(card) == EIGHT)


@rule
def points(card: int) -> int:
    """CE-10: what a card costs that is left."""
    rank = rank_of(card)
    if rank == EIGHT:
        return EIGHT_POINTS
    return COURT_POINTS if rank >= JACK else FIRST_POINTS + card


# --- The three faces of legality.


@rule
def why_not(s: EightsState, action: int) -> int:
    """The clause that forbids an action now, or LEGAL."""
    if s.phase == OVER:
        return CE_9
    if action >= NAME_SUIT:
        return LEGAL if s.phase == SUIT else CE_8
    # CE-8: after an eight a suit is due.
    if s.phase == SUIT:
        return CE_8
    if action == DRAW:
        return LEGAL if may_draw(s) else CE_6
    # CE-7: only who cannot draw may pass.
    if action == PASS:
        return CE_7 if may_draw(s) else LEGAL
    if pile.find(s.hand[s.player], action - PLAY_CARD) < 0:
        return CE_4
    return LEGAL if fits(action - PLAY_CARD, int(s.suit), pile.top(s.pile)) else CE_5


@rule
def may_draw(s: EightsState) -> bool:
    """CE-6: at most five cards in a turn, as long as there are any."""
    return s.stock.n > 0 and s.draws < MOST_DRAWS


legal_among = among(why_not)


@rule
def legal(s: EightsState, out: Row) -> int:
    """Write the legal actions, in ascending order; returns how many there are."""
    if s.phase != TURN:
        return legal_among(s, NAME_SUIT, NAME_SUIT + SUITS - 1, out)
    hand, suit, top = s.hand[s.player], int(s.suit), pile.top(s.pile)
    n = 0
    for i in range(hand.n):
        # Written in any case, and written over if it does not fit.
        out[n] = PLAY_CARD + int(hand.card[i])
        n += fits(int(hand.card[i]), suit, top)
    out[n] = DRAW if may_draw(s) else PASS
    return n + 1


# --- Play.


@rule
def play(s: EightsState, action: int) -> None:
    """Carry out a legal action."""
    s.log.n = 0
    if action < DRAW:
        play_card(s, int(s.player), action - PLAY_CARD)
    elif action == DRAW:
        draw(s, int(s.player))
    elif action == PASS:
        pass_on(s, int(s.player))
    else:
        name_suit(s, int(s.player), action - NAME_SUIT)


@rule
def play_card(s: EightsState, seat: int, card: int) -> None:
    """CE-5: lay a card on the pile; its suit is in force."""
    s.draws = 0
    s.passes = 0
    pile.lay(s.hand[seat], card, s.pile)
    s.suit = suit_of(card)
    note(s.log, E_PLAY, seat, card, PUBLIC, 0)
    # CE-9: the last card ends the game, an eight too.
    if s.hand[seat].n == 0:
        end(s)
    elif rank_of(card) == EIGHT:
        s.phase = SUIT
        s.suit = NO_SUIT
    else:
        begin_turn(s, next_seat(s, seat))


@rule
def name_suit(s: EightsState, seat: int, suit: int) -> None:
    """CE-8: who has played an eight names the suit in force."""
    s.suit = suit
    note(s.log, E_SUIT, seat, HIDDEN, 0, suit)
    begin_turn(s, next_seat(s, seat))


@rule
def draw(s: EightsState, seat: int) -> None:
    """CE-6: draw a card, and go on."""
    s.passes = 0
    s.draws += 1
    card = pile.draw(s.stock, s.hand[seat], seat)
    note(s.log, E_DRAW, seat, card, 1 << seat, 0)


@rule
def pass_on(s: EightsState, seat: int) -> None:
    """CE-7: it is the next player's turn."""
    note(s.log, E_PASS, seat, HIDDEN, 0, 0)
    s.draws = 0
    s.passes = s.passes + 1 if s.stock.n == 0 else 0
    # CE-9: everyone has passed, and the first of them once more.
    if s.passes > s.players:
        end(s)
    else:
        begin_turn(s, next_seat(s, seat))


# --- The end.


@rule
def end(s: EightsState) -> None:
    """CE-9: all hands are shown and counted."""
    s.phase = OVER
    s.player = NOBODY
    for seat in range(s.players):
        pile.reveal(s.hand[seat], PUBLIC)
        s.score[seat] = points_in(s.hand[seat])
        note(s.log, E_SCORE, seat, HIDDEN, 0, int(s.score[seat]))
    # CE-10: the fewest points win.
    best = fewest(s)
    for seat in range(s.players):
        if s.score[seat] == best:
            s.winner |= 1 << seat


@rule
def points_in(hand: Pile) -> int:
    """CE-10: what a hand costs."""
    total = 0
    for i in range(hand.n):
        total += points(int(hand.card[i]))
    return total


@rule
def fewest(s: EightsState) -> int:
    """The points of those who have the fewest."""
    best = int(s.score[0])
    for seat in range(1, s.players):
        best = min(best, int(s.score[seat]))
    return best


# --- Imagining.


@rule
def imagine(s: EightsState, observer: int, pool: Pile) -> None:
    """Deal again what the observer has not seen."""
    for seat in range(s.players):
        pile.gather(s.hand[seat], int(s.hand[seat].n), observer, 0, DECK, pool)
    pile.gather(s.stock, int(s.stock.n), observer, 0, DECK, pool)
    # Nothing may be left of where the cards lay.
    pile.sort(pool)
    pile.shuffle(pool, s.chance)
    for seat in range(s.players):
        pile.scatter(s.hand[seat], int(s.hand[seat].n), observer, 0, DECK, pool)
        pile.presume(s.hand[seat], seat, observer)
        pile.tidy(s.hand[seat])
    pile.scatter(s.stock, int(s.stock.n), observer, 0, DECK, pool)
    scrub(s.log, observer)


# --- Positions.


@rule
def accept(s: EightsState) -> int:
    """Finish a struct that was filled from a position, if the rules can lead there; else the fault."""
    if s.pile.n == 0:
        return F_PILE
    if not is_suit_right(s):
        return F_SUIT
    # CE-6: who has drawn in this turn holds what they drew.
    if s.draws > 0 and (s.phase != TURN or s.draws > s.hand[s.player].n):
        return F_DRAWS
    if s.passes > 0 and (s.stock.n > 0 or s.draws > 0 or s.phase == SUIT):
        return F_PASSES
    # CE-9: the game is over when somebody has no cards, or when all have passed, and never otherwise.
    if empty_hands(s) > (s.phase == OVER):
        return F_EMPTY_HAND
    if ((empty_hands(s) > 0 and s.passes == 0) or s.passes > s.players) != (s.phase == OVER):
        return F_NOT_OVER
    if s.phase == OVER:
        end(s)
        s.log.n = 0
    return SOUND


@rule
def is_suit_right(s: EightsState) -> bool:
    """CE-5, CE-8: the suit in force is that of the top card, or was named after an eight."""
    top = pile.top(s.pile)
    if s.phase == SUIT:
        return rank_of(top) == EIGHT and s.suit == NO_SUIT
    if rank_of(top) == EIGHT and empty_hands(s) == 0:
        return s.suit != NO_SUIT
    return s.suit == suit_of(top)


@rule
def empty_hands(s: EightsState) -> int:
    """How many players have no cards."""
    empty = 0
    for seat in range(s.players):
        if s.hand[seat].n == 0:
            empty += 1
    return empty
