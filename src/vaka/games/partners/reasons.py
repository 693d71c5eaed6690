"""Partners: why an action is refused, in one short sentence, from what the player who asks can see."""

from __future__ import annotations

from vaka.games.contract import Who
from vaka.games.partners.face import card_word
from vaka.games.partners.layout import PAWNS
from vaka.games.partners.names import COLOURS
from vaka.games.partners.shapes import PartnersView, Pending
from vaka.games.shared.reasons import first, not_held
from vaka.words import Sentence

# The phase in which each verb is an answer, where it is not a turn.
ASKED = {"give": "give", "part": "part", "pick": "pick"}
# The cards of verbs that do not name them.
LAYS = {"back": "-4", "split": "7", "swap": "swap"}
# What a clause says about a pawn.
ABOUT_A_PAWN = {
    "§G2": "because-home",
    "§M3": "because-locked",
    "WA-4": "because-wall",
    "MF-5": "because-wall",
    "GO-10": "because-hemmed-in",
    "GO-11": "because-door",
    "GO-15": "because-championship",
    "MF-6": "because-goal-back",
    "SV-2": "because-moved",
    "SW-2": "because-not-alone",
}
ABOUT_A_CARD = {"WA-8": "because-nobody-home", "SW-5": "because-no-pair"}


def because(seen: PartnersView, notation: str, clause: str, who: Who) -> Sentence | None:  # noqa: ARG001
    """Why the seat that decides may not take an action."""
    verb, *rest = notation.split()
    if ASKED.get(verb, "play") != seen["phase"]:
        return out_of_turn(seen, verb)
    if clause == "FI-8":
        return "because-other-colour", {"first": f"{mover(seen)}1", "last": f"{mover(seen)}{PAWNS}"}
    if clause in ("§P4", "§G1"):
        return not_held(card_word(card_of(verb, rest)))
    if clause in ABOUT_A_PAWN:
        return ABOUT_A_PAWN[clause], {"pawn": rest[0]}
    if clause == "LA-8":
        return "because-same", {"pawn": rest[0], "other": twin(seen, rest[0])}
    if clause == "SW-1":
        return "because-picked" if pending(seen).get("picked") == rest[0] else "because-pick-order", {"pawn": rest[0]}
    if clause == "SV-1":
        return seven(seen, rest)
    if clause == "DU-3":
        playable, *words = seen["legal"][0].split()
        return "because-playable", {"card": card_word(card_of(playable, words))}
    return ABOUT_A_CARD[clause], {}


def out_of_turn(seen: PartnersView, verb: str) -> Sentence:
    """An answer to a question that is not open."""
    if seen["phase"] == "play":
        return f"because-{verb}", {}
    return first(f"page-ask-phase-{seen['phase']}")


def mover(seen: PartnersView) -> str:
    """The colour that is moved: one's own, or the partner's once all of those are in."""
    seat = seen["turn"]
    return COLOURS[seat ^ 2 if all(seen["locked"][COLOURS[seat]]) else seat]


def card_of(verb: str, words: list[str]) -> str:
    """The card that an action lays or gives."""
    return LAYS.get(verb) or words[-1]


def twin(seen: PartnersView, pawn: str) -> str:
    """The pawn of the same colour on the same place that speaks for both."""
    colour, moved = COLOURS[COLOURS.index(pawn[0])], (seen["pending"] or {}).get("moved", [])
    places = {f"{colour}{number + 1}": place for number, place in enumerate(seen["pawns"][colour])}
    return next(other for other, place in places.items() if place == places[pawn] and other not in moved)


def seven(seen: PartnersView, part: list[str]) -> Sentence:
    """Why a 7 cannot be laid, or not divided this way."""
    if not part:
        return "because-seven", {}
    left, steps = pending(seen)["left"], int(part[1])
    return ("because-left", {"steps": left}) if steps > left else ("because-rest", {"steps": left - steps})


def pending(seen: PartnersView) -> Pending:
    """The 7 or the swap under way."""
    assert seen["pending"]
    return seen["pending"]
