"""The requests that a server answers, as an OpenAPI file: paths from the app's routes, shapes from the protocol.

`python -m vaka.server.openapi` prints it; a server has it at `/api/openapi.json`.
"""

from __future__ import annotations

import inspect
import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, cast

import msgspec
from starlette.routing import BaseRoute, Mount, Route

from vaka.server import protocol
from vaka.version import __version__

if TYPE_CHECKING:
    from vaka.server.house import House

JSON, TEXT = "application/json", "text/plain"
REFERENCE = "#/components/schemas/{name}"
OPENED = 201
NAMES = {"table": "The id of a table.", "game": "The name of a game.", "lang": "The code of a language, such as `is`."}
"""What may be named in a path."""
FAULTS = {
    400: "The body or a parameter is wrong; `text` says what would be right.",
    403: "The request comes from a site that is not admitted (`origin`), or from nobody who sits there (`seat`).",
    404: "There is no such table, game or language.",
    409: "It cannot be done now; `error` is the reason.",
    413: "The body is too long.",
    415: "The body does not say that it is JSON.",
    421: "The server does not answer for this name.",
    429: "This address asks too often.",
    503: "The database cannot be used at the moment.",
}
ALWAYS = (403, 421, 429)
BODY = (400, 413, 415)
KEPT = (503,)
AT_A_TABLE = (404, *KEPT)


@dataclass(frozen=True)
class Operation:
    """What a route takes and gives, besides what its address says."""

    answer: Any
    """The type of the answer; a string is a media type that is not JSON, None any object."""
    body: Any = None
    faults: tuple[int, ...] = ()
    status: int = 200
    query: tuple[tuple[str, int], ...] = ()
    """Numbers that may stand behind the path, each with the greatest one."""


OPERATIONS = {
    "health": Operation(None, faults=KEPT),
    "games": Operation(list[protocol.GameInfo]),
    "words": Operation(protocol.GameWords, faults=(404,)),
    "server": Operation(protocol.ServerInfo),
    "schema": Operation(None),
    "openapi": Operation(None),
    "tables": Operation(list[protocol.MyTable], faults=KEPT),
    "open": Operation(protocol.Opened, protocol.Opening, (*BODY, *KEPT), OPENED),
    "table": Operation(protocol.TableAndSeats, faults=AT_A_TABLE),
    "sit": Operation(protocol.SeatTaken, protocol.Sitting, (*BODY, *AT_A_TABLE, 409)),
    "offer": Operation(protocol.Offered, faults=AT_A_TABLE),
    "take": Operation(protocol.Taken, protocol.Taking, (*BODY, *AT_A_TABLE, 409)),
    "fill": Operation(protocol.Done, protocol.Filling, (*BODY, *AT_A_TABLE, 409)),
    "arrange": Operation(protocol.Done, protocol.Arranging, (*BODY, *AT_A_TABLE, 409)),
    "rematch": Operation(protocol.Opened, faults=(*AT_A_TABLE, 409)),
    "record": Operation(TEXT, faults=(*AT_A_TABLE, 409)),
    "replay": Operation(protocol.Replay, faults=(400, *AT_A_TABLE, 409), query=(("seat", 5), ("from", 1 << 30))),
    "analysis": Operation(protocol.AnalysisDone | protocol.AnalysisRunning, faults=(*AT_A_TABLE, 409)),
}
"""By the name of the method of the app that answers."""


def document(routes: Iterable[BaseRoute]) -> dict[str, Any]:
    """The OpenAPI file of some routes."""
    found = [(path, route) for path, route in requests(routes) if route.name in OPERATIONS]
    types = [*_types(), protocol.Fault]
    schemas, components = msgspec.json.schema_components(types, ref_template=REFERENCE)
    shapes = dict(zip(map(repr, types), schemas, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for path, route in found:
        for method in sorted((route.methods or set()) - {"HEAD"}):
            paths.setdefault(path, {})[method.lower()] = _operation(path, route, shapes)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Vaka's tables",
            "version": __version__,
            "description": "Tables over HTTP. What is said over a table's socket, /socket/{table}, is in /api/schema.",
        },
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {"browser": {"type": "apiKey", "in": "cookie", "name": "vaka"}},
        },
    }


def requests(routes: Iterable[BaseRoute], prefix: str = "") -> Iterator[tuple[str, Route]]:
    """All routes for requests, each with its whole path."""
    for route in routes:
        if isinstance(route, Mount):
            yield from requests(route.routes, prefix + route.path)
        elif isinstance(route, Route):
            yield prefix + route.path, route


def _types() -> Iterator[Any]:
    """The types that operations take and give."""
    for operation in OPERATIONS.values():
        yield from (kind for kind in (operation.answer, operation.body) if kind and not isinstance(kind, str))


def _operation(path: str, route: Route, shapes: dict[str, Any]) -> dict[str, Any]:
    operation = OPERATIONS[route.name]
    told = inspect.cleandoc(route.endpoint.__doc__ or "")
    summary, _, more = told.partition("\n")
    found: dict[str, Any] = {"operationId": route.name, "summary": summary}
    if more.strip():
        found["description"] = " ".join(more.split())
    parameters = [_named(name) for name in NAMES if f"{{{name}}}" in path] + [
        _number(name, most) for name, most in operation.query
    ]
    if parameters:
        found["parameters"] = parameters
    if operation.body:
        found["requestBody"] = {"required": True, "content": {JSON: {"schema": shapes[repr(operation.body)]}}}
    found["responses"] = {str(operation.status): _answer(operation.answer, shapes)}
    for status in sorted({*operation.faults, *ALWAYS}):
        plain = status == 421
        fault = {TEXT: {"schema": {"type": "string"}}} if plain else {JSON: {"schema": shapes[repr(protocol.Fault)]}}
        if route.name == "health" and status in KEPT:
            fault = {JSON: {"schema": {"type": "object"}}}  # the same as when all is well
        found["responses"][str(status)] = {"description": FAULTS[status], "content": fault}
    found["security"] = [{}, {"browser": []}]
    return found


def _named(name: str) -> dict[str, Any]:
    return {"name": name, "in": "path", "required": True, "description": NAMES[name], "schema": {"type": "string"}}


def _number(name: str, most: int) -> dict[str, Any]:
    return {"name": name, "in": "query", "schema": {"type": "integer", "minimum": 0, "maximum": most}}


def _answer(kind: Any, shapes: dict[str, Any]) -> dict[str, Any]:
    if isinstance(kind, str):
        return {"description": "The answer.", "content": {kind: {"schema": {"type": "string"}}}}
    schema = {"type": "object"} if kind is None else shapes[repr(kind)]
    return {"description": "The answer.", "content": {JSON: {"schema": schema}}}


def text(routes: Iterable[BaseRoute]) -> str:
    """The file as it is kept in the docs."""
    return json.dumps(document(routes), indent=1, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    from vaka.server.app import App

    print(text(App(cast("House", None)).requests()), end="")  # no request is answered here
