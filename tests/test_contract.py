"""The contract, for every registered game and player count: what holds whatever the rules are."""

from __future__ import annotations

import json
import pickle
from collections.abc import Iterator
from dataclasses import replace
from importlib.metadata import EntryPoint
from itertools import count
from typing import Any

import numpy as np
import pytest

import vaka
from tests.backends import variants
from tests.conftest import lively, walk
from tests.shapes import faults
from vaka.bots.engine import bot_engine_of
from vaka.engine.native import MARK_EVERY, engine_of
from vaka.engine.observing import observation_of, ready_observer
from vaka.games.babayaga.definition import GAME as BABAYAGA
from vaka.games.registry import built_in
from vaka.play import Game, State
from vaka.words.languages import LANGUAGES

WITCH = replace(BABAYAGA, name="witch")
NEVER_UNDONE = {"leduc"}  # nobody decides twice in a row there before something is shown


def games() -> Iterator[Game]:
    for name in vaka.games():
        for options in variants(name):
            yield vaka.load(name, **options)


ALL = list(games())
LEARNED = [game for game in ALL if game.definition.observation]
every_learned_game = pytest.mark.parametrize(
    "game", LEARNED, ids=lambda game: f"{game.name}-{game.players}-{LEARNED.index(game)}"
)
every_game = pytest.mark.parametrize("game", ALL, ids=lambda game: f"{game.name}-{game.players}-{ALL.index(game)}")


def states(game: Game, games: int = 3, limit: int = 120) -> Iterator[State]:
    """States along random games, one kind of play after the other; more games where they are short."""
    left = games * limit
    for seed in count():
        for state in (walk, lively)[seed % 2](game.new(seed), seed, min(limit, left)):
            left -= 1
            yield state
        if left == 0:
            return


@every_game
def test_legal_is_what_play_accepts_and_why_not_allows(game: Game) -> None:
    for state in states(game, 2, 40):
        legal = {action.id for action in state.legal()}
        for number in range(game.actions):
            clause = state.why_not(number)
            assert (clause is None) == (number in legal)
            if clause:
                assert str(clause).startswith(clause.id)
                with pytest.raises(vaka.IllegalMove) as error:
                    state.clone().play(number)
                assert error.value.clause.id == clause.id
            else:
                state.clone().play(number)


@every_game
def test_legal_ascends_and_is_empty_only_at_the_end(game: Game) -> None:
    for state in states(game):
        numbers = [action.id for action in state.legal()]
        assert numbers == sorted(set(numbers))
        assert bool(numbers) != state.over
        assert all(0 <= number < game.actions < 256 for number in numbers)


@every_game
def test_an_illegal_move_changes_nothing(game: Game) -> None:
    state = game.new(1)
    before = state.save()
    for number in range(game.actions):
        if state.why_not(number):
            with pytest.raises(vaka.IllegalMove):
                state.play(number)
    assert state.save() == before


@every_game
def test_clones_are_independent_and_history_is_untouched(game: Game) -> None:
    kept = []
    for state in states(game, 2, 60):
        twin = state.clone()
        assert twin == state
        assert hash(twin) == hash(state)
        kept.append((twin, twin.save()))
        if not twin.over:
            other = twin.clone()
            other.play(other.legal()[-1])
            assert other != twin
    assert all(twin.save() == saved for twin, saved in kept)


@every_game
def test_position_round_trip(game: Game) -> None:
    for state in states(game):
        position = state.position()
        assert json.loads(json.dumps(position)) == position
        again = game.at(position)
        assert again.position() == position
        assert again.legal() == state.legal()
        assert (again.player, again.phase, again.winners, again.scores) == (
            state.player, state.phase, state.winners, state.scores,
        )  # fmt: skip


@every_game
def test_record_round_trip(game: Game) -> None:
    for seed in (1, 2**255, bytes(range(32))):
        state = game.new(seed)
        for _ in lively(state, 4, 90):
            pass
        text = state.record({"who": "Anna and Björn"})
        for again in (game.replay(text), vaka.replay(text)):
            assert again == state
            assert again.record({"who": "Anna and Björn"}) == text
            assert again.history == state.history


@every_game
def test_record_from_a_position(game: Game) -> None:
    state = game.new(3)
    for _ in lively(state, 1, 20):
        pass
    again = game.at(state.position(), seed=9)
    for _ in walk(again, 2, 20):
        pass
    assert game.replay(again.record()) == again


@every_game
def test_same_seed_same_game_other_seed_other_game(game: Game) -> None:
    one, two, other = game.new(5), game.new(5), game.new(6)
    assert one == two
    assert one != other
    for _ in zip(walk(one, 1), walk(two, 1), strict=True):
        assert one == two
    assert game.new() != game.new()


@every_game
def test_save_and_restore(game: Game) -> None:
    for state in states(game, 1, 30):
        blob = state.save()
        again = game.restore(blob)
        assert again == state
        assert again.save() == blob
        assert again.history == state.history
    for broken in (b"", blob[:40], blob[1:], b"\x00" * len(blob)):
        with pytest.raises(vaka.RecordError):
            game.restore(broken)


@every_game
def test_returns_sum_to_zero(game: Game) -> None:
    state = game.new(2)
    assert state.returns() == [0.0] * game.players
    for _ in lively(state, 3, 100_000):
        pass
    assert state.over
    returns = state.returns()
    assert sum(returns) == pytest.approx(0)
    assert all(-1 <= value <= 1 for value in returns)
    assert all((value > 0) == (seat in state.winners) for seat, value in enumerate(returns) if any(returns))


@every_game
def test_a_finished_game_still_answers(game: Game) -> None:
    state = game.new(2)
    for _ in lively(state, 3, 100_000):
        pass
    assert (state.phase, state.player, state.legal()) == ("over", None, [])
    assert state.winners
    assert state.position()
    for seat in (*range(game.players), None):
        assert state.view(seat)["over"]
        assert state.view(seat)["legal"] == []
    assert "result" in state.record()
    found = state.why_not(state.history[-1], seat=0)
    assert found is not None
    assert found.id == state.why_not(state.history[-1]).id  # type: ignore[union-attr]


@every_game
def test_views_are_plain_data_and_only_the_mover_sees_choices(game: Game) -> None:
    for state in states(game, 2, 40):
        for seat in (*range(game.players), None):
            view = state.view(seat)
            assert json.loads(json.dumps(view)) == view
            expected = [str(action) for action in state.legal()] if seat == state.player else []
            assert view["legal"] == expected
            assert json.dumps(state.events(seat))


@every_game
@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_can_be_said_in_every_language(game: Game, lang: str) -> None:
    for number in range(game.actions):
        assert game.action(number).text(lang)
    for state in states(game, 2, 25):
        for seat in (0, None):
            text = state.describe(seat, lang)
            assert "{" not in text
            assert "\n" not in text
            assert all("{" not in event.text(lang) for event in state.events(seat))
    assert game.action(0).text(lang, ["Anna"] * game.players)


@every_game
def test_notation_is_a_bijection_and_forgiving(game: Game) -> None:
    notations = [str(game.action(number)) for number in range(game.actions)]
    assert len(set(notations)) == game.actions
    for number, notation in enumerate(notations):
        assert game.action(f"  {notation.upper()} ").id == number
        assert game.action(game.action(number)) == game.action(np.int64(number))  # type: ignore[arg-type]
        assert len({game.action(number), game.action(notation)}) == 1


@every_game
@pytest.mark.parametrize(
    "wrong", ["", "castle", "x y z", "swap swap", -1, 10**30, 256, None, 1.5, True, b"swap", ["swap"]]
)
def test_what_is_no_action_gets_a_notation_error(game: Game, wrong: Any) -> None:
    state = game.new(1)
    for ask in (game.action, state.play, state.why_not):
        with pytest.raises(vaka.NotationError):
            ask(wrong)


@every_game
@pytest.mark.parametrize("seat", [-1, 6, 99, "0", 1.0, True])
def test_what_is_no_seat_gets_an_error(game: Game, seat: Any) -> None:
    state = game.new(1)
    for ask in (state.view, state.events, state.describe, lambda seat: state.imagine(seat, 1)):
        with pytest.raises(vaka.NotationError, match="seats are 0 to"):
            ask(seat)


@every_game
@pytest.mark.parametrize("seed", [-1, 2**256, "7", b"short", 1.0, True])
def test_what_is_no_seed_gets_an_error(game: Game, seed: Any) -> None:
    with pytest.raises(vaka.OptionError, match="32 bytes"):
        game.new(seed)
    with pytest.raises(vaka.OptionError, match="32 bytes"):
        game.new(1).imagine(0, seed)


@every_game
def test_undo_only_while_nothing_was_revealed(game: Game) -> None:
    undone, revealing = 0, game.definition.revealing
    for seed in range(4):
        state = game.new(seed)
        assert not state.undo()
        before = state.clone()
        for _ in lively(state, seed, 150):
            twin = state.clone()
            if twin.undo():
                undone += 1
                assert twin == before
                assert twin.player == state.player
                assert not any(event["event"] in revealing for event in state.events(None))
            else:
                assert twin == state
                assert twin.player != before.player or any(event["event"] in revealing for event in state.events(None))
            before = state.clone()
    assert undone > 0 or game.name in NEVER_UNDONE
    assert not state.imagine(0, 1).undo()


@every_game
def test_can_undo_says_what_undo_does_and_to_whom(game: Game) -> None:
    for state in states(game, 2, 80):
        allowed = [seat for seat in range(game.players) if state.can_undo(seat)]
        assert allowed == ([state.player] if state.can_undo() else [])
        assert state.clone().undo() == state.can_undo()


@every_game
def test_undo_does_not_replay_the_game(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    state, made, most = game.new(3), 0, 0
    real = game.frames.step

    def counted(address: Any, number: int) -> int:
        nonlocal made
        made += 1
        return real(address, number)

    monkeypatch.setattr(game.frames, "step", counted)
    for _ in lively(state, 3, 200):
        twin = state.clone()
        made = 0
        if twin.undo():
            most = max(most, made)
            # Without its marks it replays, to the same state.
            other = state.clone()
            other._marks = ()
            assert other.undo()
            assert (other.save(), other == twin) == (twin.save(), True)
    assert most < 2 * MARK_EVERY
    assert most > 0 or game.name in NEVER_UNDONE


def test_decisions_are_taken_back_one_by_one_across_marks() -> None:
    """A 7 in Partners is many decisions of one seat; each is taken back to the state before it."""
    game, met = vaka.load("partners"), 0
    for seed in range(6):
        state, before = game.new(seed), [game.new(seed)]
        for _ in lively(state, seed, 120):
            before.append(state.clone())
            twin = state.clone()
            for steps in range(1, len(before)):
                if not twin.undo():
                    break
                assert twin.save() == before[-1 - steps].save()
                assert twin.history == before[-1 - steps].history
                met = max(met, steps)
    assert met >= 3


@every_game
def test_views_and_events_have_the_shapes_that_the_game_declares(game: Game) -> None:
    for state in states(game, 3, 60):
        for seat in (*range(game.players), None):
            assert faults(state.view(seat), game.definition.view) == []
            for event in state.events(seat):
                assert faults(dict(event), game.definition.event) == []


@every_game
def test_a_state_prints_itself_as_its_decider_sees_it(game: Game) -> None:
    for state in states(game, 1, 30):
        text = str(state)
        assert len(text.splitlines()) >= 3
        assert "\x1b" not in text
        assert max(map(len, text.splitlines())) <= 100
        if not state.over:
            assert str(state.imagine(state.player, 5)) == text
        assert state._repr_html_().startswith("<pre")


def observed(state: State, seat: int) -> bytes:
    """What a seat has seen, as bytes."""
    return b"".join(piece.tobytes() for piece in state.observation(seat).values())


@every_learned_game
def test_an_observation_has_the_pieces_that_the_game_declares(game: Game) -> None:
    observation = game.definition.observation
    assert observation
    assert len(observation.slices) == len(observation.pieces)
    assert list(observation.slices.values())[-1].stop == observation.size
    assert all(piece.meaning.endswith(".") for piece in observation.pieces)
    seen = game.new(1).observation(0)
    assert {name: (piece.shape, piece.dtype) for name, piece in seen.items()} == {
        piece.name: (piece.shape, np.dtype(np.int8)) for piece in observation.pieces
    }


@every_learned_game
def test_every_number_of_an_observation_is_written(game: Game) -> None:
    """A row that was used before gives what a fresh one gives, whatever was in it."""
    observer = ready_observer(game.name)
    ever = np.zeros(observer.observation.size, bool)
    for state in states(game, 2, 40):
        array = game.engine.states(game.players)
        array[:] = state.array()[0]
        seats = np.arange(game.players)
        one = np.full((game.players, observer.observation.size), 77, np.int8)
        other = np.full_like(one, -5)
        observer.observe(array, seats, one)
        observer.observe(array, seats, other)
        assert np.array_equal(one, other)
        assert [row.tobytes() for row in one] == [observed(state, seat) for seat in range(game.players)]
        ever |= one.any(axis=0)
    assert ever.mean() > 0.1


@every_learned_game
def test_an_observation_tells_views_apart(game: Game) -> None:
    """What looks different to a seat has other numbers; that they tell nothing else is a test of secrets."""
    apart = 0
    for step, state in enumerate(states(game, 2, 50)):
        for seat in range(game.players):
            imagined = state.imagine((seat + step) % game.players, step)
            if imagined.view(seat) != state.view(seat):
                assert observed(imagined, seat) != observed(state, seat)
                apart += 1
    assert apart > 20


@every_learned_game
def test_what_is_no_seat_has_no_observation(game: Game) -> None:
    state = game.new(1)
    for seat in (None, -1, game.players, "0", True):
        with pytest.raises(vaka.NotationError):
            state.observation(seat)  # type: ignore[arg-type]


@pytest.mark.parametrize("name", built_in())
def test_who_only_plays_compiles_no_observation(name: str) -> None:
    """Its source decides what learning compiles, and nothing else."""
    watched = {file.name for file in ready_observer(name).files}
    assert {"observe.py", "observing.py", "layout.py", "pile.py"} <= watched
    for played in (engine_of(name), bot_engine_of(name)):
        assert not {"observe.py", "observing.py"} & {file.name for file in played.files}


def test_a_game_without_an_observation_says_so() -> None:
    with pytest.raises(vaka.VakaError, match="babayaga hands in no observation"):
        observation_of(replace(BABAYAGA, observation=None))


@every_game
def test_imagined_states_have_no_record(game: Game) -> None:
    state = game.new(1).imagine(0, 1)
    with pytest.raises(vaka.RecordError, match="imagined"):
        state.record()
    with pytest.raises(vaka.RecordError, match="imagined"):
        _ = state.deal_hash


def test_states_of_different_kinds_are_not_equal() -> None:
    state = vaka.load("babayaga").new(1)
    assert state != 5
    assert state.legal()[0] != 5
    assert "act" in repr(state)
    assert "swap" in repr(state.legal()[0])
    assert repr(state.game).startswith("vaka.load('babayaga', players=2")


def test_unknown_games_and_options_list_what_exists() -> None:
    with pytest.raises(vaka.OptionError, match="babayaga"):
        vaka.load("chess")
    with pytest.raises(vaka.OptionError, match="deck, edition, match, players"):
        vaka.load("babayaga", colour="red")
    for name, value, allowed in [
        ("players", 9, "2, 3, 4, 5"),
        ("edition", "fr", "en, es"),
        ("match", 1, "round, tour"),
    ]:
        with pytest.raises(vaka.OptionError, match=allowed):
            vaka.load("babayaga", **{name: value})
    for players in (3.0, "3", True, None, [3]):
        with pytest.raises(vaka.OptionError):
            vaka.load("babayaga", players=players)
    with pytest.raises(vaka.OptionError, match=", ".join(LANGUAGES)):
        vaka.load("babayaga").new(1).describe(0, "fr")


def test_games_are_listed_before_and_after_one_is_loaded() -> None:
    assert "babayaga" in vaka.games()
    vaka.load("babayaga").new(1)
    assert "babayaga" in vaka.games()


def test_a_game_of_another_package_is_found_by_its_entry_point(monkeypatch: pytest.MonkeyPatch) -> None:
    point = EntryPoint("witch", "tests.test_contract:WITCH", "vaka.games")
    monkeypatch.setattr("importlib.metadata.entry_points", lambda group: [point] if group == "vaka.games" else [])
    assert vaka.games() == [*built_in(), "witch"]
    assert vaka.load("witch", players=4).players == 4
    with pytest.raises(vaka.OptionError, match=r"there are babayaga, .*, witch"):
        vaka.load("wolf")


def test_a_clause_with_and_without_its_sign() -> None:
    game = vaka.load("partners")
    assert game.clause("W1") == game.clause("§W1")
    assert str(game.clause("W1")).startswith("§W1: ")


def test_unknown_clause() -> None:
    with pytest.raises(vaka.NotationError, match="vaka rules babayaga"):
        vaka.load("babayaga").clause("BY-99")


def test_errors_are_under_one_roof_and_pickle() -> None:
    for name in ("OptionError", "PositionError", "NotationError", "RecordError", "IllegalMove"):
        assert issubclass(getattr(vaka, name), vaka.VakaError)
    error = pickle.loads(pickle.dumps(vaka.OptionError("no")))
    assert str(error) == "no"


def test_the_public_names_exist() -> None:
    assert all(getattr(vaka, name) for name in vaka.__all__)
    with pytest.raises(AttributeError):
        vaka.nothing  # noqa: B018
