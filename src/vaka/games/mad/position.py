"""The MAD card game: positions out and in. A position that cannot be says what is wrong."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from vaka.errors import PositionError
from vaka.games.contract import Shuffle
from vaka.games.mad.layout import (
    COLOUR,
    COLOURED_COPIES,
    COLOURLESS_COPIES,
    DIRECTION,
    DRAW1,
    DRAWN,
    EXCHANGE,
    FACES,
    GIFTS,
    GIVE,
    GIVE2,
    JOKER,
    JOKER_USE,
    LARGE_HAND,
    NO_CARD,
    NO_COLOUR,
    NOBODY,
    NUMBERS,
    OVER,
    REPLY,
    SMALL_HAND,
    SMALL_TABLE,
    TARGET,
    TURN,
    WHICH,
    WILD,
    WOOLY,
    WORRIES,
    MadState,
)  # fmt: skip
from vaka.games.mad.names import CARDS, COLOURS, DIRECTIONS, PHASES
from vaka.games.mad.shapes import Chain, Drawn
from vaka.games.shared.positions import (
    Deck,
    agree,
    fill,
    known_keys,
    listed,
    name_of,
    names_in,
    needs_pending,
    number_of,
    read_hands,
    seat_of,
)  # fmt: skip
from vaka.kit.pile import PUBLIC

KEYS = ("hands", "pile", "stock", "colour", "direction", "turn", "dealer", "player", "phase", "pending")
PENDING = ("card", "by", "at", "gifts", "colour", "left", "worries")

# What is wrong with a position, by the number that `rules.accept` answers with.
FAULTS: tuple[str, ...] = (
    "",
    "pile: it has at least one card",
    "stock: it is empty, so all but the top of the pile would have been shuffled into it at once (MD-18)",
    "colour: the colour in force is that of the card on top of the pile",
    "colour: on a colourless card it is null until named, and named afterwards (MD-A8)",
    "hands: a player without cards has won, so the phase would be 'over' (MD-20)",
    "pending card: it must lie on top of the pile, under the Worries that answered it",
    "pending worries: that many Worries must lie on top of the pile",
    "phase 'joker': it is asked with at most three other cards in hand (MD-A11)",
    "pending: giving takes two cards (M-R24)",
    "over: nobody is out, and no Joker lies on top with at most three cards in the hand of the seat in turn (MD-20)",
    "over: only one player can be rid of all cards",
)


# --- Out.


def write(s: MadState) -> dict[str, Any]:
    """The full position, in the keys of the rules."""
    return {
        "hands": [names_in(s.hand[seat], CARDS) for seat in range(s.players)],
        "pile": names_in(s.pile, CARDS)[::-1],
        "stock": names_in(s.stock, CARDS)[::-1],
        "colour": name_of(COLOURS, int(s.colour)),
        "direction": DIRECTIONS[int(s.direction)],
        "turn": int(s.turn),
        "dealer": int(s.dealer),
        "player": None if s.player == NOBODY else int(s.player),
        "phase": PHASES[s.phase],
        "pending": pending(s),
    }


def pending(s: MadState) -> Drawn | Chain | None:
    """What is under way: the card just drawn, or the chain of the card that is followed."""
    if s.drawn.n:
        return {"drawn": CARDS[s.drawn.card[0]]}
    if s.card == NO_CARD:
        return None
    return {
        "card": CARDS[s.card],
        "by": attacker(s),
        "at": None if s.target == NOBODY else int(s.target),
        "gifts": [*names_in(s.gifts, CARDS)],
        "colour": name_of(COLOURS, int(s.colour)),
        "left": asked(s),
        "worries": worriers(s),
    }


def worriers(s: MadState) -> list[int]:
    """Who played a Worry in this chain, in order."""
    return [int(s.worrier[i]) for i in range(s.worries)]


def attacker(s: MadState) -> int:
    """Who does what the card says: its player, or the last one to Worry."""
    return [int(s.turn), *worriers(s)][-1]


def asked(s: MadState) -> list[int]:
    """The seats still to be asked, in order."""
    return [seat for seat in play_order(s) if s.left >> seat & 1]


def play_order(s: MadState) -> list[int]:
    """The other seats in play order from the attacker."""
    return [int((attacker(s) + i * s.direction) % s.players) for i in range(1, s.players)]


# --- In.


def read(s: MadState, position: Mapping[str, Any], shuffle: Shuffle) -> None:
    """Fill a struct whose options are set; whether the rules can lead there is for `rules.accept` to say."""
    known_keys(position, KEYS, "a position")
    # Who and when.
    s.phase = number_of(PHASES, position.get("phase", "turn"), "phase")
    s.turn = seat_of(s, position.get("turn", 0), "turn")
    s.dealer = seat_of(s, position.get("dealer", 0), "dealer")
    ways = {name: number for number, name in DIRECTIONS.items()}
    given = position.get("direction", "ccw")
    number_of(tuple(ways), given, "direction")
    s.direction = ways[given]
    # What is under way.
    deck = Deck(CARDS, (*[*COLOURED_COPIES] * len(COLOURS), *COLOURLESS_COPIES))
    s.card, s.target, s.left, s.worries, s.worrier[:] = NO_CARD, NOBODY, 0, 0, NOBODY
    read_pending(s, position.get("pending"), deck)
    # Where the cards are.
    read_cards(s, position, deck, shuffle)
    read_colour(s, position)
    player = decider(s)
    agree(position, "player", player)
    s.player = NOBODY if player is None else player


def decider(s: MadState) -> int | None:
    """Who decides follows from the rest."""
    if s.phase == OVER:
        return None
    if s.phase == REPLY:
        return asked(s)[0]
    return attacker(s)


def read_colour(s: MadState, position: Mapping[str, Any]) -> None:
    """The colour in force; of a coloured card it is its own."""
    if not s.pile.n:
        return
    top = int(s.pile.card[s.pile.n - 1])
    own = COLOURS[top // FACES] if top < WILD else None
    given = position.get("colour", own)
    s.colour = NO_COLOUR if given is None else number_of(COLOURS, given, "colour")
    if s.card != NO_CARD:
        agree(position["pending"], "colour", given)


# --- What is under way.


def read_pending(s: MadState, given: Any, deck: Deck) -> None:
    """The card just drawn, or a chain."""
    phase = PHASES[s.phase]
    if not needs_pending(given, s.phase not in (TURN, OVER), phase):
        return
    if s.phase == DRAWN:
        known_keys(given, ("drawn",), "pending")
        fill(s.drawn, deck.take([given.get("drawn")], "pending drawn"), 1 << int(s.turn))
        return
    known_keys(given, PENDING, "pending")
    s.card = deck.card(given.get("card"), "pending card")
    if face(s) not in FOLLOWED[int(s.phase)]:
        raise PositionError(f"pending card {CARDS[s.card]!r}: not a card that is followed in phase {phase!r}")
    read_worries(s, given.get("worries", []))
    agree(given, "by", attacker(s))
    read_target(s, given.get("at"))
    read_gifts(s, given.get("gifts", []), deck)
    read_left(s, given.get("left", []))


# Faces of the cards that are followed in each phase; in phase colour the coloured ones only after a Worry.
FOLLOWED = {
    DIRECTION: {WHICH},
    COLOUR: {DRAW1, GIVE2, *range(WILD, JOKER + 1)},
    TARGET: {GIVE2, WOOLY, EXCHANGE},
    GIVE: {GIVE2},
    JOKER_USE: {JOKER},
    REPLY: {DRAW1, GIVE2, WOOLY, EXCHANGE},
}


def face(s: MadState) -> int:
    """What the card that is followed shows."""
    return int(s.card % FACES if s.card < WILD else s.card)


def read_worries(s: MadState, given: Any) -> None:
    """Who has answered so far; each of them must have been able to."""
    seats = [seat_of(s, seat, "pending worries") for seat in listed(given, "pending worries", "seats")]
    fewest, most = worries_possible(s)
    if not fewest <= len(seats) <= most:
        raise PositionError(f"pending worries {seats}: here there can be {fewest} to {most}")
    for before, seat in zip([int(s.turn), *seats], seats, strict=False):
        if seat == before:
            raise PositionError(f"pending worries {seats}: seat {seat} cannot answer its own card")
    if len(seats) == WORRIES and face(s) != DRAW1 and seats[1] != s.turn:
        raise PositionError(f"pending worries {seats}: only seat {s.turn}, who was hit, can answer the first one")
    s.worries = len(seats)
    s.worrier[: len(seats)] = seats


def worries_possible(s: MadState) -> tuple[int, int]:
    """The fewest and most Worries in a chain, by phase and card (M-R32, M-R38, MD-A2)."""
    if face(s) not in FOLLOWED[REPLY] or s.phase == TARGET:
        return 0, 0
    most = 1 if face(s) == EXCHANGE else WORRIES
    if s.phase == REPLY:
        return 0, most - 1
    return int(s.phase == COLOUR and face(s) < WILD), most


def read_target(s: MadState, given: Any) -> None:
    """Whom the card is aimed at: chosen freely, or the one whom the last Worry hit."""
    if given is not None:
        s.target = seat_of(s, given, "pending at")
    if given == attacker(s):
        raise PositionError(f"pending at {given}: nobody aims at themselves (MD-A7)")
    needed = s.phase in (GIVE, REPLY) or s.worries > 0
    if face(s) == DRAW1 or s.phase == TARGET or (face(s) == EXCHANGE and s.worries):
        needed, possible = False, False
    else:
        # After an exchange the colour is named, whether or not hands were exchanged.
        possible = needed or face(s) == EXCHANGE
    if (given is None and needed) or (given is not None and not possible):
        raise PositionError(f"pending at must be {'a seat' if needed else 'null'} here, not {given!r}")
    hit = [int(s.turn), *worriers(s)][-2] if s.worries else given
    if needed and given != hit:
        raise PositionError(f"pending at {given}: the last Worry hits seat {hit}")


def read_gifts(s: MadState, given: Any, deck: Deck) -> None:
    """Cards chosen so far."""
    cards = deck.take(given, "pending gifts")
    right = {0}
    if face(s) == GIVE2:
        right = {GIVE: {0, 1}, REPLY: {GIFTS}, COLOUR: {0, GIFTS}}.get(int(s.phase), right)
    if len(cards) not in right:
        counts = " or ".join(map(str, sorted(right)))
        raise PositionError(f"pending gifts: here there are {counts}, not {len(cards)}")
    fill(s.gifts, cards, 1 << attacker(s))


def read_left(s: MadState, given: Any) -> None:
    """The seats still to be asked: the one aimed at, or the last ones in play order."""
    seats = [seat_of(s, seat, "pending left") for seat in listed(given, "pending left", "seats")]
    order = play_order(s) if face(s) == DRAW1 else [int(s.target)]
    right = order[-len(seats) :] if seats and s.phase == REPLY else []
    if seats != right or (s.phase == REPLY and not seats):
        right = order if s.phase == REPLY else []
        raise PositionError(f"pending left {seats}: the seats asked are, in this order, {right}")
    s.left = sum(1 << seat for seat in seats)


# --- The cards.


def read_cards(s: MadState, position: Mapping[str, Any], deck: Deck, shuffle: Shuffle) -> None:
    """Lay down what the position names; missing parts get what is left of the deck."""
    hands = read_hands(s, position)
    for seat, hand in enumerate(hands):
        if hand is not None:
            fill(s.hand[seat], sorted(deck.take(hand, f"hand {seat}")), 1 << seat)
    for key, stack, seen in (("pile", s.pile, PUBLIC), ("stock", s.stock, 0)):
        if key in position:
            fill(stack, deck.take(position[key], key)[::-1], seen)
    if "pile" not in position and s.card != NO_CARD:
        raise PositionError(f"pile must be given in phase {PHASES[s.phase]!r}: its top is the card that is followed")
    rest = deck.rest(shuffle)
    deal_rest(s, position, [seat for seat, hand in enumerate(hands) if hand is None], rest)


def deal_rest(s: MadState, position: Mapping[str, Any], gaps: list[int], rest: list[int]) -> None:
    """Full hands, a coloured card for the pile, the rest for the stock."""
    size = LARGE_HAND if s.players <= SMALL_TABLE else SMALL_HAND
    if "pile" not in position:
        wanted = position.get("colour")
        first = next((card for card in rest if starts(card, wanted)), None)
        if first is None:
            raise PositionError("pile: no number, or none of that colour, is left to start it; give the pile")
        rest.remove(first)
        fill(s.pile, [first], PUBLIC)
    if len(rest) < size * len(gaps):
        raise PositionError(f"only {len(rest)} cards are left of the deck for {len(gaps)} hands of {size}")
    for seat in gaps:
        fill(s.hand[seat], sorted(rest[:size]), 1 << seat)
        del rest[:size]
    if "stock" not in position:
        fill(s.stock, rest, 0)
    elif rest:
        raise PositionError(f"{len(rest)} cards lie nowhere, for example {CARDS[rest[0]]!r}; leave out stock")


def starts(card: int, colour: Any) -> bool:
    """Whether a card can start a pile that is not given: a number, of the colour wanted."""
    return card < WILD and card % FACES < NUMBERS and colour in (None, COLOURS[card // FACES])
