"""At the table: what people do besides deciding, and what happens when things go wrong."""

from __future__ import annotations

import re
import socket
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.player import Player, RunningServer, play_out

Make = Callable[..., Player]


# --- Things that go wrong.


def test_a_killed_server_loses_nothing(player: Make, tmp_path_factory: pytest.TempPathFactory) -> None:
    server = RunningServer(tmp_path_factory.mktemp("killed") / "tables.sqlite")
    try:
        anna = player(base=server.base)
        anna.quiet = True
        table = anna.serve("mad")
        anna.wait_for_turn()
        for _ in range(2):
            anna.tap_for(0.5)
            known = anna.version
            server.kill()
            expect(anna.find("lost")).to_be_visible()
            server.start()
            expect(anna.find("lost")).to_be_hidden()
            assert anna.welcome["version"] >= known
        play_out(anna)
        assert server.get(f"/api/tables/{table}")["table"]["over"]
    finally:
        server.stop()


def test_a_table_that_the_host_has_ended_says_so(player: Make, tmp_path_factory: pytest.TempPathFactory) -> None:
    server = RunningServer(tmp_path_factory.mktemp("ended") / "tables.sqlite")
    try:
        anna = player(base=server.base)
        anna.quiet = True  # the server stops before the page is closed
        table = anna.serve("mad")
        anna.wait_for_turn()
        host = [sys.executable, "-m", "vaka.cli", "admin", "end", table, "--database", str(server.file)]
        subprocess.run(host, check=True, capture_output=True)
        expect(anna.page.get_by_text("have ended this table")).to_be_visible()
        assert not anna.page.locator("[data-glow=choice]").count()
        anna.page.reload()
        expect(anna.page.get_by_text("have ended this table")).to_be_visible()
        subprocess.run([*host[:4], "reopen", *host[5:]], check=True, capture_output=True)
        anna.wait_for_turn()
    finally:
        server.stop()


class Wire:
    """A network between a browser and the server, which can be cut."""

    def __init__(self, port: int) -> None:
        self._to = port
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.port = self._listener.getsockname()[1]
        self._open: list[socket.socket] = []
        self.cut_off = False
        threading.Thread(target=self._accept, daemon=True).start()

    def _accept(self) -> None:
        while True:
            try:
                near, _ = self._listener.accept()
            except OSError:
                return
            if self.cut_off:
                near.close()
                continue
            far = socket.create_connection(("127.0.0.1", self._to))
            self._open += [near, far]
            for source, sink in ((near, far), (far, near)):
                threading.Thread(target=self._carry, args=(source, sink), daemon=True).start()

    def _carry(self, source: socket.socket, sink: socket.socket) -> None:
        try:
            while data := source.recv(65536):
                sink.sendall(data)
        except OSError:
            pass
        for end in (source, sink):
            end.close()

    def cut(self) -> None:
        """Drop every connection, and refuse new ones."""
        self.cut_off = True
        for end in self._open:
            try:
                end.shutdown(socket.SHUT_RDWR)
            except OSError:
                continue
        self._open.clear()

    def mend(self) -> None:
        self.cut_off = False

    def close(self) -> None:
        self.cut()
        self._listener.close()


@pytest.fixture
def wire(server: RunningServer) -> Iterator[Wire]:
    made = Wire(server.port)
    yield made
    made.close()


def test_a_dropped_network_is_caught_up_with(player: Make, wire: Wire) -> None:
    anna, bjarki = player("Anna"), player("Bjarki", base=f"http://127.0.0.1:{wire.port}")
    bjarki.quiet = True
    table = anna.open_table("babayaga", ["me", "friend", "bot:hard"])
    bjarki.sit(table, anna)
    bjarki.find("board").wait_for()
    wire.cut()
    expect(bjarki.find("lost")).to_be_visible()
    # Meanwhile the others go on, until it is the turn of the one who is gone.
    anna.tap_for(0.5)
    wire.mend()
    expect(bjarki.find("lost")).to_be_hidden()
    play_out(anna, bjarki)
    lines = [person.find("log").locator("li").count() for person in (anna, bjarki)]
    assert lines[0] == lines[1]


# --- What people do.


def test_forbidden_things_say_why_and_open_the_rulebook(player: Make) -> None:
    anna = player()
    anna.begin("babayaga")
    # The supply is never taken from in a plain turn.
    anna.page.locator(".board [data-target^='fetch:'], .board [data-target^='dispel:']").first.click(force=True)
    notice = anna.find("notice")
    anna.find("unfold").click()
    expect(notice.locator("strong")).to_have_text(re.compile(r"^(BY|B)-"))
    clause = notice.locator("strong").inner_text()
    anna.find("to-clause").click()
    expect(anna.page.locator(f"[data-clause='{clause}']")).to_be_in_viewport()


def test_whoever_holds_a_card_down_reads_what_it_does(player: Make) -> None:
    anna = player(viewport={"width": 360, "height": 740}, has_touch=True)
    anna.begin("babayaga")
    version = anna.version
    card = anna.page.locator(".board [data-target^='hand:']").first
    card.scroll_into_view_if_needed()
    box = card.bounding_box()
    assert box
    finger = anna.context.new_cdp_session(anna.page)
    finger.send(
        "Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": box["x"] + 12, "y": box["y"] + 30}]}
    )
    expect(anna.find("because")).to_be_visible()
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    # Letting go picks nothing, whether the browser makes a click of it or not; the next tap does.
    picked = anna.page.locator(".board [data-glow=picked]")
    expect(picked).to_have_count(0)
    anna.page.keyboard.press("Escape")
    expect(anna.find("notice")).to_be_hidden()
    press = {"pointerId": 7, "pointerType": "touch", "button": 0}
    card.dispatch_event("pointerdown", press)
    expect(anna.find("notice")).to_be_visible()
    card.dispatch_event("pointerup", press)
    card.dispatch_event("click", {"detail": 1})
    expect(picked).to_have_count(0)
    card.dispatch_event("click", {"detail": 1})
    expect(picked.first).to_be_visible()
    expect(anna.find("notice")).to_be_hidden()
    # The right mouse button tells it too.
    anna.page.keyboard.press("Escape")
    expect(picked).to_have_count(0)
    card.click(button="right", force=True)
    expect(anna.find("because")).to_be_visible()
    assert anna.version == version


def test_it_is_not_your_turn(player: Make) -> None:
    anna, bjarki = player("Anna"), player("Bjarki")
    bjarki.sit(anna.open_table("mad", ["me", "friend"]), anna)
    for person in (anna, bjarki):
        person.find("board").wait_for()
    waiting = bjarki if anna.page.locator(".status.mine").count() else anna
    waiting.page.locator(".board [data-target^='hand:']").first.click(force=True)
    expect(waiting.find("notice")).to_contain_text("not your turn")


def test_take_back(player: Make) -> None:
    anna = player()
    anna.quick("magichill")
    anna.wait_for_turn()
    anna.find("tab-choices").click()
    for _ in range(40):
        anna.page.locator("[data-action]").first.click()
        anna.wait_for_turn()
        if anna.find("undo").count():
            break
    before = anna.version
    anna.find("undo").click()
    anna.find("tab-log").click()
    expect(anna.find("log").locator("li").last).to_contain_text("taken back")
    assert anna.version == before + 1


# Notices are wished for and allowed, the page is hidden, and what the browser is asked to do is written down.
ELSEWHERE = """
const kept = JSON.parse(localStorage.getItem('vaka-settings'));
localStorage.setItem('vaka-settings', JSON.stringify({ ...kept, sound: true, notify: true }));
window.told = [];
window.Notification = class {
  static permission = 'granted';
  constructor(title, { body }) { told.push(`${title}: ${body}`); }
};
const start = OscillatorNode.prototype.start;
OscillatorNode.prototype.start = function (...when) { told.push('tone'); return start.apply(this, when); };
Object.defineProperty(document, 'hidden', { get: () => true });
"""


def test_who_looks_elsewhere_is_told_that_it_is_their_turn(player: Make) -> None:
    told = ["tone", "tone", "Your turn: The MAD card game"]
    anna, bjarki = player("Anna"), player("Bjarki")
    for person in (anna, bjarki):
        person.context.add_init_script(ELSEWHERE)
    bjarki.sit(anna.open_table("mad", ["me", "friend"]), anna)
    for person in (anna, bjarki):
        person.find("board").wait_for()
    # The player who begins was told in the lobby, the other is told when the turn comes to them.
    first, second = (anna, bjarki) if anna.page.locator(".status.mine").count() else (bjarki, anna)
    first.wait_for_turn()
    expect(first.page).to_have_title(re.compile("Your turn"))
    assert [person.page.evaluate("told") for person in (first, second)] == [told, []]
    while not first.tap_in_turn() and not second.page.locator(".status.mine").count():
        pass
    second.wait_for_turn()
    expect(second.page).to_have_title(re.compile("Your turn"))
    assert second.page.evaluate("told") == told


def test_a_seat_is_taken_to_a_phone(player: Make) -> None:
    desk, phone = player(), player(viewport={"width": 360, "height": 740}, has_touch=True)
    table = desk.serve("mad")
    desk.wait_for_turn()
    desk.find("tab-people").click()
    desk.find("take-along").click()
    link = desk.find("link").input_value()
    phone.page.goto(link)
    phone.wait_for_turn()
    assert phone.page.url == f"{phone.base}/t/{table}"
    expect(desk.find("watching")).to_be_visible()
    expect(desk.find("take-along")).to_be_hidden()
    play_out(phone)
    # The link is used up; anyone who follows it is told so, and watches.
    other = player()
    other.quiet = True  # the browser notes the refusal
    other.page.goto(link)
    expect(other.page.get_by_role("alert")).to_contain_text("was used already")
    other.find("board").wait_for()


def test_hint(player: Make) -> None:
    anna = player()
    anna.quick("mad")
    anna.wait_for_turn()
    anna.find("hint").click()
    expect(anna.find("hints").locator("li").first).to_contain_text("%")
    expect(anna.page.locator("[data-glow=hint]").first).to_be_visible()


def test_reactions_spectators_and_presence(player: Make) -> None:
    anna, watcher = player("Anna"), player("Wanda")
    table = anna.serve("mad")
    watcher.go(f"/t/{table}").find("board").wait_for()
    assert watcher.page.locator("[data-glow=choice]").count() == 0
    anna.find("tab-people").click()
    expect(anna.page.get_by_text("One spectator")).to_be_visible()
    anna.page.get_by_role("button", name="applauds").click()
    expect(watcher.page.locator(".reactions")).to_contain_text("Anna")
    hands = [frame["view"]["hands"] for frame in watcher.frames if frame["t"] == "welcome"]
    assert all(card is None for hand in hands[0] for card in hand)


def test_hot_seat_hides_hands_behind_a_curtain(player: Make) -> None:
    anna = player()
    anna.open_table("mad", ["me", "hot"])
    for _ in range(4):
        expect(anna.find("curtain")).to_be_visible()
        assert anna.page.locator(".board").count() == 0
        assert anna.page.locator("[data-action]").count() == 0
        anna.find("uncover").click()
        anna.wait_for_turn()
        while anna.find("pass").count() == 0:
            anna.wait_for_turn()
            anna.page.locator("[data-glow=choice]").first.click()
            anna.page.locator("[data-test=pass], [data-glow=choice]").first.wait_for()
        anna.find("pass").click()


def test_absent_players_are_stood_in_for(player: Make) -> None:
    anna, bjarki = player("Anna"), player("Bjarki")
    table = anna.open_table("babayaga", ["me", "friend"], clock="15")
    bjarki.sit(table, anna)
    bjarki.find("board").wait_for()
    expect(anna.page.locator("[role=timer]")).to_be_visible()
    # Nobody decides: the time of the player asked runs out, and a bot decides.
    first = anna if anna.page.locator(".status.mine").count() else bjarki
    expect(first.page.get_by_text("so a bot plays for you")).to_be_visible()
    first.page.get_by_role("button", name="I am back").click()
    expect(first.page.get_by_text("so a bot plays for you")).to_be_hidden()


def test_after_the_game(player: Make, server: RunningServer) -> None:
    anna, bjarki = player("Anna"), player("Bjarki")
    table = anna.open_table("babayaga", ["me", "friend", "bot:hard"])
    bjarki.sit(table, anna)
    play_out(anna, bjarki)
    # All hands are open, and the deal can be checked.
    expect(anna.find("end").locator(".hand svg").first).to_be_visible()
    anna.find("end").locator("summary").click()
    anna.find("check-deal").click()
    expect(anna.find("deal-seen")).to_be_visible()
    # What could be learned.
    anna.find("analyse").click()
    expect(anna.find("lessons").locator("svg[role=img]")).to_be_visible(timeout=90_000)
    # Watching again, by slider.
    anna.find("to-replay").click()
    anna.find("slider").fill("7")
    expect(anna.page.get_by_text(re.compile(r"^7 / \d+$"))).to_be_visible()
    # The group stays together.
    bjarki.find("rematch").click()
    bjarki.page.wait_for_url(lambda url: table not in url)
    anna.go(f"/t/{table}").find("to-rematch").click()
    anna.find("board").wait_for()
    again = server.get(f"/api/tables/{anna.page.url.rpartition('/')[2]}")["table"]
    assert [seat.get("name", "") for seat in again["seats"]] == ["Anna", "Bjarki", "Sóla"]


def test_my_tables_are_listed_with_whose_turn_it_is(player: Make) -> None:
    anna = player()
    anna.quick("partners")
    anna.wait_for_turn()
    anna.go()
    expect(anna.page.get_by_text("your turn", exact=True)).to_be_visible()
    anna.page.get_by_role("link", name=re.compile("Partners")).first.click()
    anna.wait_for_turn()


def test_dragging_a_card(player: Make) -> None:
    anna = player()
    anna.begin("babayaga")  # with a card on both piles, any can be laid on either
    before, lines = anna.version, anna.find("log").locator("li")
    told = lines.count()
    card = anna.page.locator(".board [data-drag][data-glow=choice]").first
    card.drag_to(anna.page.locator("[data-target^='lay:'], [data-target^='take:']").first)
    anna.page.locator("[data-target=draw]").click()
    expect(anna.page.locator("[data-glow=picked]")).to_have_count(0)
    lines.nth(told).wait_for()
    assert anna.version > before


@pytest.mark.parametrize("address", ["/t/nothing", "/nowhere", "/replay/nothing", "/open/chess", "/rules/chess"])
def test_addresses_that_lead_nowhere(player: Make, address: str) -> None:
    anna = player()
    anna.quiet = True
    anna.go(address)
    expect(anna.page.get_by_role("heading", name="Nothing here")).to_be_visible()
