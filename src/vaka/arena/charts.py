"""Charts: facts drawn with Altair, as SVG, so that a page needs no script and nothing from elsewhere."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import altair as alt
import vl_convert

from vaka.arena.facts import Share, Spread, Use

INK, FAINT, TONE, WARM, PAPER = "#26302b", "#8a938d", "#2f7d5b", "#b5532c", "#f6f5f0"
WIDTH = 560
PADDING = {"left": 40, "right": 10, "top": 5, "bottom": 5}  # names may be wider in the reader's font
FONT = "Helvetica, Arial, sans-serif"


def shares(found: Sequence[Share], names: Sequence[str], fair: float) -> str:
    """Win rates as points with their intervals, beside the fair share."""
    rows = [
        {"name": name, "rate": share.rate, "low": share.low, "high": share.high}
        for name, share in zip(names, found, strict=True)
    ]
    base = alt.Chart(alt.InlineData(rows)).encode(y=alt.Y("name:N", sort=None, title=None))
    scale = alt.Scale(zero=False, nice=True)
    rate = alt.X("rate:Q", title="share of wins", axis=alt.Axis(format=".1~%", tickCount=8), scale=scale)
    line = alt.Chart(alt.InlineData([{"fair": fair}])).mark_rule(color=FAINT, strokeDash=[4, 3]).encode(x="fair:Q")
    spans = base.mark_rule(color=TONE, strokeWidth=3).encode(
        x=alt.X("low:Q", scale=scale, title="share of wins"), x2="high:Q"
    )
    return svg(alt.layer(line, spans, base.mark_point(filled=True, size=70, color=TONE).encode(x=rate)), len(rows))


def spread(found: Spread, title: str) -> str:
    """How a number is spread over games."""
    rows = [{"from": low, "to": high, "games": n} for low, high, n in found.bins]
    chart = (
        alt.Chart(alt.InlineData(rows))
        .mark_bar(color=TONE)
        .encode(
            x=alt.X("from:Q", bin="binned", title=title),
            x2="to:Q",
            y=alt.Y("games:Q", title="games"),
        )
    )
    return svg(chart, 6)


def effects(found: Sequence[Use], names: Sequence[str]) -> str:
    """Differences in the share of wins, with their intervals."""
    rows = [
        {"name": name, "effect": use.effect, "low": use.low, "high": use.high, "sign": (use.low > 0) - (use.high < 0)}
        for name, use in zip(names, found, strict=True)
    ]
    title = "percentage points of wins more, or fewer"
    base = alt.Chart(alt.InlineData(rows)).encode(
        y=alt.Y("name:N", sort=None, title=None),
        color=alt.Color("sign:N", legend=None, scale=alt.Scale(domain=[1, 0, -1], range=[TONE, FAINT, WARM])),
    )
    axis = alt.Axis(format="+.1~%", tickCount=8, labelOverlap=True)
    zero = alt.Chart(alt.InlineData([{"zero": 0}])).mark_rule(color=FAINT).encode(x="zero:Q")
    spans = base.mark_rule(strokeWidth=3).encode(x=alt.X("low:Q", title=title, axis=axis), x2="high:Q")
    points = base.mark_point(filled=True, size=60).encode(x=alt.X("effect:Q", title=title, axis=axis))
    return svg(alt.layer(zero, spans, points), len(rows))


def amounts(found: Mapping[str, float], title: str) -> str:
    """Numbers as bars."""
    rows = [{"name": name, "amount": amount} for name, amount in found.items()]
    chart = (
        alt.Chart(alt.InlineData(rows))
        .mark_bar(color=TONE)
        .encode(x=alt.X("amount:Q", title=title), y=alt.Y("name:N", sort=None, title=None))
    )
    return svg(chart, len(rows))


def svg(chart: Any, rows: int) -> str:
    """A chart as SVG, with room for its rows."""
    drawn = (
        chart.properties(width=WIDTH, height=max(60, 22 * rows), background=PAPER, padding=PADDING)
        .configure(font=FONT)
        .configure_view(stroke=None)
        .configure_axis(labelColor=INK, titleColor=INK, gridColor="#d9ded9", labelLimit=420, domainColor=FAINT)
    )
    return str(vl_convert.vegalite_to_svg(drawn.to_dict()))
