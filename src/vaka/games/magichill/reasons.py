"""Magic Hill: why an action is refused, in one short sentence, from what the player who asks can see."""

from __future__ import annotations

from vaka.games.contract import Who
from vaka.games.magichill.face import card_word, describe_phase
from vaka.games.magichill.shapes import MagicHillView
from vaka.games.shared.reasons import first, not_held
from vaka.words import Sentence

# What a tile asks for, by the verb that answers.
TILE_ANSWERS = frozenset({"reveal", "turn", "raven", "drop", "village"})
# What clauses say about the cards that move a goblin.
MOVES = {
    "C22": "because-no-shoulders",
    "C24": "because-pair",
    "C31": "because-on-goblin",
    "C32": "because-no-way-up",
    "MH-A5": "because-no-direction",
    "MH-A3": "because-stop",
}
# … and about the goblin that a card would name.
GOBLINS = {"A12": "because-covered", "A13": "because-stuck", "C17": "because-lead", "C19": "because-lead"}


def because(seen: MagicHillView, notation: str, clause: str, who: Who) -> Sentence | None:  # noqa: ARG001
    """Why the seat that decides may not take an action."""
    verb, *rest = notation.split()
    if seen["phase"] == "tile":
        return tile(seen, verb, rest)
    if verb in TILE_ANSWERS:
        return "because-whirlwind" if verb == "turn" else f"because-{verb}", {}
    if seen["phase"] == "place":
        return placing(seen, verb, rest, clause)
    if verb == "place":
        # Whoever taps a goblin wants to move it.
        return goblin(seen, int(rest[0]), "C17")
    if verb == "lead":
        return goblin(seen, int(rest[0]), clause)
    if clause in MOVES:
        return MOVES[clause], {}
    if verb == "toss" and clause == "C43":
        return not_held(card_word(rest[0]))
    if verb in ("toss", "done"):
        return "because-playing", {}
    if verb in ("walk", "climb") and seen["phase"] == "move":
        return not_held(card_word("joker" if rest[2] == "joker" else rest[0]))
    return ("because-name-first", {}) if seen["phase"] == "lead" else asked(seen)


def tile(seen: MagicHillView, verb: str, rest: list[str]) -> Sentence:
    """A tile asks: what does not answer it, and what answers it wrongly."""
    if verb == "reveal" and kind(seen) == "ball":
        return "because-face-up", {"place": rest[0]}
    if verb == "drop" and describe_phase(seen) == "describe-tile-drop":
        return not_held(card_word(rest[0]))
    if verb == "raven" and describe_phase(seen) == "describe-tile-raven":
        return "because-nobody", {}
    return asked(seen)


def placing(seen: MagicHillView, verb: str, rest: list[str], clause: str) -> Sentence:
    """Goblins are placed: one after the other, in three villages."""
    if verb != "place":
        return asked(seen)
    return ("because-villages", {}) if clause == "A1" else ("because-placed", {"number": int(rest[0])})


def goblin(seen: MagicHillView, number: int, clause: str) -> Sentence:
    """Why a goblin cannot be named to move."""
    chain = seen["pending"]
    if chain and chain["led"]:
        return "because-other-goblin", {"number": chain["led"]}
    return (GOBLINS[clause], {"number": number}) if seen["phase"] == "lead" else asked(seen)


def kind(seen: MagicHillView) -> str:
    """The kind of tile that asks."""
    assert seen["pending"]
    assert seen["pending"]["tile"]
    return seen["pending"]["tile"]["kind"]


def asked(seen: MagicHillView) -> Sentence:
    """Something else is asked now."""
    return first(describe_phase(seen).replace("describe", "page-ask"))
