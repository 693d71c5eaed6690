"""The Model Context Protocol server: tools, rulebooks and prompts, over the standard streams."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any, NamedTuple

import anyio
import mcp_types as types
import msgspec
from mcp.server.lowlevel import Server
from mcp.server.stdio import stdio_server
from mcp.shared.exceptions import MCPError

from vaka.adapters.mcp import asking, rulebook
from vaka.adapters.mcp.assistant import Answer, Assistant
from vaka.adapters.mcp.place import words
from vaka.adapters.mcp.prompts import INSTRUCTIONS, PROMPTS, prompt
from vaka.errors import OptionError, VakaError
from vaka.games.registry import definition, games
from vaka.version import __version__
from vaka.words import check_language
from vaka.words.languages import LANGUAGES, Language


class Tool(NamedTuple):
    """A tool: what it takes, and what carries it out."""

    takes: type[asking.Asked]
    method: Callable[[Assistant, Any], Any]


TOOLS: dict[str, Tool] = {
    "games": Tool(asking.Games, Assistant.games),
    "rules": Tool(asking.Rules, Assistant.rules),
    "new_game": Tool(asking.NewGame, Assistant.new_game),
    "join": Tool(asking.Join, Assistant.join),
    "situation": Tool(asking.Situation, Assistant.situation),
    "choices": Tool(asking.Choices, Assistant.choices),
    "why_not": Tool(asking.WhyNot, Assistant.why_not),
    "play": Tool(asking.Play, Assistant.play),
    "wait": Tool(asking.Wait, Assistant.wait),
    "hint": Tool(asking.Hint, Assistant.hint),
    "say": Tool(asking.Say, Assistant.say),
    "record": Tool(asking.Record, Assistant.record),
    "leave": Tool(asking.Leave, Assistant.leave),
}


def service(assistant: Assistant) -> Server[Any]:
    """The server of one assistant."""

    @asynccontextmanager
    async def lifespan(_server: Server[Any]) -> AsyncIterator[None]:
        try:
            yield
        finally:
            await assistant.close()

    async def list_tools(_context: Any, _params: Any) -> types.ListToolsResult:
        return types.ListToolsResult(tools=[_described(name, tool) for name, tool in TOOLS.items()])

    async def call_tool(_context: Any, params: types.CallToolRequestParams) -> types.CallToolResult:
        try:
            answer = await answered(assistant, params.name, params.arguments or {})
        except VakaError as fault:
            return types.CallToolResult(content=[_text(str(fault))], is_error=True)
        told = [answer.text, *([json.dumps(answer.view)] if answer.view else [])]
        return types.CallToolResult(content=[_text(text) for text in told])

    async def list_resources(_context: Any, _params: Any) -> types.ListResourcesResult:
        return types.ListResourcesResult(resources=[_rulebook(name, assistant.lang) for name in games()])

    async def list_templates(_context: Any, _params: Any) -> types.ListResourceTemplatesResult:
        template = types.ResourceTemplate(
            uri_template="vaka://rules/{game}/{lang}",
            name="rulebook",
            description=f"The rulebook of a game in a language: {', '.join(LANGUAGES)}",
            mime_type="text/markdown",
        )
        return types.ListResourceTemplatesResult(resource_templates=[template])

    async def read_resource(_context: Any, params: types.ReadResourceRequestParams) -> types.ReadResourceResult:
        try:
            text = _read(str(params.uri), assistant.lang)
        except VakaError as fault:
            raise MCPError(types.INVALID_PARAMS, str(fault)) from None
        contents = types.TextResourceContents(uri=params.uri, mime_type="text/markdown", text=text)
        return types.ReadResourceResult(contents=[contents])

    async def list_prompts(_context: Any, _params: Any) -> types.ListPromptsResult:
        return types.ListPromptsResult(prompts=list(PROMPTS.values()))

    async def get_prompt(_context: Any, params: types.GetPromptRequestParams) -> types.GetPromptResult:
        try:
            text = prompt(params.name, params.arguments or {}, assistant.lang)
        except VakaError as fault:
            raise MCPError(types.INVALID_PARAMS, str(fault)) from None
        return types.GetPromptResult(messages=[types.PromptMessage(role="user", content=_text(text))])

    return Server(
        "vaka",
        title="Vaka",
        version=__version__,
        description="Four tabletop games, against bots and with friends.",
        instructions=INSTRUCTIONS,
        lifespan=lifespan,
        on_list_tools=list_tools,
        on_call_tool=call_tool,
        on_list_resources=list_resources,
        on_list_resource_templates=list_templates,
        on_read_resource=read_resource,
        on_list_prompts=list_prompts,
        on_get_prompt=get_prompt,
    )


async def answered(assistant: Assistant, name: str, arguments: dict[str, Any]) -> Answer:
    """What a tool answers; VakaError if it cannot be carried out."""
    if name not in TOOLS:
        raise OptionError(f"no tool {name!r}; there are {', '.join(TOOLS)}")
    tool = TOOLS[name]
    try:
        # Assistants write numbers as text now and then.
        asked = msgspec.convert(arguments, tool.takes, strict=False)
    except msgspec.ValidationError as fault:
        takes = ", ".join(tool.takes.__struct_fields__)
        raise OptionError(f"{name}: {fault}; it takes {takes}") from None
    answer: Answer = await tool.method(assistant, asked)
    return answer


def serve(lang: Language, seed: int | None = None) -> None:
    """Serve one assistant over the standard streams, until it hangs up."""

    async def talk() -> None:
        server = service(Assistant(lang, seed))
        async with stdio_server() as (heard, said):
            await server.run(heard, said, server.create_initialization_options())

    anyio.run(talk)


def _text(text: str) -> types.TextContent:
    return types.TextContent(type="text", text=text)


def _described(name: str, tool: Tool) -> types.Tool:
    """A tool as the protocol describes it."""
    takes = tool.takes
    _, parts = msgspec.json.schema_components([takes])
    schema = parts[takes.__name__]
    return types.Tool(
        name=name,
        description=str(schema.pop("description")),
        input_schema={key: value for key, value in schema.items() if key != "title"},
        annotations=types.ToolAnnotations(
            read_only_hint=takes.reads, destructive_hint=takes is asking.Leave, open_world_hint=takes.abroad
        ),
    )


def _rulebook(name: str, lang: str) -> types.Resource:
    title = words(lang, definition(name).folder)("game-title")
    return types.Resource(
        uri=f"vaka://rules/{name}",
        name=f"rules-{name}",
        title=title,
        description=f"The rulebook of {title}, in short and clause by clause",
        mime_type="text/markdown",
    )


def _read(uri: str, lang: str) -> str:
    """The rulebook that an address names."""
    path = uri.removeprefix("vaka://rules/")
    name, _, wanted = path.partition("/")
    if path == uri:
        raise OptionError(f"no resource {uri!r}; rulebooks are at vaka://rules/GAME and vaka://rules/GAME/LANGUAGE")
    return rulebook.whole(name, check_language(wanted or lang))
