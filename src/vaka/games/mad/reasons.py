"""The MAD card game: why an action is refused, in one short sentence, from what the player who asks can see."""

from __future__ import annotations

from vaka.games.contract import Who
from vaka.games.mad.face import card_word
from vaka.games.mad.names import COLOURLESS, COLOURS, DIRECTIONS
from vaka.games.mad.shapes import MadView
from vaka.games.shared.reasons import first, not_held
from vaka.words import Sentence, Word

# In which phase each kind of answer is asked for; cards are played in two.
ASKED = {
    **dict.fromkeys(("play", "draw"), "turn"),
    "keep": "drawn",
    **dict.fromkeys(DIRECTIONS.values(), "direction"),
    **dict.fromkeys(COLOURS, "colour"),
    **dict.fromkeys(("at", "skip"), "target"),
    "give": "give",
    **dict.fromkeys(("end", "colour"), "joker"),
    **dict.fromkeys(("worry", "accept"), "reply"),
}


def because(seen: MadView, notation: str, clause: str, who: Who) -> Sentence | None:  # noqa: ARG001
    """Why the seat that decides may not take an action."""
    verb, *rest = notation.split()
    phase = seen["phase"]
    if verb == "skip" and phase == "give":
        return "because-skip-gift" if clause == "MD-A3" else "because-skip-give", {}
    if phase == "drawn" and verb in ("play", "draw"):
        return after_drawing(seen, rest, clause)
    if ASKED[verb] != phase:
        # In the middle of a card the question that is open comes first; else it is said when such an answer is due.
        return (f"because-asked-{ASKED[verb]}", {}) if phase == "turn" else first(question(phase))
    if verb == "at":
        return "because-self" if int(rest[0]) == seen["seat"] else "because-nobody", {}
    if verb == "skip":
        return "because-must-hit", {"card": Word("card-wooly")}
    if clause == "MD-5":
        return misfit(seen, rest[0])
    return not_held(card_word(rest[0] if rest else "worry"))


def question(phase: str) -> str:
    """What is asked in a phase, as a sentence without arguments."""
    return f"because-ask-{phase}" if phase in ("target", "give", "reply") else f"page-ask-phase-{phase}"


def after_drawing(seen: MadView, cards: list[str], clause: str) -> Sentence:
    """After drawing, only the card just drawn may be played, if it fits."""
    assert seen["pending"]
    assert "drawn" in seen["pending"]
    if clause == "MD-5":
        return misfit(seen, cards[0])
    return "because-drawn" if cards else "because-drawn-already", {"card": card_word(seen["pending"]["drawn"])}


def misfit(seen: MadView, card: str) -> Sentence:
    """A card that does not fit on the pile, or not the colour that was named."""
    top = seen["pile"]["top"]
    if top in COLOURLESS:
        return "because-colour-named", {"card": card_word(card), "colour": Word(f"colour-{seen['colour']}")}
    return "because-misfit", {"card": card_word(card), "top": card_word(top)}
