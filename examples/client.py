"""A bot that takes a seat over the network and plays: `python examples/client.py http://localhost:8252/t/TABLE`."""

import argparse
import asyncio
import json
import random
import urllib.request
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed


def sit(server: str, table: str, name: str) -> str:
    """Take an open seat; the cookie that comes back is the key to it."""
    body = json.dumps({"name": name}).encode()
    request = urllib.request.Request(f"{server}/api/tables/{table}/sit", body, {"content-type": "application/json"})
    with urllib.request.urlopen(request) as answer:
        return str(answer.headers["set-cookie"]).partition(";")[0]


async def play(server: str, table: str, cookie: str) -> list[int]:
    """Play to the end, over as many connections as it takes; the winning seats."""
    address = server.replace("http", "ws", 1) + f"/socket/{table}"
    async for socket in connect(address, additional_headers={"cookie": cookie}):
        try:
            return await talk(socket)
        except ConnectionClosed:
            await asyncio.sleep(1)  # the next `welcome` tells everything again
    raise AssertionError


async def talk(socket: ClientConnection) -> list[int]:
    """Decide whenever it is this seat's turn, until the game is over."""
    view: dict[str, Any] = {}
    while not view.get("over"):
        message = json.loads(await socket.recv())
        if message["t"] == "welcome":
            view = message["view"] or {}
        elif message["t"] == "step":
            view |= message.get("view", {})  # a step brings only what changed
        elif message.get("reason") in ("fast", "store"):
            await asyncio.sleep(1)  # then once more
        else:
            continue
        if view.get("legal"):
            wish = {"t": "play", "id": random.getrandbits(50), "version": message["version"]}
            await socket.send(json.dumps(wish | {"action": random.choice(view["legal"])}))
    return list(view["winners"])


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("link", help="the address of the table")
    parser.add_argument("--name", default="Robot")
    arguments = parser.parse_args()
    server, found, table = arguments.link.partition("/t/")
    if not found:
        parser.error("the link of a table looks like http://localhost:8252/t/TABLE")
    print("winners:", asyncio.run(play(server, table, sit(server, table, arguments.name))))
