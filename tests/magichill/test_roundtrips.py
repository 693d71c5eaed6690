"""Positions out and in again, in every phase; and anything that is not a position is refused."""

from __future__ import annotations

import copy
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import vaka
from tests.conftest import walk
from tests.magichill.situations import legal, part, play, table, where
from tests.magichill.test_ways import BOARD
from vaka.play import State

OTHER = {"board": BOARD}
NEAR = {"A1": "1-3"}
RAVEN = {"2-9": "ghost", "2-5": "raven", "1-12": "passage"}


def again(state: State) -> State:
    """The state of this state's position."""
    return state.game.at(state.position(), 5)


def scenes() -> dict[str, State]:
    """Unusual moments."""
    game = vaka.load("magichill", players=3)
    tiles = {"1-6": "ball", "1-2": "passage", "1-12": "ghost", "2-2": "whirlwind", "4-2": "flying up"}
    made = {
        "nothing placed": game.new(2),
        "some placed": play(game.new(2), "place 3 SW", "place 5 NE"),
        "exchange": play(table("1 2 3", None), "toss 2", "toss 1"),
        "only stop": play(table("1 2 3", None, on=NEAR, bonus=[2, 0]), "lead 1 card", "walk 2 cw card"),
        "ball": play(table("1 3 5", None, on=NEAR, tiles=tiles), "lead 1 card", "walk 3 cw card", "reveal 1-2"),
        "over": play(table("1 3 5", None, on={"B1": "4-5", "A1": "4-5"}), "lead 1 card", "climb 3 cw card"),
    }
    for kind in ("raven", "ghost", "whirlwind", "trapdoor"):
        on = {"A2": "1-5", "B1": "1-5", "A1": "1-4"}
        state = table("1 1 5", "1 2 3 4", on=on, tiles={"1-6": kind, "1-2": "ghost up"}, held=[0, 1])
        made[kind] = play(state, "lead 1 card", "walk 1 cw card")
    made["drop"] = play(made["raven"].clone(), "raven 1")
    on = {"A1": "2-9", "A2": "1-12"}
    later = table("1 4 5", None, on=on, tiles=RAVEN, waiting="A2", options=OTHER)
    made["later"] = play(later, "lead 1 card", "walk 4 ccw card")
    made["ended"] = play(made["later"].clone(), "village SW")
    return made


SCENES = scenes()


@pytest.mark.parametrize("name", SCENES)
def test_MH_A12_a_position_tells_all(name: str) -> None:
    state = SCENES[name].clone()
    other = again(state)
    for _ in range(4):
        assert other.position() == state.position()
        assert legal(other) == legal(state)
        for seat in (*range(state.game.players), None):
            assert other.view(seat) == state.view(seat)
        if state.over or any(event["event"] in ("draw", "deal") for event in state.events(None)):
            break
        action = state.legal()[-1]
        state.play(action)
        other.play(action)
        other = again(state) if any(event["event"] in ("draw", "deal") for event in state.events(None)) else other


def test_the_scenes_show_all_forms_of_pending() -> None:
    assert part(SCENES["later"], "pending")["later"] == [[0, 1]]
    assert part(SCENES["ended"], "pending")["ended"] is True
    assert part(SCENES["drop"], "pending")["tile"]["left"] == 1
    assert part(SCENES["exchange"], "pending")["tossed"] == 2
    assert part(SCENES["only stop"], "pending")["limit"] == 5
    assert {state.phase for state in SCENES.values()} == {"place", "exchange", "move", "tile", "over"}


def test_A51_the_first_player_is_kept_in_the_set_up() -> None:
    for seed in range(6):
        state = vaka.load("magichill", players=3).new(seed)
        first = state.player
        for n in range(15):
            # Before each round, in its middle and before the last goblin.
            state = again(state) if n in (0, 7, 14) else state
            state.play(state.legal()[-1])
        assert (state.phase, state.player) == ("lead", first)


def test_C59_a_position_of_the_end_with_a_goblin_that_was_uncovered() -> None:
    # A1 leaves for the summit from the back of B1, which waits; the game is over before B1 could fall.
    state = table("1 5 2", on={"B1": "4-6", "A1": "4-6"}, tiles={"4-6": "trapdoor"}, waiting="B1")
    play(state, "lead 1 card", "climb 5 cw card")
    assert (state.winners, where(state, "B1")) == ([0], "4-6")
    assert again(state).winners == [0]


@pytest.mark.parametrize("options", [{}, OTHER, {"walk_on": True}], ids=["assumed", "other", "walk_on"])
def test_random_games_out_and_in(options: dict[str, Any]) -> None:
    for seed in range(2):
        state = vaka.load("magichill", players=2 + seed, **options).new(seed)
        for n, _ in enumerate(walk(state, seed, 200)):
            if n % 5:
                continue
            other = again(state)
            assert other.position() == state.position()
            assert legal(other) == legal(state)
            assert [other.view(seat) for seat in (0, 1, None)] == [state.view(seat) for seat in (0, 1, None)]


NAMES = ("NW", "1-6", "1-5", "top", "ghost", "down", "up", "1", "joker", "raven", "lead", "move", "tile", "place")
JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-5, 200) | st.floats() | st.text(max_size=5) | st.sampled_from(NAMES),
    lambda inner: st.lists(inner, max_size=6) | st.dictionaries(st.sampled_from(NAMES), inner, max_size=4),
    max_leaves=12,
)
KEYS = sorted(SCENES["over"].position())


@settings(max_examples=300, deadline=None)
@given(st.dictionaries(st.sampled_from(KEYS), JSON, max_size=5))
def test_any_json_is_a_position_or_a_position_error(position: dict[str, Any]) -> None:
    try:
        state = vaka.load("magichill").at(position)
    except vaka.PositionError:
        return
    assert again(state).position() == state.position()


def test_A33_a_ball_does_not_ask_for_more_tiles_than_lie_face_down() -> None:
    position = SCENES["ball"].position() | {"tiles": {}, "seen": None}
    with pytest.raises(vaka.PositionError, match="a ball turns up tiles that lie face down"):
        SCENES["ball"].game.at(position)


@settings(max_examples=200, deadline=None)
@given(st.sampled_from(sorted(SCENES)), st.data())
def test_a_damaged_position_is_sound_or_refused(name: str, data: st.DataObject) -> None:
    position = copy.deepcopy(SCENES[name].position())
    position[data.draw(st.sampled_from(KEYS))] = data.draw(JSON)
    if isinstance(position["pending"], dict) and data.draw(st.booleans()):
        position["pending"][data.draw(st.sampled_from(["led", "played", "limit", "tossed", "tile", "later"]))] = (
            data.draw(JSON)
        )
    try:
        damaged = SCENES[name].game.at(position)
    except vaka.PositionError:
        return
    for state in walk(damaged, 1, 30):
        assert state.over or state.legal()
        assert state.position()
