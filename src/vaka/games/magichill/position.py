"""Magic Hill: positions out and in. A position that cannot be says what is wrong."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from vaka.errors import PositionError
from vaka.games.contract import Shuffle
from vaka.games.magichill.layout import (
    BALL,
    BALL_REVEALS,
    EXCHANGE,
    GHOST,
    GOBLINS,
    GONE,
    HAND,
    JOKER,
    JOKER_COPIES,
    LEAD,
    LOW_TILES,
    MOST_CARDS,
    MOST_STONES,
    MOVE,
    NO_GOBLIN,
    NOBODY,
    OVER,
    PASSAGE,
    PLACE,
    PLAIN,
    PLAYS,
    RAVEN,
    SQUARES,
    STONE,
    TILE,
    TILE_COPIES,
    TOP,
    TRAPDOOR,
    UNPLACED,
    VALUE_COPIES,
    VILLAGE,
    WHIRLWIND,
    MagicHillState,
)  # fmt: skip
from vaka.games.magichill.layout import TILES as TILE_COUNT
from vaka.games.magichill.names import (
    CARDS,
    KINDS,
    PHASES,
    SIDES,
    TILES,
    VILLAGES,
    Kind,
    place_name,
    square_name,
    square_numbers,
)  # fmt: skip
from vaka.games.magichill.shapes import Asking, Goblin, Turn
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

KEYS = (
    "rotation", "goblins", "under", "tiles", "stones", "held", "ravens", "bonus", "seen", "waiting", "hands", "draw",
    "discard", "turn", "player", "phase", "pending",
)  # fmt: skip
PENDING = ("led", "played", "limit", "on_goblin", "tossed", "tile", "later", "ended")
ASKING = ("kind", "goblin", "left")
DEFAULT_PLACES = ["NW", "NW", "NE", "NE", "SE"]

# What is wrong with a position, by the number that `rules.accept` answers with.
FAULTS: tuple[str, ...] = (
    "",
    "goblins: one is on the summit, so the phase would be 'over' (C59)",
    "over: exactly one goblin is on the summit (C59)",
    "stones: a goblin stands on a stone's square, so it would have taken the stone (A54)",
    "goblins: everyone fills exactly three villages, each with at least one goblin (A1)",
    "pending led: a card must have named it, a second moved it before a tile asks, and it must be where pending says",
    "hands: a seat that has named a goblin holds a card that moves it (A13)",
    "phase 'move': no further card could be asked for here (MH-A3)",
    "waiting: goblins wait alone or covered on passages below the top level, and trapdoors above the lowest",
    "waiting: a goblin whose way is free and that is not covered would have gone at once (A24)",
    "pending tile: its goblin must stand on such a tile, or on the plain square that a ball or raven has left; "
    "a ball turns up tiles that lie face down",
    "draw: it is empty, so the discards would have been shuffled into it at once (MH-A11)",
)


# --- Out.


def write(s: MagicHillState) -> dict[str, Any]:
    """The full position, in the keys of the rules."""
    seats = range(s.players)
    return {
        "rotation": int(s.rotation),
        "goblins": goblins(s),
        "under": under(s),
        "tiles": {square: [TILES[s.tile.card[i]], SIDES[s.up[i]]] for i, square in tiles(s).items()},
        "stones": stones(s),
        "held": [int(s.held[seat]) for seat in seats],
        "ravens": [int(s.ravens[seat]) for seat in seats],
        "bonus": [int(s.bonus[seat]) for seat in seats],
        "seen": [
            [square for i, square in tiles(s).items() if not s.up[i] and s.tile.seen[i] >> seat & 1] for seat in seats
        ],
        "waiting": waiting(s),
        "hands": [names_in(s.hand[seat], CARDS) for seat in seats],
        "draw": names_in(s.draw, CARDS)[::-1],
        "discard": names_in(s.discard, CARDS)[::-1],
        "turn": int(s.turn),
        "player": None if s.player == NOBODY else int(s.player),
        "phase": PHASES[s.phase],
        "pending": pending(s),
    }


def goblins(s: MagicHillState) -> list[list[str | None]]:
    """Where every goblin is, by seat."""
    return [
        [place_name(int(s.side), int(s.place[GOBLINS * seat + i])) for i in range(GOBLINS)] for seat in range(s.players)
    ]


def under(s: MagicHillState) -> dict[str, Goblin]:
    """For every pair the seat and number of the lower goblin."""
    pairs = [square for square, goblin in enumerate(s.upper) if goblin != NO_GOBLIN]
    return {square_name(int(s.side), square): goblin_name(int(s.lower[square])) for square in pairs}


def goblin_name(goblin: int) -> Goblin:
    """Seat and number of a goblin."""
    return [goblin // GOBLINS, goblin % GOBLINS + 1]


def tiles(s: MagicHillState) -> dict[int, str]:
    """The squares of the tiles that are still there, by their index."""
    return {i: square_name(int(s.side), int(s.tile_at[i])) for i in range(TILE_COUNT) if s.tile.card[i] != GONE}


def stones(s: MagicHillState) -> list[str]:
    """The squares on which a stone lies."""
    return [square_name(int(s.side), square) for square, mark in enumerate(s.mark) if mark == STONE]


def waiting(s: MagicHillState) -> list[Goblin]:
    """The goblins that wait for a free way, the longest waiting first."""
    return [goblin_name(int(s.waiting[i])) for i in range(s.waits)]


def pending(s: MagicHillState) -> Turn | None:
    """The turn under way."""
    if s.phase in (PLACE, LEAD, OVER):
        return None
    chain: Turn = {
        "led": None if s.led == NO_GOBLIN else int(s.led) % GOBLINS + 1,
        "played": names_in(s.played, CARDS),
        "limit": int(s.limit) if s.led != NO_GOBLIN else PLAYS,
        "on_goblin": bool(s.on_goblin),
        "tossed": int(s.tossed),
        "tile": asking(s),
    }
    # Only on other boards can a tile ask while more is to come.
    if s.dues:
        chain["later"] = [goblin_name(int(s.due[i])) for i in range(s.dues)]
    if s.ended:
        chain["ended"] = True
    return chain


def asking(s: MagicHillState) -> Asking | None:
    """The tile that asks."""
    if s.phase != TILE:
        return None
    tile: Asking = {"kind": kind_of(s.asked), "goblin": goblin_name(int(s.asker))}
    if s.left:
        tile["left"] = int(s.left)
    return tile


def kind_of(tile: int) -> Kind:
    """The name of a tile that is still there."""
    return KINDS[tile - 1]


# --- In.


def read(s: MagicHillState, position: Mapping[str, Any], shuffle: Shuffle) -> None:
    """Fill a struct whose options are set; whether the rules can lead there is for `rules.accept` to say."""
    known_keys(position, KEYS, "a position")
    blank(s)
    # Who and when.
    s.phase = number_of(PHASES, position.get("phase", "lead"), "phase")
    s.turn = seat_of(s, position.get("turn", 0), "turn")
    s.rotation = small(position.get("rotation", 0), 3, "rotation")
    for key, row, most in (("held", s.held, MOST_STONES), ("ravens", s.ravens, 3), ("bonus", s.bonus, 100)):
        row[: s.players] = numbers(s, position.get(key), most, key)
    # What is on the mountain.
    read_goblins(s, position)
    read_tiles(s, position, shuffle)
    read_stones(s, position)
    read_waiting(s, position.get("waiting", []))
    # What is under way, and where the cards are.
    deck = Deck(CARDS, [VALUE_COPIES] * JOKER + [JOKER_COPIES])
    read_pending(s, position, deck)
    if s.phase == PLACE:
        read_placing(s, position)
    else:
        read_cards(s, position, deck, shuffle)
    read_player(s, position)


def blank(s: MagicHillState) -> None:
    """Nothing is anywhere yet; the board's marks stand already."""
    s.place[:] = UNPLACED
    s.lower[:] = s.upper[:] = s.waiting[:] = s.due[:] = NO_GOBLIN
    s.led = s.asker = NO_GOBLIN
    s.asked = GONE


def small(value: Any, most: int, what: str) -> int:
    """A small whole number."""
    if not is_count(value) or value > most:
        raise PositionError(f"{what} {value!r}: allowed is 0 to {most}")
    return int(value)


def numbers(s: MagicHillState, given: Any, most: int, what: str) -> list[int]:
    """One small number per seat; zeros if left out."""
    if given is None:
        return [0] * int(s.players)
    values = listed(given, what, "numbers, one per seat")
    if len(values) != s.players:
        raise PositionError(f"{what}: {int(s.players)} numbers, one per seat, not {len(values)}")
    return [small(value, most, what) for value in values]


# --- The mountain.


def read_goblins(s: MagicHillState, position: Mapping[str, Any]) -> None:
    """Goblins on their places, at most two on a square; of a pair `under` names the lower one."""
    names = square_numbers(int(s.side)) | {name: VILLAGE + i for i, name in enumerate(VILLAGES)} | {"top": TOP}
    default = [[None] * GOBLINS if s.phase == PLACE else DEFAULT_PLACES] * int(s.players)
    rows = listed(position.get("goblins", default), "goblins", "one list per seat")
    if len(rows) != s.players or not all(isinstance(row, list) and len(row) == GOBLINS for row in rows):
        raise PositionError(f"goblins: {int(s.players)} lists of {GOBLINS} places, one per seat")
    there: dict[int, list[int]] = {}
    for goblin, name in enumerate(name for row in rows for name in row):
        if name is None and s.phase == PLACE:
            continue
        if not isinstance(name, str) or name not in names:
            right = "squares such as 1-12, villages NW, NE, SE, SW, and top; null only in phase 'place'"
            raise PositionError(f"goblins: no place {name!r}; places are {right}")
        if s.phase == PLACE and name not in VILLAGES:
            raise PositionError(f"goblins: {name!r} in phase 'place', when goblins are in villages or null")
        s.place[goblin] = names[name]
        if names[name] < SQUARES:
            there.setdefault(names[name], []).append(goblin)
    lower = read_under(s, position.get("under", {}), there)
    for square, stack in there.items():
        s.lower[square] = lower.get(square, stack[0])
        if len(stack) > 1:
            s.upper[square] = next(goblin for goblin in stack if goblin != s.lower[square])


def read_under(s: MagicHillState, given: Any, there: Mapping[int, list[int]]) -> dict[int, int]:
    """The lower goblin of each pair."""
    names = square_numbers(int(s.side))
    pairs = {square for square, stack in there.items() if len(stack) == 2}
    for square, stack in there.items():
        if len(stack) > 2:
            raise PositionError(f"goblins: {len(stack)} on {square_name(int(s.side), square)}; two are the most (A53)")
    if not isinstance(given, Mapping) or {names.get(name) for name in given} != pairs:
        right = ", ".join(square_name(int(s.side), square) for square in sorted(pairs)) or "none"
        raise PositionError(f"under must name the lower goblin of each pair; the pairs are on {right}")
    lower = {}
    for name, goblin in given.items():
        lower[names[name]] = read_goblin(s, goblin, f"under {name}")
        if lower[names[name]] not in there[names[name]]:
            raise PositionError(f"under {name}: goblin {goblin} is not there")
    return lower


def read_goblin(s: MagicHillState, given: Any, what: str) -> int:
    """A goblin by seat and number."""
    if not isinstance(given, list) or len(given) != 2 or not is_count(given[1]) or not 1 <= given[1] <= GOBLINS:
        raise PositionError(f"{what}: {given!r} must be [seat, number], a number from 1 to {GOBLINS}")
    return GOBLINS * seat_of(s, given[0], what) + int(given[1]) - 1


def read_tiles(s: MagicHillState, position: Mapping[str, Any], shuffle: Shuffle) -> None:
    """Kinds and sides; where none are given they are laid as in the set-up (C7 to C9)."""
    at = {square_name(int(s.side), int(s.tile_at[i])): i for i in range(TILE_COUNT)}
    kinds, seen = [GONE] * TILE_COUNT, [PUBLIC] * TILE_COUNT
    if "tiles" not in position:
        rest = [kind for kind in range(len(TILES)) for _ in range(TILE_COPIES[kind] - (kind == PASSAGE))]
        rest = shuffle(rest)
        kinds = rest[:LOW_TILES] + shuffle([*rest[LOW_TILES:], PASSAGE])
        seen = [0] * TILE_COUNT
    else:
        left = Deck(TILES, TILE_COPIES)
        for name, tile in known_keys(position["tiles"], tuple(at), "tiles").items():
            if not isinstance(tile, list) or len(tile) != 2 or tile[0] not in TILES[1:] or tile[1] not in SIDES:
                raise PositionError(f'tiles {name}: {tile!r} must be ["{TILES[1]}", "down"] or the like')
            kinds[at[name]] = left.take([tile[0]], "tiles")[0]
            s.up[at[name]] = SIDES.index(tile[1])
            seen[at[name]] = PUBLIC if s.up[at[name]] else 0
    fill(s.tile, kinds, seen)
    read_seen(s, position.get("seen"), at)
    for i in range(TILE_COUNT):
        if kinds[i] == GONE:
            s.mark[int(s.tile_at[i])] = PLAIN


def read_seen(s: MagicHillState, given: Any, at: Mapping[str, int]) -> None:
    """Face-down tiles that each seat knows; what all know, onlookers know too."""
    rows = listed([[]] * int(s.players) if given is None else given, "seen", "one list per seat")
    if len(rows) != s.players:
        raise PositionError(f"seen: {int(s.players)} lists, one per seat, not {len(rows)}")
    for seat, row in enumerate(rows):
        for name in listed(row, "seen", "squares"):
            if not isinstance(name, str) or name not in at or s.tile.card[at[name]] == GONE or s.up[at[name]]:
                raise PositionError(f"seen: no tile lies face down on {name!r}")
            s.tile.seen[at[name]] |= 1 << seat
    everyone = (1 << int(s.players)) - 1
    for i in range(TILE_COUNT):
        if s.tile.seen[i] == everyone:
            s.tile.seen[i] = PUBLIC


def read_stones(s: MagicHillState, position: Mapping[str, Any]) -> None:
    """Stones where the board has them; left out, all that no goblin stands on."""
    board = {square_name(int(s.side), square): square for square in range(SQUARES) if s.mark[square] == STONE}
    free = [name for name, square in board.items() if s.lower[square] == NO_GOBLIN]
    names = listed(position.get("stones", free), "stones", "squares")
    for name in names:
        if not isinstance(name, str) or name not in board:
            raise PositionError(f"stones: no stone belongs on {name!r}; the board has them on {', '.join(board)}")
    for name, square in board.items():
        if name not in names:
            s.mark[square] = PLAIN


def read_waiting(s: MagicHillState, given: Any) -> None:
    """Goblins that wait, the longest waiting first."""
    waiting = [read_goblin(s, goblin, "waiting") for goblin in listed(given, "waiting", "[seat, number]")]
    if len(set(waiting)) != len(waiting):
        raise PositionError("waiting: each goblin once")
    s.waits = len(waiting)
    s.waiting[: len(waiting)] = waiting


# --- What is under way.


def read_pending(s: MagicHillState, position: Mapping[str, Any], deck: Deck) -> None:
    """The turn under way."""
    given: Any = position.get("pending")
    if not needs_pending(given, s.phase in (EXCHANGE, MOVE, TILE), PHASES[s.phase]):
        return
    known_keys(given, PENDING, "pending")
    s.tossed = small(given.get("tossed", 0), MOST_CARDS, "pending tossed")
    played = deck.take(given.get("played", []), "pending played")
    fill(s.played, played, PUBLIC)
    led = given.get("led")
    if s.phase == EXCHANGE:
        if led is not None or played or not s.tossed:
            raise PositionError("pending: in phase 'exchange' nothing is led or played, and at least one card tossed")
        return
    if not is_count(led) or not 1 <= led <= GOBLINS or s.tossed:
        raise PositionError(f"pending led {led!r}: the number of the goblin that is moved, and nothing is tossed")
    s.led = GOBLINS * int(s.turn) + led - 1
    s.limit = small(given.get("limit", PLAYS), 100, "pending limit")
    if len(played) > s.limit:
        raise PositionError(f"pending played: {len(played)} cards, but the limit is {int(s.limit)}")
    check_first_card(led, played)
    s.on_goblin = _flag(given, "on_goblin")
    s.ended = _flag(given, "ended")
    read_later(s, given.get("later", []))
    read_asking(s, given.get("tile"))


def check_first_card(led: int, played: list[int]) -> None:
    """C17: the first card is the goblin's, or a joker."""
    if played and played[0] not in (led - 1, JOKER):
        raise PositionError(
            f"pending played: the first card must be {CARDS[led - 1]!r} or 'joker', since it names the goblin"
        )


def _flag(given: Mapping[str, Any], key: str) -> int:
    if not isinstance(given.get(key, False), bool):
        raise PositionError(f"pending {key} is true or false")
    return int(given.get(key, False))


def read_later(s: MagicHillState, given: Any) -> None:
    """Goblins whose squares are still to take effect."""
    later = [read_goblin(s, goblin, "pending later") for goblin in listed(given, "pending later", "[seat, number]")]
    if len(set(later)) != len(later) or (later and s.phase != TILE):
        raise PositionError("pending later: goblins come later only while a tile asks, each once")
    for goblin in later:
        square = int(s.place[goblin])
        if square >= SQUARES or s.lower[square] != goblin or s.upper[square] != NO_GOBLIN:
            raise PositionError(
                f"pending later: {goblin_name(goblin)} does not stand alone on a square of the mountain"
            )
    s.dues = len(later)
    s.due[: len(later)] = later


def read_asking(s: MagicHillState, given: Any) -> None:
    """The tile that asks, and for which goblin."""
    if (given is not None) != (s.phase == TILE):
        raise PositionError(f"pending tile must be {'given' if given is None else 'null'} in phase {PHASES[s.phase]!r}")
    if given is None:
        return
    known_keys(given, ASKING, "pending tile")
    s.asked = number_of(TILES, given.get("kind"), "pending tile kind")
    if s.asked not in (GHOST, RAVEN, BALL, WHIRLWIND, TRAPDOOR):
        raise PositionError(f"pending tile kind {given['kind']!r} asks nothing")
    s.asker = read_goblin(s, given.get("goblin"), "pending tile goblin")
    most = {BALL: BALL_REVEALS, RAVEN: 1}.get(int(s.asked), 0)
    s.left = small(given.get("left", 0), most, "pending tile left")
    if s.asked == BALL and not s.left:
        raise PositionError("pending tile left: at least one tile is still to be turned up")


# --- The cards.


def read_placing(s: MagicHillState, position: Mapping[str, Any]) -> None:
    """MH-A1: no cards are dealt before the last goblin is placed; seats place one each in turn."""
    if any(read_hands(s, position)) or position.get("draw") or position.get("discard"):
        raise PositionError("hands, draw and discard are empty in phase 'place': cards are dealt when it is over")
    players, turn = int(s.players), int(s.turn)
    counts = [sum(s.place[GOBLINS * seat + i] != UNPLACED for i in range(GOBLINS)) for seat in range(players)]
    ahead = [seat for seat in range(players) if counts[seat] == counts[turn] + 1]
    s.first = (turn - len(ahead)) % players
    if counts[turn] == GOBLINS or sum(counts) != counts[turn] * players + len(ahead):
        raise PositionError(f"goblins: seats place one each in turn, and it is seat {turn}'s")
    if ahead != sorted((int(s.first) + i) % players for i in range(len(ahead))):
        raise PositionError(f"goblins: the seats just before seat {turn} are ahead of it, not {ahead}")


def read_cards(s: MagicHillState, position: Mapping[str, Any], deck: Deck, shuffle: Shuffle) -> None:
    """Lay down what the position names; missing parts get what is left of the deck."""
    hands = read_hands(s, position)
    for seat, hand in enumerate(hands):
        if hand is not None:
            cards = deck.take(hand, f"hand {seat}")
            if len(cards) > MOST_CARDS:
                raise PositionError(f"hand {seat} has {len(cards)} cards; {MOST_CARDS} are the most (C41)")
            fill(s.hand[seat], sorted(cards), 1 << seat)
    for key, stack, seen in (("draw", s.draw, 0), ("discard", s.discard, PUBLIC)):
        if key in position:
            fill(stack, deck.take(position[key], key)[::-1], seen)
    rest = deck.rest(shuffle)
    for seat in [seat for seat, hand in enumerate(hands) if hand is None]:
        size = HAND + int(s.held[seat])
        if len(rest) < size:
            raise PositionError(f"only {len(rest)} cards are left of the deck for hand {seat}")
        fill(s.hand[seat], sorted(rest[:size]), 1 << seat)
        del rest[:size]
    if "draw" not in position:
        fill(s.draw, rest, 0)
    elif "discard" not in position:
        fill(s.discard, rest, PUBLIC)
    elif rest:
        raise PositionError(f"{len(rest)} cards lie nowhere, for example {CARDS[rest[0]]!r}; leave out discard")


def read_player(s: MagicHillState, position: Mapping[str, Any]) -> None:
    """Who decides follows from the rest, except when somebody gives up a card to a Raven."""
    right: int | None = int(s.turn)
    if s.phase == OVER:
        right = None
    elif s.phase == TILE and s.asked == RAVEN and s.left:
        right = seat_of(s, position.get("player"), "player")
        if s.hand[right].n <= HAND + s.held[right]:
            raise PositionError(f"player {right}: only a hand above three and its stones gives up a card (A40)")
    elif s.phase == TILE and s.asked != WHIRLWIND:
        right = int(s.asker) // GOBLINS
    agree(position, "player", right)
    s.player = NOBODY if right is None else right
