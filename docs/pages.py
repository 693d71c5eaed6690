"""`make lab`: the pages on what the games are really like.

`python -m docs.pages FOLDER …` counts the games of the lab's folders into bench/results/lab-GAME.json, draws the pictures
and writes the pages. A match that is in none of the folders stays as it was counted before; without a folder the pages are
written again from these files. Every number in a page comes from there, and every claim is checked against them: if other
games say otherwise, no page is written.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from dataclasses import asdict
from itertools import pairwise
from pathlib import Path
from typing import Any

import vaka
from vaka.arena.facts import Facts, Share, Spread, Use, opened
from vaka.arena.results import wilson

ROOT = Path(__file__).parent.parent
PAGES, RESULTS = ROOT / "docs" / "lab", ROOT / "bench" / "results"
TABLE = 4  # players of the table that is looked at closely
SCARCE = 0.005  # things that happen less often per game are not kept
Found = dict[str, Any]


# --- Counting.


def collect(folders: list[Path]) -> None:
    """Count the games of all folders, one file per game."""
    found: dict[str, list[Found]] = {name: [] for name in vaka.games()}
    for folder in folders:
        with opened(folder) as run:
            for match in run.plan.matches:
                facts = run.facts(match, match.pairing.game.players == TABLE)
                if facts:
                    print(f"{match.name}: {facts.games:,} games", flush=True)
                    found[match.pairing.game.name].append(kept(facts, run.plan.seed))
    for name, matches in found.items():
        told = json.dumps({"game": name, "matches": joined(before(name), matches)}, indent=1)
        file_of(name).write_text(told + "\n", "utf-8")


def before(name: str) -> list[Found]:
    """The matches of a game that were counted before."""
    if not file_of(name).is_file():
        return []
    found: list[Found] = json.loads(file_of(name).read_text("utf-8"))["matches"]
    return found


def joined(old: list[Found], new: list[Found]) -> list[Found]:
    """Matches counted before and now; one that was counted again stands in its old place."""
    matches = {(match["bot"], match["players"]): match for match in [*old, *new]}
    return list(matches.values())


def kept(facts: Facts, seed: int) -> Found:
    """What is kept of a match; of the things only those at the table that is looked at closely."""
    game = facts.match.pairing.game
    uses = [asdict(use) for use in facts.uses if use.per_game >= SCARCE] if game.players == TABLE else []
    found: Found = rounded(
        {
            "bot": facts.match.pairing.hero,
            "players": game.players,
            "seed": seed,
            "games": facts.games,
            "order": [asdict(share) for share in facts.order],
            "length": asdict(facts.length),
            "choices": facts.choices,
            "legal": facts.legal.mean,
            "uses": uses,
        }
    )
    return found


def rounded(value: Any) -> Any:
    """Numbers with five digits behind the point are enough, and make small files."""
    if isinstance(value, float):
        return round(value, 5)
    if isinstance(value, dict):
        return {key: rounded(inner) for key, inner in value.items()}
    if isinstance(value, list | tuple):
        return [rounded(inner) for inner in value]
    return value


def file_of(name: str) -> Path:
    """The file with the numbers of a game."""
    return RESULTS / f"lab-{name}.json"


# --- Writing.


class Numbers:
    """The numbers of one game, in words."""

    def __init__(self, found: Found) -> None:
        self.name: str = found["game"]
        title = vaka.load(self.name).phrases("en")("game-title")
        self.title = f"the {title[4:]}" if title.startswith("The ") else title
        """Its title in the middle of a sentence."""
        self.matches: list[Found] = found["matches"]
        self.close = next(match for match in self.matches if match["players"] == TABLE)
        """The table that is looked at closely, with the bot of most games."""
        self.strong = next((match for match in self.matches if match["bot"] != self.close["bot"]), None)
        """The same table with a bot that thinks ahead, if it was played."""
        self.compared: list[tuple[str, str, str]] = []
        """What was told: in words, by the bot of most games, and by the one that thinks ahead."""

    def use(self, kind: str, text: str, match: Found | None = None) -> Use | None:
        """A thing by its words."""
        uses = (match or self.close)["uses"]
        return next((Use(**use) for use in uses if (use["kind"], use["text"]) == (kind, text)), None)

    def _told(self, what: str, say: Callable[[Found], str | None]) -> str:
        """A number in words; it is remembered for the table of both bots."""
        mine = say(self.close)
        assert mine, f"{self.name}: no number for {what}"
        other = say(self.strong) if self.strong else None
        self.compared.append((what, mine, other or "too rare to tell"))
        return mine

    def dealt(self, card: str) -> str:
        """What a card in the first hand brings or costs."""
        self._told(f"{card} in the first hand", lambda match: _effect(self.use("dealt", card, match)))
        return _size(self.difference("dealt", card))

    def effect(self, text: str, what: str) -> str:
        """How much better or worse those fare to whom something happens."""
        self._told(what, lambda match: _effect(self.use("event", text, match)))
        return _size(self.difference("event", text))

    def won(self, text: str, what: str) -> str:
        """How often those win to whom something happens."""

        def say(match: Found) -> str | None:
            use = self.use("event", text, match)
            if use is None or use.effect is None:
                return None
            # Seats of one game are not independent, so there are no more cases than games.
            cases = min(match["games"], round(use.share * match["games"] * match["players"]))
            return _share(Share(use.won, *wilson(use.won, cases)))

        return self._told(what, say)

    def often(self, text: str, what: str) -> str:
        """How often something happens in a game."""

        def say(match: Found) -> str | None:
            use = self.use("event", text, match)
            return f"{use.per_game:.1f}" if use else None

        return self._told(f"{what}, times per game", say)

    def order(self, place: int, what: str) -> str:
        """How often a place in the order of play wins."""
        return self._told(what, lambda match: _share(Share(**match["order"][place])))

    def length(self) -> str:
        """How long half of the games take."""
        return self._told(
            "decisions in half of the games, at most", lambda match: f"{match['length']['marks'][2]:,.0f}"
        )

    def claim(self, true: bool) -> None:
        """Something that a page says; if the numbers say otherwise, there is no page."""
        assert true, f"{self.name}: the numbers do not say what the page says"

    def difference(self, kind: str, text: str) -> Use:
        """A thing whose difference is known."""
        use = self.use(kind, text)
        assert use, f"{self.name}: nothing is known of {text!r}"
        assert use.effect is not None, f"{self.name}: {text!r} is too rare"
        return use


def percent(share: float) -> str:
    """A share."""
    return f"{100 * share:.1f} %"


def _share(share: Share) -> str:
    return f"{percent(share.rate)} ({100 * share.low:.1f} to {100 * share.high:.1f})"


def _effect(use: Use | None) -> str | None:
    if use is None or use.effect is None:
        return None
    return f"{_points(use.effect)} points ({_points(use.low)} to {_points(use.high)})"


def _size(use: Use) -> str:
    """A difference whose direction the sentence tells."""
    low, high = sorted((abs(use.low), abs(use.high)))
    assert use.low * use.high > 0, f"the direction of {use.text!r} is not known"
    return f"{100 * abs(use.effect or 0):.1f} points ({100 * low:.1f} to {100 * high:.1f})"


def _points(difference: float) -> str:
    return f"{100 * difference:+.1f}".replace("-", "−")


def _mean(uses: list[Use]) -> float:
    return sum(use.effect or 0 for use in uses) / len(uses)


Finding = tuple[str, str]
"""What was found, in a sentence, and what it means."""


def babayaga(n: Numbers) -> list[Finding]:
    """What Baba Yaga is really like."""
    declared = n.difference("event", "declares “Baba Yaga!”")
    owl, pelican = n.difference("event", "casts Owl on pile …"), n.difference("event", "casts Pelican on pile …")
    best = [n.difference("dealt", card) for card in ("Pelican", "Cats", "potion 1")]
    worst, garlic = n.difference("dealt", "potion 6"), n.difference("dealt", "Garlic")
    n.claim(0.8 < declared.won < 0.95)
    n.claim(min(use.low for use in best) > 0 > worst.high)
    n.claim(n.difference("dealt", "potion 5").high < 0 < n.difference("dealt", "potion 7").high)
    n.claim((owl.effect or 0) > 2 * (pelican.effect or 0) and owl.per_game < pelican.per_game / 2)
    n.claim(garlic.high < 0 < n.difference("event", "blocks with Garlic on pile …").low)
    first, last = Share(**n.close["order"][0]), Share(**n.close["order"][-1])
    n.claim(first.rate - last.rate < 0.01)
    return [
        (
            "Calling “Baba Yaga!” is not yet winning",
            f"Whoever calls wins {n.won('declares “Baba Yaga!”', 'wins of the one who calls')}. About one call "
            "in nine is beaten by a lower hand: four points or fewer are enough to call, not to win.",
        ),
        (
            "The best card to be dealt is a Pelican",
            f"A Pelican in the first hand is worth {n.dealt('Pelican')}, Cats {n.dealt('Cats')} and a potion 1 "
            f"{n.dealt('potion 1')}. The middling potions are the bad ones: a potion 6 costs {n.dealt('potion 6')}, a "
            f"potion 5 {n.dealt('potion 5')}, while a potion 7, which pays for a spell alone, does no harm.",
        ),
        (
            "Pelicans are everyday, Owls win",
            f"Pelicans are cast {n.often('casts Pelican on pile …', 'Pelicans cast')} times per game, Owls only "
            f"{n.often('casts Owl on pile …', 'Owls cast')} times. But players who cast at least one Owl fare better by "
            f"{n.effect('casts Owl on pile …', 'an Owl cast')}, while it takes {pelican.often} Pelicans to fare better by "
            f"{n.effect('casts Pelican on pile …', 'many Pelicans cast')}. An Owl fetches two "
            "Baba Yagas at once.",
        ),
        (
            "Garlic is a card to have at the right moment, not to hold",
            f"In the first hand it costs {n.dealt('Garlic')}: it counts ten points and waits. Players who do get to "
            f"block with it fare better by {n.effect('blocks with Garlic on pile …', 'a block with Garlic')}. When a hand "
            "is close to calling, let it go.",
        ),
        (
            "Where you sit hardly matters",
            f"Whoever begins wins {n.order(0, 'wins of the first player')}, the last one "
            f"{n.order(TABLE - 1, 'wins of the last player')}; 25 % would be fair. Half of the games of four end within "
            f"{n.length()} decisions, payments and answers included.",
        ),
    ]


def partners(n: Numbers) -> list[Finding]:
    """What Partners is really like."""
    hearts = [n.difference("dealt", card) for card in ("heart", "heart/8", "heart/13")]
    others = [n.difference("dealt", card) for card in ("12", "2", "7", "swap")]
    n.claim(min(use.low for use in hearts) > 0 > max(use.high for use in others))
    done, hit = n.difference("event", "All pawns of … are in"), n.difference("event", "is hit and goes home")
    seven, twelve = n.difference("event", "plays 7"), n.difference("event", "moves … to … with 12")
    swap, bump = n.difference("event", "plays swap"), n.difference("event", "runs into a pair and goes home itself")
    n.claim(seven.low > twelve.high and swap.low > twelve.high)
    n.claim(hit.high < 0 and 0.7 < done.won < 0.9)
    n.claim(bump.low < 0 < bump.high and bump.per_game < 0.5)
    first = Share(**n.close["order"][0])
    n.claim(abs(first.rate - 0.5) < 0.01)
    return [
        (
            "Hearts in the first hand, and only hearts",
            f"A plain heart is worth {n.dealt('heart')} to the player and so to the partner, a heart/13 "
            f"{n.dealt('heart/13')}, a heart/8 {n.dealt('heart/8')}. Any other card is a place in the hand that is not a "
            f"heart: even a 7 costs {n.dealt('7')} and a swap {n.dealt('swap')}, since without a pawn outside they cannot "
            "be played.",
        ),
        (
            "Later it is the 7 and the swap that winners play",
            f"Players who play at least {seven.often} sevens in a game fare better by {n.effect('plays 7', 'many sevens')}, with "
            f"{swap.often} swaps by {n.effect('plays swap', 'many swaps')}. For plain numbers there is next to nothing: "
            f"for {twelve.often} twelves it is {n.effect('moves … to … with 12', 'many twelves')}.",
        ),
        (
            "Everybody is hit, and it is not the end",
            f"A game sees {n.often('is hit and goes home', 'pawns sent home')} pawns sent home. Players who lose "
            f"{hit.often} or more fare worse by {n.effect('is hit and goes home', 'many pawns sent home')}: a setback, not a "
            f"verdict. Running into a pair happens about once in {1 / bump.per_game:.0f} games, and makes no difference that "
            "could be seen.",
        ),
        (
            "All four pawns in is only four fifths of the way",
            f"A player whose four pawns are in wins {n.won('All pawns of … are in', 'wins of those whose pawns are in')}: "
            "the partner must come home too. That far get "
            f"{n.often('All pawns of … are in', 'players whose pawns are in')} players per game, and only two of them win.",
        ),
        (
            "Leading is no advantage",
            f"The team that leads the first deal wins {n.order(0, 'wins of the team that leads')}. And games are long: half "
            f"of them need more than {n.length()} decisions.",
        ),
    ]


def magichill(n: Numbers) -> list[Finding]:
    """What Magic Hill is really like."""
    rates = [Share(**share) for share in n.close["order"]]
    n.claim(all(one.low > other.high for one, other in pairwise(rates)))
    passage, ghost = (n.difference("event", f"turns up the tile on …: {tile}") for tile in ("Secret passage", "Ghost"))
    n.claim(passage.low > 0.2 and ghost.high < 0)
    wind = n.difference("event", "turns up the tile on …: Whirlwind")
    fall = n.difference("event", "Goblin … of … falls through the trapdoor to …")
    n.claim(max(fall.high, ghost.high) < wind.low and wind.high < 0)
    five, joker, one = (n.difference("dealt", card) for card in ("5", "joker", "1"))
    n.claim(joker.low > five.high and five.low > 0 > one.high)
    raven, lurk = (
        n.difference("event", text)
        for text in ("turns up the tile on …: Raven", "The Raven waits in front of … for a stone")
    )
    n.claim(abs(raven.effect or 0) < 0.02 and lurk.high < -0.03)
    return [
        (
            "Begin if you can",
            f"Of four players the one who begins wins {n.order(0, 'wins of the first player')}, the last one "
            f"{n.order(TABLE - 1, 'wins of the last player')}; 25 % would be fair. It is a race, and every "
            "place further back in the order costs.",
        ),
        (
            "Secret passages decide the race",
            f"Passages are the tile that is turned up most, {n.often('turns up the tile on …: Secret passage', 'passages')} "
            f"times per game. Players who find {passage.often} or more fare better by "
            f"{n.effect('turns up the tile on …: Secret passage', 'two passages or more')}. Remember where they lie: a tile "
            "that is turned down again is still a passage.",
        ),
        (
            "A Ghost costs as much as a fall, a Whirlwind less",
            f"Who turns up a Ghost fares worse by {n.effect('turns up the tile on …: Ghost', 'a Ghost')}, and whoever falls "
            f"through a trapdoor by {n.effect('Goblin … of … falls through the trapdoor to …', 'a fall')}. With a "
            f"Whirlwind, which turns the whole mountain, it is {n.effect('turns up the tile on …: Whirlwind', 'a Whirlwind')}.",
        ),
        (
            "A joker is the best card to be dealt, then a 5",
            f"In the first hand a joker is worth {n.dealt('joker')} and a 5 {n.dealt('5')}; a 1 costs {n.dealt('1')}.",
        ),
        (
            "The Raven is only dangerous to those without a stone",
            f"Turning one up makes hardly any difference, {_points(raven.effect or 0)} points. "
            "But players before whom it waits, because they had no stone to give, fare worse by "
            f"{n.effect('The Raven waits in front of … for a stone', 'a Raven that waits')}. Half of the games end within "
            f"{n.length()} decisions.",
        ),
    ]


def mad(n: Numbers) -> list[Finding]:
    """What the MAD card game is really like."""
    joker, worry, exchange = (n.difference("dealt", card) for card in ("Joker", "Worry", "Exchange"))
    n.claim(joker.low > max(worry.high, exchange.high) and min(worry.low, exchange.low) > 0)
    ways = [n.difference("dealt", f"{colour} Which way") for colour in ("green", "yellow", "red", "blue")]
    plain = [
        n.difference("dealt", f"{colour} {i}") for colour in ("green", "yellow", "red", "blue") for i in range(1, 7)
    ]
    n.claim(max(use.high for use in ways) < 0 and abs(_mean(ways) - _mean(plain)) < 0.003)
    ended = n.difference("event", "ends the game with the Joker")
    n.claim(0.7 < ended.won < 0.95 and 0.17 < ended.per_game < 0.23)
    turned, let = n.difference("event", "answers with Worry and snubs …"), n.difference("event", "lets it happen")
    n.claim(10 < let.per_game / turned.per_game < 16)
    first = Share(**n.close["order"][0])
    n.claim(abs(first.rate - 0.25) < 0.01)
    gives = [n.difference("dealt", f"{colour} Give two") for colour in ("green", "yellow", "red", "blue")]
    n.claim(min(use.low for use in gives) > 0)
    return [
        (
            "One card is worth more than all others: the Joker",
            f"In the first hand it brings {n.dealt('Joker')}, far more than any other card. A Worry brings "
            f"{n.dealt('Worry')}, an Exchange {n.dealt('Exchange')}, a Give two about "
            f"{100 * _mean(gives):.1f} points whatever its colour.",
        ),
        (
            "Ending the game with the Joker is not safe",
            f"One game in five ends that way, and whoever does it wins {n.won('ends the game with the Joker', 'wins of the one who ends by the Joker')} of the "
            "time. Somebody else may hold fewer points.",
        ),
        (
            "“Which way” is a number card in disguise",
            f"It looks like a special card. In the first hand it brings {_points(_mean(ways))} points, on average over its "
            f"colours; a plain number brings {_points(_mean(plain))}. It changes who is next, but it hits nobody.",
        ),
        (
            "Hardly any blow is turned back",
            f"Players are asked {let.per_game + turned.per_game:.1f} times per game whether they answer; "
            f"{n.often('lets it happen', 'blows that are let happen')} times they let it happen, and only "
            f"{n.often('answers with Worry and snubs …', 'Worries in answer')} times there is a Worry. Players who have used "
            f"one fare better by {n.effect('answers with Worry and snubs …', 'a Worry in answer')}.",
        ),
        (
            "It does not matter who begins",
            f"Of four players the first one wins {n.order(0, 'wins of the first player')}; 25 % would be fair. Half of the "
            f"games end within {n.length()} decisions.",
        ),
    ]


FINDINGS: dict[str, Callable[[Numbers], list[Finding]]] = {
    "babayaga": babayaga,
    "partners": partners,
    "magichill": magichill,
    "mad": mad,
}


def page(found: Found) -> str:
    """The page of a game."""
    n = Numbers(found)
    findings = FINDINGS[n.name](n)
    parts = [f"# What {n.title} is really like\n", introduction(n)]
    for i, (claim, meaning) in enumerate(findings, 1):
        parts.append(f"## {i}. {claim}\n\n{meaning}\n")
    parts += [
        "## In pictures\n",
        f"The first cards, and what each is worth:\n\n![The first cards of {n.title}](pictures/{n.name}-dealt.svg)\n",
        "What happens to players, and how those fare to whom it does more often than to most:\n\n"
        f"![What happens in {n.title}](pictures/{n.name}-happens.svg)\n",
        f"How long games of four are:\n\n![Lengths of {n.title}](pictures/{n.name}-length.svg)\n",
        tables(n),
        compared(n),
    ]
    return "\n".join(parts)


def introduction(n: Numbers) -> str:
    """Where the numbers come from, and how to read them."""
    games = n.close["games"]
    other = (
        f", and {n.strong['games']:,} by `{n.strong['bot']}`, which thinks ahead; [the last table](#does-it-hold-for-a-"
        "stronger-bot) compares them"
        if n.strong
        else ""
    )
    return (
        f"From {games:,} games by `{n.close['bot']}`, a sensible beginner, at each number of players{other}. The findings "
        "are about tables of four.\n\n"
        "Differences are in percentage points of wins, with their 95 % intervals in brackets. The first cards are dealt by "
        "chance, so there a difference is what the card brings. All other differences tell what goes together with winning, "
        "not what causes it: those who are ahead anyway do some things more often. And bots are not people: they never "
        "bluff, and they never tire.\n"
    )


def tables(n: Numbers) -> str:
    """Every number of players."""
    lines = [
        "## At every table\n",
        "Half of the games end within the first number of decisions, one in twenty takes more than the second. The last two "
        "columns are the share of decisions with a choice, and how many actions are legal on average.\n",
        "| players | bot | games | the first one wins | fair | half | one in twenty | with a choice | legal |",
        "|---|---|---|---|---|---|---|---|---|",
    ]
    team = vaka.load(n.name).team
    for match in n.matches:
        marks = match["length"]["marks"]
        lines.append(
            f"| {match['players']} | `{match['bot']}` | {match['games']:,} | {_share(Share(**match['order'][0]))} "
            f"| {percent(team / match['players'])} | {marks[2]:,.0f} | {marks[4]:,.0f} | {percent(match['choices'])} "
            f"| {match['legal']:.1f} |"
        )
    return "\n".join(lines) + "\n"


def compared(n: Numbers) -> str:
    """The numbers of the findings by both bots."""
    if not n.strong:
        return ""
    lines = [
        "## Does it hold for a stronger bot?\n",
        f"| | `{n.close['bot']}` | `{n.strong['bot']}` |",
        "|---|---|---|",
        *(f"| {what} | {mine} | {other} |" for what, mine, other in dict.fromkeys(n.compared)),
    ]
    return "\n".join(lines) + "\n"


def draw(found: Found) -> None:
    """The pictures of a game."""
    from vaka.arena import charts
    from vaka.arena.report import CERTAIN, RARELY, SHOWN, named

    n = Numbers(found)
    uses = [Use(**use) for use in n.close["uses"] if use["effect"] is not None]
    dealt = sorted((use for use in uses if use.kind == "dealt"), key=lambda use: -(use.effect or 0))
    happens = [use for use in uses if use.kind == "event" and use.share >= RARELY and use.won < CERTAIN]
    happens = sorted(happens, key=lambda use: -abs(use.effect or 0))[:SHOWN]
    happens = sorted(happens, key=lambda use: -(use.effect or 0))
    length = n.close["length"]
    spread = Spread(length["mean"], tuple(length["marks"]), length["most"], tuple(map(tuple, length["bins"])))
    pictures = {
        "dealt": charts.effects(dealt, [named(use, True) for use in dealt]),
        "happens": charts.effects(happens, [named(use, True) for use in happens]),
        "length": charts.spread(spread, "decisions in a game"),
    }
    (PAGES / "pictures").mkdir(parents=True, exist_ok=True)
    for what, picture in pictures.items():
        (PAGES / "pictures" / f"{n.name}-{what}.svg").write_text(picture + "\n", "utf-8")


def main() -> None:
    """Count, draw and write."""
    folders = [Path(folder) for folder in sys.argv[1:]]
    if folders:
        collect(folders)
    for name in vaka.games():
        found = json.loads(file_of(name).read_text("utf-8"))
        if folders:
            draw(found)
        (PAGES / f"{name}.md").write_text(page(found), "utf-8")


if __name__ == "__main__":
    main()
