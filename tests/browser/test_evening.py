"""Whole evenings: people who sit down, change seats, talk, leave, come back, finish and play again."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.player import Player, RunningServer, play_out

Make = Callable[..., Player]
PHONE = {"width": 360, "height": 740}


def sitting(person: Player) -> list[str]:
    """Who sits where, as the lobby tells it."""
    return person.page.locator("[data-test^=at-] .who").all_inner_texts()


def names(server: RunningServer, table: str) -> list[str]:
    """Who sits where, as the server knows it; a bot is called after its seat."""
    seats = server.get(f"/api/tables/{table}")["table"]["seats"]
    return [seat["name"] if seat["kind"] == "person" else "" for seat in seats]


def say(person: Player, text: str) -> None:
    if not person.find("talk-panel").count():
        person.find("talk").click()
    person.find("say").fill(text)
    person.find("send").click()


def test_three_people_spend_an_evening(player: Make, shots: Path) -> None:
    anna, bjarki = player("Anna"), player("Bjarki", viewport=PHONE, has_touch=True)
    sola = player("Sóla", viewport={"width": 768, "height": 1024}, theme="dark")
    table = anna.open_table("mad", ["me", "friend", "friend"])
    # They choose their seats: Bjarki by tapping one, Sóla by moving.
    bjarki.sit(table, seat=2)
    sola.sit(table)
    expect(anna.find("at-1")).to_contain_text("Sóla")
    for person, name in ((anna, "anna"), (bjarki, "phone"), (sola, "tablet")):
        person.page.screenshot(path=shots / f"evening-lobby-{name}.png", full_page=True)
    expect(bjarki.find("begin")).to_have_count(0)
    anna.find("swap-1").click()
    expect(bjarki.find("at-0")).to_contain_text("Sóla")
    assert [name.split()[0] for name in sitting(anna)] == ["Sóla", "Anna", "Bjarki"]
    anna.find("begin").click()
    for person in (anna, bjarki, sola):
        person.find("board").wait_for()
    # They talk, and whoever wants can have silence.
    say(anna, "good evening <b>all</b>")
    expect(bjarki.page.locator(".reactions")).to_contain_text("good evening <b>all</b>")
    bjarki.find("talk").click()
    expect(bjarki.find("said")).to_contain_text("Anna good evening")
    bjarki.page.screenshot(path=shots / "evening-talk-phone.png")
    bjarki.find("mute").click()
    say(sola, "hello")
    expect(anna.page.locator(".reactions")).to_contain_text("hello")
    expect(bjarki.page.locator(".reactions")).not_to_contain_text("hello")
    bjarki.find("mute").click()
    bjarki.page.get_by_role("button", name="applauds").first.click()
    expect(anna.page.locator(".reactions")).to_contain_text("Bjarki")
    # Bjarki's phone is gone: everyone sees it, and after a while may let a bot play.
    bjarki.go("/rules/mad")
    expect(anna.find("absent-2")).to_contain_text("Bjarki is not connected")
    expect(anna.page.locator(".plate", has_text="Bjarki").locator(".absent")).to_be_visible()
    anna.find("stand-in").click()
    expect(sola.find("absent-2")).to_have_count(0)
    anna.find("tab-people").click()
    expect(anna.page.locator("#panel li", has_text="Bjarki")).to_contain_text("away, a bot plays")
    # He returns, and his seat with him.
    bjarki.go(f"/t/{table}")
    bjarki.find("board").wait_for()
    expect(anna.page.locator("#panel li", has_text="Bjarki")).to_contain_text("here")
    # Sóla gives up; she could come back, but does not.
    sola.find("tab-people").click()
    sola.find("leave").click()
    sola.find("leave-yes").click()
    expect(sola.find("gave-up")).to_be_visible()
    sola.page.screenshot(path=shots / "evening-left-tablet.png")
    sola.find("seat-back").click()
    expect(sola.find("gave-up")).to_have_count(0)
    sola.find("leave").click()
    sola.find("leave-yes").click()
    expect(sola.find("gave-up")).to_be_visible()
    play_out(anna, bjarki)
    expect(anna.find("end").locator("tr", has_text="Sóla")).to_contain_text("left, a bot finished")
    # They play again: Anna asks, and it begins when Bjarki has come and a bot sits where Sóla sat.
    winners = anna.find("end").locator("tr.won th")
    won = [name for name in winners.all_inner_texts() if "Sóla" not in name]  # what she won left with her
    anna.find("rematch").click()
    anna.page.wait_for_url(lambda url: table not in url)
    anna.find("bot-0").click()
    expect(anna.find("at-0")).to_contain_text("bot")
    expect(anna.find("board")).to_have_count(0)
    expect(bjarki.page.get_by_text("Anna would like to play again")).to_be_visible()
    bjarki.find("to-rematch").click()
    for person in (anna, bjarki):
        person.find("board").wait_for()
    play_out(anna, bjarki)
    expect(anna.find("end").locator("thead")).to_contain_text("Wins")
    scores = [int(anna.find(f"wins-{seat}").inner_text()) for seat in range(3)]
    assert sum(scores) == len(won) + winners.count()
    for person, name in ((anna, "anna"), (bjarki, "phone")):
        person.page.screenshot(path=shots / f"evening-score-{name}.png", full_page=True)
    # At home, everyone finds what was played and who won.
    anna.go()
    finished = anna.page.locator("a", has=anna.page.locator("time"))
    expect(finished).to_have_count(2)
    expect(finished.first).to_contain_text(re.compile("won by"))


def test_partners_choose_their_teams(player: Make, server: RunningServer, shots: Path) -> None:
    anna, bjarki = player("Anna"), player("Bjarki", viewport=PHONE, has_touch=True)
    table = anna.open_table("partners", ["me", "friend", "friend", "friend"], title="Friday")
    bjarki.sit(table, seat=1)
    expect(anna.find("at-0").locator(".team")).to_have_text("Team 1")
    expect(anna.find("at-1").locator(".team")).to_have_text("Team 2")
    bjarki.find("move-2").click()
    expect(anna.find("at-2")).to_contain_text("Bjarki")
    anna.find("bot-1").click()
    anna.find("bot-3").click()
    expect(bjarki.find("at-3")).to_contain_text("bot")
    expect(bjarki.page).to_have_title(re.compile("^Friday – .*Bjarki"))
    before = seated = names(server, table)
    for _ in range(20):  # some shuffles leave everyone where they sit
        with anna.page.expect_response("**/arrange"):
            anna.find("shuffle").click()
        seated = names(server, table)
        if seated != before:
            break
    assert seated != before
    assert sorted(seated) == sorted(before)
    for seat, name in enumerate(seated):
        expect(anna.find(f"at-{seat}").locator(".who")).to_contain_text(name or "bot")
    assert sum("bot" in name for name in sitting(anna)) == 2
    assert {"Anna you", "Bjarki"} < set(sitting(anna))
    bjarki.page.screenshot(path=shots / "evening-partners-phone.png", full_page=True)
    anna.page.screenshot(path=shots / "evening-partners.png", full_page=True)
    anna.find("begin").click()
    for person in (anna, bjarki):
        person.find("board").wait_for()


def test_a_link_that_only_this_machine_can_open_says_so(player: Make) -> None:
    anna = player()
    anna.open_table("mad", ["me", "friend"])
    expect(anna.find("local-link")).to_contain_text("make play LAN=1")


@pytest.fixture
def slow_server(tmp_path: Path) -> Iterator[RunningServer]:
    running = RunningServer(tmp_path / "tables.sqlite", pace=4.0)
    yield running
    running.stop()


def test_alone_with_bots_a_decision_can_be_taken_back_until_they_answer(
    slow_server: RunningServer, player: Make
) -> None:
    anna = player(base=slow_server.base)
    anna.serve("magichill")
    anna.wait_for_turn()
    anna.find("tab-choices").click()
    while anna.page.locator(".status.mine").count():
        anna.page.locator("[data-action]").first.click()
        anna.page.locator(".status:not(.mine)").or_(anna.page.locator("[data-action]").first).first.wait_for()
    anna.find("undo").click()
    anna.wait_for_turn()
    anna.find("tab-log").click()
    expect(anna.find("log").locator("li").last).to_contain_text("taken back")
