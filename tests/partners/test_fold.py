"""Having to play, having to fold."""

from __future__ import annotations

from collections import Counter

import pytest

import vaka
from tests.partners.situations import DONE, HIDDEN, all_cards, alone, clause, hand, legal, place, play, table, told
from vaka.play import State


def test_DU_1_a_playable_card_must_be_played_even_if_it_hurts() -> None:
    into_a_pair = table(["2"], "G1", r="G3 G3")
    on_the_partner = table(["2"], "G1", b="G3")
    out_of_the_goal = table(["5"], "Z2 Z4")
    for state in (into_a_pair, on_the_partner):
        assert legal(state) == ["move y1 2 2"]
    assert legal(out_of_the_goal) == ["move y1 5 5"]
    for state in (into_a_pair, on_the_partner, out_of_the_goal):
        assert clause(state, "fold") == "DU-3"
        with pytest.raises(vaka.IllegalMove, match="DU-3"):
            state.play("fold")
    assert place(play(into_a_pair, "move y1 2 2"), "y1") == "home"
    assert place(play(on_the_partner, "move y1 2 2"), "b1") == "home"
    # Z3 Z2 Z1 R14 R13.
    assert place(play(out_of_the_goal, "move y1 5 5"), "y1") == "R13"


def test_N1_nothing_playable_puts_the_whole_hand_down() -> None:
    state = table(["2", "-4", "12"], others={1: ["heart"], 2: [], 3: []})
    assert legal(state) == ["fold"]
    play(state, "fold")
    assert hand(state, 0) == []
    assert sorted(state.position()["used"][:3]) == sorted(["2", "-4", "12"])
    # Out until the next deal: Green plays alone, then everyone is dealt to.
    assert state.player == 1
    play(state, "start heart")
    assert state.phase == "give"
    assert len(hand(state, 0)) == 4


@pytest.mark.parametrize(
    ("card", "yellow"),
    [
        ("heart", ""), ("8", "Y1 Y2 Y3 Y5"), ("13", ""), ("1", "Y3"), ("-4", "Y3"), ("7", "Y3"), ("2", "start"),
        ("12", "R14"),
    ],
)  # fmt: skip
def test_DU_3_no_folding_while_something_is_playable(card: str, yellow: str) -> None:
    # The other card is useless, and does not help.
    state = table([card, "swap"], yellow)
    assert clause(state, "fold") == "DU-3"
    assert "fold" not in legal(state)


def test_DU_3_folding_is_the_only_choice_when_nothing_is_playable() -> None:
    for cards, yellow in ((["swap", "7", "-4", "1"], ""), (["heart"], "Y1 Y2 Y3 Y5"), (["-4"], "Z2 Z1 Z4 home")):
        state = table(cards, yellow)
        assert legal(state) == ["fold"]
        assert clause(state, "fold") is None


def test_DU_5_all_cards_go_down_not_one() -> None:
    state = alone(["2", "3", "5", "6"])
    before = len(state.position()["used"])
    play(state, "fold")
    assert told(state) == ["fold", "deal"]
    assert sorted(state.events(None)[0]["cards"]) == ["2", "3", "5", "6"]
    assert len(state.position()["used"]) == before + 4


def test_DU_4_out_till_the_next_deal_and_no_longer() -> None:
    state = alone(["2", "3"])
    play(state, "fold")
    assert (state.phase, len(hand(state, 0))) == ("give", 4)
    asked = set()
    while state.phase == "give":
        asked.add(state.player)
        play(state, legal(state)[0])
    assert asked == {0, 1, 2, 3}
    assert state.player == 0
    assert len(legal(state)) > 0


def test_N2_the_swap_counts_without_an_active_pawn() -> None:
    state = table(["swap", "2", "5"], "", "G3", "", "R3")
    assert legal(state) == ["swap"]
    assert clause(state, "fold") == "DU-3"
    assert legal(table(["swap", "2", "5"], "Z4", "G3 G3", "", "R3")) == ["fold"]


def test_CD_7_a_folded_hand_is_seen_by_all() -> None:
    state = play(table(["2", "5", "12"]), "fold")
    for seat in (0, 1, 2, 3, None):
        (event,) = state.events(seat)
        assert (event["event"], event["seat"], sorted(event["cards"])) == ("fold", 0, ["12", "2", "5"])
        assert sorted(state.view(seat)["used"]["shown"]) == ["12", "2", "5"]
        assert state.view(seat)["hidden"] == []
    assert "hidden" not in state.position()


def test_CD_7_hidden_by_option_and_seen_by_the_owner_only() -> None:
    state = play(table(["2", "5", "12"], options=HIDDEN), "fold")
    for seat in (0, 1, 2, 3, None):
        (event,) = state.events(seat)
        assert (event["event"], event["seat"], len(event["cards"])) == ("fold", 0, 3)
        assert (event["cards"] == [None, None, None]) == (seat != 0)
        assert not {"2", "5", "12"} & set(state.view(seat)["used"]["shown"])
        assert state.view(seat)["hidden"] == [[0, 3]]
    assert sorted(state.events(0)[0]["cards"]) == ["12", "2", "5"]


def test_CD_7_hidden_until_all_cards_are_collected() -> None:
    state = play(alone(["2", "5"], options=HIDDEN, deal=2), "fold")
    assert state.position()["hidden"] == [[0, 2]]
    state = play(alone(["2", "5"], options=HIDDEN, deal=3), "fold")
    assert (state.position()["hidden"], state.position()["used"]) == ([], [])
    assert state.view(None)["hidden"] == []
    assert len(all_cards(state.position())) == 14
    assert all_cards(state.position()).total() == 56


def test_PA_A8_an_open_hand_stays_named_until_the_next_card_is_laid() -> None:
    state = table(["2", "5"], "", "", "B3", others={1: ["3", "6", "9"], 2: ["12"], 3: []})
    play(state, "fold")
    assert sorted(state.view(2)["used"]["shown"]) == ["2", "5"]
    play(state, "fold")
    assert sorted(state.view(2)["used"]["shown"]) == ["3", "6", "9"]
    play(state, "move b1 12 12")
    # The deal is over, and the card that ended it lies on top.
    assert state.view(0)["used"]["shown"] == ["12"]


def test_PA_A8_hidden_hands_in_positions() -> None:
    hands = {1: ["3", "6", "9"], 2: ["12"], 3: ["10"]}
    state = play(table(["2", "5"], "", "", "B3", others=hands, options=HIDDEN), "fold", "fold", "move b1 12 12", "fold")
    position = state.position()
    assert position["hidden"] == [[0, 2], [1, 3], [3, 1]]
    # They stand last in `used`, in the order of `hidden`.
    tail = position["used"][-6:]
    assert (sorted(tail[:2]), sorted(tail[2:5]), tail[5:]) == (["2", "5"], ["3", "6", "9"], ["10"])
    assert state.view(2)["used"]["count"] == len(position["used"])


def test_PA_A8_PA_A5_imagined_hidden_hands_could_not_be_played() -> None:
    # All yellow pawns are at home, so Yellow's hand was anything but hearts.
    state = table(["2", "5"], "", "", "B3", others={1: ["3"], 2: ["12"], 3: []}, options=HIDDEN)
    play(state, "fold")
    seen: Counter[str] = Counter()
    for seed in range(300):
        seen.update(state.imagine(2, seed).position()["used"][-2:])
    assert not {"heart", "8", "13"} & set(seen)
    # Everything else comes up, the lone pawn leaves the swap unplayable too.
    assert {"2", "5", "7", "swap", "-4", "1"} <= set(seen)
    # The owner remembers its own cards.
    for seed in range(20):
        assert sorted(state.imagine(0, seed).position()["used"][-2:]) == ["2", "5"]


def test_PA_A5_the_sentence_says_so_to_everyone() -> None:
    for options in ({}, HIDDEN):
        state = play(table(["2", "5"], options=options), "fold")
        for seat in (0, 1, None):
            assert "can play nothing" in state.events(seat)[0].text()


def two_folds(yellow: list[str], deck: list[str], blue_too: bool = False) -> State:
    """Yellow, then Green fold face down, with very different promises.

    Yellow stands before Green's wall and could have played the -4 alone, so that anything else may lie there.
    Green could have played any number: what it folded is a heart.
    """
    turn = 2 if blue_too else 0
    hands = {0: yellow, 1: ["heart"], 2: ["12"], 3: ["6", "8"] if blue_too else ["6"]}
    pawns = ("Y14 Y14 Y14 Y14", "start start start start")
    state = table(hands[turn], *pawns, others=hands, options=HIDDEN, deal=3, deck=deck, turn=turn)
    return play(state, *(["fold", "start 8"] if blue_too else []), "fold", "fold")


@pytest.mark.parametrize("blue_too", [False, True])
def test_PA_A8_imagining_keeps_every_promise_at_once(blue_too: bool) -> None:
    state = two_folds(["2", "3", "5"], ["2", "2", "3", "3", "9", "9", "10", "10"], blue_too)
    assert state.position()["hidden"] == [*([[2, 1]] if blue_too else []), [0, 3], [1, 1]]
    # Three hearts are in sight.
    assert state.position()["used"].count("heart") == 4
    yellow: set[str] = set()
    for seed in range(100):
        used = state.imagine(2, seed).position()["used"]
        # Whatever Yellow folded, Green's card is the heart that is left.
        assert used[-1] == "heart"
        yellow.update(used[-4:-1])
        if blue_too:
            # Blue's own card, which it knows.
            assert used[-5] == "12"
    assert yellow == {"2", "3", "5", "6", "9", "10"}


def test_PA_A8_every_arrangement_is_equally_likely() -> None:
    # Eleven cards are unseen, two of them hearts. Green's is one of these; of the other ten any may be Yellow's.
    state = two_folds(["5"], ["heart", "2", "2", "3", "3", "9", "9", "10"])
    rounds = 800
    hearts = [state.imagine(2, seed).position()["used"][-2] for seed in range(rounds)].count("heart")
    assert abs(hearts - rounds / 10) < 4.5 * (rounds * 0.1 * 0.9) ** 0.5


def test_N1_a_finished_helper_folds_too() -> None:
    assert legal(table(["5"], DONE)) == ["fold"]
