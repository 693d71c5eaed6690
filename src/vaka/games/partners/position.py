"""Partners: positions out and in. A position that cannot be says what is wrong."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from vaka.errors import PositionError
from vaka.games.contract import Shuffle
from vaka.games.partners.layout import (
    CONCEALED,
    COPIES,
    DEALS,
    DECK,
    GIVE,
    HAND,
    HOME,
    KINDS,
    NO_PAWN,
    NOBODY,
    OVER,
    PART,
    PAWNS,
    PICK,
    SEATS,
    SPLIT_STEPS,
    PartnersState,
)  # fmt: skip
from vaka.games.partners.names import ALL_PAWNS, CARDS, COLOURS, PHASES, PLACES, Colour, place_name
from vaka.games.partners.shapes import Pending
from vaka.games.shared.positions import (
    Deck,
    agree,
    fill,
    is_count,
    known_keys,
    listed,
    names_in,
    needs_pending,
    number_of,
    read_hands,
    seat_of,
)  # fmt: skip
from vaka.kit.pile import PUBLIC

KEYS = ("pawns", "hands", "turn", "dealer", "deal", "deck", "used", "hidden", "phase", "player", "pending")
# PA-A6: what is left of the deck during each deal.
DECK_LEFT = {deal: DECK - HAND * SEATS * deal for deal in range(1, DEALS + 1)}
ALL_KINDS = (1 << KINDS) - 1

# What is wrong with a position, by the number that `rules.accept` answers with.
FAULTS: tuple[str, ...] = (
    "",
    "pawns: two colours cannot stand on one square of the ring (§K1)",
    "pawns: two pawns cannot stand on one goal ring (§M5)",
    "pawns: all eight of a team are locked, so the phase would be 'over' (FI-6)",
    "over: no team has all eight pawns on goal rings (§F3)",
    "hands: the seat in turn has no cards, so another would be in turn (CD-8)",
    "used: the 7 that is being played must be its newest card (PA-A6)",
    "used: the swap that is being played must be its newest card (PA-A6)",
    "pending: what is left of the 7 cannot be used up (SV-1)",
    "pending: there are no two pawns that stand alone on the ring to be swapped (SW-5)",
)


# --- Out.


def write(s: PartnersState) -> dict[str, Any]:
    """The full position, in the keys of the rules."""
    position = {
        "pawns": pawns(s),
        "hands": [names_in(s.hand[seat], CARDS) for seat in range(SEATS)],
        "turn": int(s.turn),
        "dealer": int(s.dealer),
        "deal": int(s.deal),
        "deck": names_in(s.deck, CARDS)[::-1],
        # Hands folded face down lie behind the others, in the order of "hidden".
        "used": names_in(s.used, CARDS)[::-1] + names_in(s.hidden, CARDS),
        "phase": PHASES[s.phase],
        "player": None if s.player == NOBODY else int(s.player),
        "pending": pending(s),
    }
    return position | ({"hidden": hidden(s)} if s.folded == CONCEALED else {})


def pawns(s: PartnersState) -> dict[Colour, list[str]]:
    """Where every pawn is, by colour."""
    places = [place_name(pawn // PAWNS, int(s.pawn[pawn])) for pawn in range(SEATS * PAWNS)]
    return {colour: places[PAWNS * seat : PAWNS * seat + PAWNS] for seat, colour in enumerate(COLOURS)}


def hidden(s: PartnersState) -> list[list[int]]:
    """PA-A8: whose cards lie face down, and how many."""
    groups: list[list[int]] = []
    for i in range(s.hidden.n):
        seat = int(s.hidden.seen[i]).bit_length() - 1
        if groups and groups[-1][0] == seat:
            groups[-1][1] += 1
        else:
            groups.append([seat, 1])
    return groups


def pending(s: PartnersState) -> Pending | None:
    """What is under way: cards chosen for partners, a 7 or a swap."""
    if s.phase == GIVE and any(s.given[seat].n for seat in range(SEATS)):
        return {"given": [CARDS[s.given[seat].card[0]] if s.given[seat].n else None for seat in range(SEATS)]}
    if s.phase == PART:
        return {"left": int(s.left), "moved": [name for i, name in enumerate(ALL_PAWNS) if s.moved >> i & 1]}
    if s.phase == PICK:
        return {"picked": None if s.picked == NO_PAWN else ALL_PAWNS[s.picked]}
    return None


# --- In.


def read(s: PartnersState, position: Mapping[str, Any], shuffle: Shuffle) -> None:
    """Fill a struct whose options are set; whether the rules can lead there is for `rules.accept` to say."""
    known_keys(position, KEYS if s.folded == CONCEALED else [key for key in KEYS if key != "hidden"], "a position")
    # Who and when.
    s.phase = number_of(PHASES, position.get("phase", "play"), "phase")
    s.dealer = seat_of(s, position.get("dealer", SEATS - 1), "dealer")
    first = (int(s.dealer) + 1) % SEATS
    s.turn = seat_of(s, position.get("turn", first if s.phase == GIVE else 0), "turn")
    if s.phase == GIVE:
        agree(position, "turn", first)
    deal = position.get("deal", 1)
    if not is_count(deal) or deal not in DECK_LEFT:
        raise PositionError(f"deal {deal!r}: a dealer deals 1 to {DEALS} times")
    s.deal = deal
    # Where the pawns are.
    read_pawns(s, position.get("pawns", {}))
    # What is under way, and where the cards are.
    deck = Deck(CARDS, [COPIES] * KINDS)
    s.picked = NO_PAWN
    read_pending(s, position.get("pending"), deck)
    read_cards(s, position, deck, shuffle)
    player = decider(s)
    agree(position, "player", player)
    s.player = NOBODY if player is None else player
    s.shown = min(1, int(s.used.n))


def decider(s: PartnersState) -> int | None:
    """Who decides follows from the rest."""
    if s.phase == OVER:
        return None
    return next(seat for seat in order(s) if s.phase != GIVE or not s.given[seat].n)


def order(s: PartnersState) -> list[int]:
    """Seats clockwise from the one in turn."""
    return [(int(s.turn) + i) % SEATS for i in range(SEATS)]


def read_pawns(s: PartnersState, given: Any) -> None:
    """Four places per colour; a colour that is not named is at home."""
    known_keys(given, COLOURS, "pawns")
    s.pawn[:] = HOME
    for seat, colour in enumerate(COLOURS):
        places = listed(given.get(colour, ["home"] * PAWNS), f"pawns {colour}", "four places")
        if len(places) != PAWNS:
            raise PositionError(f"pawns {colour}: {PAWNS} places, one for each pawn, not {len(places)}")
        for i, place in enumerate(places):
            if not isinstance(place, str) or place not in PLACES[seat]:
                right = "home, start, Y1 to Y14, likewise G, B and R, and Z1 to Z4"
                raise PositionError(f"pawns {colour}: no place {place!r}; places are {right}")
            s.pawn[PAWNS * seat + i] = PLACES[seat][place]


# --- What is under way.


def read_pending(s: PartnersState, given: Any, deck: Deck) -> None:
    """Cards chosen for partners, a 7 or a swap."""
    if s.phase == GIVE and given is None:
        return
    if not needs_pending(given, s.phase in (GIVE, PART, PICK), PHASES[s.phase]):
        return
    if s.phase == GIVE:
        read_given(s, known_keys(given, ("given",), "pending").get("given"), deck)
    elif s.phase == PART:
        read_parts(s, known_keys(given, ("left", "moved"), "pending"))
    else:
        picked = known_keys(given, ("picked",), "pending").get("picked")
        s.picked = NO_PAWN if picked is None else number_of(ALL_PAWNS, picked, "pending picked")


def read_given(s: PartnersState, given: Any, deck: Deck) -> None:
    """One entry per seat; those before the one that decides have chosen."""
    names = listed(given, "pending given", "one entry per seat")
    if len(names) != SEATS:
        raise PositionError(f"pending given: {SEATS} entries, one per seat, not {len(names)}")
    chosen = [names[seat] is not None for seat in order(s)]
    if chosen != sorted(chosen, reverse=True) or not 0 < sum(chosen) < SEATS:
        raise PositionError(f"pending given {names}: seats choose in the order {order(s)}, and the last one ends it")
    for seat, name in enumerate(names):
        if name is not None:
            fill(s.given[seat], deck.take([name], "pending given"), 1 << seat)


def read_parts(s: PartnersState, given: Mapping[str, Any]) -> None:
    """Steps left of a 7, and the pawns it has moved."""
    left: Any = given.get("left")
    if not is_count(left) or not 1 <= left <= SPLIT_STEPS:
        raise PositionError(f"pending left {left!r}: 1 to {SPLIT_STEPS} steps are left")
    moved = {number_of(ALL_PAWNS, name, "pending moved") for name in listed(given.get("moved", []), "moved", "pawns")}
    made = SPLIT_STEPS - left
    if not min(1, made) <= len(moved) <= made:
        raise PositionError(f"pending moved: {len(moved)} pawns cannot have taken {made} steps")
    if any(pawn // PAWNS % 2 != s.turn % 2 for pawn in moved):
        raise PositionError(f"pending moved: only pawns of seat {int(s.turn)} and its partner")
    s.left = left
    s.moved = sum(1 << pawn for pawn in moved)


# --- The cards.


def read_cards(s: PartnersState, position: Mapping[str, Any], deck: Deck, shuffle: Shuffle) -> None:
    """Lay down what the position names; missing parts get what is left of the deck."""
    hands = read_hands(s, position)
    for seat, hand in enumerate(hands):
        if hand is not None:
            read_hand(s, seat, deck.take(hand, f"hand {seat}"))
    if "deck" in position:
        fill(s.deck, deck.take(position["deck"], "deck")[::-1], 0)
        check_deck(s)
    if "used" in position:
        used = deck.take(position["used"], "used")
        concealed = read_hidden(s, position.get("hidden", []), len(used))
        fill(s.hidden, used[len(used) - len(concealed) :], concealed)
        fill(s.used, used[: len(used) - len(concealed)][::-1], PUBLIC)
        s.barred[: len(concealed)] = ALL_KINDS
    elif position.get("hidden"):
        raise PositionError("hidden: used must be given with it, since these cards are its last ones")
    gaps = [seat for seat, hand in enumerate(hands) if hand is None]
    deal_rest(s, position, gaps, deck.rest(shuffle))
    check_folds(s)


def read_hand(s: PartnersState, seat: int, cards: list[int]) -> None:
    """A hand of at most four; of exactly four with the chosen card, during the exchange."""
    laid = s.phase in (PART, PICK) and seat == s.turn
    size = HAND - int(s.given[seat].n) - laid
    if len(cards) > size or (s.phase == GIVE and len(cards) != size):
        right = str(size) if s.phase == GIVE else f"at most {size}"
        raise PositionError(f"hand {seat} has {len(cards)} cards; in phase {PHASES[s.phase]!r} it must have {right}")
    fill(s.hand[seat], sorted(cards), 1 << seat)


def read_hidden(s: PartnersState, given: Any, most: int) -> list[int]:
    """The masks of the cards that lie face down."""
    masks: list[int] = []
    for group in listed(given, "hidden", "[seat, count]"):
        if not isinstance(group, list) or len(group) != 2 or not is_count(group[1]):
            raise PositionError(f"hidden: {group!r} must be [seat, count]")
        masks += [1 << seat_of(s, group[0], "hidden")] * min(group[1], DECK + 1)
    if len(masks) > most:
        raise PositionError(f"hidden: {len(masks)} cards face down, but used has {most}")
    return masks


def check_folds(s: PartnersState) -> None:
    """§N1: a fold empties a hand, so a seat that still plays in this deal has folded in earlier ones only."""
    for seat in range(SEATS):
        folded = sum(int(s.hidden.seen[i]) == 1 << seat for i in range(s.hidden.n))
        playing = still_plays(s, seat)
        most = HAND * (int(s.deal) - playing)
        if folded > most:
            why = "still plays in it" if playing else f"has had {HAND} cards per deal"
            limit = f"at most {most} by deal {int(s.deal)}, since it {why}"
            raise PositionError(f"hidden: seat {seat} cannot have folded {folded} cards; {limit}")


def still_plays(s: PartnersState, seat: int) -> bool:
    """Whether a seat has not folded in this deal: it holds cards, or has laid the card under way or the winning one."""
    laid = s.phase in (PART, PICK, OVER) and seat == s.turn
    return bool(laid or s.hand[seat].n or s.given[seat].n)


def check_deck(s: PartnersState) -> None:
    """PA-A6: the deck shrinks by sixteen per deal."""
    right = DECK_LEFT[int(s.deal)]
    if s.deck.n != right:
        raise PositionError(f"deck has {int(s.deck.n)} cards; during deal {int(s.deal)} it must have {right}")


def deal_rest(s: PartnersState, position: Mapping[str, Any], gaps: list[int], rest: list[int]) -> None:
    """Hands of four, the deck of this deal, and all other cards are used."""
    laid = int(s.turn) if s.phase in (PART, PICK) else NOBODY
    sizes = {seat: HAND - int(s.given[seat].n) - (seat == laid) for seat in gaps}
    needed = sum(sizes.values()) + (0 if "deck" in position else DECK_LEFT[int(s.deal)])
    if len(rest) < needed:
        raise PositionError(f"only {len(rest)} cards are left for the missing hands and deck, which need {needed}")
    for seat, size in sizes.items():
        fill(s.hand[seat], sorted(rest[:size]), 1 << seat)
        del rest[:size]
    if "deck" not in position:
        size = DECK_LEFT[int(s.deal)]
        fill(s.deck, rest[:size], 0)
        del rest[:size]
    if "used" not in position:
        fill(s.used, rest, PUBLIC)
    elif rest:
        raise PositionError(f"{len(rest)} cards lie nowhere, for example {CARDS[rest[0]]!r}; leave out used")
