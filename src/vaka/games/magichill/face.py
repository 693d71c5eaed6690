"""Magic Hill as people and programs see it: notation, views, events and sentences."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, cast

from vaka.games.contract import Entry, Options, Seated, Who
from vaka.games.magichill.board import ASSUMED, squares
from vaka.games.magichill.layout import (
    GOBLINS,
    OVER,
    PLACES,
    PLAIN,
    SQUARES,
    STONE,
    TOP,
    MagicHillState,
)  # fmt: skip
from vaka.games.magichill.mountain import level_of
from vaka.games.magichill.names import (
    CARDS,
    EVENTS,
    PHASES,
    TILES,
    VILLAGES,
    place_name,
    square_name,
)  # fmt: skip
from vaka.games.magichill.names import notation as notation_on
from vaka.games.magichill.position import goblins, kind_of, pending, stones, under, waiting
from vaka.games.magichill.position import read as read
from vaka.games.magichill.position import tiles as tile_squares
from vaka.games.magichill.position import write as write
from vaka.games.magichill.shapes import MagicHillEvent, MagicHillPublic, MagicHillView, Tile
from vaka.games.shared.positions import name_of
from vaka.games.shared.views import asked, describe_hand, seen_hands
from vaka.games.shared.views import winners as winners
from vaka.kit.reader import memo
from vaka.words import Phrases, Sentence, Word


def notation(chosen: Options) -> tuple[tuple[str, ...], ...]:
    """The notation of every action; tiles are named by their squares on this board."""
    return (notation_on(chosen["board"]["side"], squares(chosen["board"], "tiles")),)


def configure(s: MagicHillState, chosen: Options) -> None:
    """Write the options into a blank struct."""
    board = chosen["board"]
    s.players = chosen["players"]
    s.walk_on = int(chosen["walk_on"])
    s.remember = int(chosen["remember"])
    s.side = board["side"]
    s.assumed = int(board == ASSUMED)
    s.mark[:] = PLAIN
    for i, square in enumerate(squares(board, "tiles")):
        s.tile_at[i] = square
        s.mark[square] = i
    for square in squares(board, "stones"):
        s.mark[square] = STONE


# --- Views.


def view(s: MagicHillState, observer: int, seated: Seated) -> MagicHillView:
    """What an observer may be shown: a card or tile is named if the observer has seen it."""
    return {
        **public(s),
        "tiles": {square: tile_view(s, i, observer) for i, square in tile_squares(s).items()},
        "hands": seen_hands(s, observer, CARDS),
        **seated,
    }


def screen(seen: MagicHillView) -> MagicHillView:
    """A tile that lies face down again is for people to remember, unless the option says that a screen may."""
    if seen["remember"]:
        return seen
    shown: dict[str, Tile] = {
        square: tile if tile["up"] else {"kind": None, "up": False} for square, tile in seen["tiles"].items()
    }
    return {**seen, "tiles": shown}


@memo
def public(s: MagicHillState) -> MagicHillPublic:
    """What everyone may be shown."""
    over = bool(s.phase == OVER)
    seats = range(s.players)
    return {
        "game": "magichill",
        "players": int(s.players),
        "walk_on": bool(s.walk_on),
        "remember": bool(s.remember),
        "side": int(s.side),
        "board_assumed": bool(s.assumed),
        "phase": PHASES[s.phase],
        "player": None if over else int(s.player),
        "turn": int(s.turn),
        "rotation": int(s.rotation),
        "goblins": goblins(s),
        "under": under(s),
        "stones": stones(s),
        "held": [int(s.held[seat]) for seat in seats],
        "ravens": [int(s.ravens[seat]) for seat in seats],
        "bonus": [int(s.bonus[seat]) for seat in seats],
        "waiting": waiting(s),
        "draw": {"count": int(s.draw.n)},
        "discard": {"count": int(s.discard.n), "top": CARDS[s.discard.card[s.discard.n - 1]] if s.discard.n else None},
        "pending": pending(s),
        "over": over,
        "winners": winners(s),
        "scores": scores(s),
    }


def tile_view(s: MagicHillState, tile: int, observer: int) -> Tile:
    """A tile: its kind for those who have seen it, and whether it lies face up."""
    known = s.tile.seen[tile] >> observer & 1
    return {"kind": kind_of(s.tile.card[tile]) if known else None, "up": bool(s.up[tile])}


def scores(s: MagicHillState) -> list[int]:
    """The highest level that each seat's goblins have reached, 5 for the summit; there are no points."""
    return [max(level(s, int(s.place[GOBLINS * seat + i])) for i in range(GOBLINS)) for seat in range(s.players)]


def level(s: MagicHillState, place: int) -> int:
    """The level of a place; 0 below the mountain."""
    if place == TOP:
        return 5
    return level_of(int(s.side), place) if place < SQUARES else 0


# --- Events.

CARD_EVENTS = frozenset({"lead", "toss", "draw", "walk", "climb", "drop"})
TILE_EVENTS = frozenset({"tile", "shown"})
GOBLIN_EVENTS = frozenset(
    {"place", "lead", "walk", "climb", "shove", "tile", "rise", "fall", "wait", "village", "win"}
)  # fmt: skip
# What the further number of the other events means.
MORE: dict[str, tuple[str, Callable[[int], Any]]] = {
    "stone": ("held", int),
    "turn": ("way", lambda way: "cw" if way == 1 else "ccw"),
    "extra": ("now", bool),
    "raven": ("to", int),
}


def events(s: MagicHillState, entries: Sequence[Entry]) -> list[MagicHillEvent]:
    """The entries of a log as plain data; an unseen card is None."""
    return [event(s, *entry) for entry in entries]


def event(s: MagicHillState, kind: int, seat: int, card: int, more: int) -> MagicHillEvent:
    """One entry of a log."""
    data: dict[str, Any] = {"event": EVENTS[kind], "seat": seat}
    if data["event"] in CARD_EVENTS:
        data["card"] = name_of(CARDS, card)
    if data["event"] in TILE_EVENTS:
        data["kind"] = TILES[card]
    if data["event"] in GOBLIN_EVENTS:
        goblin, place = divmod(more, PLACES)
        data["goblin"] = [goblin // GOBLINS, goblin % GOBLINS + 1]
        data["place"] = place_name(int(s.side), place)
    if data["event"] == "shown":
        data["place"] = square_name(int(s.side), int(s.tile_at[more]))
    if data["event"] in MORE:
        key, meaning = MORE[data["event"]]
        data[key] = meaning(more)
    return cast("MagicHillEvent", data)


def retold(told: MagicHillEvent, seen: MagicHillView) -> MagicHillEvent:
    """Which tile it was is left out if it lies face down again by now, as on the screen."""
    if seen["remember"] or told["event"] not in TILE_EVENTS:
        return told
    tile = seen["tiles"].get(told["place"] or "")
    if tile is None or tile["up"]:
        return told
    return cast("MagicHillEvent", {name: value for name, value in told.items() if name != "kind"})


# --- Sentences.


def card_word(card: str | None) -> Word:
    """The message that names a card."""
    return Word(f"card-{card}" if card else "card-unseen")


def action_sentence(text: str, who: Who) -> Sentence:
    """An action as a message with arguments."""
    verb, *rest = text.split()
    if verb == "place":
        return "action-place", {"number": int(rest[0]), "village": Word(f"village-{rest[1]}")}
    if verb == "lead":
        return f"action-lead-{rest[1]}", {"number": int(rest[0])}
    if verb in ("walk", "climb"):
        return f"action-{verb}-{rest[1]}-{rest[2]}", {"steps": int(rest[0])}
    if verb in ("toss", "drop"):
        return f"action-{verb}", {"card": card_word(rest[0])}
    if verb == "reveal":
        return "action-reveal", {"place": rest[0]}
    if verb == "turn":
        return f"action-turn-{rest[0]}", {}
    if verb == "raven":
        return "action-raven", {"who": who(int(rest[0]))}
    if verb == "village":
        return "action-village", {"village": Word(f"village-{rest[0]}")}
    return f"action-{verb}", {}


def event_sentence(data: MagicHillEvent, who: Who) -> Sentence:
    """An event as a message with arguments."""
    values: dict[str, Any] = {"who": who(data["seat"])}
    message = f"event-{data['event']}"
    if "card" in data:
        values["card"] = card_word(data["card"])
    if "kind" in data:
        values["kind"] = Word(f"tile-{data['kind']}")
    elif data["event"] in TILE_EVENTS:
        message += "-down"
    if "goblin" in data:
        values["number"] = data["goblin"][1]
        values["owner"] = who(data["goblin"][0])
    if data["event"] in ("place", "village"):
        values["village"] = Word(f"village-{data['place']}")
    elif "place" in data:
        values["place"] = data["place"]
    if data["event"] == "climb" and data["place"] == "top":
        message += "-top"
    if "to" in data:
        values["target"] = who(data["to"])
    if "way" in data:
        message += f"-{data['way']}"
    if "held" in data:
        values["held"] = data["held"]
    if "now" in data:
        message += "-now" if data["now"] else "-later"
    return message, values


def describe(seen: MagicHillView, say: Phrases, who: Who) -> list[str]:
    """The situation in sentences, from a view alone."""
    sentences = [say("describe-game", players=seen["players"]), say("describe-rotation", turns=seen["rotation"])]
    for seat in range(seen["players"]):
        sentences.extend(describe_seat(seen, seat, say, who))
    pairs = [say("describe-pair", place=square, who=who(seat), number=n) for square, (seat, n) in seen["under"].items()]
    if pairs:
        sentences.append(say("describe-pairs", list=say.list(pairs)))
    known = [
        f"{square} {say('tile-' + tile['kind'])}{' ' + say('describe-up') if tile['up'] else ''}"
        for square, tile in seen["tiles"].items()
        if tile["kind"]
    ]
    unknown = [square for square, tile in seen["tiles"].items() if not tile["kind"]]
    sentences.append(say("describe-tiles", count=len(unknown), list=say.list(unknown)))
    if known:
        sentences.append(say("describe-known", list=say.list(known)))
    sentences.append(say("describe-stones", count=len(seen["stones"]), list=say.list(seen["stones"])))
    sentences.append(say("describe-draw", count=seen["draw"]["count"]))
    if seen["over"]:
        return [*sentences, say("over"), say("winner", who=who(seen["winners"][0]))]
    sentences.extend(describe_turn(seen, say, who))
    return [*sentences, say.say(prompt(seen, who))]


def prompt(seen: MagicHillView, who: Who) -> Sentence:
    """What is asked now."""
    return describe_phase(seen), {"who": who(asked(seen))}


def forced(seen: MagicHillView) -> bool:
    """Places and tiles are seen by all, and so is a hand without cards."""
    if seen["phase"] in ("lead", "exchange"):
        return not seen["hands"][asked(seen)]
    return describe_phase(seen) in ("describe-phase-place", "describe-tile-ball")


def describe_seat(seen: MagicHillView, seat: int, say: Phrases, who: Who) -> list[str]:
    """A seat's goblins, hand, stones and Ravens."""
    named = {village: say(f"village-{village}") for village in VILLAGES} | {"top": say("place-top")}
    places = [f"{i + 1} {named.get(place, place)}" for i, place in enumerate(seen["goblins"][seat]) if place]
    told = [say("describe-goblins", who=who(seat), list=say.list(places))] if places else []
    if seen["phase"] != "place":
        told.append(describe_hand(seen["hands"][seat], who(seat), say, card_word))
    if seen["held"][seat]:
        told.append(say("describe-held", who=who(seat), count=seen["held"][seat]))
    if seen["ravens"][seat]:
        told.append(say("describe-ravens", who=who(seat), count=seen["ravens"][seat]))
    return told


def describe_turn(seen: MagicHillView, say: Phrases, who: Who) -> list[str]:
    """What is under way."""
    told = [say("describe-waiting", who=who(seat), number=n) for seat, n in seen["waiting"]]
    chain = seen["pending"]
    if chain and chain["led"]:
        played = say.list(say(card_word(card).id) for card in chain["played"])
        told.append(say("describe-led", who=who(seen["turn"]), number=chain["led"], list=played))
    return told


def describe_phase(seen: MagicHillView) -> str:
    """The message that says what is asked."""
    if seen["phase"] != "tile":
        return f"describe-phase-{seen['phase']}"
    assert seen["pending"]
    tile = seen["pending"]["tile"]
    assert tile
    return "describe-tile-drop" if tile["kind"] == "raven" and "left" in tile else f"describe-tile-{tile['kind']}"
