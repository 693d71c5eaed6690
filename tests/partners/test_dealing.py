"""Setting up, the exchange, turns, and one deal after the other."""

from __future__ import annotations

from collections import Counter

import pytest

import vaka
from tests.partners.situations import (
    DONE,
    KINDS,
    all_cards,
    alone,
    clause,
    hand,
    lanes,
    legal,
    place,
    play,
    table,
    told,
)
from vaka.play import State

HANDS = [["heart", "2", "3", "5"], ["6", "7", "9", "10"], ["12", "swap", "-4", "1"], ["8", "13", "2", "3"]]


def exchange(dealer: int = 3) -> State:
    """The dealer has dealt these hands, each chooses a card for the partner."""
    first = (dealer + 1) % 4
    return table(HANDS[first], others=dict(enumerate(HANDS)), phase="give", turn=first, dealer=dealer)


def crossed() -> State:
    """The exchange has been made."""
    return play(exchange(), "give heart", "give 6", "give 12", "give 8")


def last_card(deal: int, dealer: int = 1) -> State:
    """One card is left in all hands."""
    return alone(["2"], "Y3", deal=deal, dealer=dealer)


# --- Setting up.


def test_P1_partners_sit_opposite() -> None:
    state = crossed()
    assert list(state.view(None)["pawns"]) == ["y", "g", "b", "r"]
    pairs = [(event["seat"], event["to"]) for event in state.events(None) if event["event"] == "cross"]
    assert sorted(pairs) == [(0, 2), (1, 3), (2, 0), (3, 1)]
    assert "Player 0 and Player 2 against Player 1 and Player 3" in state.describe(None)
    # Yellow wins with Blue, Green with Red.
    assert play(alone(["1"], f"R14 {DONE[:8]}", b=DONE), "move y1 1 1").winners == [0, 2]
    assert play(table(["1"], g=DONE, r="B14 Z4 Z3 Z2", turn=3), "move r1 1 1").winners == [1, 3]


def test_P2_four_pawns_each_at_home() -> None:
    assert vaka.load("partners").new(3).position()["pawns"] == lanes("", "", "", "")


@pytest.mark.parametrize("players", [2, 3, 5])
def test_P1_only_four_can_play(players: int) -> None:
    with pytest.raises(vaka.OptionError, match="allowed is 4"):
        vaka.load("partners", players=players)


def test_P3_four_cards_each_from_fourteen_kinds_of_four() -> None:
    position = vaka.load("partners").new(3).position()
    assert [len(cards) for cards in position["hands"]] == [4, 4, 4, 4]
    assert (len(position["deck"]), position["used"], position["deal"]) == (40, [], 1)
    assert all_cards(position) == Counter(KINDS * 4)


def test_P3_the_deck_is_shuffled() -> None:
    decks = {tuple(vaka.load("partners").new(seed).position()["deck"]) for seed in range(20)}
    assert len(decks) == 20


def test_CD_1_a_random_dealer() -> None:
    dealers = Counter(vaka.load("partners").new(seed).position()["dealer"] for seed in range(200))
    assert set(dealers) == {0, 1, 2, 3}
    assert min(dealers.values()) > 25


# --- The exchange.


def test_P4_one_card_each_way_before_play_begins() -> None:
    state = exchange()
    for action in ("start heart", "split", "swap", "fold"):
        assert clause(state, action) == "§P4"
    play(state, "give heart", "give 6", "give 12")
    assert state.phase == "give"
    play(state, "give 8")
    assert (state.phase, state.player) == ("play", 0)
    assert hand(state, 0) == sorted(["2", "3", "5", "12"])
    assert hand(state, 1) == sorted(["7", "9", "10", "8"])
    assert hand(state, 2) == sorted(["swap", "-4", "1", "heart"])
    assert hand(state, 3) == sorted(["13", "2", "3", "6"])


def test_P4_the_cards_cross_at_the_same_time() -> None:
    state = play(exchange(), "give heart", "give 6", "give 12")
    # Blue has chosen too, and Yellow's card is still in nobody's hand.
    assert hand(state, 2) == sorted(["swap", "-4", "1"])
    assert hand(state, 0) == sorted(["2", "3", "5"])
    assert state.position()["pending"] == {"given": ["heart", "6", "12", None]}


def test_CD_2_exactly_one_card_and_no_way_round_it() -> None:
    state = exchange()
    assert legal(state) == ["give heart", "give 2", "give 3", "give 5"]
    assert clause(state, "give 7") == "§P4"
    # A second card from the same hand is not asked for.
    play(state, "give heart", "give 6", "give 12", "give 8")
    assert clause(state, "give 2") == "§P4"
    assert [len(hand(state, seat)) for seat in range(4)] == [4, 4, 4, 4]


def test_CD_2_equal_cards_are_one_choice() -> None:
    state = table(["2", "2", "5", "5"], phase="give")
    assert legal(state) == ["give 2", "give 5"]


def test_CD_3_both_choose_unseen() -> None:
    state = play(exchange(), "give heart", "give 6")
    assert state.player == 2
    assert "heart" not in state.describe(2).split("Choices")[0]
    assert state.view(2)["pending"] == {"given": [None] * 4, "chosen": [True, True, False, False]}
    assert state.view(2)["hands"][0] == [None, None, None]


def test_CD_4_a_card_just_given_cannot_be_passed_back() -> None:
    state = play(exchange(), "give heart", "give 6")
    # Blue would hold Yellow's heart by now if the choices were not simultaneous.
    assert clause(state, "give heart") == "§P4"
    assert "give heart" not in legal(state)


def test_PA_A4_giver_and_receiver_know_both_cards_that_crossed() -> None:
    state = crossed()
    assert state.view(0)["hands"][2] == ["heart", None, None, None]
    assert state.view(2)["hands"][0] == ["12", None, None, None]
    for seat in (1, 3, None):
        assert state.view(seat)["hands"][0] == state.view(seat)["hands"][2] == [None] * 4
    seen = {seat: [e["card"] for e in state.events(seat) if e["event"] == "cross"] for seat in (0, 1, 2, 3, None)}
    assert seen[0] == seen[2] == ["heart", None, "12", None]
    assert seen[1] == seen[3] == [None, "6", None, "8"]
    assert seen[None] == [None] * 4


def test_PA_A4_who_has_chosen_is_public_and_what_is_not() -> None:
    state = play(exchange(), "give heart")
    for seat in (0, 1, 2, 3, None):
        (event,) = state.events(seat)
        assert (event["event"], event["seat"]) == ("give", 0)
        assert event["card"] == ("heart" if seat == 0 else None)
        pending = state.view(seat)["pending"]
        assert pending["chosen"] == [True, False, False, False]
        assert pending["given"] == ["heart" if seat == 0 else None, None, None, None]


def test_PA_A4_all_four_are_asked_from_the_dealers_left() -> None:
    state = exchange(dealer=1)
    asked = []
    for card in ("12", "8", "heart", "6"):
        asked.append(state.player)
        play(state, f"give {card}")
    assert asked == [2, 3, 0, 1]
    assert (state.phase, state.player) == ("play", 2)


def test_PA_A4_a_known_card_is_used_up_when_its_kind_is_played() -> None:
    hands = {1: ["13", "9", "9", "9"], 2: ["heart", "1", "1", "1"], 3: ["13", "10", "10", "10"]}
    state = table(["heart", "2", "3", "5"], others=hands, phase="give")
    play(state, "give heart", "give 9", "give 1", "give 10", "fold", "start 13")
    # Blue has its own heart and Yellow's; Yellow knows of one, and one of them is played.
    assert state.view(0)["hands"][2] == ["heart", None, None, None]
    play(state, "start heart")
    assert hand(state, 2) == ["1", "1", "heart"]
    assert state.view(0)["hands"][2] == [None, None, None]


def test_CD_9_the_program_offers_no_way_to_talk() -> None:
    # PA-A10: what partners say at the table cannot be tested; no action of the program carries words.
    game = vaka.load("partners")
    verbs = {str(game.action(number)).split()[0] for number in range(game.actions)}
    assert verbs == {"give", "start", "move", "back", "split", "part", "swap", "pick", "fold"}


# --- Turns.


@pytest.mark.parametrize("dealer", range(4))
def test_G1_left_of_the_dealer_starts(dealer: int) -> None:
    state = vaka.load("partners").at({"phase": "give", "dealer": dealer})
    for _ in range(4):
        play(state, legal(state)[0])
    assert (state.phase, state.player) == ("play", (dealer + 1) % 4)


def test_G1_one_card_face_up_and_its_move() -> None:
    state = play(table(["2", "5"], "Y1"), "move y1 2 2")
    assert place(state, "y1") == "Y3"
    assert hand(state, 0) == ["5"]
    assert state.position()["used"][0] == "2"
    for seat in (0, 1, None):
        assert state.view(seat)["used"]["shown"] == ["2"]
    # Only a card that is held.
    assert clause(table(["2"], "Y1"), "move y1 5 5") == "§G1"


@pytest.mark.parametrize("dealer", range(4))
def test_CD_5_left_of_the_dealer_leads_every_deal(dealer: int) -> None:
    for deal in (1, 2):
        state = play(last_card(deal, dealer), "move y1 2 2")
        position = state.position()
        assert (position["dealer"], position["deal"], position["phase"]) == (dealer, deal + 1, "give")
        assert position["turn"] == position["player"] == (dealer + 1) % 4


def test_DU_2_free_choice_among_cards_and_uses() -> None:
    state = table(["8", "1", "2", "-4"], "Y5 G3")
    assert legal(state) == [
        "start 8",
        "move y1 8 8", "move y2 8 8",
        "move y1 1 1", "move y2 1 1",
        "move y1 14 1", "move y2 14 1",
        "move y1 2 2", "move y2 2 2",
        "back y1", "back y2",
    ]  # fmt: skip


def test_G4_clockwise() -> None:
    state = table(["1"], "Y3", "G3", "B3", "R3", others={1: ["1"], 2: ["1"], 3: ["1"]})
    for seat, pawn in enumerate(("y1", "g1", "b1", "r1")):
        assert state.player == seat
        assert clause(state, "fold", seat=(seat + 1) % 4) == "§G4"
        play(state, f"move {pawn} 1 1")


def test_CD_8_a_player_without_cards_is_skipped() -> None:
    state = table(["2"], "Y3", b="B3", others={1: [], 2: ["3"], 3: []})
    assert play(state, "move y1 2 2").player == 2


# --- The end of a deal.


def test_R1_the_rest_of_the_deck_and_a_new_exchange() -> None:
    state = last_card(1)
    before = state.position()["deck"]
    play(state, "move y1 2 2")
    position = state.position()
    assert [len(cards) for cards in position["hands"]] == [4, 4, 4, 4]
    assert sorted(card for cards in position["hands"] for card in cards) == sorted(before[:16])
    assert (position["phase"], position["deal"], len(position["deck"])) == ("give", 2, 24)
    assert told(state) == ["move", "deal"]
    assert clause(state, "fold") == "§P4"


def test_CD_6_no_reshuffle_between_the_deals_of_one_dealer() -> None:
    for deal, left in ((1, 24), (2, 8)):
        state = last_card(deal)
        before = state.position()
        play(state, "move y1 2 2")
        position = state.position()
        assert position["deck"] == before["deck"][16:]
        assert len(position["deck"]) == left
        assert position["used"] == ["2", *before["used"]]
        # Nobody ever sees more of it than how many cards are left.
        assert state.view(0)["deck"] == {"count": left}


def test_CD_10_the_deal_goes_on_until_all_hands_are_empty() -> None:
    state = table(["2"], "Y3", "G3", others={1: ["2", "3", "5"], 2: [], 3: []})
    play(state, "move y1 2 2", "move g1 2 2")
    assert (state.phase, state.player) == ("play", 1)
    play(state, "move g1 3 3")
    assert (state.phase, state.player) == ("play", 1)
    assert play(state, "move g1 5 5").phase == "give"


def test_R2_after_three_deals_the_next_player_collects_and_deals() -> None:
    state = last_card(3, dealer=3)
    play(state, "move y1 2 2")
    position = state.position()
    assert (position["dealer"], position["deal"], position["phase"], position["player"]) == (0, 1, "give", 1)
    assert (len(position["deck"]), position["used"]) == (40, [])
    assert all_cards(position) == Counter(KINDS * 4)
    assert state.view(0)["used"] == {"count": 0, "shown": []}
    (deal,) = [event for event in state.events(None) if event["event"] == "deal"]
    assert (deal["seat"], deal["deal"]) == (0, 1)


def test_R2_everything_is_shuffled_again() -> None:
    position = last_card(3).position()
    game = vaka.load("partners")
    decks = {tuple(play(game.at(position, seed), "move y1 2 2").position()["deck"]) for seed in range(5)}
    assert len(decks) == 5


def test_R2_the_next_game_is_dealt_by_the_left_neighbour() -> None:
    game = vaka.load("partners")
    follows = game.definition.follows
    assert follows
    views = [game.new(seed).view(None) for seed in range(40)]
    pairs = {(before["dealer"], after["dealer"]) for before in views for after in views if follows(before, after)}
    assert pairs == {(0, 1), (1, 2), (2, 3), (3, 0)}
