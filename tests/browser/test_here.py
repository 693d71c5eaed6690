"""Games inside the page: no server, offline, kept by the browser, in several tabs, brought along and taken away."""

from __future__ import annotations

import contextlib
import gzip
import random
import re
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Error as PlaywrightError
from playwright.sync_api import Locator, expect
from web import site

import vaka
from tests.browser.player import DEADLINE, Player, play_out
from tests.browser.test_screens import check
from tests.browser.webhost import Host, deploy, keep
from vaka.games.registry import built_in

Make = Callable[..., Player]
GAMES = built_in()
PHONE = {"width": 360, "height": 740}
MOST_FOR_A_GAME = 400_000  # bytes, compressed, that the first game adds to the page

# A browser that has no room, or that keeps nothing.
FULL = """
const full = () => { throw new DOMException('no room', 'QuotaExceededError'); };
Object.assign(IDBObjectStore.prototype, { add: full, put: full });
"""
FORBIDDEN = "IDBFactory.prototype.open = () => { throw new DOMException('not here', 'SecurityError'); };"


def saved(anna: Player, button: str = "save-record") -> str:
    """The record of the table, as the browser saves it."""
    with anna.page.expect_download() as download:
        anna.find(button).click()
    return Path(download.value.path()).read_text("utf-8")


def bring(anna: Player, text: str, name: str = "game.vaka") -> None:
    """Open a record from a file."""
    anna.go("/").find("bring").set_input_files({"name": name, "mimeType": "text/plain", "buffer": text.encode()})


def play_by_hand(anna: Player, choose: Callable[[Locator], None]) -> None:
    """Something that glows is chosen, as a person would do it, until the game is over."""
    end = time.monotonic() + DEADLINE
    while not anna.find("end").count():
        assert time.monotonic() < end
        things = anna.page.locator(".board [data-glow=choice], .actions [data-glow=choice]")
        if things.count():
            # What glowed may be gone by now, since bots decide meanwhile.
            with contextlib.suppress(PlaywrightError):
                choose(things.nth(random.randrange(things.count())))
        anna.page.wait_for_timeout(5)


def by_keyboard(thing: Locator) -> None:
    thing.focus(timeout=2000)
    thing.page.keyboard.press("Enter")


def by_touch(thing: Locator) -> None:
    thing.tap(timeout=2000)


# --- Offline.


@pytest.mark.parametrize("game", GAMES)
def test_offline_a_game_is_played_to_its_end(game: str, visitor: Make, shots: Path) -> None:
    """After one visit the network is gone; one of the games on a phone, one by keyboard."""
    touch = game == "mad"
    anna = visitor(viewport=PHONE, has_touch=True, is_mobile=True) if touch else visitor()
    anna.go("/")
    keep(anna)
    anna.context.set_offline(True)
    anna.quick(game)
    anna.wait_for_turn()
    assert anna.page.url.rpartition("/")[2].startswith("here-")
    anna.page.screenshot(path=shots / f"here-{game}.png")
    anna.tap_in_turn()
    anna.page.reload()
    anna.find("board").wait_for()
    if touch:
        play_by_hand(anna, by_touch)
    elif game == "babayaga":
        play_by_hand(anna, by_keyboard)
    else:
        play_out(anna)
    record = saved(anna)
    state = vaka.replay(record)
    assert state.over
    assert state.game.name == game
    # The deal is the one whose hash was shown first.
    anna.find("end").locator("summary").click()
    anna.find("check-deal").click()
    anna.find("deal-seen").wait_for()
    anna.find("to-replay").click()
    anna.find("slider").wait_for()
    expect(anna.find("board")).to_be_visible()


def test_a_new_version_takes_over_and_the_game_goes_on(visitor: Make, host: Host, tmp_path: Path) -> None:
    anna = visitor()
    anna.go("/")
    keep(anna)
    table = anna.quick("magichill")
    anna.wait_for_turn()
    anna.tap_in_turn()
    deploy(host, tmp_path / "page", "y")
    try:
        other = anna.context.new_page()
        other.goto(f"{host.base}/rules/mad")
        expect(anna.find("fresh")).to_be_visible()
        other.close()
        # Nothing changes under the player's hands: bots still think, from files that the host no longer has.
        anna.wait_for_turn()
        anna.tap_in_turn()
        anna.wait_for_turn()
        known = anna.version
        anna.find("take-over").click()
        expect(anna.find("fresh")).to_have_count(0)
        anna.wait_for_turn()
        assert anna.page.url.endswith(table)
        assert anna.welcome["version"] >= known
        play_out(anna)
    finally:
        site.make(host.site)


# --- What a table here can do.


def test_reasons_and_descriptions(player: Make) -> None:
    state = next(dealt for seed in range(100) if (dealt := vaka.load("mad").new(seed)).player == 0 and dull(dealt))
    anna = player()
    bring(anna, state.record())
    anna.wait_for_turn()
    anna.page.locator(f".board [data-target^='hand:{dull(state)[0]}']").first.click(force=True)
    expect(anna.find("because")).to_be_visible()
    anna.find("tab-choices").click()
    anna.find("describe").click()
    expect(anna.page.locator("#panel [role=status]")).to_contain_text("The stock has")


def dull(state: vaka.State) -> list[str]:
    """The cards of the first seat that cannot be played."""
    hand = state.view(0)["hands"][0]
    playable = {str(action).removeprefix("play ") for action in state.legal()}
    return [card for card in hand if card not in playable] if state.phase == "turn" else []


def test_lessons_and_another_game(player: Make) -> None:
    anna = player()
    anna.quick("mad")
    play_out(anna)
    anna.find("analyse").click()
    expect(anna.find("lessons").locator("svg[role=img]")).to_be_visible(timeout=120_000)
    winners = anna.find("end").locator("tr.won th").count()
    first = anna.page.url
    anna.find("rematch").click()
    anna.page.wait_for_url(lambda url: url != first)
    anna.find("board").wait_for()
    play_out(anna)
    expect(anna.find("end").locator("thead")).to_contain_text("Wins")
    scores = [int(anna.find(f"wins-{seat}").inner_text()) for seat in range(3)]
    assert sum(scores) == winners + anna.find("end").locator("tr.won th").count()


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_no_barrier(theme: str, player: Make, shots: Path) -> None:
    anna = player(theme=theme, viewport=PHONE if theme == "dark" else {"width": 1280, "height": 860})
    anna.quick("mad")
    anna.wait_for_turn()
    faults = check(anna)
    anna.find("tab-people").click()
    faults += check(anna)
    anna.page.screenshot(path=shots / f"here-people-{theme}.png", full_page=True)
    bring(anna, "nonsense")
    anna.find("bring-fault").wait_for()
    faults += check(anna)
    anna.page.screenshot(path=shots / f"here-bring-{theme}.png", full_page=True)
    anna.go("/open/mad").find("open").wait_for()
    anna.find("seat-1").select_option("hot")
    anna.find("seat-2").select_option("bot")
    anna.find("where").select_option("here")
    faults += check(anna)
    anna.page.screenshot(path=shots / f"here-open-{theme}.png", full_page=True)
    assert not faults, "\n".join(faults)


def test_hot_seat_hides_hands(player: Make) -> None:
    anna = player()
    anna.open_table("mad", ["me", "hot"], where="here")
    anna.find("uncover").click()
    anna.wait_for_turn()
    hands = [frame["view"]["hands"] for frame in anna.frames if frame["t"] == "welcome"]
    assert all(card is None for hand in hands[0] for card in hand)


def test_two_tabs_show_one_table(player: Make) -> None:
    anna = player()
    table = anna.quick("mad")
    anna.wait_for_turn()
    other = anna.context.new_page()
    other.goto(f"{anna.base}/t/{table}")
    other.locator(".status.mine").wait_for()
    # What is decided in one is seen in the other, whichever holds the table.
    lines = other.locator("[data-test=log] li").count()
    anna.tap_in_turn()
    expect(other.locator("[data-test=log] li").nth(lines)).to_be_visible()
    anna.page.close()
    other.locator(".status.mine").wait_for()
    other.locator("[data-glow=choice]").first.wait_for()
    anna.page = other
    play_out(anna)


@pytest.mark.parametrize("trouble", [FULL, FORBIDDEN], ids=["full", "forbidden"])
def test_without_room_the_game_goes_on_in_memory(trouble: str, player: Make, shots: Path) -> None:
    anna = player()
    anna.page.route("**/house.worker-*.js", lambda route: spoil(route, trouble))
    anna.quick("mad")
    expect(anna.find("unkept")).to_contain_text("cannot save")
    anna.page.screenshot(path=shots / "here-unkept.png")
    play_out(anna)
    assert vaka.replay(saved(anna)).over
    # As long as the page is open the table is found again.
    anna.page.locator(".logo").click()
    anna.page.get_by_role("link", name=re.compile("MAD")).first.click()
    anna.find("end").wait_for()


# A decision that no rules know, written where the browser keeps its tables.
BREAK = """
(table) => new Promise((done, failed) => {
  const asked = indexedDB.open('vaka');
  asked.onerror = failed;
  asked.onsuccess = () => {
    const change = asked.result.transaction('entries', 'readwrite');
    change.objectStore('entries').put({ table, version: 1, seat: 0, action: 'dance', request: 1 });
    change.oncomplete = () => { asked.result.close(); done(); };
  };
})
"""


def test_a_table_that_this_version_cannot_read_says_so(player: Make) -> None:
    anna = player()
    table = anna.quick("mad")
    anna.go("/").page.evaluate(BREAK, table)
    anna.go(f"/t/{table}")
    expect(anna.page.get_by_role("alert")).to_contain_text("begun with other rules")
    anna.go("/t/here-nowhere")
    expect(anna.page.get_by_text("There is no such table")).to_be_visible()


def test_going_and_coming_quickly_loses_no_table(player: Make) -> None:
    anna = player()
    anna.quick("mad")
    for _ in range(3):
        anna.page.locator(".logo").click()
        anna.page.get_by_role("link", name=re.compile("MAD")).first.click()
    anna.wait_for_turn()
    anna.tap_in_turn()
    anna.wait_for_turn()


def spoil(route: Any, trouble: str) -> None:
    answer = route.fetch()
    route.fulfill(response=answer, body=trouble + answer.text())


# --- Records.


def test_a_game_is_taken_to_another_device(player: Make) -> None:
    anna, phone = player(), player(viewport=PHONE, has_touch=True)
    anna.quick("babayaga")
    anna.wait_for_turn()
    anna.tap_in_turn()
    anna.wait_for_turn()
    anna.find("tab-people").click()
    text = saved(anna)
    assert not vaka.replay(text).over
    bring(phone, text)
    phone.find("board").wait_for()
    phone.wait_for_turn()
    assert [seat.get("name") for seat in phone.seats] == [seat.get("name") for seat in anna.seats]
    play_out(phone)
    assert vaka.replay(saved(phone)).over


@pytest.mark.parametrize("position", [None, {"hands": [["wild", "g1"], ["r1", "r2"]]}])
def test_a_record_from_elsewhere_is_opened_and_verified(position: dict[str, Any] | None, player: Make) -> None:
    game = vaka.load("mad")
    state = game.at(position) if position else game.new(seed=5)
    while not state.over:
        state.play(next((action for action in state.legal() if str(action).startswith("play")), state.legal()[0]))
    anna = player()
    bring(anna, state.record())
    anna.find("end").wait_for()
    assert saved(anna).splitlines()[:5] == state.record().splitlines()[:5]
    anna.find("to-replay").click()
    anna.find("slider").wait_for()
    expect(anna.find("slider")).to_have_attribute("max", str(state.decisions))


@pytest.mark.parametrize("damage", ["empty", "picture", "other game", "decision", "checksum", "key"])
def test_a_file_that_is_no_record_is_refused_with_a_sentence(damage: str, player: Make) -> None:
    state = vaka.load("mad").new(seed=5)
    for _ in range(5):
        state.play(state.legal()[0])
    text = state.record()
    key = re.search("^key (..)", text, re.MULTILINE)
    assert key
    files = {
        "empty": "",
        "picture": "\x89PNG\r\n\x1a\n\x00\x00",
        "other game": text.replace("game mad", "game chess"),
        "decision": re.sub(r"^0 .*$", "0 dance", text, count=1, flags=re.MULTILINE),
        "checksum": text[:-4] + "000\n",
        "key": text.replace(f"key {key[1]}", "key 00" if key[1] != "00" else "key 01"),
    }
    anna = player()
    bring(anna, files[damage])
    expect(anna.find("bring-fault")).to_contain_text("no record of a Vaka game")
    assert anna.page.url.rstrip("/").endswith(anna.base.rpartition("/")[2].rstrip("/"))


# --- Size.


def test_a_first_game_needs_little(visitor: Make, host: Host) -> None:
    anna = visitor(keeps=False)
    anna.go("/").find("play-mad").wait_for()
    anna.page.wait_for_load_state("networkidle")
    before = len(host.asked)
    anna.quick("mad")
    anna.wait_for_turn()
    added = {path.partition("?")[0] for path in host.asked[before:]}
    sizes = {path: len(gzip.compress((host.folder / path.lstrip("/")).read_bytes(), 9)) for path in added}
    assert any("micropython" in path for path in sizes)
    assert sum(sizes.values()) <= MOST_FOR_A_GAME, sizes
