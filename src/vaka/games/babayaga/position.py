"""Baba Yaga: positions out and in. A position that cannot be says what is wrong."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from typing import Any

from vaka.errors import PositionError
from vaka.games.babayaga.layout import (
    AIM,
    AIM_CARD,
    CATS,
    ES,
    HAND,
    KINDS,
    LIMIT,
    NO_AIM,
    NO_PILE,
    NO_SPELL,
    NOBODY,
    OVER,
    OWL,
    PAY,
    PELICAN,
    RED,
    REPLY,
    ROUND,
    SPELLS,
    TEAL,
    WAND,
    YAGA,
)  # fmt: skip
from vaka.games.babayaga.names import AIMS, CARDS, PHASES, PILES
from vaka.kit.pile import PUBLIC

KEYS = (
    "hands",
    "discard",
    "draw",
    "supply",
    "turn",
    "starter",
    "player",
    "locked",
    "totals",
    "phase",
    "pending",
)
PENDING = ("spell", "pile", "paid", "aim", "target", "left")

Shuffle = Callable[[list[int]], list[int]]


# --- Out.


def write(s: Any) -> dict[str, Any]:
    """The full position, in the keys of the rules."""
    return {
        "hands": [cards(s.hand[seat]) for seat in range(s.players)],
        "discard": {name: cards(s.discard[i])[::-1] for i, name in enumerate(PILES)},
        "draw": cards(s.draw)[::-1],
        "supply": {"yaga": int(s.supply[RED]), "owl": int(s.supply[TEAL])},
        "turn": int(s.turn),
        "starter": int(s.starter),
        "player": None if s.player == NOBODY else int(s.player),
        "locked": name_or_none(PILES, int(s.locked)),
        "totals": [int(s.total[seat]) for seat in range(s.players)],
        "phase": PHASES[s.phase],
        "pending": pending(s),
    }


def cards(stack: Any) -> list[str]:
    """The names of a pile's cards, lowest first."""
    return [CARDS[stack.card[i]] for i in range(stack.n)]


def name_or_none(names: tuple[str, ...], number: int) -> str | None:
    """The name of a number, None for -1."""
    return None if number < 0 else names[number]


def pending(s: Any) -> dict[str, Any] | None:
    """The spell under way; all of it is public."""
    if s.spell == NO_SPELL:
        return None
    return {
        "spell": CARDS[s.spell],
        "pile": PILES[s.pile],
        "paid": cards(s.paid),
        "aim": AIMS.get(int(s.aim)),
        "target": None if s.target == NOBODY else int(s.target),
        "left": answering(s),
    }


def answering(s: Any) -> list[int]:
    """The seats still to answer, in the order they are asked."""
    order = [(s.turn + i) % s.players for i in range(1, s.players)]
    return [int(seat) for seat in order if s.left >> seat & 1]


# --- In.


def read(s: Any, position: Mapping[str, Any], shuffle: Shuffle) -> None:
    """Fill a record whose options are set; whether the rules can lead there is for `rules.accept` to say."""
    _no_other(position, KEYS, "a position")
    # Who and when.
    s.phase = _index(PHASES, position.get("phase", "act"), "phase")
    s.turn = _seat(s, position.get("turn", 0), "turn")
    s.starter = _seat(s, position.get("starter", 0), "starter")
    s.locked = _pile(position.get("locked"), "locked")
    _read_totals(s, position.get("totals"))
    # What is under way.
    _read_pending(s, position.get("pending"))
    # Where the cards are.
    left = Counter({card: int(s.deck[card]) for card in range(KINDS)})
    _spend(left, _chain_cards(s), "pending")
    gaps = _read_cards(s, position, left)
    _deal_rest(s, left, gaps, shuffle)
    _read_player(s, position)


def _fail(fault: str) -> PositionError:
    return PositionError(fault)


def _no_other(given: Mapping[str, Any], known: Iterable[str], what: str) -> None:
    for key in given:
        if key not in known:
            raise _fail(f"{what} has no {key!r}; it has {', '.join(known)}")


def _index(names: tuple[str, ...], name: Any, what: str) -> int:
    if not isinstance(name, str) or name not in names:
        raise _fail(f"{what} {name!r}: allowed is {', '.join(names)}")
    return names.index(name)


def _pile(name: Any, what: str) -> int:
    return NO_PILE if name is None else _index(PILES, name, what)


def _is_count(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and value >= 0


def _seat(s: Any, seat: Any, what: str) -> int:
    if not _is_count(seat) or seat >= s.players:
        raise _fail(f"{what} {seat!r}: seats are 0 to {s.players - 1}")
    return int(seat)


def _card(name: Any, what: str) -> int:
    if not isinstance(name, str) or name not in CARDS:
        raise _fail(f"{what}: no card {name!r}; cards are {', '.join(CARDS)}")
    return CARDS.index(name)


def _cards(names: Any, what: str) -> list[int]:
    if not isinstance(names, list):
        raise _fail(f"{what} must be a list of cards, not {names!r}")
    return [_card(name, what) for name in names]


def _spend(left: Counter[int], used: Iterable[int], what: str) -> None:
    """Take cards out of what is left of the deck."""
    for card in used:
        left[card] -= 1
        if left[card] < 0:
            raise _fail(f"{what}: one {CARDS[card]!r} too many; the deck does not hold that many")


def _read_totals(s: Any, totals: Any) -> None:
    if totals is None:
        totals = [0] * s.players
    if not isinstance(totals, list) or len(totals) != s.players or not all(map(_is_count, totals)):
        raise _fail(f"totals must be {s.players} whole numbers, one a seat, not {totals!r}")
    if s.match == ROUND and any(totals):
        raise _fail("totals are kept in a tournament only; in a single round they are 0")
    reached = max(totals) >= LIMIT
    if s.match != ROUND and reached != (s.phase == OVER):
        raise _fail(f"a tournament is over exactly when a total reaches {LIMIT}: totals {totals}")
    if max(totals) > 2 * LIMIT:
        raise _fail(f"totals {totals}: one round cannot bring anybody so far beyond {LIMIT}")
    for seat, total in enumerate(totals):
        s.total[seat] = total


# --- The spell under way.


def _read_pending(s: Any, given: Any) -> None:
    s.spell, s.pile, s.aim, s.target, s.left = NO_SPELL, NO_PILE, NO_AIM, NOBODY, 0
    if (given is not None) != (s.phase in (PAY, AIM, REPLY)):
        raise _fail(f"pending must be {'given' if given is None else 'null'} in phase {PHASES[s.phase]!r}")
    if given is None:
        return
    if not isinstance(given, Mapping):
        raise _fail(f"pending must be null or a mapping, not {given!r}")
    _no_other(given, PENDING, "pending")
    s.spell = _card(given.get("spell"), "pending spell")
    s.pile = _index(PILES, given.get("pile"), "pending pile")
    if s.spell not in SPELLS or (s.spell == OWL and s.phase != PAY):
        raise _fail(f"pending spell {CARDS[s.spell]!r}: no spell that is waited for in phase {PHASES[s.phase]!r}")
    paid = _cards(given.get("paid", []), "paid")
    if len(paid) >= HAND:
        raise _fail(f"paid: a payment has at most {HAND - 1} cards, not {len(paid)}")
    _fill(s.paid, paid, [PUBLIC] * len(paid))
    _read_aim(s, given)


def _read_aim(s: Any, given: Mapping[str, Any]) -> None:
    """Aim, target and the seats left: unknown before phase reply, known in it."""
    aim, target, left = given.get("aim"), given.get("target"), given.get("left", [])
    if s.phase != REPLY:
        if aim is not None or target is not None or left != []:
            raise _fail(f"pending: aim and target are null and left is empty in phase {PHASES[s.phase]!r}")
        return
    if s.spell == PELICAN:
        raise _fail("pending: nobody answers a pelican")
    aims = {name: number for number, name in AIMS.items() if number != AIM_CARD or _takes_any(s)}
    if not isinstance(aim, str) or aim not in aims:
        raise _fail(f"pending aim {aim!r}: allowed is {', '.join(aims)}")
    s.aim = aims[aim]
    if not isinstance(left, list) or not left:
        raise _fail("pending left: at least one seat is still to answer in phase 'reply'")
    for seat in left:
        if _seat(s, seat, "pending left") == s.turn:
            raise _fail("pending left: the caster does not answer")
        s.left |= 1 << seat
    if left != answering(s):
        raise _fail(f"pending left {left}: seats answer once each, from the caster's left: {answering(s)}")
    _read_target(s, target, left)


def _takes_any(s: Any) -> bool:
    return bool(s.spell == CATS and s.edition == ES)


def _read_target(s: Any, target: Any, left: list[int]) -> None:
    if s.spell == WAND:
        if target is not None:
            raise _fail("pending target: a wand has none, it must be null")
    elif left != [target] or not _is_count(target):
        raise _fail(f"pending target {target!r}: cats have one target, and it alone is left to answer, not {left}")
    else:
        s.target = target


def _chain_cards(s: Any) -> list[int]:
    """Cards that lie in `pending` alone: spell and payment, until the payment is complete."""
    if s.phase != PAY:
        return []
    return [int(s.spell), *(int(s.paid.card[i]) for i in range(s.paid.n))]


# --- The cards.


def _read_cards(s: Any, position: Mapping[str, Any], left: Counter[int]) -> list[str]:
    """Lay down what the position names; returns the parts that it leaves out."""
    gaps = []
    hands = position.get("hands", [])
    if not isinstance(hands, list) or len(hands) > s.players:
        raise _fail(f"hands must be a list of at most {s.players} hands, one a seat; null for one to be dealt")
    for seat, hand in enumerate([*hands, *[None] * (s.players - len(hands))]):
        if hand is None and s.phase == PAY and seat == s.turn:
            raise _fail(f"hand {seat} must be given in phase 'pay': it is to complete the payment")
        if hand is None:
            gaps.append(f"hand {seat}")
        else:
            _lay_hand(s, seat, hand, left)
    discard = position.get("discard", {})
    if not isinstance(discard, Mapping):
        raise _fail("discard must be a mapping of A and B to lists of cards, top first")
    _no_other(discard, PILES, "discard")
    for i, name in enumerate(PILES):
        if name in discard:
            _lay(s.discard[i], discard[name], f"discard {name}", left, PUBLIC)
        else:
            gaps.append(f"discard {i}")
    if "draw" in position:
        _lay(s.draw, position["draw"], "draw", left, 0)
    else:
        gaps.append("draw")
    _read_supply(s, position.get("supply", {}), left)
    return gaps


def _hand_size(s: Any, seat: int) -> int:
    """Five, less what the caster has laid down."""
    casting = s.phase in (PAY, AIM, REPLY) and seat == s.turn
    return HAND - 1 - int(s.paid.n) if casting else HAND


def _lay_hand(s: Any, seat: int, names: Any, left: Counter[int]) -> None:
    hand = _cards(names, f"hand {seat}")
    if len(hand) != _hand_size(s, seat):
        phase = PHASES[s.phase]
        raise _fail(f"hand {seat} has {len(hand)} cards; in phase {phase!r} it must have {_hand_size(s, seat)}")
    _spend(left, hand, f"hand {seat}")
    _fill_hand(s, seat, hand)


def _fill_hand(s: Any, seat: int, hand: list[int]) -> None:
    """Its owner knows a hand; red and teal backs name their cards to everyone."""
    hand = sorted(hand)
    _fill(s.hand[seat], hand, [PUBLIC if card in (YAGA, OWL) else 1 << seat for card in hand])


def _fill(stack: Any, listed: list[int], seen: list[int]) -> None:
    """Put cards, lowest first, into an empty pile."""
    stack.n = len(listed)
    stack.card[: len(listed)] = listed
    stack.seen[: len(listed)] = seen


def _lay(stack: Any, names: Any, what: str, left: Counter[int], seen: int) -> None:
    listed = _cards(names, what)
    _spend(left, listed, what)
    _fill(stack, listed[::-1], [seen] * len(listed))


def _read_supply(s: Any, supply: Any, left: Counter[int]) -> None:
    """What is not named stays in its supply."""
    if not isinstance(supply, Mapping):
        raise _fail("supply must be a mapping of yaga and owl to numbers")
    _no_other(supply, ("yaga", "owl"), "supply")
    for place, card in ((RED, YAGA), (TEAL, OWL)):
        count = supply.get(CARDS[card], left[card])
        if not _is_count(count):
            raise _fail(f"supply {CARDS[card]} must be a whole number, not {count!r}")
        _spend(left, [card] * min(count, 127), f"supply {CARDS[card]}")
        s.supply[place] = count


def _deal_rest(s: Any, left: Counter[int], gaps: list[str], shuffle: Shuffle) -> None:
    """Missing parts get what is left of the deck, shuffled: full hands, a card a pile, the rest to draw."""
    rest = shuffle([card for card in sorted(left) for _ in range(left[card])])
    hands = [int(gap.split()[1]) for gap in gaps if gap.startswith("hand")]
    piles = [int(gap.split()[1]) for gap in gaps if gap.startswith("discard")]
    if len(rest) < sum(_hand_size(s, seat) for seat in hands) + len(piles) + ("draw" in gaps):
        raise _fail(f"only {len(rest)} cards are left of the deck for the missing parts: {', '.join(gaps)}")
    for seat in hands:
        size = _hand_size(s, seat)
        _fill_hand(s, seat, rest[:size])
        del rest[:size]
    if "draw" in gaps:
        for i in piles:
            _fill(s.discard[i], [rest.pop()], [PUBLIC])
        _fill(s.draw, rest, [0] * len(rest))
    elif piles:
        for i, place in enumerate(piles):
            share = rest[i :: len(piles)]
            _fill(s.discard[place], share, [PUBLIC] * len(share))
    elif rest:
        raise _fail(f"{len(rest)} cards lie nowhere, for example {CARDS[rest[0]]!r}; name them or leave out draw")


def _read_player(s: Any, position: Mapping[str, Any]) -> None:
    """Who decides follows from the rest; if it is named, it must agree."""
    if s.phase == OVER:
        right = None
    else:
        right = answering(s)[0] if s.phase == REPLY else int(s.turn)
    given = position.get("player", right)
    if given != right or isinstance(given, bool | float):
        raise _fail(f"player {given!r}: in this position {right} decides")
    s.player = NOBODY if right is None else right
