"""A bot that takes a seat over the network and plays: `python examples/client.py http://localhost:8252/t/TABLE`."""

from __future__ import annotations

import argparse
import json
import random
import urllib.request
from typing import Any

from websockets.sync.client import connect


def sit(server: str, table: str, name: str) -> str:
    """Take an open seat; the cookie that comes back is the key to it."""
    body = json.dumps({"name": name}).encode()
    request = urllib.request.Request(f"{server}/api/tables/{table}/sit", body, {"content-type": "application/json"})
    with urllib.request.urlopen(request) as answer:
        return str(answer.headers["set-cookie"]).partition(";")[0]


def play(server: str, table: str, cookie: str) -> list[int]:
    """Play to the end; the winning seats."""
    view: dict[str, Any] = {}
    address = server.replace("http", "ws", 1) + f"/socket/{table}"
    with connect(address, additional_headers={"cookie": cookie}) as socket:
        for text in socket:
            message = json.loads(text)
            if message["t"] == "welcome":
                view = message["view"] or {}
            elif message["t"] == "step":
                view |= message.get("view", {})  # a step brings only what changed
            else:
                continue
            if view.get("over"):
                break
            if view.get("legal"):
                wish = {"t": "play", "id": random.getrandbits(50), "version": message["version"]}
                socket.send(json.dumps(wish | {"action": random.choice(view["legal"])}))
    return list(view["winners"])


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("link", help="the address of the table")
    parser.add_argument("--name", default="Robot")
    arguments = parser.parse_args()
    server, table = arguments.link.split("/t/")
    print("winners:", play(server, table, sit(server, table, arguments.name)))
