"""Leduc poker: the rules, nothing else. Clause ids are those of the rulebook."""

from __future__ import annotations

from leduc.layout import (
    ANTE,
    BET,
    CALL,
    DECK,
    E_DEAL,
    E_SHOW,
    E_SPLIT,
    E_TURN_UP,
    E_WIN,
    F_BET,
    FOLD,
    LEGAL,
    LP_5,
    LP_6,
    LP_9,
    NOBODY,
    OVER,
    RAISE,
    RAISES,
    SOUND,
    SUITS,
    LeducState,
)
from vaka.kit import pile
from vaka.kit.listing import among
from vaka.kit.log import note, scrub
from vaka.kit.pile import HIDDEN, PUBLIC, Pile
from vaka.kit.rule import rule
from vaka.kit.struct import Row

# --- Set-up.


@rule
def setup(s: LeducState) -> None:
    """Deal; options and chance are in the struct already."""
    # LP-1: all cards, in order.
    for card in range(DECK):
        pile.push(s.deck, card, 0)
    pile.shuffle(s.deck, s.chance)
    # LP-2: one card each, seen by its owner alone.
    for seat in range(s.players):
        pile.deal(s.deck, s.hand[seat], seat, 1)
    begin(s)
    note(s.log, E_DEAL, 0, HIDDEN, 0, 0)


@rule
def begin(s: LeducState) -> None:
    """LP-2: one chip each; LP-3: the first player begins."""
    s.log.n = 0
    for seat in range(s.players):
        s.stake[seat] = ANTE
    s.phase = BET
    s.player = 0


@rule
def other(seat: int) -> int:
    """The seat on the other side of the table."""
    return 1 - seat


# --- The three faces of legality.


@rule
def why_not(s: LeducState, action: int) -> int:
    """The clause that forbids an action now, or LEGAL."""
    if s.phase == OVER:
        return LP_9
    # LP-6: fold only if the other player has bet more.
    if action == FOLD and s.stake[0] == s.stake[1]:
        return LP_6
    # LP-5: two raises in a round.
    if action == RAISE and s.raises == RAISES:
        return LP_5
    return LEGAL


legal_among = among(why_not)


@rule
def legal(s: LeducState, out: Row) -> int:
    """Write the legal actions, in ascending order; returns how many there are."""
    return legal_among(s, FOLD, RAISE, out)


# --- Play.


@rule
def play(s: LeducState, action: int) -> None:
    """Carry out a legal action."""
    s.log.n = 0
    seat, first = int(s.player), is_first(s)
    s.bet[s.bets] = action
    s.bets += 1
    if action == FOLD:
        note(s.log, FOLD, seat, HIDDEN, 0, 0)
        win(s, other(seat))
        return
    # LP-4, LP-5: as many chips as the other player, and more for a raise.
    s.stake[seat] = s.stake[other(seat)]
    if action == RAISE:
        s.stake[seat] += size_of_raise(s)
        s.raises += 1
    note(s.log, action, seat, HIDDEN, 0, int(s.stake[seat]))
    # LP-7: a call ends the round, unless it opens it.
    if action == CALL and not first:
        end_round(s)
    else:
        s.player = other(seat)


@rule
def is_first(s: LeducState) -> bool:
    """Whether nobody has decided in this round: it comes to the first player again only after a raise."""
    return s.player == 0 and s.raises == 0


@rule
def is_second(s: LeducState) -> bool:
    """LP-7: whether this is the second round, with a card in the middle."""
    return s.middle.n > 0


@rule
def size_of_raise(s: LeducState) -> int:
    """LP-5: two chips in the first round, four in the second."""
    return 4 if is_second(s) else 2


@rule
def end_round(s: LeducState) -> None:
    """LP-7: after the first round a card is turned up; after the second the cards are shown."""
    if is_second(s):
        show(s)
        return
    pile.turn_up(s.deck, s.middle)
    note(s.log, E_TURN_UP, 0, pile.top(s.middle), PUBLIC, 0)
    s.raises = 0
    s.player = 0


# --- The end.


@rule
def show(s: LeducState) -> None:
    """LP-8: the better card wins; equal ranks share."""
    for seat in range(s.players):
        pile.reveal(s.hand[seat], PUBLIC)
        note(s.log, E_SHOW, seat, pile.top(s.hand[seat]), PUBLIC, 0)
    first, second = worth(s, 0), worth(s, 1)
    if first == second:
        note(s.log, E_SPLIT, 0, HIDDEN, 0, 0)
        close(s, 0b11)
    else:
        win(s, 0 if first > second else 1)


@rule
def worth(s: LeducState, seat: int) -> int:
    """LP-8: the rank of a seat's card; a pair with the card in the middle beats every rank."""
    rank = rank_of(pile.top(s.hand[seat]))
    return DECK if rank == rank_of(pile.top(s.middle)) else rank


@rule
def rank_of(card: int) -> int:
    """LP-1: 0 for a jack, 1 for a queen, 2 for a king."""
    return card // SUITS


@rule
def win(s: LeducState, seat: int) -> None:
    """LP-9: the winner gets what the other player has bet."""
    note(s.log, E_WIN, seat, HIDDEN, 0, int(s.stake[other(seat)]))
    close(s, 1 << seat)


@rule
def close(s: LeducState, winner: int) -> None:
    """The game is over."""
    s.winner = winner
    s.phase = OVER
    s.player = NOBODY


@rule
def payoff(s: LeducState, seat: int) -> int:
    """LP-9: the chips that a seat has won, or lost if they are negative."""
    if s.winner == 0b11:
        return 0
    return int(s.stake[other(seat)]) if s.winner >> seat & 1 else -int(s.stake[seat])


# --- Imagining.


@rule
def imagine(s: LeducState, observer: int, pool: Pile) -> None:
    """Deal again what the observer has not seen."""
    for seat in range(s.players):
        pile.gather(s.hand[seat], int(s.hand[seat].n), observer, 0, DECK, pool)
    pile.gather(s.deck, int(s.deck.n), observer, 0, DECK, pool)
    # Nothing may be left of where the cards lay.
    pile.sort(pool)
    pile.shuffle(pool, s.chance)
    for seat in range(s.players):
        pile.scatter(s.hand[seat], int(s.hand[seat].n), observer, 0, DECK, pool)
        pile.presume(s.hand[seat], seat, observer)
    pile.scatter(s.deck, int(s.deck.n), observer, 0, DECK, pool)
    scrub(s.log, observer)


# --- Positions.


@rule
def accept(s: LeducState) -> int:
    """Finish a struct that was filled from a position: its cards are dealt, its bets are made again."""
    bets = int(s.bets)
    s.bets = 0
    begin(s)
    for i in range(bets):
        if why_not(s, int(s.bet[i])) != LEGAL:
            return F_BET
        play(s, int(s.bet[i]))
    s.log.n = 0
    return SOUND
