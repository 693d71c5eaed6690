"""The end of a game: the last card lands, the winner is celebrated, then the results are told."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.player import Player, RunningServer
from tests.browser.reached import nearly_won, reached, sit_down
from vaka.games.registry import built_in

Make = Callable[..., Player]
PLAYERS = {"babayaga": 3, "partners": 4, "magichill": 3, "mad": 4}

# Notes the order in which celebration and results come into sight, however fast the machine is.
WATCH = """
() => {
  window.seen = [];
  const look = () => {
    for (const name of ['cheer', 'end'])
      if (document.querySelector(`[data-test=${name}]`) && window.seen.at(-1) !== name) window.seen.push(name);
  };
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
  look();
}
"""


@pytest.mark.parametrize("game", built_in())
def test_the_winner_is_celebrated_before_the_results(player: Make, server: RunningServer, game: str) -> None:
    anna = player(tempo="fast")
    state, action = nearly_won(game, PLAYERS[game])
    sit_down(anna, server, state)
    anna.find("tab-choices").click()
    anna.page.evaluate(WATCH)
    anna.page.locator(f"[data-action='{action}']").click()
    expect(anna.find("end").locator("h2")).to_be_visible()
    assert anna.page.evaluate("() => window.seen") == ["cheer", "end"]
    expect(anna.find("counts")).to_be_visible()
    # Whoever comes back later sees the results at once.
    anna.page.reload()
    anna.page.evaluate(WATCH)
    expect(anna.find("end").locator("h2")).to_be_visible()
    assert anna.page.evaluate("() => window.seen") == ["end"]


def test_a_last_card_is_called_out(player: Make, server: RunningServer) -> None:
    anna = player()
    state = reached("mad", lambda view: len(view["hands"][1]) == 1 and len(view["hands"][0]) > 1, 3)
    sit_down(anna, server, state)
    expect(anna.find("last-card-1")).to_have_text("Last card!")
    expect(anna.find("last-card-0")).to_have_count(0)
