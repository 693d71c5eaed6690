"""An assistant as the tests speak to it: through the client of the package mcp."""

from __future__ import annotations

import asyncio
import json
import os
import random
import re
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from mcp import Client, StdioServerParameters
from mcp.types import TextContent

from vaka.adapters.mcp.assistant import Assistant
from vaka.adapters.mcp.service import service

ROOT = Path(__file__).parent.parent.parent
DULL = {"swap", "draw", "toss", "done"}  # without these, games are short


class Talk:
    """What an assistant is told, all of it kept."""

    def __init__(self, client: Client) -> None:
        self.client = client
        self.told: list[str] = []

    async def call(self, tool: str, **arguments: Any) -> tuple[bool, list[str]]:
        """Whether a tool was refused, and its texts."""
        answer = await self.client.call_tool(tool, arguments)
        assert all(isinstance(part, TextContent) for part in answer.content)
        texts = [part.text for part in answer.content if isinstance(part, TextContent)]
        self.told += texts
        return bool(answer.is_error), texts

    async def ask(self, tool: str, **arguments: Any) -> str:
        """What a tool answers."""
        refused, texts = await self.call(tool, **arguments)
        assert not refused, texts
        return texts[0]

    async def refusal(self, tool: str, **arguments: Any) -> str:
        """Why a tool is refused."""
        refused, texts = await self.call(tool, **arguments)
        assert refused, texts
        return texts[0]

    async def view(self, **arguments: Any) -> dict[str, Any]:
        """The situation as programs read it."""
        _, texts = await self.call("situation", view=True, **arguments)
        found: dict[str, Any] = json.loads(texts[1])
        return found

    async def play_on(self, text: str, luck: random.Random, decisions: int = 5000, **arguments: Any) -> str:
        """Decide by what the answers say alone, until the game is over or that many decisions were made."""
        for _ in range(decisions):
            choices = choices_in(text)
            if choices:
                lively = [choice for choice in choices if choice.split()[0] not in DULL]
                text = await self.ask("play", action=luck.choice(lively or choices), **arguments)
            elif "The game is over." in text:
                return text
            else:
                text = await self.ask("wait", **arguments)
        return text


def choices_in(text: str) -> list[str]:
    """The notations that an answer lists as choices."""
    _, found, listed = text.partition("each as its notation and what it means:\n")
    return re.findall(r"^- ([^:]+): ", listed, re.MULTILINE) if found else []


def talking(conversation: Callable[[Talk], Awaitable[None]], assistant: Assistant | None = None) -> None:
    """Hold a conversation with a server in this process."""

    async def talk() -> None:
        async with Client(service(assistant or Assistant())) as client:
            await conversation(Talk(client))

    asyncio.run(talk())


@asynccontextmanager
async def subprocess(*flags: str) -> AsyncIterator[Talk]:
    """The command `vaka mcp`, as an assistant's program starts it."""
    words = ["-m", "vaka.cli", "mcp", *flags]
    command = StdioServerParameters(command=sys.executable, args=words, cwd=ROOT, env={**os.environ})
    async with Client(command) as client:
        yield Talk(client)
