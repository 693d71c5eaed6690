"""What a seat has seen of Partners, as numbers."""

from __future__ import annotations

from tests.partners.situations import CHAMPIONSHIP, HIDDEN, SHORT, alone, play, seven, table
from tests.situations import noted
from vaka.games.partners.names import CARDS, PHASES


def test_pawns_as_two_seats_see_them() -> None:
    state = table(["2", "3", "9"], y="Y3 Y3 G14 Z2", g="start home home home", b="Y1 home home home")
    own, left = state.observation(0), state.observation(1)
    # The squares of the ring are counted from the own start square: Y3 is the third of Yellow, the 45th of Green.
    assert {i: int(n) for i, n in enumerate(own["ring"][0]) if n} == {2: 2, 27: 1}
    assert {i: int(n) for i, n in enumerate(left["ring"][3]) if n} == {44: 2, 13: 1}
    assert {i: int(n) for i, n in enumerate(own["ring"][2]) if n} == {0: 1}
    assert own["goal"][0].tolist() == left["goal"][3].tolist() == [0, 1, 0, 0]
    assert own["start"].tolist() == [0, 1, 0, 0]
    assert left["start"].tolist() == [1, 0, 0, 0]
    assert own["home"].tolist() == [0, 3, 3, 4]
    # How far they are on their own way.
    assert own["pawns"][0].tolist() == left["pawns"][3].tolist() == [3, 3, 28, 58]
    assert own["pawns"][1].tolist() == [0, -1, -1, -1]
    assert own["pawns"][2].tolist() == [29, -1, -1, -1]
    assert not own["moved"].any()
    assert not own["picked"].any()


def test_cards_and_seats() -> None:
    state = table(["2", "2", "9"], y="Y3", dealer=3, deal=2)
    own, left = state.observation(0), state.observation(1)
    assert noted(own["hand"], CARDS) == {"2": 2, "9": 1}
    assert not own["known"].any()
    assert own["cards"].tolist() == [3, *(len(hand) for hand in state.position()["hands"][1:])]
    assert noted(own["phase"], PHASES) == {"play": 1}
    assert own["deal"].tolist() == [0, 1, 0]
    assert int(own["deck"]) == 24
    assert own["dealer"].tolist() == [0, 0, 0, 1]
    assert left["dealer"].tolist() == [0, 0, 1, 0]
    assert left["player"].tolist() == left["turn"].tolist() == [0, 0, 0, 1]
    assert left["seat"].tolist() == [0, 1, 0, 0]
    before = noted(own["used"], CARDS)
    assert before == noted(left["used"], CARDS)
    after = noted(play(state, "move y1 9 9").observation(2)["used"], CARDS)
    assert after == before | {"9": before.get("9", 0) + 1}


def test_a_card_for_the_partner() -> None:
    hands = {1: ["6", "7", "9", "10"], 2: ["12", "swap", "-4", "1"], 3: ["8", "13", "2", "3"]}
    state = play(table(["heart", "2", "7", "swap"], others=hands, phase="give"), "give heart", "give 6")
    assert noted(state.observation(0)["given"], CARDS) == {"heart": 1}
    assert not state.observation(2)["given"].any()
    assert state.observation(2)["chosen"].tolist() == [0, 0, 1, 1]
    play(state, "give 12", "give 8")
    assert noted(state.observation(0)["known"][1], CARDS) == {"heart": 1}
    assert noted(state.observation(2)["known"][1], CARDS) == {"12": 1}
    assert not state.observation(1)["known"][0].any()
    assert not state.observation(0)["chosen"].any()


def test_a_7_and_a_swap_under_way() -> None:
    state = play(seven(y="Y3 Y9", g="G2"), "part y1 3")
    seen = state.observation(1)
    assert int(seen["left"]) == 4
    assert seen["moved"][3].tolist() == [1, 0, 0, 0]
    assert noted(seen["phase"], PHASES) == {"part": 1}
    state = play(alone(["swap"], y="Y3", g="G2"), "swap", "pick y1")
    assert state.observation(2)["picked"][2].tolist() == [1, 0, 0, 0]


def test_a_hand_folded_face_down_is_known_to_its_owner() -> None:
    state = table(["5", "5"], others={1: ["9"], 2: ["heart"], 3: ["8"]}, options=HIDDEN, deal=3)
    before = noted(state.observation(1)["used"], CARDS)
    own = noted(state.observation(0)["used"], CARDS)
    play(state, "fold")
    assert noted(state.observation(0)["used"], CARDS) == own | {"5": own.get("5", 0) + 2}
    assert noted(state.observation(1)["used"], CARDS) == before
    assert state.observation(0)["folded"].tolist() == [2, 0, 0, 0]
    assert state.observation(1)["folded"].tolist() == [0, 0, 0, 2]


def test_options() -> None:
    for options, name in ((CHAMPIONSHIP, "championship"), (HIDDEN, "concealed"), (SHORT, "short7")):
        assert int(table(["2"], options=options).observation(0)[name]) == 1
        assert int(table(["2"]).observation(0)[name]) == 0
