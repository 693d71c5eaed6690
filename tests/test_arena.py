"""The arena: balanced, repeatable, and honest about what it knows."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

import vaka
from vaka.arena import Result, hold, pairings, play_game
from vaka.arena.results import Rater, _share, interval
from vaka.arena.runner import Runner, Task
from vaka.bots import make
from vaka.cli import main
from vaka.errors import OptionError


def test_two_players_change_seats() -> None:
    (pair,) = pairings(vaka.load("mad"), ["greedy", "random"])
    assert pair.seatings == (("greedy", "random"), ("random", "greedy"))
    assert pair.seats == ((0,), (1,))
    assert pair.fair == 0.5


def test_teams_sit_across() -> None:
    (pair,) = pairings(vaka.load("partners"), ["greedy", "random"])
    assert pair.seatings == (("greedy", "random") * 2, ("random", "greedy") * 2)
    assert pair.seats == ((0, 2), (1, 3))
    assert pair.fair == 0.5


def test_with_more_players_each_bot_sits_once_in_every_seat_among_the_other() -> None:
    game = vaka.load("babayaga", players=3)
    one, other = pairings(game, ["greedy", "random"])
    assert one.seatings == (
        ("greedy", "random", "random"),
        ("random", "greedy", "random"),
        ("random", "random", "greedy"),
    )
    assert (other.hero, other.rival) == ("random", "greedy")
    assert one.fair == pytest.approx(1 / 3)
    assert pairings(game, ["greedy", "random"], one_way=True) == [one]


def test_every_bot_meets_every_other() -> None:
    found = [(pair.hero, pair.rival) for pair in pairings(vaka.load("mad"), ["greedy", "random", "search:9"])]
    assert found == [("greedy", "random"), ("greedy", "search:9"), ("random", "search:9")]


def test_fixed_seats_play_one_seating() -> None:
    (pair,) = pairings(vaka.load("mad"), ["greedy", "random"], balanced=False)
    assert pair.seatings == (("greedy", "random"),)


@pytest.mark.parametrize("bots", [["greedy"], ["greedy", "greedy"], ["greedy", "nobody"]])
def test_bad_line_ups_are_refused(bots: list[str]) -> None:
    with pytest.raises(OptionError):
        pairings(vaka.load("mad"), bots)


def test_the_same_deal_for_every_seating() -> None:
    hall = Runner("mad", {"players": 2}, 5)
    lengths = {hall.play(Task(("greedy", "greedy"), deal)).decisions for deal in range(20)}
    assert len(lengths) > 5
    assert hall.play(Task(("greedy", "random"), 3)) == hall.play(Task(("greedy", "random"), 3))


def test_shared_wins_count_in_parts() -> None:
    assert _share(Result((0, 2), 9), (2,)) == 0.5
    assert _share(Result((1,), 9), (2,)) == 0
    assert _share(Result((0, 2), 9), (0, 2)) == 1
    assert _share(Result((), 9), (0,)) == 0


def test_the_interval_is_that_of_the_mean_over_deals() -> None:
    deals = [0.0, 0.5, 1.0, 0.5] * 25
    low, high = interval(deals, 200)
    assert (low + high) / 2 == pytest.approx(0.5)
    # Standard deviation of the deals 0.3553, of their mean a tenth of it.
    assert high - low == pytest.approx(2 * 1.96 * 0.03553, rel=1e-3)


def test_the_interval_of_equal_deals_is_not_empty() -> None:
    low, high = interval([1.0] * 50, 100)
    assert 0.95 < low < 0.97
    assert high == pytest.approx(1)


def test_intervals_hold_what_they_promise() -> None:
    """Of many arenas of a fair coin about 95 in 100 have the truth in their interval."""
    import random

    luck, held = random.Random(1), 0
    for _ in range(1000):
        deals = [(luck.random() < 0.5) / 2 + (luck.random() < 0.5) / 2 for _ in range(100)]
        low, high = interval(deals, 200)
        held += low <= 0.5 <= high
    assert 920 <= held <= 975


def test_ratings_order_the_bots() -> None:
    rater, game = Rater(["weak", "strong"]), vaka.load("mad", players=3)
    for i in range(60):
        rater.count(game, ["strong", "weak", "weak"], Result((0,) if i % 4 else (1,), 1))
    assert list(rater.ratings()) == ["strong", "weak"]


@pytest.mark.parametrize("name", vaka.games())
def test_greedy_beats_random(name: str) -> None:
    (row,) = hold(pairings(vaka.load(name), ["greedy", "random"]), 200, workers=1).rows
    assert row.games == 200
    assert row.low > 0.85
    assert row.low <= row.rate <= row.high


def test_the_table_is_repeatable_in_one_process_and_in_two() -> None:
    game = vaka.load("mad", players=3)
    one, two, other = (
        hold(pairings(game, ["search:20", "greedy"]), 18, seed, workers) for seed, workers in ((3, 1), (3, 2), (4, 1))
    )
    assert one == two
    assert one != other


def test_plain_play_agrees_with_the_rules() -> None:
    game = vaka.load("babayaga", players=3)
    result = play_game(game, [make("greedy", seat) for seat in range(3)], 5)
    assert result.winners
    assert result.decisions > 5


def test_simulate_plays_the_same_bots_in_the_same_seats() -> None:
    game = vaka.load("mad", players=3)
    results = vaka.simulate(game, ["random", "greedy", "random"], 60, seed=2, workers=1)
    assert len(results) == 60
    assert sum(1 in result.winners for result in results) > 40
    assert vaka.simulate(game, ["random", "greedy", "random"], 60, seed=2, workers=2) == results


@pytest.mark.parametrize(("bots", "games"), [(["greedy"], 5), (["greedy", "greedy", "bob"], 5), (["greedy"] * 3, 0)])
def test_bad_simulations_are_refused(bots: list[str], games: int) -> None:
    with pytest.raises(OptionError):
        vaka.simulate(vaka.load("mad", players=3), bots, games, workers=1)


def test_the_command(tmp_path: Path) -> None:
    file = tmp_path / "table.json"
    arguments = ["arena", "mad", "greedy", "random", "--games", "40", "--seats", "balanced", "--workers", "1"]
    result = CliRunner().invoke(main, [*arguments, "--json", str(file)], catch_exceptions=False)
    assert result.exit_code == 0
    assert "greedy" in result.output
    assert "ratings" in result.output
    data = json.loads(file.read_text())
    assert data["pairings"][0]["games"] == 40
    assert set(data["ratings"]) == {"greedy", "random"}


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["mad", "greedy"], "two different bots"),
        (["mad", "greedy", "bob"], "no bot 'bob'"),
        (["chess", "greedy", "random"], "no game 'chess'"),
        (["mad", "greedy", "random", "-p", "9"], "players=9"),
        (["mad", "greedy", "random", "--games", "0"], "--games"),
    ],
)
def test_bad_arguments_are_one_clear_line(arguments: list[str], said: str) -> None:
    result = CliRunner().invoke(main, ["arena", *arguments])
    assert result.exit_code != 0
    assert said in result.output
    assert "Traceback" not in result.output
