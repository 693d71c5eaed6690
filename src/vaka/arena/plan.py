"""Plans: a small TOML file that says which games the lab plays, and how they are cut into shards."""

from __future__ import annotations

import hashlib
import json
import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from vaka.arena.lineup import Pairing, pairings
from vaka.arena.runner import Task
from vaka.arena.tally import tally_engine_of
from vaka.bots import make
from vaka.bots.company import policy_mistakes
from vaka.errors import OptionError
from vaka.games.registry import definition
from vaka.play import load

RECORDS = ("uses", "moves")
FAST, SLOW = 2000, 8  # games of a shard: of bots that play by the policy, and of bots that think
TOP = {"seed": 0, "record": ["uses"]}
MATCH = {"seats": "balanced", "one_way": False, "games_per_shard": None, "options": {}}
SEATS = ("balanced", "fixed")


@dataclass(frozen=True)
class Shard:
    """Some games of a match, the smallest piece of work that is kept: one file."""

    match: str
    """The folder of its match."""
    number: int
    game: str
    options: str
    """As JSON."""
    seed: int
    hero: str
    rival: str
    tasks: tuple[tuple[int, Task], ...]
    """Its games, each with the number of its seating."""
    moves: bool
    uses: bool
    sources: str
    """A hash of the rules, so that a machine with other rules refuses."""

    @property
    def file(self) -> Path:
        """Where its rows are kept, inside the folder of the run."""
        return Path(self.match) / f"{self.number:06d}.parquet"


@dataclass(frozen=True)
class Match:
    """One pairing of bots, or one bot that plays itself, at one table."""

    name: str
    pairing: Pairing
    deals: int
    deals_per_shard: int

    @property
    def games(self) -> int:
        """How many games are played."""
        return self.deals * len(self.pairing.seatings)

    @property
    def shards(self) -> int:
        """How many shards they make."""
        return -(-self.deals // self.deals_per_shard)


@dataclass(frozen=True)
class Plan:
    """A plan that was read and checked."""

    text: str
    seed: int
    record: tuple[str, ...]
    matches: tuple[Match, ...]

    def shards(self) -> Iterable[Shard]:
        """Every shard: the same games under the same name for the same plan, whoever plays them."""
        for match in self.matches:
            pairing = match.pairing
            options, sources = json.dumps(pairing.game.options), sources_of(pairing.game.name)
            for number in range(match.shards):
                first = number * match.deals_per_shard
                deals = range(first, min(first + match.deals_per_shard, match.deals))
                tasks = tuple((i, Task(bots, deal)) for deal in deals for i, bots in enumerate(pairing.seatings))
                yield Shard(
                    match.name,
                    number,
                    pairing.game.name,
                    options,
                    self.seed,
                    pairing.hero,
                    pairing.rival,
                    tasks,
                    "moves" in self.record,
                    "uses" in self.record,
                    sources,
                )

    def data(self) -> dict[str, Any]:
        """What decides its rows, as plain data."""
        matches = [
            {
                "name": match.name,
                "game": match.pairing.game.name,
                "rules": match.pairing.game.definition.version,
                "options": match.pairing.game.options,
                "hero": match.pairing.hero,
                "rival": match.pairing.rival,
                "seatings": [list(seating) for seating in match.pairing.seatings],
                "deals": match.deals,
                "deals_per_shard": match.deals_per_shard,
            }
            for match in self.matches
        ]
        return {"seed": self.seed, "record": list(self.record), "matches": matches}


def sources_of(name: str) -> str:
    """A hash of the rules and the policy of a game, as they are written."""
    digest = hashlib.sha256()
    for file in tally_engine_of(name).files:
        digest.update(file.read_bytes())
    return digest.hexdigest()[:16]


def read_plan(text: str) -> Plan:
    """A plan from the text of its file.

    >>> plan = read_plan('''
    ... [[match]]
    ... game = "mad"
    ... players = [2, 4]
    ... bots = ["greedy"]
    ... games = 5000
    ... ''')
    >>> [(match.name, match.games, match.shards) for match in plan.matches]
    [('01-mad-2-greedy', 5000, 3), ('02-mad-4-greedy', 5000, 3)]
    """
    try:
        found = tomllib.loads(text)
    except tomllib.TOMLDecodeError as fault:
        raise OptionError(f"the plan is not TOML: {fault}") from None
    _known("the plan", found, {*TOP, "match"})
    seed = _whole("seed", found.get("seed", TOP["seed"]), least=0)
    record = found.get("record", TOP["record"])
    if not isinstance(record, list) or not set(map(str, record)) <= set(RECORDS):
        raise OptionError(f"record = {record!r}: a list of what to keep besides results, of {', '.join(RECORDS)}")
    tables = found.get("match")
    if not isinstance(tables, list) or not tables or not all(isinstance(table, dict) for table in tables):
        raise OptionError('a plan needs at least one [[match]], with game = "mad", bots = ["greedy"], games = 1000')
    matches: list[Match] = []
    for number, table in enumerate(tables, 1):
        try:
            matches += _matches(table, len(matches))
        except OptionError as fault:
            raise OptionError(f"match {number}: {fault}") from None
    return Plan(text, seed, tuple(sorted(set(record))), tuple(matches))


def _matches(table: Mapping[str, Any], before: int) -> list[Match]:
    """The matches of one table of a plan: one for each number of players and each pairing."""
    _known("a match", table, {*MATCH, "game", "players", "bots", "games"})
    for key in ("game", "bots", "games"):
        if key not in table:
            raise OptionError(f'{key} is missing; a match has game = "mad", bots = ["greedy"], games = 1000')
    given = {**MATCH, **table}
    games = _whole("games", given["games"])
    bots, seats = given["bots"], given["seats"]
    if not isinstance(bots, list) or not bots or not all(isinstance(bot, str) for bot in bots):
        raise OptionError(f'bots = {bots!r}: a list of bots, ["greedy"] plays itself, ["hard", "greedy"] each other')
    if seats not in SEATS:
        raise OptionError(f"seats = {seats!r}: {' or '.join(SEATS)}")
    if not isinstance(given["game"], str):
        raise OptionError(f'game = {given["game"]!r}: the name of one game, such as "mad"')
    if not isinstance(given["one_way"], bool):
        raise OptionError(f"one_way = {given['one_way']!r}: true or false")
    if not isinstance(given["options"], dict) or "players" in given["options"]:
        raise OptionError(
            f"options = {given['options']!r}: a table like {{ match = 'tournament' }}; players stands beside it"
        )
    each = given["games_per_shard"]
    each = _whole("games_per_shard", each) if each is not None else None
    found: list[Match] = []
    for players in _players(given):
        game = load(given["game"], **(given["options"] | players))
        pairs = (
            [_alone(game, bots[0])] if len(bots) == 1 else pairings(game, bots, seats == "balanced", given["one_way"])
        )
        for pair in pairs:
            number = before + len(found) + 1
            size = each or (FAST if policy_mistakes([make(pair.hero), make(pair.rival)]) else SLOW)
            seatings = len(pair.seatings)
            found.append(Match(_name(number, pair), pair, -(-games // seatings), max(1, size // seatings)))
    return found


def _players(given: Mapping[str, Any]) -> list[dict[str, int]]:
    """The numbers of players, each as an option; one that is left out is the game's own."""
    if "players" not in given:
        definition(given["game"])
        return [{}]
    listed = given["players"] if isinstance(given["players"], list) else [given["players"]]
    return [{"players": players} for players in listed]


def _alone(game: Any, bot: str) -> Pairing:
    """One bot in every seat."""
    make(bot)
    return Pairing(game, bot, bot, ((bot,) * game.players,), ((0,),), game.team / game.players)


def _name(number: int, pair: Pairing) -> str:
    bots = dict.fromkeys((pair.hero, pair.rival))
    return "-".join([f"{number:02d}", pair.game.name, str(pair.game.players), *bots]).replace(":", "")


def _known(what: str, table: Mapping[str, Any], known: set[str]) -> None:
    for key in table:
        if key not in known:
            raise OptionError(f"{what} has no {key!r}; it has {', '.join(sorted(known))}")


def _whole(name: str, value: Any, least: int = 1) -> int:
    if type(value) is not int or value < least:
        raise OptionError(f"{name} = {value!r}: must be a whole number, {least} or more")
    return value
