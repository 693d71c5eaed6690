"""Doors: who may come in, what they may ask for, and what every answer carries."""

from __future__ import annotations

import json
import threading
from collections.abc import Callable
from functools import partial
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.client import House, Player, dial, drive
from tests.server.conftest import People, Start
from vaka.games.registry import definition
from vaka.server.app import MOST_BODY
from vaka.server.guard import HEADERS

FOLDER = definition("mad").folder

OPENING = {"game": "mad", "options": {"players": 2}, "seats": [{"kind": "me"}, {"kind": "friend"}]}


def opening(**changes: Any) -> dict[str, Any]:
    return {**OPENING, **changes}


# --- What every answer carries.


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/", 200),
        ("GET", "/t/anything", 200),
        ("GET", "/healthz", 200),
        ("GET", "/api/games", 200),
        ("GET", "/api/games/mad/words/sk", 200),
        ("GET", "/api/games/mad/words/xx", 404),
        ("GET", "/api/games/nothing/words/en", 404),
        ("GET", "/api/games/..%2Fmad/words/en", 404),
        ("GET", "/api/tables", 200),
        ("GET", "/api/tables/nothing", 404),
        ("GET", "/api/tables/nothing/record", 404),
        ("GET", "/api/nothing", 404),
        ("GET", "/assets/nothing.js", 404),
        ("GET", "/assets/../index.html", 404),
        ("GET", "/assets/%2e%2e/%2e%2e/server.py", 404),
        ("GET", "/nothing.php", 404),
        ("GET", "/../../etc/passwd", 200),
        ("GET", "/%2e%2e/%2e%2e/server.py", 404),
        ("DELETE", "/api/tables", 405),
        ("POST", "/api/tables", 415),
        ("POST", "/healthz", 405),
    ],
)
def test_every_answer_carries_the_security_headers(
    method: str, path: str, status: int, house: House, people: People
) -> None:
    answer = people.browser().request(method, path)
    assert answer.status_code == status
    carried(answer)
    if path == "/../../etc/passwd":
        assert "root:" not in answer.text
        assert "<title>" in answer.text


def carried(answer: httpx.Response) -> None:
    for name, value in HEADERS.items():
        assert answer.headers.get_list(name) == [value]
    policy = dict(part.strip().split(" ", 1) for part in answer.headers["content-security-policy"].split(";"))
    assert policy["default-src"] == "'none'"
    assert policy["script-src"] == "'self' 'wasm-unsafe-eval'"
    assert policy["frame-ancestors"] == "'none'"
    assert "unsafe" not in answer.headers["content-security-policy"].replace("'wasm-unsafe-eval'", "")


def test_the_words_of_a_game_are_sent_once(house: House, people: People) -> None:
    browser, path = people.browser(), "/api/games/mad/words/sk"
    first = browser.get(path)
    assert first.json() == {kind: (FOLDER / kind / "sk.ftl").read_text("utf-8") for kind in ("words", "rulebook")}
    again = browser.get(path, headers={"if-none-match": first.headers["etag"]})
    assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", first.headers["etag"])
    carried(again)
    other = browser.get("/api/games/mad/words/en", headers={"if-none-match": first.headers["etag"]})
    assert other.status_code == 200
    assert other.headers["etag"] != first.headers["etag"]


# --- Where a request comes from.


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://127.0.0.1", "http://127.0.0.1:1", "x"])
def test_pages_of_others_are_refused(origin: str, house: House, people: People) -> None:
    browser = people.browser()
    table = browser.open("mad", ["me", "easy"])
    for method, path in (("POST", "/api/tables"), ("POST", f"/api/tables/{table}/rematch"), ("GET", "/api/tables")):
        answer = browser.request(method, path, headers={"origin": origin}, json=OPENING)
        assert (answer.status_code, answer.json()["error"]) == (403, "origin")
        carried(answer)
    with pytest.raises(InvalidStatus) as refused, dial(house, table, browser.token, origin=origin):
        pass
    assert refused.value.response.status_code == 403


def test_the_own_page_may_ask(house: House, people: People) -> None:
    browser = people.browser()
    answer = browser.post("/api/tables", json=opening(seats=[{"kind": "me"}] * 2), headers={"origin": house.url})
    assert answer.status_code == 201
    with dial(house, answer.json()["id"], browser.token, origin=house.url) as socket:
        assert json.loads(socket.recv(10))["t"] == "welcome"


@pytest.mark.parametrize("kind", [None, "text/plain", "application/x-www-form-urlencoded", "multipart/form-data"])
@pytest.mark.parametrize("path", ["", "/TABLE/sit", "/TABLE/fill"])
def test_a_form_of_another_site_is_refused(kind: str | None, path: str, house: House, people: People) -> None:
    browser = people.browser()
    table = browser.open("mad", ["me", "friend"])
    body = json.dumps(OPENING if not path else {"name": "Anna"} if "sit" in path else {}).encode()
    headers = {"content-type": kind} if kind else {}
    answer = browser.post(f"/api/tables{path.replace('TABLE', table)}", content=body, headers=headers)
    assert answer.status_code == 415
    carried(answer)
    assert browser.info(table)["seats"][1] == {"kind": "open"}


# --- Cookies and seats.


def test_the_cookie_is_out_of_reach_of_scripts(house: House, people: People) -> None:
    answer = people.browser().post("/api/tables", json=OPENING)
    given = answer.headers["set-cookie"].casefold()
    assert "httponly" in given
    assert "samesite=lax" in given
    assert "path=/" in given
    assert "secure" not in given
    secure = people.browser().post("/api/tables", json=OPENING, headers={"x-forwarded-proto": "https"})
    assert "secure" in secure.headers["set-cookie"].casefold()
    assert len(people.browser().post("/api/tables", json=OPENING).cookies["vaka"]) >= 43


def test_a_browser_keeps_its_cookie(house: House, people: People) -> None:
    browser = people.browser()
    tables = {browser.open("mad", ["me", "friend"])}
    token = browser.token
    tables.add(browser.open("mad", ["me", "friend"]))
    assert browser.token == token
    assert {table["id"] for table in browser.get("/api/tables").json()} == tables
    assert people.browser().get("/api/tables").json() == []


def test_whose_turn_it_is_stands_in_the_list(house: House, people: People) -> None:
    host, friend = people.browser(), people.browser()
    table = host.open("mad", ["me", "friend"], clock=60)
    friend.sit(table, "Björk")
    turns = [browser.get("/api/tables").json()[0]["turn"] for browser in (host, friend)]
    assert sorted(turns) == [False, True]
    seats = host.get("/api/tables").json()[0]["seats"]
    assert [seat.get("name", "") for seat in seats] == ["", "Björk"]


@pytest.mark.parametrize("token", ["", "stolen", "x" * 5000, "../../etc", "%00", "é"])
def test_nobody_elses_cookie_opens_my_seat(token: str, house: House, people: People) -> None:
    table, players = people.table("mad", "me", "friend")
    (mine,) = [player for player in players if player.legal]
    headers = {b"cookie": f"vaka={token}".encode()} if token else {}
    intruder = httpx.Client(base_url=house.url)
    with intruder:
        answer = intruder.get(f"/api/tables/{table}", headers=headers)
        assert answer.json()["seats"] == []
        for path in ("fill", "rematch"):
            refused = intruder.post(f"/api/tables/{table}/{path}", json={}, headers=headers)
            assert refused.status_code == 403
    if token.isascii():
        with Player(house, table, token) as watcher:
            assert watcher.welcome["seats"] == []
            assert watcher.play(mine.legal[0])["reason"] == "seat"
    drive(players, 1)


def test_a_player_cannot_play_for_another(house: House, people: People) -> None:
    _, players = people.table("mad", "me", "friend", "friend")
    asked = next(player for player in players if player.legal)
    for other in players:
        if other is not asked:
            assert other.play(asked.legal[0])["reason"] == "turn"
            assert other.take_back()["reason"] == "turn"
            other.say({"t": "face", "seat": asked.seat})
            assert other.hear("refused")["reason"] == "seat"


def test_spectators_only_watch(house: House, people: People) -> None:
    table, players = people.table("mad", "me", "friend")
    drive(players, 2)
    watcher = people.join(people.browser(), table)
    action = next(player.legal[0] for player in players if player.legal)
    assert watcher.view == vaka_view(watcher)
    for kind, fields in (
        ("play", {"version": 2, "action": action}),
        ("undo", {"version": 2}),
        ("hint", {}),
        ("why", {"action": action}),
    ):
        answer = watcher.ask(kind, **fields)
        assert (answer["t"], answer["reason"]) == ("refused", "seat"), kind
    watcher.say({"t": "face", "seat": 0})
    assert watcher.hear("refused")["reason"] == "seat"
    assert watcher.ask("describe", lang="en")["text"]
    watcher.say({"t": "react", "sign": "clap"})
    assert watcher.hear("reaction") == {"t": "reaction", "seat": None, "sign": "clap"}
    assert players[0].hear("reaction")["seat"] is None
    watcher.say({"t": "back"})
    drive(players, 1)


def vaka_view(watcher: Player) -> dict[str, Any]:
    """A view in which nobody's hand is shown and nothing can be chosen."""
    view = watcher.welcome["view"]
    assert view["seat"] is None
    assert view["legal"] == []
    return dict(view)


def test_a_table_that_is_not_there(house: House, people: People) -> None:
    for table in ("nothing", "x" * 2000, "%00", "' OR 1=1 --"):
        answer = people.browser().get(f"/api/tables/{table}")
        assert (answer.status_code, answer.json()["error"]) == (404, "missing")
    with dial(house, "nothing") as socket, pytest.raises(ConnectionClosed) as end:
        socket.recv(10)
    assert end.value.rcvd
    assert end.value.rcvd.code == 4404


# --- What may be wished for.


@pytest.mark.parametrize(
    "changes",
    [
        {"game": "chess"},
        {"game": "../babayaga"},
        {"game": "x" * 41},
        {"game": 7},
        {"seats": []},
        {"seats": [{"kind": "me"}]},
        {"seats": [{"kind": "me"}] * 7},
        {"seats": [{"kind": "me"}, {"kind": "ghost"}]},
        {"seats": [{"kind": "me"}, {"kind": "bot", "level": "god"}]},
        {"seats": [{"kind": "me"}, {"kind": "bot", "level": "random"}]},
        {"seats": [{"kind": "me"}, {"kind": "friend", "owner": "x"}]},
        {"options": {"players": 7}},
        {"options": {"players": "2"}},
        {"options": {"players": True}},
        {"options": {"players": 10**30}},
        {"options": {"name": "mad"}},
        {"options": {"face": "x"}},
        {"options": {"__class__": "x"}},
        {"options": {"players": None}},
        {"options": []},
        {"game": "magichill", "options": {"board": "/etc/passwd"}},
        {"game": "magichill", "options": {"players": 2, "board": "/etc/passwd"}},
        {"game": "magichill", "options": {"players": 2, "walk_on": 1}},
        {"game": "babayaga", "options": {"deck": "x"}},
        {"game": "babayaga", "options": {"deck": {"yaga": 40}}},
        {"clock": 4},
        {"clock": 3601},
        {"clock": 10.5},
        {"clock": "60"},
        {"hints": "yes"},
        {"key": "00" * 32},
        {"seed": 1},
    ],
    ids=str,
)
def test_openings_that_are_refused(changes: dict[str, Any], house: House, people: People) -> None:
    answer = people.browser().post("/api/tables", json=opening(**changes))
    assert answer.status_code == 400, answer.text
    assert answer.json()["error"] in ("option", "bad")
    assert answer.json()["text"]
    assert "root:" not in answer.text
    assert "set-cookie" not in answer.headers


@pytest.mark.parametrize(
    ("body", "status"),
    [
        (b"", 400),
        (b"{", 400),
        (b"\xff", 400),
        (b"[" * 8000, 400),
        (b'{"game":"mad","seats":[{"kind":"me","name":"\\ud800"},{"kind":"me"}]}', 400),
        (b" " * (MOST_BODY + 1), 413),
        (b"x" * 10_000_000, 413),
    ],
    ids=["empty", "broken", "not text", "deep", "surrogate", "long", "huge"],
)
def test_bodies_that_are_refused(body: bytes, status: int, house: House, people: People) -> None:
    answer = people.browser().post("/api/tables", content=body, headers={"content-type": "application/json"})
    assert answer.status_code == status
    carried(answer)


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Anna", "Anna"),
        ("Þórbergur Ö", "Þórbergur Ö"),
        ("李小龙", "李小龙"),
        ("A\u202eB", "AB"),
        ("A\u2066B\u2069", "AB"),
        ("A\u0000B", "A B"),
        ("A\u0007\u001b[31m", "A [31m"),
        ("A\u200bB", "AB"),
        ("A  \t  B", "A B"),
        ("<b>A</b>", "<b>A</b>"),
        ("A\n", "A"),
    ],
)
def test_names_are_cleaned(name: str, shown: str, house: House, people: People) -> None:
    browser = people.browser()
    table = browser.open("mad", ["friend", "friend"])
    browser.sit(table, name)
    assert browser.info(table)["seats"][0]["name"] == shown
    own = browser.post("/api/tables", json=opening(seats=[{"kind": "me", "name": name}, {"kind": "friend"}]))
    assert browser.info(own.json()["id"])["seats"][0]["name"] == shown


@pytest.mark.parametrize(
    "name", ["", " ", " A", "A ", "x" * 25, "\u202e", "\u200b\u200b", "A\nB", "A\u2028B\n\nnote x", 7, None]
)
def test_names_that_are_refused(name: object, house: House, people: People) -> None:
    browser = people.browser()
    table = browser.open("mad", ["friend", "friend"])
    answer = browser.post(f"/api/tables/{table}/sit", json={"name": name})
    assert answer.status_code == 400, browser.info(table)
    assert browser.info(table)["seats"][0] == {"kind": "open"}


# --- Limits.


def test_who_talks_too_fast_is_slowed_down(own: Start, people: People) -> None:
    house = own(rate=2)
    _, (player,) = people.table("mad", "me", "easy", house=house)
    for number in range(20):
        player.say({"t": "describe", "id": number, "lang": "en"})
    answers = [player.hear("describe") for _ in range(8)]
    assert [answer["id"] for answer in answers] == list(range(8))
    assert player.hear("refused")["reason"] == "fast"
    assert player.hear("describe")["id"] > 8


def test_who_opens_too_many_tables_is_slowed_down(house: House) -> None:
    with httpx.Client(base_url=house.url, headers={"x-forwarded-for": "192.0.2.7"}) as browser:
        answers = [browser.post("/api/tables", json=OPENING) for _ in range(40)]
    codes = [answer.status_code for answer in answers]
    assert codes[:30] == [201] * 30
    assert 429 in codes
    slow = answers[codes.index(429)]
    assert slow.json()["error"] == "fast"
    carried(slow)


# --- Races.


def at_once(*works: Callable[[], Any]) -> list[Any]:
    """What several people who ask at the same moment are answered."""
    answers: list[Any] = [None] * len(works)
    barrier = threading.Barrier(len(works))

    def run(number: int) -> None:
        barrier.wait()
        answers[number] = works[number]()

    threads = [threading.Thread(target=run, args=(number,)) for number in range(len(works))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return answers


def test_the_last_seat_is_given_once(house: House, people: People) -> None:
    for _ in range(5):
        host, *others = (people.browser() for _ in range(5))
        table = host.open("mad", ["me", "friend"])
        answers = at_once(*(partial(other.post, f"/api/tables/{table}/sit", json={"name": "Anna"}) for other in others))
        assert sorted(answer.status_code for answer in answers) == [200, 409, 409, 409]
        seats = [other.get(f"/api/tables/{table}").json()["seats"] for other in others]
        assert sorted(seats) == [[], [], [], [1]]


def test_a_seat_that_is_taken_or_not_there_is_refused(house: House, people: People) -> None:
    table = people.browser().open("mad", ["me", "friend", "friend", "easy"])
    for seat, status in (
        (0, 409),
        (3, 409),
        (4, 409),
        (5, 409),
        (6, 400),
        (-1, 400),
        (2, 200),
        (2, 409),
        (None, 200),
        (None, 409),
    ):
        answer = people.browser().post(f"/api/tables/{table}/sit", json={"name": "Anna", "seat": seat})
        assert answer.status_code == status, (seat, answer.text)


def test_bots_fill_the_open_seats(house: House, people: People) -> None:
    host, stranger = people.browser(), people.browser()
    table = host.open("mad", ["me", "friend", "friend"])
    player = people.join(host, table)
    assert stranger.post(f"/api/tables/{table}/fill", json={}).status_code == 403
    assert host.post(f"/api/tables/{table}/fill", json={"level": "easy"}).status_code == 200
    welcome = player.hear("welcome")
    assert [seat.get("level") for seat in welcome["table"]["seats"]] == [None, "easy", "easy"]
    assert welcome["view"]
    drive([player], 3)
    assert host.post(f"/api/tables/{table}/fill", json={}).status_code == 409


def test_two_who_ask_for_a_rematch_get_the_same_table(house: House, people: People) -> None:
    host, friend = people.browser(), people.browser()
    table = host.open("mad", ["me", "friend", "easy"], hints=False, clock=600)
    friend.sit(table, "Björk")
    assert host.post(f"/api/tables/{table}/rematch").status_code == 409
    players = [people.join(host, table), people.join(friend, table)]
    drive(players)
    path = f"/api/tables/{table}/rematch"
    answers = at_once(*(partial(other.post, path) for other in (host, friend) * 3))
    (again,) = {answer.json()["id"] for answer in answers}
    for player in players:
        while player.frames[-1].get("table", {}).get("next") != again:
            player.hear("table")
    old, new = host.info(table), host.info(again)
    for same in ("game", "options", "clock"):
        assert old[same] == new[same]
    assert "hints" not in new
    assert [(seat["kind"], seat.get("name")) for seat in old["seats"]] == [
        (seat["kind"], seat.get("name")) for seat in new["seats"]
    ]
    assert old["hash"] != new["hash"]
    assert "key" not in new
    first = people.join(host, again)
    assert first.view == {}
    second = people.join(friend, again)  # now that everyone is there, it begins
    for player in (first, second):
        while not player.view:
            player.next()
    drive([first, second])
    assert people.browser().post(path).status_code == 403
    assert host.post(path).json()["id"] == again
