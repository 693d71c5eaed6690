"""What a seat has seen of Baba Yaga, as numbers."""

from __future__ import annotations

import vaka
from tests.babayaga.situations import OTHER, PLAIN, play, table
from tests.situations import noted
from vaka.games.babayaga.names import CARDS, PHASES


def test_a_turn_as_two_seats_see_it() -> None:
    state = table(
        ["yaga", "1", "1", "6", "cats"],
        ["yaga", "owl", "2", "2", "3"],
        PLAIN,
        discard={"A": ["7", "4"], "B": []},
    )
    own, left, last = (state.observation(seat) for seat in range(3))
    assert noted(own["hand"], CARDS) == {"yaga": 1, "1": 2, "6": 1, "cats": 1}
    # Red and teal backs are seen by all, and nothing else of other hands.
    assert [noted(row, CARDS) for row in own["known"]] == [{"yaga": 1, "owl": 1}, {}, {}, {}]
    assert [noted(row, CARDS) for row in left["known"]] == [{}, {"yaga": 1}, {}, {}]
    assert [noted(row, CARDS) for row in last["known"]] == [{"yaga": 1}, {"yaga": 1, "owl": 1}, {}, {}]
    for seen in (own, left, last):
        assert seen["cards"].tolist() == [5, 5, 5, 0, 0]
        assert [noted(row, CARDS) for row in seen["tops"]] == [{"7": 1}, {}]
        assert seen["piles"].tolist() == [2, 0]
        assert noted(seen["used"], CARDS) == {"4": 1, "7": 1}
        assert int(seen["draw"]) == len(state.position()["draw"])
        assert noted(seen["phase"], PHASES) == {"act": 1}
        assert seen["seats"].tolist() == [1, 1, 1, 0, 0]
        assert not seen["spell"].any()
    # Seats are counted from the one that sees, to its left.
    assert [seen["player"].tolist() for seen in (own, left, last)] == [
        [1, 0, 0, 0, 0], [0, 0, 1, 0, 0], [0, 1, 0, 0, 0],
    ]  # fmt: skip
    assert last["seat"].tolist() == [0, 0, 1, 0, 0]


def test_a_card_that_was_taken_in_sight_is_known() -> None:
    state = play(table(PLAIN, OTHER, discard={"A": ["7"], "B": ["4"]}), "swap 2 A take")
    assert noted(state.observation(1)["known"][0], CARDS) == {"4": 1}
    assert noted(state.observation(1)["used"], CARDS) == {"2": 1, "7": 1}


def test_the_back_on_top_of_the_draw_pile() -> None:
    coloured = table(PLAIN, OTHER, draw=["owl", "1"], supply={"yaga": 16, "owl": 5})
    assert noted(coloured.observation(0)["next"], CARDS) == {"owl": 1}
    black = table(PLAIN, OTHER, draw=["1", "owl"], supply={"yaga": 16, "owl": 5})
    assert not black.observation(0)["next"].any()


def test_a_spell_from_its_payment_to_the_last_answer() -> None:
    state = table(["cats", "mortar", "4", "3", "2"], ["yaga", "garlic", "1", "1", "2"], PLAIN)
    seen = play(state, "cast cats B", "pay mortar").observation(1)
    assert noted(seen["phase"], PHASES) == {"pay": 1}
    assert noted(seen["spell"], CARDS) == {"cats": 1}
    assert seen["onto"].tolist() == [0, 1]
    assert noted(seen["paid"], CARDS) == {"mortar": 1}
    seen = play(state, "done", "rob 1 yaga").observation(1)
    assert noted(seen["phase"], PHASES) == {"reply": 1}
    assert not seen["paid"].any()
    assert noted(seen["used"], CARDS).keys() >= {"mortar", "cats"}
    assert seen["locked"].tolist() == [0, 1]
    assert seen["aim"].tolist() == [1, 0, 0]
    assert seen["target"].tolist() == seen["left"].tolist() == [1, 0, 0, 0, 0]
    assert state.observation(0)["target"].tolist() == [0, 1, 0, 0, 0]


def test_the_tournament_and_the_deck() -> None:
    options = {"match": "tournament", "edition": "es"}
    state = table(PLAIN, OTHER, options=options, totals=[90, 12], starter=1)
    seen = state.observation(1)
    assert seen["totals"].tolist() == [12, 90, 0, 0, 0]
    assert seen["starter"].tolist() == [1, 0, 0, 0, 0]
    assert (int(seen["match"]), int(seen["edition"])) == (1, 1)
    assert noted(seen["deck"], CARDS) == state.game.options["deck"]
    assert seen["supply"].tolist() == [16, 6]


def test_more_points_than_there_is_room_for() -> None:
    state = table(PLAIN, OTHER, options={"match": "tournament"}, totals=[99, 12])
    over = table(
        ["yaga", "yaga", "yaga", "1", "2"],
        ["mortar"] * 2 + ["garlic"] * 2 + ["wand"],
        options={"match": "tournament"},
        totals=[0, 99],
    )
    assert state.observation(0)["totals"].tolist()[0] == 99
    play(over, "declare")
    assert over.scores is not None
    assert over.scores[1] > 127
    assert over.observation(1)["totals"].tolist()[0] == 127
    assert not over.observation(1)["player"].any()


def test_an_imagined_state_gives_the_same_numbers() -> None:
    state = vaka.load("babayaga", players=4).new(5)
    for seed in range(5):
        for name, piece in state.imagine(2, seed).observation(2).items():
            assert piece.tolist() == state.observation(2)[name].tolist()
