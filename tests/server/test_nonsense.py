"""The small part of `make nonsense`, and the OpenAPI file that it goes by."""

from __future__ import annotations

import ast
import inspect
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import cast

import httpx
import pytest

from tests.nonsense import INPUTS, Scene, ask_requests, read_nonsense, scene, send_frames, send_messages
from tests.server.client import ROOT, House
from vaka.server import app, openapi
from vaka.server.app import App


@pytest.fixture(scope="module")
def at(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Scene]:
    with scene(tmp_path_factory.mktemp("nonsense")) as found:
        yield found


def test_requests_are_answered_as_the_openapi_file_says(at: Scene) -> None:
    told = ask_requests(at, 12, seed=1)
    assert told.sent == sum(told.answers.values())
    kinds = {line.rpartition(" ")[2] for line in told.answers}
    assert {"200", "201", "400", "403", "404", "409"} <= kinds
    assert not any(kind.startswith("5") for kind in kinds)


def test_messages_are_answered_as_the_protocol_says(at: Scene) -> None:
    told = send_messages(at, 200, seed=1)
    assert told.sent == 200
    assert told.answers["step acknowledged"] > 5
    assert told.answers["refused unreadable"] > 20
    assert len(told.answers) > 6


def test_frames_harm_nobody(at: Scene) -> None:
    told = send_frames(at, 60, seed=1)
    assert sum(told.answers.values()) == 60
    assert told.sent > 100


@pytest.mark.skipif(sys.platform != "linux", reason="atheris is for Linux")
@pytest.mark.parametrize("target", INPUTS)
def test_readers_refuse_what_they_cannot_read(target: str) -> None:
    found = read_nonsense(target, 1500, seed=1)
    assert found["inputs"] >= 1500
    assert found["edges"] > 50


# --- The OpenAPI file.


def routes() -> App:
    """An app that answers nothing."""
    return App(cast("House", None))  # type: ignore[arg-type]


def test_every_request_is_in_the_openapi_file() -> None:
    found = list(openapi.requests(routes().requests()))
    assert {route.name for _, route in found} == set(openapi.OPERATIONS)
    document = openapi.document(routes().requests())
    listed = {(path, method) for path, methods in document["paths"].items() for method in methods}
    assert listed == {(path, m.lower()) for path, route in found for m in (route.methods or set()) - {"HEAD"}}


def test_what_is_no_request_of_programs_is_known() -> None:
    """A route that is added beside the others must be described too."""
    whole = routes().asgi()
    served = {path for path, _ in openapi.requests(whole.app.routes)}  # type: ignore[attr-defined]
    described = {path for path, _ in openapi.requests(routes().requests())}
    assert served - described <= {"/{path:path}"}


def test_every_status_that_the_app_gives_is_explained() -> None:
    calls = [node for node in ast.walk(ast.parse(inspect.getsource(app))) if isinstance(node, ast.Call)]
    named = [call for call in calls if isinstance(call.func, ast.Name) and call.func.id in ("HTTPException", "_fault")]
    given = {call.args[0].value for call in named if isinstance(call.args[0], ast.Constant)}
    assert {400, 403, 404, 409, 413, 415, 429, 503} <= given
    assert given <= set(openapi.FAULTS)


def test_the_file_in_the_docs_is_the_one_that_the_code_makes() -> None:
    """`make golden` writes it again."""
    assert (ROOT / "docs" / "openapi.json").read_text("utf-8") == openapi.text(routes().requests())


def test_a_server_has_it(house: House) -> None:
    assert httpx.get(f"{house.url}/api/openapi.json").json() == json.loads(Path(ROOT, "docs/openapi.json").read_text())


def test_a_method_that_a_path_has_not_is_answered_with_those_that_it_has(house: House) -> None:
    for path, methods in (("/api/tables", "GET, HEAD, POST"), ("/healthz", "GET, HEAD"), ("/api/tables/x/sit", "POST")):
        answer = httpx.request("PATCH", house.url + path)
        assert (answer.status_code, answer.headers["allow"]) == (405, methods)
