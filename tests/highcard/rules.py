"""High card: the rules, nothing else. Clause ids are those of the rulebook."""

from __future__ import annotations

from tests.highcard.layout import (
    CALL,
    CALL_HIGH,
    CALL_LOW,
    CARD,
    DECK,
    E_CALL,
    E_DEAL,
    E_DRAW,
    E_KEEP,
    E_SCORE,
    E_SHOW,
    E_SWAP,
    E_WIN,
    F_NOT_OVER,
    F_TOO_LATE,
    GOAL,
    HC_4,
    HC_5,
    HC_7,
    HIGH,
    KEEP,
    LEGAL,
    LOW,
    NO_STAKE,
    NOBODY,
    OVER,
    SOUND,
    SWAP,
    HighcardState,
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
def setup(s: HighcardState) -> None:
    """Deal the first round; options and chance are in the struct already."""
    s.log.n = 0
    # HC-3: lots decide who begins the first round.
    s.starter = below(s.chance, int(s.players))
    # HC-1: all cards, in order.
    for card in range(DECK):
        pile.push(s.stock, card, 0)
    begin_round(s)


@rule
def begin_round(s: HighcardState) -> None:
    """HC-2: one card each, seen by its owner alone; the rest is the stock."""
    pile.shuffle(s.stock, s.chance)
    for seat in range(s.players):
        pile.deal(s.stock, s.hand[seat], seat, 1)
        s.stake[seat] = NO_STAKE
    note(s.log, E_DEAL, int(s.starter), HIDDEN, 0, 0)
    begin_turn(s, int(s.starter))


@rule
def begin_turn(s: HighcardState, seat: int) -> None:
    """HC-4: a turn begins with a call."""
    s.phase = CALL
    s.turn = seat
    s.player = seat


@rule
def other(seat: int) -> int:
    """The seat on the other side of the table."""
    return 1 - seat


# --- The three faces of legality.


@rule
def why_not(s: HighcardState, action: int) -> int:
    """The clause that forbids an action now, or LEGAL."""
    if s.phase == OVER:
        return HC_7
    if action <= CALL_HIGH:
        return LEGAL if s.phase == CALL else HC_4
    return LEGAL if s.phase == CARD else HC_5


legal_among = among(why_not)


@rule
def legal(s: HighcardState, out: Row) -> int:
    """Write the legal actions, in ascending order; returns how many there are."""
    return legal_among(s, CALL_LOW, SWAP, out)


# --- Play.


@rule
def play(s: HighcardState, action: int) -> None:
    """Carry out a legal action."""
    s.log.n = 0
    if action <= CALL_HIGH:
        call(s, LOW if action == CALL_LOW else HIGH)
        return
    if action == KEEP:
        note(s.log, E_KEEP, int(s.turn), HIDDEN, 0, 0)
    else:
        swap(s)
    end_turn(s)


@rule
def call(s: HighcardState, stake: int) -> None:
    """HC-4: everybody hears the stake; the same player goes on."""
    s.stake[s.turn] = stake
    note(s.log, E_CALL, int(s.turn), HIDDEN, 0, stake)
    s.phase = CARD


@rule
def swap(s: HighcardState) -> None:
    """HC-5: the old card goes face up on the discard pile, the new one is its owner's secret."""
    seat = int(s.turn)
    old = pile.top(s.hand[seat])
    pile.lay(s.hand[seat], old, s.discard)
    note(s.log, E_SWAP, seat, old, PUBLIC, 0)
    new = pile.draw(s.stock, s.hand[seat], seat)
    note(s.log, E_DRAW, seat, new, 1 << seat, 0)


@rule
def end_turn(s: HighcardState) -> None:
    """HC-3: the player who began has a turn, then the other one."""
    if s.turn == s.starter:
        begin_turn(s, other(int(s.turn)))
    else:
        end_round(s)


# --- The end of a round, and of the game.


@rule
def end_round(s: HighcardState) -> None:
    """HC-6: both cards are shown, and the higher one wins both stakes."""
    for seat in range(s.players):
        note(s.log, E_SHOW, seat, pile.top(s.hand[seat]), PUBLIC, 0)
    winner = higher(s)
    s.score[winner] += pot(s)
    note(s.log, E_SCORE, winner, HIDDEN, 0, pot(s))
    if s.score[winner] < GOAL:
        next_round(s)
        return
    # HC-7: that is enough points to win the game.
    note(s.log, E_WIN, winner, HIDDEN, 0, 0)
    close(s, winner)


@rule
def higher(s: HighcardState) -> int:
    """The seat with the higher card; no two cards are equal."""
    return 0 if pile.top(s.hand[0]) > pile.top(s.hand[1]) else 1


@rule
def pot(s: HighcardState) -> int:
    """The sum of both stakes."""
    return int(s.stake[0]) + int(s.stake[1])


@rule
def next_round(s: HighcardState) -> None:
    """HC-2, HC-3: all cards are gathered, and the other player begins."""
    for seat in range(s.players):
        pile.shuffle_back(s.hand[seat], s.stock)
    pile.shuffle_back(s.discard, s.stock)
    s.starter = other(int(s.starter))
    begin_round(s)


@rule
def close(s: HighcardState, winner: int) -> None:
    """The game is over; both cards stay on the table for all to see."""
    for seat in range(s.players):
        pile.reveal(s.hand[seat], PUBLIC)
    s.winner = 1 << winner
    s.phase = OVER
    s.player = NOBODY


@rule
def payoff(s: HighcardState, seat: int) -> int:
    """By how many points a seat has won: learners are to win high."""
    return int(s.score[seat]) - int(s.score[other(seat)])


# --- Imagining.


@rule
def imagine(s: HighcardState, observer: int, pool: Pile) -> None:
    """Deal again what the observer has not seen, every arrangement it could be equally likely.

    The result depends on what the observer knows and on the chance alone.
    """
    for seat in range(s.players):
        pile.gather(s.hand[seat], int(s.hand[seat].n), observer, 0, DECK, pool)
    pile.gather(s.stock, int(s.stock.n), observer, 0, DECK, pool)
    pile.sort(pool)
    pile.shuffle(pool, s.chance)
    for seat in range(s.players):
        pile.scatter(s.hand[seat], int(s.hand[seat].n), observer, 0, DECK, pool)
        pile.presume(s.hand[seat], seat, observer)
    pile.scatter(s.stock, int(s.stock.n), observer, 0, DECK, pool)
    scrub(s.log, observer)


# --- Positions.


@rule
def accept(s: HighcardState) -> int:
    """Finish a struct that was filled from a position, if the rules can lead there; else the fault."""
    winner, won = higher(s), 0
    if s.phase == OVER:
        if s.score[winner] < GOAL:
            return F_NOT_OVER
        won = pot(s)
        close(s, winner)
    # HC-7: before the last round nobody had enough.
    enough = s.score[winner] - won >= GOAL or s.score[other(winner)] >= GOAL
    return F_TOO_LATE if enough else SOUND
