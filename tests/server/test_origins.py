"""Pages of other sites: those that the server was told to admit may open and join tables; others stay refused."""

from __future__ import annotations

import json
from collections.abc import Iterator
from http.cookies import SimpleCookie

import httpx
import pytest
from click.testing import CliRunner
from websockets.exceptions import InvalidStatus

from tests.server.client import House, dial
from tests.server.conftest import People
from vaka.cli import main
from vaka.errors import OptionError
from vaka.server.guard import HEADERS, origin_of

ADMITTED, OTHER, FOREIGN = "https://games.example", "http://kitchen.local:8000", "https://evil.example"
OPENING = {"game": "mad", "options": {"players": 2}, "seats": [{"kind": "me"}, {"kind": "friend"}]}
ASKED = {"access-control-request-method": "POST", "access-control-request-headers": "content-type"}


@pytest.fixture(scope="module")
def open_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server that admits two other sites."""
    running = House(tmp_path_factory.mktemp("origins"), "--origin", ADMITTED, "--origin", OTHER + "/")
    yield running
    running.kill()


@pytest.mark.parametrize("origin", [ADMITTED, OTHER])
def test_a_page_of_an_admitted_site_opens_a_table(origin: str, open_house: House, people: People) -> None:
    browser = people.browser(open_house)
    browser.headers["origin"] = origin
    preflight = browser.options("/api/tables", headers=ASKED)
    assert preflight.status_code == 200
    assert preflight.headers["access-control-allow-origin"] == origin
    assert preflight.headers["access-control-allow-credentials"] == "true"
    opened = browser.post("/api/tables", json=OPENING)
    assert opened.status_code == 201
    assert opened.headers["access-control-allow-origin"] == origin
    assert opened.headers["access-control-allow-credentials"] == "true"
    assert "Origin" in opened.headers["vary"]
    with dial(open_house, opened.json()["id"], browser.token, origin=origin) as socket:
        assert json.loads(socket.recv(10))["t"] == "welcome"


def test_an_admitted_site_can_read_why_it_is_refused(open_house: House, people: People) -> None:
    answer = people.browser(open_house).get("/api/tables/nothing", headers={"origin": ADMITTED})
    assert (answer.status_code, answer.json()["error"]) == (404, "missing")
    assert answer.headers["access-control-allow-origin"] == ADMITTED


def cookie(answer: httpx.Response) -> tuple[str, bool, bool]:
    """Where a cookie goes: its SameSite, whether it is Secure, and whether it belongs to one page alone."""
    text = answer.headers["set-cookie"]
    found = SimpleCookie(text.removesuffix("; Partitioned"))["vaka"]
    assert found["httponly"]
    return found["samesite"], bool(found["secure"]), text.endswith("; Partitioned")


def test_the_cookie_goes_to_another_site_only_if_that_is_admitted(open_house: House, people: People) -> None:
    def opened(origin: str, scheme: str, host: str = "127.0.0.1") -> httpx.Response:
        headers = {"origin": origin, "x-forwarded-proto": scheme, "host": f"{host}:{open_house.port}"}
        return people.browser(open_house).post("/api/tables", json=OPENING, headers=headers)

    own = f"https://10.0.0.9:{open_house.port}"
    assert cookie(opened(ADMITTED, "https", "10.0.0.9")) == ("none", True, True)
    assert cookie(opened(own, "https", "10.0.0.9")) == ("lax", True, False)
    # Without HTTPS no browser would keep it, except on the machine itself.
    assert cookie(opened(ADMITTED, "http", "10.0.0.9")) == ("lax", False, False)
    assert cookie(opened(ADMITTED, "http")) == ("none", True, True)
    assert cookie(opened(open_house.url, "http")) == ("lax", False, False)


@pytest.mark.parametrize("origin", [FOREIGN, "null", "http://games.example", "https://games.example:444", "*"])
def test_other_sites_stay_refused(origin: str, open_house: House, people: People) -> None:
    browser = people.browser(open_house)
    table = browser.open("mad", ["me", "easy"])
    for method, path in (("POST", "/api/tables"), ("GET", "/api/tables"), ("GET", "/healthz")):
        answer = browser.request(method, path, headers={"origin": origin}, json=OPENING)
        assert (answer.status_code, answer.json()["error"]) == (403, "origin")
        # Enough to say why on that page; an answer for everyone is none that a browser gives out for a cookie.
        assert answer.headers["access-control-allow-origin"] == "*"
        assert answer.headers["content-security-policy"] == HEADERS["content-security-policy"]
    preflight = browser.options("/api/tables", headers={**ASKED, "origin": origin})
    assert preflight.status_code == 400
    assert "access-control-allow-origin" not in preflight.headers
    with pytest.raises(InvalidStatus) as refused, dial(open_house, table, browser.token, origin=origin):
        pass
    assert refused.value.response.status_code == 403


def test_a_server_that_admits_nobody_answers_no_preflight(house: House, people: People) -> None:
    answer = people.browser().options("/api/tables", headers={**ASKED, "origin": ADMITTED})
    assert (answer.status_code, answer.json()["error"]) == (403, "origin")


@pytest.mark.parametrize(
    ("text", "origin"),
    [
        ("https://games.example", "https://games.example"),
        ("https://Games.Example:443/", "https://games.example"),
        ("http://192.168.1.20:8000", "http://192.168.1.20:8000"),
        ("http://[::1]:8000", "http://[::1]:8000"),
        ("https://þula.is", "https://xn--ula-ooa.is"),
    ],
)
def test_an_origin_is_spelled_as_browsers_do(text: str, origin: str) -> None:
    assert origin_of(text) == origin


WRONG = [
    "", "*", "null", "games.example", "https://", "https://games.example/vaka/", "https://*.example", "ftp://games.example",
    "https://me@games.example", "https://games.example:port", "https://games.example?x", "https://games.example#x",
]  # fmt: skip


@pytest.mark.parametrize("text", WRONG)
def test_what_is_no_origin_is_a_usage_error(text: str) -> None:
    with pytest.raises(OptionError, match=r"such as https://games\.example"):
        origin_of(text)
    found = CliRunner().invoke(main, ["serve", "--origin", text])
    assert found.exit_code == 2
    assert "such as https://games.example" in " ".join(found.output.split())
