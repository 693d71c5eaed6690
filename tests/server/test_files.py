"""What is sent again and again: compressed once, whatever is asked for, and the same for those who read no gzip."""

from __future__ import annotations

import asyncio
import gzip
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, cast

import httpx
import pytest

from tests.server.quiet import asynchronous
from vaka.server import app, files, openapi
from vaka.server.house import House

SCRIPT, PICTURE = b"let goblin = 1;\n" * 9000, bytes(range(256)) * 20
PLAIN, PACKED = {"accept-encoding": "identity"}, {"accept-encoding": "gzip, br"}


@pytest.fixture
def page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of a page."""
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html><title>Vaka</title>" + "<p>" * 500)
    (tmp_path / "manifest.webmanifest").write_text('{"name": "Vaka"}')
    (tmp_path / "assets" / "a.js").write_bytes(SCRIPT)
    (tmp_path / "assets" / "small.js").write_bytes(b"1")
    (tmp_path / "assets" / "a.png").write_bytes(PICTURE)
    monkeypatch.setattr(app, "PAGE", tmp_path)
    return tmp_path


class Counted:
    """How often something was compressed."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.bodies: list[bytes] = []
        monkeypatch.setattr(files, "_pack", self.pack)

    def pack(self, body: bytes) -> bytes:
        self.bodies.append(body)
        return gzip.compress(body, mtime=0)


@asynccontextmanager
async def visitor() -> AsyncIterator[httpx.AsyncClient]:
    """Somebody who looks at the page of a server without tables."""
    transport = httpx.ASGITransport(app.App(cast("House", None)).asgi(), client=("10.0.0.1", 1))
    async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as client:
        yield client


@asynchronous
async def test_a_file_is_compressed_once_for_all_who_ask(page: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    counted = Counted(monkeypatch)
    async with visitor() as client:
        answers = await asyncio.gather(*(client.get("/assets/a.js", headers=PACKED) for _ in range(30)))
        assert {answer.content for answer in answers} == {SCRIPT}
        assert {answer.headers["content-encoding"] for answer in answers} == {"gzip"}
        assert {int(answer.headers["content-length"]) for answer in answers} == {len(gzip.compress(SCRIPT))}
        assert counted.bodies == [SCRIPT]
        head = await client.head("/assets/a.js", headers=PACKED)
        assert dict(head.headers) == dict(answers[0].headers)
        (page / "assets" / "a.js").write_bytes(SCRIPT * 2)
        assert (await client.get("/assets/a.js", headers=PACKED)).content == SCRIPT * 2


@asynchronous
async def test_who_reads_no_gzip_gets_the_file_as_it_is(page: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    counted = Counted(monkeypatch)
    async with visitor() as client:
        answer = await client.get("/assets/a.js", headers=PLAIN)
        assert answer.content == SCRIPT
        assert "content-encoding" not in answer.headers
        assert answer.headers["vary"] == "Accept-Encoding"
        for name, body in (("a.png", PICTURE), ("small.js", b"1")):
            answer = await client.get(f"/assets/{name}", headers=PACKED)
            assert answer.content == body
            assert "content-encoding" not in answer.headers
    assert counted.bodies == []


@asynchronous
async def test_the_two_forms_of_a_file_have_tags_of_their_own(page: Path) -> None:
    async with visitor() as client:
        packed, plain = [await client.get("/assets/a.js", headers=form) for form in (PACKED, PLAIN)]
        assert packed.headers["etag"] != plain.headers["etag"]
        for form, known, status in ((PACKED, packed, 304), (PLAIN, plain, 304), (PACKED, plain, 200)):
            asked = {**form, "if-none-match": known.headers["etag"]}
            answer = await client.get("/assets/a.js", headers=asked)
            assert answer.status_code == status
            assert answer.headers["vary"] == "Accept-Encoding"
            assert (answer.content == b"") == (status == 304)
        since = {**PACKED, "if-modified-since": packed.headers["last-modified"]}
        assert (await client.get("/assets/a.js", headers=since)).status_code == 304


@asynchronous
async def test_parts_of_a_file_are_parts_of_what_is_not_compressed(page: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    counted = Counted(monkeypatch)
    async with visitor() as client:
        plain, packed = [await client.get("/assets/a.js", headers=form) for form in (PLAIN, PACKED)]
        counted.bodies.clear()
        part = {**PACKED, "range": "bytes=5-20"}
        for more in ({}, {"if-range": plain.headers["etag"]}):
            answer = await client.get("/assets/a.js", headers={**part, **more})
            assert (answer.status_code, answer.content) == (206, SCRIPT[5:21])
            assert answer.headers["content-range"] == f"bytes 5-20/{len(SCRIPT)}"
            assert answer.headers["etag"] == plain.headers["etag"]
            assert "content-encoding" not in answer.headers
        # Somebody who has the beginning of the compressed form, and somebody who would have work done for each part.
        for asked in ({**part, "if-range": packed.headers["etag"]}, {**PACKED, "range": "bytes=1-2,4-5,7-8"}):
            answer = await client.get("/assets/a.js", headers=asked)
            assert (answer.status_code, answer.content) == (200, SCRIPT)
    assert counted.bodies == []


@asynchronous
async def test_what_is_kept_compressed_is_bounded(page: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    bodies = {f"{name}.js": os.urandom(1000) for name in "abcd"}
    for name, body in bodies.items():
        (page / "assets" / name).write_bytes(body)
    monkeypatch.setattr(files, "MOST_PACKED", 2500)
    counted = Counted(monkeypatch)
    async with visitor() as client:
        for name in ("a.js", "b.js", "a.js", "c.js", "a.js", "b.js"):
            assert (await client.get(f"/assets/{name}", headers=PACKED)).content == bodies[name]
    assert counted.bodies == [bodies[name] for name in ("a.js", "b.js", "c.js", "b.js")]


@asynchronous
async def test_the_page_is_looked_for_each_time_and_sent_once(page: Path) -> None:
    async with visitor() as client:
        for path in ("/", "/settings", "/manifest.webmanifest"):
            first = await client.get(path)
            assert (first.status_code, first.headers["cache-control"]) == (200, "no-cache")
            again = await client.get(path, headers={"if-none-match": first.headers["etag"]})
            assert (again.status_code, again.content, again.headers["cache-control"]) == (304, b"", "no-cache")
        assert first.headers["content-type"] == "application/manifest+json"


@asynchronous
async def test_texts_that_never_change_are_made_once(page: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[str] = []
    real = openapi.document

    def document(*routes: Any) -> dict[str, Any]:
        made.append("openapi")
        return real(*routes)

    monkeypatch.setattr(openapi, "document", document)
    async with visitor() as client:
        for path in ("/api/openapi.json", "/api/schema", "/api/games/mad/words/en"):
            packed, plain = [await client.get(path, headers=form) for form in (PACKED, PLAIN)]
            assert packed.json() == plain.json()
            assert (packed.headers["content-encoding"], plain.headers.get("content-encoding")) == ("gzip", None)
            assert "Accept-Encoding" in packed.headers["vary"]
            assert "Accept-Encoding" in plain.headers["vary"]
            known = await client.get(path, headers={"if-none-match": packed.headers["etag"]})
            assert (known.status_code, known.content) == (304, b"")
    assert made == ["openapi"]
