"""What is sent again and again, the files of the page above all: compressed once for all who ask."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
import os
from collections import OrderedDict
from pathlib import Path

from starlette.datastructures import Headers
from starlette.middleware.gzip import DEFAULT_EXCLUDED_CONTENT_TYPES
from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.staticfiles import NotModifiedResponse, StaticFiles
from starlette.types import Scope

WORTH_PACKING = 600  # bytes from which on something is compressed
MOST_PACKED = 32 << 20  # bytes of compressed files that are kept
KINDS = {".webmanifest": "application/manifest+json"}  # of files that not every system knows


class Text:
    """A text, and what it is when compressed. A tag saves sending it twice to the same client."""

    def __init__(self, body: bytes, kind: str = "application/json") -> None:
        self._plain, self._packed, self._kind = body, _pack(body), kind
        self._mark = hashlib.sha256(body).hexdigest()[:16]

    def answer(self, request: Request) -> Response:
        """The answer to somebody who asks for it."""
        known = {"etag": f'W/"{self._mark}"', "cache-control": "no-cache", "vary": "Accept-Encoding"}
        if self._mark in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=known)
        if not _reads_packed(request.headers):
            return Response(self._plain, headers=known, media_type=self._kind)
        return Response(self._packed, headers={**known, "content-encoding": "gzip"}, media_type=self._kind)


class File(FileResponse):
    """A file, or one part of it; who asks for several parts gets it whole, as each part is work."""

    max_ranges = 1


class Files(StaticFiles):
    """The files of a folder: a whole one is sent compressed, with a tag of its own; parts are sent as they are."""

    def __init__(self, directory: Path, check_dir: bool = True) -> None:
        super().__init__(directory=directory, check_dir=check_dir)
        self._packed: OrderedDict[tuple[str, int, int], bytes] = OrderedDict()
        self._one_at_a_time = asyncio.Lock()  # a first visitor wants many files, and games need the processor too

    async def get_response(self, path: str, scope: Scope) -> Response:
        """The answer for a path in the folder."""
        answer = await super().get_response(path, scope)
        if not isinstance(answer, File) or "content-encoding" not in answer.headers:
            return answer
        assert answer.stat_result
        body = await self._compressed(str(answer.path), answer.stat_result)
        del answer.headers["content-length"]
        return Response(body, headers=answer.headers)

    def file_response(
        self, full_path: str | os.PathLike[str], stat_result: os.stat_result, scope: Scope, status_code: int = 200
    ) -> Response:
        """The answer with a file that is there, or that the client knows it."""
        asked, kind = Headers(scope=scope), KINDS.get(Path(full_path).suffix)
        answer = File(full_path, status_code, media_type=kind, stat_result=stat_result)
        if _is_worth_packing(answer.headers):
            answer.headers["vary"] = "Accept-Encoding"
            if _reads_packed(asked) and "range" not in asked:
                answer.headers["content-encoding"] = "gzip"
                answer.headers["etag"] = answer.headers["etag"].removesuffix('"') + '-gzip"'
        return NotModifiedResponse(answer.headers) if self.is_not_modified(answer.headers, asked) else answer

    async def _compressed(self, path: str, found: os.stat_result) -> bytes:
        """A file compressed: once, until it is changed or was forgotten."""
        version = path, found.st_mtime_ns, found.st_size
        if version not in self._packed:
            async with self._one_at_a_time:
                if version not in self._packed:
                    body = await asyncio.to_thread(lambda: _pack(Path(path).read_bytes()))
                    self._keep(version, body)
                    return body
        self._packed.move_to_end(version)
        return self._packed[version]

    def _keep(self, version: tuple[str, int, int], body: bytes) -> None:
        """Keep a compressed file, and forget those that were asked for longest ago if there are too many bytes."""
        self._packed[version] = body
        while sum(map(len, self._packed.values())) > MOST_PACKED:
            self._packed.popitem(last=False)


def _pack(body: bytes) -> bytes:
    return gzip.compress(body, mtime=0)


def _reads_packed(headers: Headers) -> bool:
    return "gzip" in headers.get("accept-encoding", "")


def _is_worth_packing(headers: Headers) -> bool:
    """Whether a file becomes smaller: pictures and fonts are compressed already."""
    kind = headers["content-type"].partition(";")[0]
    packed = {kind, kind.partition("/")[0] + "/*"} & set(DEFAULT_EXCLUDED_CONTENT_TYPES)
    return not packed and int(headers["content-length"]) >= WORTH_PACKING
