"""The static site: any file server, any sub-path, offline after one visit, new versions, and a server that is named."""

from __future__ import annotations

import json
import struct
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect
from web import site

from tests.browser.player import Player, RunningServer
from tests.browser.test_screens import check
from tests.browser.webhost import SUB_PATH, Host, deploy, keep
from vaka.games.registry import built_in, definition
from vaka.words import phrases
from vaka.words.languages import LANGUAGES
from vaka.words.rulebook import Clause, clause_ids

Make = Callable[..., Player]
GAMES = built_in()
LARGEST = 5_000_000  # bytes of the whole site as a ZIP file
VERSION = "() => document.querySelector('meta[name=vaka-version]').content"
STORES = "async () => (await caches.keys()).length"


@pytest.fixture(scope="module")
def named(host: Host, tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """A server that admits the static site; by the name localhost, so that it is another site for the browser."""
    running = RunningServer(tmp_path_factory.mktemp("named") / "tables.sqlite", flags=["--origin", host.origin])
    yield running
    running.stop()


def look_everywhere(anna: Player) -> None:
    """Goes through all that can be shown without a table."""
    for lang in LANGUAGES:
        anna.go("/").find("language").select_option(lang)
        expect(anna.page.locator("html")).to_have_attribute("lang", lang)
        for game in GAMES:
            expect(anna.find(f"play-{game}")).to_be_enabled()
        for game in GAMES:
            anna.go(f"/rules/{game}")
            folder = definition(game).folder
            first = clause_ids(folder)[0]
            text = Clause(first, folder / "rulebook").text(lang)
            expect(anna.page.locator(f"[data-clause='{first}'] dd")).to_have_text(text)
    for game in GAMES:
        anna.go(f"/open/{game}")
        title = phrases(LANGUAGES[-1], definition(game).folder / "words")("game-title")
        expect(anna.page.locator("form h1")).to_contain_text(title)
    anna.find("settings").click()
    expect(anna.find("server")).to_be_visible()


def test_after_one_visit_everything_is_there_offline(visitor: Make, host: Host) -> None:
    anna = visitor()
    anna.go("/").find("play-mad").wait_for()
    keep(anna)
    host.asked.clear()
    anna.context.set_offline(True)
    anna.page.reload()
    look_everywhere(anna)
    anna.page.reload()
    anna.find("open").wait_for()
    # The browser itself looks for a newer service worker after a visit, and no page can put that offline.
    assert {*host.asked} <= {f"/{SUB_PATH}/sw.js"}
    anna.context.set_offline(False)


def test_the_page_is_usable_before_anything_is_kept(visitor: Make, host: Host) -> None:
    host.asked.clear()
    anna = visitor()
    anna.go("/")
    for game in GAMES:
        anna.find(f"play-{game}").wait_for()
    first = [path.rpartition("/")[2] for path in host.asked]
    keep(anna)
    asked = [path.rpartition("/")[2] for path in host.asked]
    assert "sw.js" not in first
    assert "sw.js" in asked
    assert {file.name for file in host.site.rglob("*.*")} - {*asked} <= {"index.html", ".nojekyll"}


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_no_barrier_in_the_static_site(theme: str, visitor: Make, shots: Path) -> None:
    anna = visitor(theme=theme, viewport={"width": 360 if theme == "dark" else 1280, "height": 740})
    faults = []
    for place, part in (("/", "play-mad"), ("/rules/mad", "rulebook"), ("/open/mad", "open")):
        anna.go(place).find(part).wait_for()
        faults += [f"{place}: {fault}" for fault in check(anna)]
    anna.find("settings").click()
    anna.find("server").fill("nonsense://")
    anna.find("server-take").click()
    expect(anna.find("server-said")).to_contain_text("https://games.example")
    anna.page.screenshot(path=shots / f"site-settings-{theme}.png")
    faults += [f"settings: {fault}" for fault in check(anna)]
    assert not faults, "\n".join(faults)


def test_links_inside_the_page_lead_to_its_places(visitor: Make, host: Host) -> None:
    anna = visitor()
    anna.go("/").find("open-mad").click()
    anna.find("open").wait_for()
    assert anna.page.url == f"{host.base}/open/mad"
    # The way past the header keeps the place.
    anna.page.locator(".skip").focus()
    anna.page.keyboard.press("Enter")
    assert anna.page.evaluate("() => document.activeElement.id") == "main"
    assert anna.page.url == f"{host.base}/open/mad"
    anna.page.go_back()
    anna.find("play-mad").wait_for()
    anna.page.go_forward()
    anna.find("open").wait_for()
    anna.page.locator(".logo").click()
    anna.find("play-mad").wait_for()
    assert anna.page.url == f"{host.base}/"


def test_it_can_be_installed(visitor: Make, host: Host) -> None:
    anna = visitor()
    anna.go("/").find("play-mad").wait_for()
    keep(anna)
    session = anna.context.new_cdp_session(anna.page)
    found = session.send("Page.getAppManifest")
    assert found["errors"] == []
    # Private windows, which every test has, can install nothing; there is no other reason.
    why = {error["errorId"] for error in session.send("Page.getInstallabilityErrors")["installabilityErrors"]}
    assert why <= {"in-incognito"}
    manifest = json.loads(found["data"])
    for icon in manifest["icons"]:
        content = (host.site / icon["src"]).read_bytes()
        if icon["type"] == "image/png":
            assert content[:8] == b"\x89PNG\r\n\x1a\n"
            assert icon["sizes"] == "{}x{}".format(*struct.unpack(">II", content[16:24]))
        else:
            assert content.startswith(b"<svg")
    assert {icon.get("purpose", "any") for icon in manifest["icons"]} == {"any", "maskable"}


def test_it_is_small_enough_to_mail(host: Host) -> None:
    assert 100_000 < site.zipped(host.site) < LARGEST


def test_what_is_no_site_is_not_replaced(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("dear")
    with pytest.raises(SystemExit, match="holds something else"):
        site.make(tmp_path)
    assert [file.name for file in tmp_path.iterdir()] == ["letter.txt"]
    with pytest.raises(SystemExit, match="`make page` builds it"):
        site.make(tmp_path / "site", tmp_path)


def test_opened_as_a_file_it_says_what_to_do(browser: Browser, host: Host) -> None:
    page = browser.new_page()
    page.goto((host.site / "index.html").as_uri())
    for lang in LANGUAGES:
        said = page.locator(f".as-file[lang={lang}]")
        expect(said).to_be_visible()
        expect(said).to_contain_text("python -m http.server 8000")
    page.close()


def test_without_service_workers_it_works_as_before(browser: Browser, host: Host) -> None:
    anna = Player(browser, host.base, "Anna")
    anna.go("/").find("play-mad").wait_for()
    assert anna.page.evaluate("() => 'serviceWorker' in navigator") is False
    expect(anna.page.locator(".as-file").first).to_be_hidden()
    anna.context.close()
    assert anna.faults == []


# --- A new version.


def test_a_new_version_waits_for_a_good_moment(visitor: Make, host: Host, tmp_path: Path) -> None:
    anna = visitor()
    anna.go("/").find("play-mad").wait_for()
    keep(anna)
    old = anna.page.evaluate(VERSION)
    anna.go("/rules/mad").find("rulebook").wait_for()
    anna.page.evaluate("() => { window.mark = 'same' }")
    deploy(host, tmp_path / "page", "x")
    try:
        # Somebody opens another tab, which finds the new version; nobody loses anything.
        other = anna.context.new_page()
        other.goto(f"{host.base}/open/mad")
        expect(other.locator("[data-test=fresh]")).to_be_visible()
        expect(anna.find("fresh")).to_be_visible()
        # The button takes it there; the first tab goes on with its own files, which the host no longer has.
        other.locator("[data-test=take-over]").click()
        wait_until(lambda: version(other) not in ("", old))
        other.locator("[data-test=open]").wait_for()
        expect(other.locator("[data-test=fresh]")).to_have_count(0)
        anna.find("language").select_option("sk")
        anna.go("/rules/partners").page.locator("[data-clause]").first.wait_for()
        assert anna.page.evaluate("() => window.mark") == "same"
        assert (anna.page.evaluate(VERSION), anna.page.evaluate(STORES)) == (old, 2)
        expect(anna.find("fresh")).to_be_visible()
        # At home there is nothing to lose, so the new version comes by itself; then nobody needs the old one.
        anna.page.locator(".logo").click()
        wait_until(lambda: version(anna.page) not in ("", old))
        anna.find("play-mad").wait_for()
        assert version(anna.page) == version(other)
        anna.until("async () => (await caches.keys()).length === 1")
    finally:
        site.make(host.site)


def version(page: Page) -> str:
    """The version of a tab, which may be loading just now."""
    return page.locator("meta[name=vaka-version]").get_attribute("content") or ""


def wait_until(condition: Callable[[], bool]) -> None:
    end = time.monotonic() + 60
    while not condition():
        assert time.monotonic() < end, "waited in vain"
        time.sleep(0.02)


# --- A server that is named.


def name_server(anna: Player, address: str) -> str:
    """Type a server's address into the settings; what is said to it."""
    if not anna.find("server").is_visible():
        anna.find("settings").click()
    anna.find("server").fill(address)
    anna.find("server-take").click()
    expect(anna.find("server-take")).to_be_enabled()
    return anna.find("server-said").inner_text()


def test_an_address_that_is_no_server_of_ours_is_refused(visitor: Make, host: Host, named: RunningServer) -> None:
    anna = visitor()
    anna.quiet = True  # browsers complain about requests that are not answered
    anna.go("/").find("play-mad").wait_for()
    for address in ("ftp://games.example", "https://games.example/vaka/", "http://", "http://a:b"):
        assert "looks like https://games.example" in name_server(anna, address)
    assert "Nothing answers there" in name_server(anna, "http://127.0.0.1:1")
    # A file server answers, but knows nothing of tables.
    assert "not a Vaka server" in name_server(anna, f"http://127.0.0.1:{host.port}")
    assert anna.page.evaluate("() => JSON.parse(localStorage['vaka-settings']).server ?? ''") == ""
    # The same page under another name is another origin, which the server was not told of.
    bjorn = visitor("Björn", base=host.base.replace("localhost", "127.0.0.1"))
    bjorn.quiet = True
    bjorn.go("/").find("play-mad").wait_for()
    assert f"vaka serve --origin http://127.0.0.1:{host.port}" in name_server(bjorn, named.base)
    # Without a scheme it is that of the page; with nothing there is none again.
    assert named.host in name_server(anna, named.host)
    assert "on this device" in name_server(anna, "")


def test_friends_play_at_a_named_server(visitor: Make, named: RunningServer) -> None:
    anna, bjorn = visitor(), visitor("Björn")
    for player in (anna, bjorn):
        player.go("/").find("play-mad").wait_for()
        assert named.base in name_server(player, named.base + "/")
        player.page.keyboard.press("Escape")
    table = anna.open_table("mad", ["me", "friend"])
    # The link leads to the server's own page, where it works for everyone.
    expect(anna.find("link")).to_have_value(f"{named.base}/t/{table}")
    bjorn.sit(table, host=anna)
    for player in (anna, bjorn):
        player.find("board").wait_for()
    end = time.monotonic() + 60
    while anna.version < 3:
        assert time.monotonic() < end, "nobody can decide"
        for player in (anna, bjorn):
            player.tap_in_turn()
    # The seat comes back with the page, although the cookie is another site's.
    anna.frames.clear()
    anna.page.reload()
    anna.find("board").wait_for()
    assert named.get(f"/api/tables/{table}")["table"]["seats"][0]["name"] == "Anna"
    assert anna.welcome["seats"] == [0]
    anna.go("/").page.locator(f"a[href='#/t/{table}']").wait_for()


# --- The served page.


def test_the_served_page_opens_while_its_server_is_away(visitor: Make, named: RunningServer) -> None:
    anna = visitor(base=named.base)
    anna.go("/").find("play-mad").wait_for()
    keep(anna)
    kept = anna.page.evaluate(
        "async () => (await Promise.all((await caches.keys()).map(async (k) => (await (await caches.open(k)).keys())"
        ".map((r) => new URL(r.url).pathname)))).flat()"
    )
    assert "/" in kept
    assert not [path for path in kept if path.startswith(("/api", "/socket", "/healthz"))]
    anna.quiet = True  # it misses its server
    named.stop()
    try:
        for lang in LANGUAGES:
            anna.go("/rules/magichill").page.locator("[data-clause]").first.wait_for()
            anna.find("language").select_option(lang)
            expect(anna.page.locator("html")).to_have_attribute("lang", lang)
        anna.go("/").page.locator("h1").wait_for()
        assert anna.page.evaluate("() => fetch('/healthz').then(() => true, () => false)") is False
        # Games against bots need none.
        expect(anna.page.get_by_role("alert")).to_contain_text("Servern svarar inte")
        anna.quick("partners")
        anna.wait_for_turn()
        anna.tap_in_turn()
    finally:
        named.start()
