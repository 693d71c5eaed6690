"""Facts: what the games of a run say, by queries over its Parquet files. Numbers come with their 95 % intervals."""

from __future__ import annotations

import math
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from vaka.arena.plan import Match, Plan, read_plan
from vaka.arena.results import RATED, SURE, Rater, Row, row_of, wilson
from vaka.arena.runner import Result
from vaka.arena.things import things_of
from vaka.errors import OptionError

if TYPE_CHECKING:
    import duckdb

SHARES = (0.05, 0.25, 0.5, 0.75, 0.95)
BINS = 40
RARE = 50  # an effect is only told of what so many did, and so many did not


@dataclass(frozen=True)
class Share:
    """A share with its interval."""

    rate: float
    low: float
    high: float


@dataclass(frozen=True)
class Spread:
    """How a number is spread over games."""

    mean: float
    marks: tuple[float, ...]
    """What 5, 25, 50, 75 and 95 of a hundred games do not exceed."""
    most: float
    bins: tuple[tuple[float, float, int], ...]
    """From, to, games: up to the 99.5 % mark, the rest in the last one."""


@dataclass(frozen=True)
class Use:
    """One thing: how often it happens, and how those fare to whom it does."""

    kind: str
    group: str
    card: str
    text: str
    per_game: float
    """Times per game, over all seats."""
    reach: float
    """The share of seats to which it happens at least once in a game."""
    often: int
    """How many times are more often than it happens to half of the seats: once, for what is rare."""
    share: float
    """The share of seats to which it happens so often."""
    won: float
    """The share of wins of these seats."""
    effect: float | None
    """How much more that is than of the other seats; None where one of the two is rare."""
    low: float
    high: float


@dataclass(frozen=True)
class Facts:
    """What the games of one match say."""

    match: Match
    games: int
    void: int
    """Games without a winner."""
    row: Row | None
    """The win rate, if two bots met."""
    order: list[Share]
    """The win rate of whoever is asked first, of the next one, and so on."""
    seats: list[Share]
    """The win rate by seat."""
    length: Spread
    legal: Spread
    """Mean number of legal actions in a game."""
    legal_most: int
    choices: float
    """The share of decisions with more than one legal action."""
    uses: list[Use]
    """By kind, group and card; empty if they were not recorded."""


class Folder:
    """A folder of the lab, open for questions."""

    def __init__(self, path: Path, database: duckdb.DuckDBPyConnection) -> None:
        self.path = path
        self.plan = plan_of(path)
        self._database = database

    def facts(self, match: Match, uses: bool = True) -> Facts | None:
        """What the games of a match say, with the uses or, much faster, without; None if none has been played yet."""
        files = self.path / match.name / "*.parquet"
        if not any((self.path / match.name).glob("*.parquet")):
            return None
        self._ask(
            "CREATE OR REPLACE TEMP TABLE games AS SELECT row_number() OVER (ORDER BY deal, seating) AS id, "
            f"* EXCLUDE (uses, moves, options) FROM read_parquet('{_quoted(files)}')"
        )
        return Facts(
            match,
            self._one("SELECT count(*) FROM games"),
            self._one("SELECT count(*) FROM games WHERE list_sum(won) = 0"),
            self._row(match),
            self._shares(match, f"(seat - first + {match.pairing.game.players}) % {match.pairing.game.players}"),
            self._shares(match, "seat"),
            self._spread("decisions"),
            self._spread("legal_mean"),
            self._one("SELECT max(legal_most) FROM games"),
            self._one("SELECT sum(choices) / sum(decisions) FROM games"),
            self._uses(match, _quoted(files)) if uses else [],
        )

    def ratings(self) -> dict[str, dict[str, tuple[float, float]]]:
        """Ratings of the bots that met, by game."""
        raters: dict[str, Rater] = {}
        met = [match for match in self.plan.matches if match.pairing.hero != match.pairing.rival]
        for match in met:
            game = match.pairing.game
            bots = [bot for other in met if other.pairing.game.name == game.name for bot in _bots(other)]
            rater = raters.setdefault(game.name, Rater(list(dict.fromkeys(bots))))
            if self.facts(match, uses=False):
                for seating, result in self._results(RATED):
                    rater.count(game, match.pairing.seatings[seating], result)
        return {name: rater.ratings() for name, rater in raters.items()}

    # --- Questions about the games of one match.

    def _ask(self, query: str) -> list[tuple[Any, ...]]:
        return self._database.execute(query).fetchall()

    def _one(self, query: str) -> Any:
        return self._ask(query)[0][0]

    def _results(self, most: int) -> list[tuple[int, Result]]:
        rows = self._ask(f"SELECT seating, won, decisions FROM games ORDER BY id LIMIT {most}")
        return [
            (seating, Result(tuple(seat for seat, share in enumerate(won) if share), decisions))
            for seating, won, decisions in rows
        ]

    def _row(self, match: Match) -> Row | None:
        """The win rate of one bot against another, over the deals of which every seating was played."""
        if match.pairing.hero == match.pairing.rival:
            return None
        return row_of(match.pairing, [result for _, result in self._results(match.games)])

    def _shares(self, match: Match, place: str) -> list[Share]:
        """The chance to win by a place at the table; a win that is shared counts in parts."""
        rows = self._ask(
            f"SELECT {place} AS place, avg(chance), count(*) FROM ({self._seats(match)}) GROUP BY place ORDER BY place"
        )
        return [Share(rate, *wilson(rate, n)) for _, rate, n in rows]

    def _seats(self, match: Match) -> str:
        team = match.pairing.game.team
        return f"SELECT id, first, unnest(range(len(won))) AS seat, {team} * unnest(won) AS chance FROM games"

    def _spread(self, column: str) -> Spread:
        marks = self._one(f"SELECT quantile_cont({column}, {list(SHARES)}) FROM games")
        mean, least, end, most = self._ask(
            f"SELECT avg({column}), min({column}), quantile_cont({column}, 0.995), max({column}) FROM games"
        )[0]
        width = max((end - least) / BINS, 1e-9)
        width = math.ceil(width) if column == "decisions" else width
        rows = self._ask(
            f"SELECT least({BINS - 1}, floor(({column} - {least}) / {width}))::INT AS bin, count(*) "
            "FROM games GROUP BY bin ORDER BY bin"
        )
        bins = tuple((least + bin_ * width, least + (bin_ + 1) * width, n) for bin_, n in rows)
        return Spread(mean, tuple(marks), most, bins)

    def _uses(self, match: Match, files: str) -> list[Use]:
        """What is done and what happens, and how those fare to whom it does.

        Seats of one game are not independent, since only one of them wins; games are. So the interval of a difference
        is that of games: the usual sandwich, from sums over games.
        """
        if "uses" not in self.plan.record:
            return []
        game, team = match.pairing.game, match.pairing.game.team
        things = things_of(game).all.values()
        labels = list(dict.fromkeys((thing.kind, thing.group, thing.card, thing.text) for thing in things))
        number = {label: i for i, label in enumerate(labels)}
        names = [(thing.kind, thing.what, number[thing.kind, thing.group, thing.card, thing.text]) for thing in things]
        self._ask("CREATE OR REPLACE TEMP TABLE names (kind TEXT, what TEXT, label INT)")
        self._database.executemany("INSERT INTO names VALUES (?, ?, ?)", names)
        self._ask(f"""
            CREATE OR REPLACE TEMP TABLE used AS
            WITH listed AS (
                SELECT row_number() OVER (ORDER BY deal, seating) AS id, won, unnest(uses) AS u
                FROM read_parquet('{files}')
            )
            SELECT id, u.seat AS seat, label, sum(u.times)::INT AS times,
                   any_value(CASE WHEN u.seat >= 0 THEN {team} * won[u.seat + 1] ELSE 0 END) AS y
            FROM listed JOIN names ON names.kind = u.kind AND names.what = u.what
            GROUP BY id, u.seat, label
        """)
        games, wins = self._ask(f"SELECT count(*), {team} * sum(list_sum(won)) FROM games")[0]
        total = {
            label: (times, seats)
            for label, times, seats in self._ask(
                "SELECT label, sum(times), count(*) FILTER (seat >= 0) FROM used GROUP BY label"
            )
        }
        often = self._often(games * game.players)
        self._ask("CREATE OR REPLACE TEMP TABLE often (label INT, least INT)")
        self._database.executemany("INSERT INTO often VALUES (?, ?)", list(often.items()))
        rows = self._ask("""
            WITH by_game AS (
                SELECT id, label, count(*)::DOUBLE AS k, sum(y) AS w
                FROM used JOIN often USING (label) WHERE seat >= 0 AND times >= least GROUP BY id, label
            )
            SELECT label, sum(k), sum(w), sum(w * w), sum(w * k), sum(k * k) FROM by_game GROUP BY label
        """)
        sums = {label: Sums(*found) for label, *found in rows}
        every = Sums(games, wins, 0, 0, 0)
        return [
            _use(labels[label], total[label], often.get(label, 1), sums.get(label, NONE), every, game.players)
            for label in sorted(total)
        ]

    def _often(self, seats: int) -> dict[int, int]:
        """For each label the least number of times that at most half of the seats reach."""
        found: dict[int, int] = {}
        rows = self._ask(
            "SELECT label, times, sum(count(*)) OVER (PARTITION BY label ORDER BY times DESC) AS reached "
            "FROM used WHERE seat >= 0 GROUP BY label, times ORDER BY label, times DESC"
        )
        for label, times, reached in rows:
            if reached <= seats / 2 or label not in found:
                found[label] = times
        return found


@dataclass(frozen=True)
class Sums:
    """Of the seats to which something happened often: how many, their wins, and squares and products game by game."""

    k: float
    w: float
    ww: float
    wk: float
    kk: float


NONE = Sums(0, 0, 0, 0, 0)


def _use(
    label: tuple[str, str, str, str], total: tuple[int, int], often: int, of: Sums, every: Sums, players: int
) -> Use:
    """The effect of x, that it happened often, on y, a win: seat by seat, clustered by game."""
    kind, group, card, text = label
    games, wins = every.k, every.w
    seats = games * players
    per_game, reach, share = total[0] / games, total[1] / seats, of.k / seats
    won = of.w / of.k if of.k else 0.0
    if of.k < RARE or seats - of.k < RARE:
        return Use(kind, group, card, text, per_game, reach, often, share, won, None, 0.0, 0.0)
    without = (wins - of.w) / (seats - of.k)
    # The score of a game is w - slope * k - shift; where nobody is touched it is -shift.
    slope = (1 - share) * won + share * without
    shift = share * (wins / games - players * without)
    square = of.ww + slope**2 * of.kk + games * shift**2 - 2 * (slope * of.wk + shift * of.w - slope * shift * of.k)
    half = SURE * math.sqrt(max(square, 0.0)) / (seats * share * (1 - share))
    effect = won - without
    return Use(kind, group, card, text, per_game, reach, often, share, won, effect, effect - half, effect + half)


def _bots(match: Match) -> tuple[str, str]:
    return match.pairing.hero, match.pairing.rival


def _quoted(path: Path) -> str:
    return str(path).replace("'", "''")


def plan_of(folder: Path) -> Plan:
    """The plan whose games a folder holds."""
    file = folder / "plan.toml"
    if not file.exists():
        raise OptionError(f"{folder} is not a folder of the lab: `vaka lab run PLAN --to {folder}` makes one")
    return read_plan(file.read_text("utf-8"))


@contextmanager
def opened(folder: Path) -> Iterator[Folder]:
    """A folder of the lab, open for questions."""
    plan_of(folder)
    import duckdb

    with duckdb.connect() as database:
        yield Folder(folder, database)
