"""Baba Yaga: the rules, nothing else. Clause ids are those of the rulebook.

Conditions live in the small functions under "What is forbidden"; each answers with the clause that forbids,
or LEGAL. `why_not` asks them about one action and `legal` about all, so there is no second copy of any.
"""

from __future__ import annotations

from vaka.games.babayaga.layout import *
from vaka.kit import pile
from vaka.kit.chance import below
from vaka.kit.listing import among
from vaka.kit.log import note, scrub
from vaka.kit.pile import HIDDEN, PUBLIC, Pile
from vaka.kit.rule import rule
from vaka.kit.struct import Row

# --- Set-up.


@rule
def setup(s: BabaYagaState) -> None:
    """Deal the first round; options, deck and chance are in the struct already."""
    s.log.n = 0
    # B-R2: a random first player.
    s.starter = below(s.chance, int(s.players))
    deal_round(s)


@rule
def deal_round(s: BabaYagaState) -> None:
    """BY-3, B-R66: sort all cards, shuffle the black ones, deal five each, turn up two."""
    gather_deck(s)
    pile.shuffle(s.draw, s.chance)
    note(s.log, E_DEAL, int(s.starter), HIDDEN, 0, 0)
    for seat in range(s.players):
        pile.deal(s.draw, s.hand[seat], seat, HAND)
    for place in range(2):
        # B-R4: whatever is turned up stays, and is not active.
        pile.turn_up(s.draw, s.discard[place])
        note(s.log, E_TURN_UP, NOBODY, pile.top(s.discard[place]), PUBLIC, place)
    begin_turn(s, int(s.starter))


@rule
def gather_deck(s: BabaYagaState) -> None:
    """Red and teal cards to their supplies, black ones to the draw pile, in order."""
    for seat in range(s.players):
        while s.hand[seat].n > 0:
            pile.pop(s.hand[seat])
    for place in range(2):
        while s.discard[place].n > 0:
            pile.pop(s.discard[place])
    while s.draw.n > 0:
        pile.pop(s.draw)
    s.supply[RED], s.supply[TEAL] = s.deck[YAGA], s.deck[OWL]
    for card in range(FIRST_BLACK, LAST_BLACK + 1):
        for _ in range(s.deck[card]):
            pile.push(s.draw, card, 0)
    s.locked = NO_PILE
    clear_cast(s)


# --- What cards are.


@rule
def back(card: int) -> int:
    """BY-1: red, teal or black."""
    if card == YAGA:
        return RED
    if card == OWL:
        return TEAL
    return BLACK


@rule
def is_spell(card: int) -> bool:
    """B-R11: Pelican, Owl, Cats and Wand; Garlic and Mortar are special cards."""
    return PELICAN <= card <= WAND or card == OWL


@rule
def pays(card: int) -> bool:
    """Potions and Mortars pay for spells."""
    return FIRST_POTION <= card <= LAST_POTION or card == MORTAR


@rule
def shows(hand: Pile, aim: int) -> bool:
    """Whether a hand shows the back that an aim names: red, teal, or black for any other card."""
    for i in range(hand.n):
        if back(int(hand.card[i])) == aim:
            return True
    return False


@rule
def worth(hand: Pile) -> int:
    """BY-2, BY-18: the points of a hand, spells and special cards included."""
    points = 0
    for i in range(hand.n):
        points += int(VALUE[hand.card[i]])
    return points


# --- Payments.


@rule
def sums(hand: Pile, highest: int, skip: int) -> int:
    """What potions of a hand, none above `highest` and not slot `skip`, can pay: bit n is amount n."""
    amounts = 1
    for i in range(hand.n):
        if FIRST_POTION <= hand.card[i] <= highest and i != skip:
            amounts |= amounts << int(hand.card[i])
    return amounts


@rule
def payable(hand: Pile, spell: int) -> bool:
    """BY-8, B-R24, B-R27: potions that make the exact price, or any Mortar."""
    return pile.find(hand, MORTAR) >= 0 or sums(hand, LAST_POTION, NO_SLOT) >> int(VALUE[spell]) & 1 != 0


@rule
def mortars(s: BabaYagaState) -> int:
    """How many Mortars the payment holds; they are paid first (BY-A1)."""
    return pile.count(s.paid, MORTAR)


@rule
def missing(s: BabaYagaState) -> int:
    """What the price still lacks when every Mortar stands for 1 (BY-A6)."""
    rest = int(VALUE[s.spell]) - mortars(s)
    for i in range(s.paid.n):
        if s.paid.card[i] != MORTAR:
            rest -= int(s.paid.card[i])
    return rest


@rule
def highest_due(s: BabaYagaState) -> int:
    """BY-A1: potions go down from high to low, so none may exceed the one paid last."""
    if s.paid.n == 0 or pile.top(s.paid) == MORTAR:
        return LAST_POTION
    return pile.top(s.paid)


@rule
def promise_kept(s: BabaYagaState) -> bool:
    """In the middle of a payment: whether the caster's hand can finish it."""
    if s.phase != PAY or mortars(s) > 0:
        return True
    hand = s.hand[s.turn]
    if s.paid.n == 0:
        return payable(hand, int(s.spell))
    return sums(hand, highest_due(s), NO_SLOT) >> missing(s) & 1 != 0


# --- What is forbidden, and by which clause.


@rule
def swap_bar(s: BabaYagaState, place: int, source: int) -> int:
    """Why a card may not be laid on this pile and replaced from that source."""
    other = s.discard[1 - place]
    # BY-7, B-R16: a missing pile must be started.
    if s.discard[place].n > 0 and other.n == 0:
        return BY_7
    if source == DRAW:
        return LEGAL
    # B-R18: with no pile at all there is nothing to take.
    if other.n == 0:
        return B_R18
    # BY-6, B-R1: cast in the turn just before.
    if s.locked == 1 - place:
        return BY_6
    return LEGAL


@rule
def cast_bar(s: BabaYagaState, spell: int) -> int:
    """Why a spell may not be cast."""
    hand = s.hand[s.turn]
    if pile.find(hand, spell) < 0:
        return BY_8
    # B-R26: a spell that will achieve nothing may be cast all the same.
    return LEGAL if payable(hand, spell) else B_R24


@rule
def declare_bar(s: BabaYagaState) -> int:
    """Why this hand may not be declared (B-R8, B-R62)."""
    hand, points = s.hand[s.turn], 0
    for i in range(hand.n):
        points += int(VALUE[hand.card[i]])
        if points > DECLARE_LIMIT:
            return BY_16
    return LEGAL


@rule
def pay_bar(s: BabaYagaState, card: int) -> int:
    """Why a card may not be paid next."""
    hand = s.hand[s.turn]
    slot = pile.find(hand, card)
    if slot < 0:
        return BY_8
    if card == MORTAR:
        return LEGAL if s.paid.n == mortars(s) else BY_A1
    if card > highest_due(s):
        return BY_A1
    rest = missing(s) - card
    # BY-A6: each Mortar stands for at least 1, and `done` can always end the payment.
    if mortars(s) > 0:
        return LEGAL if rest >= 0 else BY_A6
    # A payment that the rest of the hand cannot complete is never offered.
    if rest >= 0 and sums(hand, card, slot) >> rest & 1:
        return LEGAL
    # BY-A1: with a higher one before it the sum would be right, so only its turn has not come.
    if rest >= 0 and sums(hand, highest_due(s), slot) >> rest & 1:
        return BY_A1
    return B_R24


@rule
def fetch_bar(s: BabaYagaState, supply: int) -> int:
    """Why a Pelican may not take from a supply."""
    if s.spell != PELICAN:
        return BY_10
    return LEGAL if s.supply[supply] > 0 else B_R32


@rule
def rob_bar(s: BabaYagaState, seat: int, aim: int) -> int:
    """Why the Cats may not be sent to a seat for that kind of card."""
    if s.spell != CATS or seat == s.turn or seat >= s.players:
        return BY_12
    # B-D1: only edition es takes other cards.
    if aim == AIM_CARD and s.edition != ES:
        return B_D1
    if shows(s.hand[seat], aim):
        return LEGAL
    return BY_A4 if aim == AIM_CARD else B_R35


@rule
def nothing_bar(s: BabaYagaState) -> int:
    """Why the spell may not be left without effect (BY-A5)."""
    if s.spell == PELICAN:
        return LEGAL if s.supply[RED] == 0 and s.supply[TEAL] == 0 else BY_A5
    if s.spell == WAND or s.edition == ES:
        return BY_A5
    for seat in range(s.players):
        if seat != s.turn and (shows(s.hand[seat], AIM_YAGA) or shows(s.hand[seat], AIM_OWL)):
            return B_R26
    return LEGAL


@rule
def garlic_bar(s: BabaYagaState) -> int:
    """Why the player asked may not lay Garlic."""
    return LEGAL if pile.find(s.hand[s.player], GARLIC) >= 0 else BY_14


# --- The three faces of legality.


@rule
def why_not(s: BabaYagaState, action: int) -> int:
    """The clause that forbids an action now, or LEGAL."""
    if s.phase == OVER:
        return B_R52
    if action < DECLARE + 1:
        return why_not_act(s, action)
    if action <= DONE:
        return why_not_pay(s, action)
    if action <= NOTHING:
        return why_not_aim(s, action)
    # B-R45: only a player hit may answer.
    if s.phase != REPLY:
        return B_R45
    return LEGAL if action == SUBMIT else garlic_bar(s)


@rule
def why_not_act(s: BabaYagaState, action: int) -> int:
    """For the one action of a turn."""
    if s.phase != ACT:
        # BY-17: the turn that casts does not declare; B-R43: nor does it cast again.
        if action == DECLARE:
            return BY_17
        return B_R43 if action >= CAST else BY_4
    if action == DECLARE:
        return declare_bar(s)
    if action >= CAST:
        return cast_bar(s, int(SPELLS[action - CAST >> 1]))
    if pile.find(s.hand[s.turn], action >> 2) < 0:
        return BY_5
    return swap_bar(s, action >> 1 & 1, action & 1)


@rule
def why_not_pay(s: BabaYagaState, action: int) -> int:
    """For a payment."""
    if s.phase != PAY:
        return BY_8
    if action == DONE:
        return LEGAL if mortars(s) > 0 else B_R27
    return pay_bar(s, paid_card(action))


@rule
def why_not_aim(s: BabaYagaState, action: int) -> int:
    """For the aim of a spell."""
    if action <= TAKE_OWL:
        return fetch_bar(s, action - TAKE_YAGA) if s.phase == AIM else BY_10
    if action < DISPEL:
        return rob_bar(s, (action - ROB) // 3, (action - ROB) % 3) if s.phase == AIM else BY_12
    if action < NOTHING:
        return LEGAL if s.phase == AIM and s.spell == WAND else BY_13
    return nothing_bar(s) if s.phase == AIM else BY_A5


@rule
def paid_card(action: int) -> int:
    """The card of a `pay` action."""
    number = action - PAY_CARD + 1
    return number if number <= LAST_POTION else MORTAR


legal_among = among(why_not)


@rule
def legal(s: BabaYagaState, out: Row) -> int:
    """Write the legal actions, in ascending order; returns how many there are."""
    if s.phase == ACT:
        return legal_acts(s, out)
    if s.phase == PAY:
        return legal_payments(s, out)
    if s.phase == AIM:
        return legal_aims(s, out)
    if s.phase == REPLY:
        return legal_among(s, USE_GARLIC, SUBMIT, out)
    return 0


@rule
def legal_payments(s: BabaYagaState, out: Row) -> int:
    """Every different potion or Mortar in hand that may come next, and the end of a payment with a Mortar."""
    hand = s.hand[s.turn]
    n = 0
    for i in range(hand.n):
        card = int(hand.card[i])
        if pile.new_kind(hand, i) and pays(card) and pay_bar(s, card) == LEGAL:
            out[n] = PAY_CARD + min(card, LAST_POTION + 1) - 1
            n += 1
    if why_not_pay(s, DONE) == LEGAL:
        out[n] = DONE
        n += 1
    return n


@rule
def legal_aims(s: BabaYagaState, out: Row) -> int:
    """What the spell can be aimed at; nothing, where there is nothing."""
    if s.spell == WAND:
        return legal_among(s, DISPEL, NOTHING - 1, out)
    if s.spell == PELICAN:
        n = legal_among(s, TAKE_YAGA, TAKE_OWL, out)
    else:
        n = legal_among(s, ROB, ROB + 3 * int(s.players) - 1, out)
    return n if n > 0 else legal_among(s, NOTHING, NOTHING, out)


@rule
def legal_acts(s: BabaYagaState, out: Row) -> int:
    """Exchanges of each different card in hand, casts, the declaration."""
    n = legal_casts(s, legal_swaps(s, out), out)
    if declare_bar(s) == LEGAL:
        out[n] = DECLARE
        n += 1
    return n


@rule
def legal_swaps(s: BabaYagaState, out: Row) -> int:
    """Every different card in hand, in each way that the piles allow."""
    hand = s.hand[s.turn]
    n = ways = 0
    for way in range(4):
        if swap_bar(s, way >> 1, way & 1) == LEGAL:
            ways |= 1 << way
    for i in range(hand.n):
        if pile.new_kind(hand, i):
            for way in range(4):
                if ways >> way & 1:
                    out[n] = SWAP + int(hand.card[i]) * 4 + way
                    n += 1
    return n


@rule
def legal_casts(s: BabaYagaState, n: int, out: Row) -> int:
    """Every different spell in hand that can be paid, on either pile (B-R17)."""
    hand = s.hand[s.turn]
    for i in range(hand.n):
        card = int(hand.card[i])
        if pile.new_kind(hand, i) and is_spell(card) and cast_bar(s, card) == LEGAL:
            out[n] = cast_action(card)
            out[n + 1] = cast_action(card) + 1
            n += 2
    return n


@rule
def cast_action(spell: int) -> int:
    """The action that casts a spell on pile A; the next one is pile B."""
    return CAST + 2 * (spell - PELICAN if spell <= WAND else len(SPELLS) - 1)


# --- Play.


@rule
def play(s: BabaYagaState, action: int) -> None:
    """Carry out a legal action."""
    s.log.n = 0
    if action < CAST:
        exchange(s, action >> 2, action >> 1 & 1, action & 1)
    elif action < DECLARE:
        announce(s, int(SPELLS[action - CAST >> 1]), action - CAST & 1)
    elif action == DECLARE:
        showdown(s)
    elif action < DONE:
        pay(s, paid_card(action))
    elif action == DONE:
        activate(s)
    elif action <= TAKE_OWL:
        fetch(s, action - TAKE_YAGA, 1)
    elif action < DISPEL:
        send_cats(s, (action - ROB) // 3, (action - ROB) % 3)
    elif action < NOTHING:
        wave_wand(s, action - DISPEL)
    elif action == NOTHING:
        note(s.log, E_NOTHING, int(s.turn), HIDDEN, 0, 0)
        s.phase = REFILL
    else:
        answer(s, action)
    # B-R29: the caster refills last, then the turn is over.
    if s.phase == REFILL:
        clear_cast(s)
        refill(s, int(s.turn))
        begin_turn(s, next_seat(s, int(s.turn)))


@rule
def begin_turn(s: BabaYagaState, seat: int) -> None:
    """BY-4: the turn passes."""
    s.turn = seat
    s.player = seat
    s.phase = ACT


@rule
def clear_cast(s: BabaYagaState) -> None:
    """Forget the spell of this turn."""
    while s.paid.n > 0:
        pile.pop(s.paid)
    s.spell = NO_SPELL
    s.pile = NO_PILE
    s.aim = NO_AIM
    s.target = NOBODY
    s.left = 0


@rule
def next_seat(s: BabaYagaState, seat: int) -> int:
    """The seat to the left."""
    return seat + 1 if seat + 1 < s.players else 0


@rule
def exchange(s: BabaYagaState, card: int, place: int, source: int) -> None:
    """BY-5, B-R12: lay a card down, then draw or take the top of the other pile."""
    seat = int(s.turn)
    # B-R13: any card, and it goes to the pile like any other; BY-9: a spell laid down is not active.
    pile.lay(s.hand[seat], card, s.discard[place])
    note(s.log, E_DISCARD, seat, card, PUBLIC, place)
    if source == DRAW:
        draw_card(s, seat)
    else:
        taken = pile.take_back(s.discard[1 - place], s.hand[seat])
        note(s.log, E_TAKE, seat, taken, PUBLIC, 1 - place)
    # B-R1: the lock has lasted through this turn.
    s.locked = NO_PILE
    begin_turn(s, next_seat(s, seat))


@rule
def draw_card(s: BabaYagaState, seat: int) -> None:
    """Draw one card; B-R19: when it was the last, reshuffle at once."""
    seen = int(s.draw.seen[s.draw.n - 1]) | 1 << seat
    card = pile.draw(s.draw, s.hand[seat], seat)
    note(s.log, E_DRAW, seat, card, seen, back(card))
    if s.draw.n == 0:
        reshuffle(s, seat)
    show_back(s)


@rule
def reshuffle(s: BabaYagaState, seat: int) -> None:
    """BY-19, B-R21, B-R22: both discard piles, red and teal cards too, become the draw pile."""
    for place in range(2):
        pile.shuffle_back(s.discard[place], s.draw)
    pile.shuffle(s.draw, s.chance)
    # BY-A10: a locked spell is gone with its pile.
    s.locked = NO_PILE
    note(s.log, E_RESHUFFLE, seat, HIDDEN, 0, 0)


@rule
def show_back(s: BabaYagaState) -> None:
    """B-R9: the back of the top card is seen by all, and a red or teal back names its card."""
    if back(pile.top(s.draw)) != BLACK:
        s.draw.seen[s.draw.n - 1] = PUBLIC


@rule
def refill(s: BabaYagaState, seat: int) -> None:
    """B-R20, B-R30: draw up to five, from the draw pile only."""
    while s.hand[seat].n < HAND:
        draw_card(s, seat)


# --- Casting.


@rule
def announce(s: BabaYagaState, spell: int, place: int) -> None:
    """Name the spell and its pile; the payment follows."""
    pile.remove(s.hand[s.turn], spell)
    s.spell = spell
    s.pile = place
    s.phase = PAY
    note(s.log, E_CAST, int(s.turn), spell, PUBLIC, place)


@rule
def pay(s: BabaYagaState, card: int) -> None:
    """Pay one card; the payment ends by itself when the price is met (BY-A6)."""
    pile.lay(s.hand[s.turn], card, s.paid)
    note(s.log, E_PAY, int(s.turn), card, PUBLIC, 0)
    if missing(s) == 0:
        activate(s)


@rule
def activate(s: BabaYagaState) -> None:
    """BY-8, B-R25, B-R28: the payment on the pile, the spell on top, which locks it."""
    stack = s.discard[s.pile]
    for i in range(s.paid.n):
        pile.push(stack, int(s.paid.card[i]), PUBLIC)
    pile.push(stack, int(s.spell), PUBLIC)
    s.locked = s.pile
    note(s.log, E_ACTIVE, int(s.turn), int(s.spell), PUBLIC, int(s.pile))
    if s.spell == OWL:
        # BY-11, BY-A5: two yagas come by themselves.
        fetch(s, RED, 2)
    else:
        s.phase = AIM


@rule
def fetch(s: BabaYagaState, supply: int, cards: int) -> None:
    """BY-10, B-R32, B-R33: take up to that many cards from a supply."""
    card = YAGA if supply == RED else OWL
    for _ in range(min(cards, s.supply[supply])):
        s.supply[supply] -= 1
        pile.put(s.hand[s.turn], card, PUBLIC)
        note(s.log, E_FETCH, int(s.turn), card, PUBLIC, 0)
    s.phase = REFILL


@rule
def aimed_card(aim: int) -> int:
    """The card that an aim names."""
    if aim == AIM_YAGA:
        return YAGA
    return OWL if aim == AIM_OWL else HIDDEN


@rule
def send_cats(s: BabaYagaState, victim: int, aim: int) -> None:
    """BY-12, B-R36: name a player and a kind, before Garlic is decided."""
    s.aim = aim
    s.target = victim
    s.left = 1 << victim
    note(s.log, E_ROB, int(s.turn), aimed_card(aim), PUBLIC, victim)
    ask_next(s)


@rule
def wave_wand(s: BabaYagaState, aim: int) -> None:
    """BY-13, B-R38, BY-A3: name a kind; everyone else who shows it is hit."""
    s.aim = aim
    for seat in range(s.players):
        if seat != s.turn and shows(s.hand[seat], aim):
            s.left |= 1 << seat
    note(s.log, E_DISPEL, int(s.turn), aimed_card(aim), PUBLIC, 0)
    ask_next(s)


@rule
def ask_next(s: BabaYagaState) -> None:
    """B-R41, B-R46: the next player hit, from the caster's left; after the last one the cast ends."""
    if s.left == 0:
        s.phase = REFILL
        return
    seat = next_seat(s, int(s.turn))
    while not s.left >> seat & 1:
        seat = next_seat(s, seat)
    s.player = seat
    s.phase = REPLY


@rule
def answer(s: BabaYagaState, action: int) -> None:
    """BY-A2: the reply, then effect or Garlic, then that player's draw."""
    seat = int(s.player)
    s.left &= ~(1 << seat)
    if action == SUBMIT:
        suffer(s, seat)
    else:
        lay_garlic(s, seat, action - USE_GARLIC)
    draw_card(s, seat)
    ask_next(s)


@rule
def lay_garlic(s: BabaYagaState, seat: int, place: int) -> None:
    """BY-14: a Garlic on a pile of the player's choice; BY-A10: it unlocks the spell it covers."""
    pile.lay(s.hand[seat], GARLIC, s.discard[place])
    if s.locked == place:
        s.locked = NO_PILE
    note(s.log, E_GARLIC, seat, GARLIC, PUBLIC, place)


@rule
def suffer(s: BabaYagaState, seat: int) -> None:
    """What the spell does to a player who submits."""
    caster, hand = int(s.turn), s.hand[seat]
    if s.spell == WAND:
        # B-R40, B-R42: exactly one goes back to the supply of its back.
        card = aimed_card(int(s.aim))
        pile.remove(hand, card)
        s.supply[s.aim] += 1
        note(s.log, E_RETURN, seat, card, PUBLIC, 0)
    elif s.aim == AIM_CARD:
        # BY-A4: one of the black cards at random, seen by caster and victim only.
        card = random_black(s, seat)
        seen = 1 << caster | 1 << seat
        pile.give(hand, s.hand[caster], card, seen, FIRST_BLACK, LAST_BLACK)
        note(s.log, E_STOLEN, seat, card, seen, caster)
    else:
        # B-R37: the card goes to the caster's hand; its back names it.
        card = aimed_card(int(s.aim))
        pile.give(hand, s.hand[caster], card, PUBLIC, card, card)
        note(s.log, E_STOLEN, seat, card, PUBLIC, caster)


@rule
def random_black(s: BabaYagaState, seat: int) -> int:
    """One of the black cards of a hand, each equally likely."""
    hand = s.hand[seat]
    black = 0
    for i in range(hand.n):
        if back(int(hand.card[i])) == BLACK:
            black += 1
    nth = below(s.chance, black)
    # Red cards lie before the black ones in a sorted hand.
    return int(hand.card[pile.count(hand, YAGA) + nth])


# --- The end of a round.


@rule
def showdown(s: BabaYagaState) -> None:
    """BY-16, BY-18, B-R52: the round ends at once and all hands are shown."""
    note(s.log, E_DECLARE, int(s.turn), HIDDEN, 0, 0)
    for seat in range(s.players):
        hand = s.hand[seat]
        pile.reveal(hand, PUBLIC)
        for i in range(hand.n):
            note(s.log, E_SHOW, seat, int(hand.card[i]), PUBLIC, 0)
    if s.match == ROUND:
        finish(s)
    else:
        end_round(s)


@rule
def round_winners(s: BabaYagaState) -> int:
    """BY-18, B-R53, B-R54: fewest points, then most yagas; those level in both win together."""
    best, winners = 1000, 0
    for seat in range(s.players):
        hand = s.hand[seat]
        # One number that orders hands: points first, then yagas.
        rank = worth(hand) * (HAND + 1) - pile.count(hand, YAGA)
        if rank < best:
            best, winners = rank, 0
        if rank == best:
            winners |= 1 << seat
    return winners


@rule
def finish(s: BabaYagaState) -> None:
    """A single round: B-R65, hand values only."""
    for seat in range(s.players):
        s.score[seat] = worth(s.hand[seat])
        note(s.log, E_SCORE, seat, HIDDEN, 0, worth(s.hand[seat]))
    s.winner = round_winners(s)
    close(s)


@rule
def close(s: BabaYagaState) -> None:
    """The game is over."""
    s.phase = OVER
    s.player = NOBODY


@rule
def end_round(s: BabaYagaState) -> None:
    """BY-20, B-R63: score the round; the tournament ends when someone has 100."""
    score_round(s)
    highest = 0
    for seat in range(s.players):
        s.total[seat] += s.score[seat]
        highest = max(highest, int(s.total[seat]))
        note(s.log, E_SCORE, seat, HIDDEN, 0, int(s.score[seat]))
    if highest >= LIMIT:
        s.winner = lowest_totals(s)
        close(s)
    else:
        # B-R3: the starter moves one seat to the left.
        s.starter = next_seat(s, int(s.starter))
        deal_round(s)


@rule
def score_round(s: BabaYagaState) -> None:
    """BY-20 with B-R54 to B-R61 and BY-A13."""
    winners = round_winners(s)
    declarer = int(s.turn)
    great = five_of(s, YAGA) if five_of(s, YAGA) >> declarer & 1 else 0  # B-R58: only the declarer's count
    ones = five_of(s, 1)
    for seat in range(s.players):
        if (great | ones) >> seat & 1:
            s.score[seat] = 0
        elif great:
            s.score[seat] = FIVE_YAGAS  # B-R59, B-R61
        elif ones:
            s.score[seat] = FIVE_ONES  # B-R60
        elif winners >> seat & 1:
            s.score[seat] = 0
        elif seat == declarer and beaten(s, declarer):
            s.score[seat] = BEATEN_DECLARER  # B-R56
        else:
            s.score[seat] = worth(s.hand[seat])


@rule
def beaten(s: BabaYagaState, declarer: int) -> bool:
    """B-R55: beaten means by a lower hand, not by more yagas."""
    for seat in range(s.players):
        if worth(s.hand[seat]) < worth(s.hand[declarer]):
            return True
    return False


@rule
def five_of(s: BabaYagaState, card: int) -> int:
    """Mask of the seats that hold five copies of a card."""
    seats = 0
    for seat in range(s.players):
        if pile.count(s.hand[seat], card) == HAND:
            seats |= 1 << seat
    return seats


@rule
def lowest_totals(s: BabaYagaState) -> int:
    """B-R63, B-R64: the lowest total wins, or several share it."""
    lowest, seats = int(s.total[0]), 0
    for seat in range(s.players):
        lowest = min(lowest, int(s.total[seat]))
    for seat in range(s.players):
        if s.total[seat] == lowest:
            seats |= 1 << seat
    return seats


# --- Imagining.


@rule
def imagine(s: BabaYagaState, observer: int, pool: Pile) -> None:
    """Deal again what the observer has not seen, every possible arrangement equally likely.

    The result depends on what the observer knows and on the chance alone.
    """
    redeal(s, observer, pool)
    # A public promise stands: the hidden hand can finish the payment that was announced.
    while not promise_kept(s):
        redeal(s, observer, pool)
    for seat in range(s.players):
        pile.presume(s.hand[seat], seat, observer)
        pile.tidy(s.hand[seat])
    scrub(s.log, observer)


@rule
def redeal(s: BabaYagaState, observer: int, pool: Pile) -> None:
    """Backs are public in hands and on top of the draw pile, so only black cards move there."""
    # Where red and teal cards lie below the top of the draw pile.
    below_top = int(s.draw.n) - 1
    if coloured_below(s, below_top) > 0:
        pile.gather(s.draw, below_top, observer, YAGA, OWL, pool)
        pile.sort(pool)
        pile.shuffle(pool, s.chance)
        pile.scatter(s.draw, below_top, observer, YAGA, OWL, pool)
    # All black cards among all places that hold one.
    for seat in range(s.players):
        pile.gather(s.hand[seat], int(s.hand[seat].n), observer, FIRST_BLACK, LAST_BLACK, pool)
    pile.gather(s.draw, int(s.draw.n), observer, FIRST_BLACK, LAST_BLACK, pool)
    pile.sort(pool)
    pile.shuffle(pool, s.chance)
    for seat in range(s.players):
        pile.scatter(s.hand[seat], int(s.hand[seat].n), observer, FIRST_BLACK, LAST_BLACK, pool)
    pile.scatter(s.draw, int(s.draw.n), observer, FIRST_BLACK, LAST_BLACK, pool)


@rule
def coloured_below(s: BabaYagaState, upto: int) -> int:
    """How many red and teal cards the draw pile has in its first slots; everyone can count them."""
    coloured = 0
    for i in range(upto):
        if back(int(s.draw.card[i])) != BLACK:
            coloured += 1
    return coloured


# --- Positions.


@rule
def accept(s: BabaYagaState) -> int:
    """Finish a struct that was filled from a position, if the rules can lead there; else the fault."""
    # B-R19: when its last card goes, a new draw pile is made at once.
    if s.draw.n == 0:
        return F_DRAW
    fault = lock_fault(s)
    if fault == SOUND and s.spell != NO_SPELL:
        fault = chain_fault(s)
    show_back(s)
    if fault == SOUND and s.phase == OVER:
        fault = open_hands(s)
    return fault


@rule
def open_hands(s: BabaYagaState) -> int:
    """A finished game: hands are seen, points and winners counted; returns the fault if it could not end like this."""
    if declare_bar(s) != LEGAL:
        return F_DECLARER
    if s.match == ROUND:
        for seat in range(s.players):
            s.score[seat] = worth(s.hand[seat])
        s.winner = round_winners(s)
    else:
        score_round(s)
        s.winner = lowest_totals(s)
    for seat in range(s.players):
        pile.reveal(s.hand[seat], PUBLIC)
        before = s.total[seat] - s.score[seat]
        if s.match != ROUND and (before < 0 or before >= LIMIT):
            return F_TOTALS
    return SOUND


@rule
def lock_fault(s: BabaYagaState) -> int:
    """Only a pile with a spell on top can be locked; after a payment only that of the cast (BY-A7)."""
    if s.locked == NO_PILE:
        return F_UNLOCKED if must_be_locked(s) else SOUND
    stack = s.discard[s.locked]
    if stack.n == 0:
        return F_LOCK_EMPTY
    if not is_spell(pile.top(stack)):
        return F_LOCK_SPELL
    if s.phase in (AIM, REPLY) and s.locked != s.pile:
        return F_LOCK_OTHER
    return SOUND


@rule
def must_be_locked(s: BabaYagaState) -> bool:
    """A complete payment locks its pile until somebody has answered (BY-A7, BY-A10)."""
    if s.phase != REPLY:
        return s.phase == AIM
    return s.spell == CATS or s.player == next_seat(s, int(s.turn))


@rule
def chain_fault(s: BabaYagaState) -> int:
    """Why the cast under way cannot be where it is."""
    if not in_order(s):
        return F_ORDER
    rest = missing(s)
    if rest < 0 or (rest > 0 and s.phase != PAY and mortars(s) == 0) or (rest == 0 and s.phase == PAY):
        return F_PRICE
    if not promise_kept(s):
        return F_PROMISE
    if s.phase != PAY and s.locked != NO_PILE and not cast_on_top(s):
        return F_CAST_PILE
    return reply_fault(s) if s.phase == REPLY else SOUND


@rule
def reply_fault(s: BabaYagaState) -> int:
    """BY-A3: a seat still to answer shows the back; with a Wand, every later seat that shows it must answer."""
    seat = int(s.player)
    while seat != s.turn:
        hit = shows(s.hand[seat], int(s.aim))
        left = s.left >> seat & 1 != 0
        if left and not hit:
            return F_NOT_HIT
        if hit and not left and s.spell == WAND:
            return F_NOT_ASKED
        seat = next_seat(s, seat)
    return SOUND


@rule
def in_order(s: BabaYagaState) -> bool:
    """BY-A1: Mortars first, then potions from high to low, and nothing else."""
    before = MORTAR
    for i in range(s.paid.n):
        card = int(s.paid.card[i])
        if card > before or card == YAGA or LAST_POTION < card < MORTAR:
            return False
        before = card
    return True


@rule
def cast_on_top(s: BabaYagaState) -> bool:
    """Whether the pile has the payment and the spell on top."""
    stack, paid = s.discard[s.pile], s.paid
    if stack.n < paid.n + 1 or pile.top(stack) != s.spell:
        return False
    for i in range(paid.n):
        if stack.card[stack.n - 1 - paid.n + i] != paid.card[i]:
            return False
    return True
