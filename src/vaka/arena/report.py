"""The report on a run of the lab: one HTML page that needs nothing else, in words that a player understands."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from html import escape
from pathlib import Path

from vaka.arena import charts
from vaka.arena.facts import Facts, Folder, Share, Use, opened
from vaka.arena.results import SURE
from vaka.errors import OptionError
from vaka.play import Game
from vaka.version import __version__

SHOWN = 20  # things in a chart; the tables hold all of them
CERTAIN = 0.999
RARELY = 0.01  # things that fewer seats meet are not in a chart
STYLE = """
body { font: 17px/1.55 system-ui, sans-serif; color: #26302b; background: #f6f5f0 }
body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
h1, h2, h3 { line-height: 1.2 }
h2 { border-top: 3px solid #2f7d5b; padding-top: 1rem; margin-top: 3rem }
table { border-collapse: collapse; font-size: 15px }
th, td { padding: .15rem .7rem; text-align: right }
th { border-bottom: 2px solid #8a938d }
td.text, th.text { text-align: left }
tr:nth-child(even) td { background: #eceae2 }
svg { max-width: 100%; height: auto; overflow: visible }
figure { margin: 1rem 0; overflow-x: auto }
summary { cursor: pointer }
nav a { margin-right: 1rem }
"""
CAUSE = (
    "These numbers tell what goes together, not what causes what. Players who are ahead anyway do some things more "
    "often, and a long game holds more of everything."
)
DEALT = (
    "The first cards are dealt by chance, so here the difference is what the card itself brings, for players who play "
    "like these bots."
)


def write_report(folder: Path, file: Path, report: Callable[[int, int], None] | None = None) -> int:
    """Write the page on a folder of the lab; returns how many games it tells of."""
    parts, index, games = [], [], 0
    with opened(folder) as found:
        matches = found.plan.matches
        for number, match in enumerate(matches, 1):
            facts = found.facts(match)
            if facts:
                games += facts.games
                index.append((match.name, title(facts)))
                parts.append(section(facts))
            if report:
                report(number, len(matches))
        if not games:
            raise OptionError(f"{folder} holds no games yet: `vaka lab run PLAN --to {folder}` plays them")
        planned = sum(match.games for match in matches)
        head = heading(games, planned, found)
    links = "".join(f'<a href="#{name}">{escape(text)}</a> ' for name, text in index)
    page = (
        '<!doctype html>\n<html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>Report of the lab</title><style>{STYLE}</style></head>\n"
        f"<body>{head}<nav>{links}</nav>{''.join(parts)}</body></html>\n"
    )
    file.write_text(page, "utf-8")
    return games


def heading(games: int, planned: int, folder: Folder) -> str:
    """What the page is about, and how well the bots played that met."""
    missing = f" The plan asks for {planned:,}: the run is not complete." if games < planned else ""
    told = (
        f"<h1>Report of the lab</h1><p>{games:,} games by bots, seed {folder.plan.seed}, Vaka {__version__}.{missing} "
        "A line or range after a number is its 95 % interval: were the same games played with other deals, the number "
        "would fall there 95 times in a hundred.</p>"
    )
    ratings = folder.ratings()
    if ratings:
        rows = [
            [name, bot, f"{mu:.1f}", f"±{SURE * sigma:.1f}"]
            for name, found in ratings.items()
            for bot, (mu, sigma) in found.items()
        ]
        told += "<h3>Ratings of the bots that met (openskill)</h3>" + grid(["game", "bot", "rating", ""], rows, 2)
    return told


def title(facts: Facts) -> str:
    """A match in words."""
    game, pair = facts.match.pairing.game, facts.match.pairing
    bots = f"{pair.hero} in every seat" if pair.hero == pair.rival else f"{pair.hero} against {pair.rival}"
    return f"{game.phrases('en')('game-title')}, {game.players} players: {bots}"


def section(facts: Facts) -> str:
    """All about one match."""
    game, length, legal = facts.match.pairing.game, facts.length, facts.legal
    told = [f'<h2 id="{facts.match.name}">{escape(title(facts))}</h2><p>{facts.games:,} games']
    told.append(f", {facts.void:,} of them stopped without a winner.</p>" if facts.void else ".</p>")
    if facts.row:
        row = facts.row
        told.append(
            f"<p><b>{escape(row.hero)}</b> wins {percent(row.rate)} ({percent(row.low)} to {percent(row.high)}) "
            f"against {escape(row.rival)}; {percent(row.fair)} would be fair.</p>"
        )
    names = places(game.players)
    fair = game.team / game.players
    told += [
        "<h3>Who goes first</h3>",
        f"<p>{order_sentence(facts.order, fair, game)}</p>",
        figure(charts.shares(facts.order, names, fair)),
        "<details><summary>By seat</summary>",
        figure(charts.shares(facts.seats, [f"seat {seat}" for seat in range(game.players)], fair)),
        "</details><h3>How long it takes</h3>",
        f"<p>Half of the games end within {length.marks[2]:,.0f} decisions, {length.marks[2] / game.players:,.0f} for "
        f"each player; one in twenty takes more than {length.marks[4]:,.0f}. The mean is {length.mean:,.1f}, the "
        f"longest game took {length.most:,.0f}.</p>",
        figure(charts.spread(length, "decisions in a game")),
        "<h3>How much there is to choose</h3>",
        f"<p>{percent(facts.choices)} of the decisions are a choice; the others have a single answer. On average "
        f"{legal.mean:.1f} actions are legal, at most {facts.legal_most}.</p>",
        figure(charts.spread(legal, "legal actions, mean of a game")),
    ]
    alone = facts.match.pairing.hero == facts.match.pairing.rival
    return "".join(told) + uses(facts.uses, alone)


def order_sentence(order: Sequence[Share], fair: float, game: Game) -> str:
    """What it brings to go first, in words."""
    first = order[0]
    if first.low > fair:
        found = "Going first helps"
    elif first.high < fair:
        found = "Going first hurts"
    else:
        found = "Going first makes no difference that these games could show"
    side = "team" if game.team > 1 else "player"
    return (
        f"{found}: the {side} that is asked first wins {percent(first.rate)} ({percent(first.low)} to "
        f"{percent(first.high)}), where {percent(fair)} would be fair."
    )


def uses(found: Sequence[Use], alone: bool) -> str:
    """What is done, what happens and what is dealt."""
    if not found:
        return ""
    dealt = [use for use in found if use.kind == "dealt"]
    told = ""
    if dealt and alone:
        ordered = sorted((use for use in dealt if use.effect is not None), key=lambda use: -(use.effect or 0))
        chart = ordered if len(ordered) <= 2 * SHOWN else [*ordered[:SHOWN], *ordered[-SHOWN:]]
        told += f"<h3>The first cards</h3><p>{DEALT}</p>"
        told += figure(charts.effects(chart, [named(use, True) for use in chart])) if chart else ""
        told += folded("All first cards", table(dealt, True))
    for kind, heading_ in (("event", "Cards, tiles and what happens"), ("action", "Decisions")):
        some = [use for use in found if use.kind == kind]
        if not some:
            continue
        common = sorted(some, key=lambda use: -use.per_game)[:SHOWN]
        told += f"<h3>{heading_}</h3>"
        told += figure(
            charts.amounts({named(use, False): use.per_game for use in common}, "times per game, all players")
        )
        if alone:
            told += f"<p>How those fare to whom it happens more often than to most. {CAUSE}</p>"
            # Where all have won to whom it happens, it is the win itself.
            strong = [use for use in some if use.effect is not None and use.share >= RARELY and use.won < CERTAIN]
            strong = sorted(strong, key=lambda use: -abs(use.effect or 0))[:SHOWN]
            strong = sorted(strong, key=lambda use: -(use.effect or 0))
            told += figure(charts.effects(strong, [named(use, True) for use in strong])) if strong else ""
        told += folded(f"All: {heading_.lower()}", table(some, alone))
    return told


def named(use: Use, often: bool) -> str:
    """A thing for the edge of a chart."""
    about = use.card if use.kind == "dealt" else use.text
    return f"{about} (at least {use.often} times)" if often and use.often > 1 else about


def table(found: Iterable[Use], alone: bool) -> str:
    """Things with their numbers."""
    heads = ["what", "card or tile", "per game", "seats that meet it"]
    heads += ["counted from", "wins then", "difference", "95 % interval"] if alone else []
    rows = []
    for use in sorted(found, key=lambda use: (use.group, -use.per_game)):
        row = [use.group, use.card, f"{use.per_game:,.2f}", percent(use.reach)]
        if alone:
            row += [f"{use.often}×", percent(use.won) if use.share else ""]
            told = use.effect is not None
            row += [points(use.effect or 0), f"{points(use.low)} to {points(use.high)}"] if told else ["", ""]
        rows.append(row)
    return grid(heads, rows, 2)


def places(players: int) -> list[str]:
    """Places in the order of play, from whoever is asked first."""
    return ["asked first", "second", "third", "fourth", "fifth", "sixth"][:players]


def percent(share: float) -> str:
    """A share for people."""
    return f"{100 * share:.1f} %"


def points(difference: float) -> str:
    """A difference of shares, in percentage points."""
    return f"{100 * difference:+.1f}".replace("-", "−")


def figure(picture: str) -> str:
    """A picture on the page."""
    return f"<figure>{picture}</figure>"


def folded(heading_: str, content: str) -> str:
    """Something that opens on request."""
    return f"<details><summary>{escape(heading_)}</summary>{content}</details>"


def grid(heads: Sequence[str], rows: Iterable[Sequence[str]], texts: int) -> str:
    """A table; its first columns are text."""

    def cells(tag: str, values: Sequence[str]) -> str:
        kinds = [' class="text"' if i < texts else "" for i in range(len(values))]
        return "".join(f"<{tag}{kind}>{escape(value)}</{tag}>" for kind, value in zip(kinds, values, strict=True))

    body = "".join(f"<tr>{cells('td', row)}</tr>" for row in rows)
    return f"<table><tr>{cells('th', heads)}</tr>{body}</table>"
