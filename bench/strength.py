"""`make strength`: how well the bots play. Runs arenas and keeps their tables in bench/results.

`python bench/strength.py search levels` runs only the groups named; `--table` only writes the README there again.
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import vaka
from vaka.bots.minds import has_network
from vaka.games.registry import definition

ROOT = Path(__file__).parent.parent
HERE = ROOT / "bench" / "results"
TITLES = {
    "greedy": "The policy against random play",
    "search": "The search, 100 ms per decision, against the policy",
    "crowd": "The search, 100 ms per decision, alone among players who play by the policy",
    "network": "The network alone, under a millisecond per decision, against the policy",
    "table": "The network alone among players who play by the policy, at the largest table",
    "master": "The master, 100 ms per decision, against the search",
    "levels": "The levels",
}


def fewest(game: str) -> int:
    """The fewest players of a game."""
    return int(definition(game).options[0].values[0])


# Group, game, players, games of each pairing, bots.
RUNS: list[tuple[str, str, int, int, list[str]]] = [
    *(("greedy", game, fewest(game), 4000, ["greedy", "random"]) for game in vaka.games()),
    ("search", "babayaga", 2, 160, ["search:100ms", "greedy"]),
    ("search", "mad", 2, 400, ["search:100ms", "greedy"]),
    ("search", "magichill", 2, 100, ["search:100ms", "greedy"]),
    ("search", "partners", 4, 16, ["search:100ms", "greedy"]),
    *(("crowd", "babayaga", players, 32, ["search:100ms", "greedy"]) for players in (3, 4, 5)),
    *(("crowd", "mad", players, 400 if players == 5 else 120, ["search:100ms", "greedy"]) for players in (3, 4, 5, 6)),
    *(("crowd", "magichill", players, 80 if players == 4 else 24, ["search:100ms", "greedy"]) for players in (3, 4, 5)),
]
LEARNED = [game for game in vaka.games() if has_network(game)]
for game in LEARNED:
    most = int(definition(game).options[0].values[-1])
    RUNS += [
        ("network", game, fewest(game), 4000, ["net", "greedy"]),
        ("table", game, most, 2000, ["net", "greedy"]),
        ("master", game, fewest(game), 400, ["master:100ms", "search:100ms"]),
    ]
LADDER = ["easy", "normal", "hard", "expert"]
STEPS = {
    "babayaga": [1000, 400, 120],
    "mad": [2000, 4000, 240],
    "magichill": [1000, 400, 60],
    "partners": [400, 60, 10],
}
for game, counts in STEPS.items():
    for games, low, high in zip(counts, LADDER, LADDER[1:], strict=False):
        RUNS.append(("levels", game, fewest(game), games, [high, low]))


def file_of(group: str, game: str, players: int, bots: list[str]) -> Path:
    """Where the table of a run is kept."""
    return HERE / f"{group}-{game}-{players}-{'-'.join(bots).replace(':', '')}.json"


def run(group: str, game: str, players: int, games: int, bots: list[str]) -> None:
    """One arena."""
    file = file_of(group, game, players, bots).relative_to(ROOT)
    settings = ["--players", str(players), "--games", str(games), "--seats", "balanced", "--json", str(file)]
    if group in ("crowd", "table"):
        settings.append("--one-way")
    command = [str(Path(sys.executable).parent / "vaka"), "arena", game, *bots, *settings]
    subprocess.run(command, check=True, cwd=ROOT)


def table() -> str:
    """All kept tables in one page."""
    lines = ["# How well the bots play", "", "Made by `make strength`; each file holds its command.", ""]
    for group, title in TITLES.items():
        rows = []
        for kind, game, players, _, bots in RUNS:
            file = file_of(kind, game, players, bots)
            if kind == group and file.exists():
                for row in json.loads(file.read_text("utf-8"))["pairings"]:
                    rate = f"**{100 * row['rate']:.1f} %** | {100 * row['low']:.1f} – {100 * row['high']:.1f} %"
                    rows.append(
                        f"| {game} | {players} | `{row['hero']}` | `{row['rival']}` | {row['games']} | {rate} "
                        f"| {100 * row['fair']:.0f} % |"
                    )
        if rows:
            lines += [
                f"## {title}",
                "",
                "| game | players | bot | against | games | wins | 95 % interval | fair share |",
            ]
            lines += ["|---|---|---|---|---|---|---|---|", *rows, ""]
    return "\n".join(lines)


def main() -> None:
    """Run the arenas that are named, or all; then write the page."""
    wanted = sys.argv[1:]
    HERE.mkdir(exist_ok=True)
    if wanted != ["--table"]:
        for group, game, players, games, bots in RUNS:
            if not wanted or {group, f"{group}-{game}", f"{group}-{game}-{players}"} & set(wanted):
                run(group, game, players, games, bots)
    (HERE / "README.md").write_text(table(), "utf-8")


if __name__ == "__main__":
    main()
