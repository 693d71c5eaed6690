"""The MAD card game as people and programs see it: notation, views, events and sentences."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast

from vaka.games.contract import Entry, Options, Seated, Who
from vaka.games.mad.layout import OVER, MadState
from vaka.games.mad.names import ACTIONS, CARDS, COLOURLESS, COLOURS, DIRECTIONS, EVENTS, PHASES
from vaka.games.mad.position import attacker, pending
from vaka.games.mad.position import read as read
from vaka.games.mad.position import write as write
from vaka.games.mad.shapes import Chain, Drawn, MadEvent, MadPublic, MadView
from vaka.games.shared.positions import name_of
from vaka.games.shared.views import asked, describe_end, describe_hand, seen_hands, seen_names
from vaka.games.shared.views import winners as winners
from vaka.kit.reader import memo
from vaka.words import Phrases, Sentence, Word


def notation(_chosen: Options) -> tuple[tuple[str, ...], ...]:
    """The notation of every action."""
    return (ACTIONS,)


def configure(s: MadState, chosen: Options) -> None:
    """Write the options into a blank struct."""
    s.players = chosen["players"]


# --- Views.


def view(s: MadState, observer: int, seated: Seated) -> MadView:
    """What an observer may be shown: a card is named if the observer has seen it."""
    return {
        **public(s),
        "hands": hands(s, observer),
        "pending": pending_view(s, observer),
        **seated,
    }


@memo
def public(s: MadState) -> MadPublic:
    """What everyone may be shown."""
    over = bool(s.phase == OVER)
    return {
        "game": "mad",
        "players": int(s.players),
        "phase": PHASES[s.phase],
        "player": None if over else int(s.player),
        "turn": int(s.turn),
        "dealer": int(s.dealer),
        "direction": DIRECTIONS[int(s.direction)],
        "colour": name_of(COLOURS, int(s.colour)),
        "stock": {"count": int(s.stock.n)},
        "pile": {"count": int(s.pile.n), "top": CARDS[s.pile.card[s.pile.n - 1]]},
        "over": over,
        "winners": winners(s),
        "scores": scores(s),
    }


def hands(s: MadState, observer: int) -> list[list[str | None]]:
    """MD-A10: the order tells nothing. While gifts are chosen, nobody else knows what is left in that hand."""
    seen = seen_hands(s, observer, CARDS)
    if s.gifts.n and observer != attacker(s):
        seen[attacker(s)] = [None] * int(s.hand[attacker(s)].n)
    return seen


def pending_view(s: MadState, observer: int) -> Drawn | Chain | None:
    """What is under way; a drawn card and chosen gifts for those who see them."""
    chain = under_way(s)
    if not chain:
        return None
    if "drawn" in chain:
        return {"drawn": seen_names(s.drawn, observer, CARDS)[0]}
    if observer == attacker(s):
        return chain
    return {**chain, "gifts": [None] * len(chain["gifts"])}


under_way = memo(pending)


def scores(s: MadState) -> list[int] | None:
    """MD-A11: the points left in hand, once the game is over."""
    return [int(s.score[seat]) for seat in range(s.players)] if s.phase == OVER else None


def follows(before: MadView, after: MadView) -> bool:
    """M-R11: the next dealer is the one to the right of the last."""
    return after["dealer"] == (before["dealer"] - 1) % after["players"]


# --- Events.

CARD_EVENTS = frozenset({"turn-up", "play", "draw", "keep", "aim", "offer", "worry", "gift"})
# What the further number of an event means.
MORE = {
    "direction": "direction", "colour": "colour", "aim": "target", "worry": "target", "gift": "target",
    "swap": "target", "score": "points",
}  # fmt: skip
MORE_NAMES: dict[str, Mapping[int, str]] = {"direction": DIRECTIONS, "colour": dict(enumerate(COLOURS))}


def events(_s: Any, entries: Sequence[Entry]) -> list[MadEvent]:
    """The entries of a log as plain data; an unseen card is None."""
    return [event(*entry) for entry in entries]


def event(kind: int, seat: int, card: int, more: int) -> MadEvent:
    """One entry of a log."""
    data: dict[str, Any] = {"event": EVENTS[kind], "seat": seat}
    if data["event"] in CARD_EVENTS:
        data["card"] = name_of(CARDS, card)
    extra = MORE.get(data["event"])
    if extra:
        data[extra] = MORE_NAMES[extra][more] if extra in MORE_NAMES else more
    return cast("MadEvent", data)


# --- Sentences.


def card_word(card: str | None) -> Word:
    """The message that names a card."""
    return Word(f"card-{card}" if card else "card-unseen")


def action_sentence(notation: str, who: Who) -> Sentence:
    """An action as a message with arguments."""
    verb, *rest = notation.split()
    if verb in ("play", "give"):
        return f"action-{verb}", {"card": card_word(rest[0])}
    if verb == "at":
        return "action-at", {"who": who(int(rest[0]))}
    if verb in COLOURS:
        return "action-name", {"colour": Word(f"colour-{verb}")}
    return f"action-{verb}", {}


def event_sentence(data: MadEvent, who: Who) -> Sentence:
    """An event as a message with arguments."""
    values: dict[str, Any] = {"who": who(data["seat"])}
    message = f"event-{data['event']}"
    if "card" in data:
        values["card"] = card_word(data["card"])
    if "target" in data:
        values["target"] = who(data["target"])
    if "colour" in data:
        values["colour"] = Word(f"colour-{data['colour']}")
    if "points" in data:
        values["points"] = data["points"]
    if "direction" in data:
        message += f"-{data['direction']}"
    return message, values


def describe(seen: MadView, say: Phrases, who: Who) -> list[str]:
    """The situation in sentences, from a view alone."""
    sentences = [say("describe-game", players=seen["players"])]
    for seat, hand in enumerate(seen["hands"]):
        sentences.append(describe_hand(hand, who(seat), say, card_word))
    top = say("describe-pile", card=card_word(seen["pile"]["top"]), count=seen["pile"]["count"])
    sentences.append(top)
    if seen["colour"]:
        sentences.append(say("describe-colour", colour=Word(f"colour-{seen['colour']}")))
    sentences.append(say("describe-stock", count=seen["stock"]["count"]))
    sentences.append(say(f"describe-direction-{seen['direction']}"))
    if seen["over"]:
        return [*sentences, *describe_end(seen, say, who)]
    if seen["pending"]:
        sentences.extend(describe_pending(seen["pending"], say, who))
    return [*sentences, say.say(prompt(seen, who))]


def prompt(seen: MadView, who: Who) -> Sentence:
    """What is asked now; in the middle of a card also which one it is, and who does what to whom."""
    values: dict[str, Any] = {"who": who(asked(seen))}
    chain = seen["pending"]
    if chain and "card" in chain:
        values |= {"card": card_word(chain["card"]), "effect": effect(chain["card"]), "by": who(chain["by"])}
        if chain["at"] is not None:
            values["target"] = who(chain["at"])
    return f"describe-phase-{seen['phase']}", values


def forced(seen: MadView) -> bool:
    """Whom a card can hit follows from who sits there; everything else depends on a hand."""
    return seen["phase"] == "target"


def effect(card: str) -> str:
    """What a card does, whatever its colour."""
    return card if card in COLOURLESS else card[1:]


def describe_pending(chain: Drawn | Chain, say: Phrases, who: Who) -> list[str]:
    """The card just drawn, or the chain under way."""
    if "drawn" in chain:
        return [say("describe-drawn", card=card_word(chain["drawn"]))]
    card = card_word(chain["card"])
    if chain["at"] is None:
        told = [say("describe-follow", who=who(chain["by"]), card=card)]
    else:
        told = [say("describe-aim", who=who(chain["by"]), card=card, target=who(chain["at"]))]
    if chain["gifts"]:
        gifts = say.list(say(card_word(gift).id) for gift in chain["gifts"])
        told.append(say("describe-gifts", list=gifts))
    told.extend(say("describe-worry", who=who(seat)) for seat in chain["worries"])
    return told
