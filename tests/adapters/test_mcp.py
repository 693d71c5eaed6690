"""Assistants at games here: what they are told, and what they are not."""

from __future__ import annotations

import ast
import asyncio
import json
import random
import sys
import threading
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner
from mcp.shared.exceptions import MCPError

import vaka
from tests.adapters.talk import Talk, choices_in, subprocess, talking
from tests.conftest import lively, walk
from vaka.adapters.mcp import here
from vaka.adapters.mcp.assistant import MOST_PLACES, Assistant
from vaka.adapters.mcp.here import PlaceHere
from vaka.adapters.mcp.service import TOOLS
from vaka.cli import main
from vaka.play import Game, State
from vaka.play.state import key_of
from vaka.words.languages import LANGUAGES, Language

SHORT = {"babayaga": 5000, "magichill": 5000, "mad": 5000, "partners": 25}  # decisions of a random game


# --- Whole games.


def test_whole_games_over_the_standard_streams() -> None:
    """`vaka mcp` in a process of its own; every decision is taken from the text of the answer before."""

    async def talk() -> None:
        async with subprocess("--seed", "40") as assistant:
            listed = await assistant.client.list_tools()
            assert [tool.name for tool in listed.tools] == list(TOOLS)
            for number, name in enumerate(vaka.games(), 1):
                place = f"{name}-{number}"
                text = await assistant.ask("new_game", game=name, seat=1, opponents=["easy"])
                text = await assistant.play_on(text, random.Random(number), SHORT[name], place=place)
                key = key_of(40 + number).hex()
                if name == "partners":
                    assert choices_in(text)
                    assert not any(key in told for told in assistant.told)
                    continue
                # The key is told with the last decision, and not before.
                assert [told for told in assistant.told if key in told] == [text]
                state = vaka.replay(await assistant.ask("record", place=place))
                assert state.over
                assert state.start.key.hex() == key
                told = "You win!" if state.winners == [1] else f"{vaka_name(state.winners[0])} wins."
                assert told in text

    asyncio.run(talk())


def vaka_name(seat: int) -> str:
    return f"Player {seat}" + (" (you)" if seat == 1 else "")


def test_a_note_comes_back_and_what_happened_is_told_once() -> None:
    async def conversation(talk: Talk) -> None:
        text = await talk.ask("new_game", game="babayaga", opponents=["easy"])
        assert "The cards are dealt." in text
        action = choices_in(text)[0]
        played = await talk.ask("play", action=action.upper(), note="keep the Owl for later")
        assert "Player 0 (you) lays" in played
        assert "keep the Owl" not in played
        again = await talk.ask("situation")
        assert "Nothing has happened since you last looked." in again
        assert "Your note: keep the Owl for later" in again
        # A decision without a note leaves the old one.
        await talk.ask("play", action=choices_in(again)[0])
        assert "keep the Owl" in await talk.ask("situation")

    talking(conversation, Assistant(seed=1))


def test_an_answer_says_what_a_view_says() -> None:
    async def conversation(talk: Talk) -> None:
        text = await talk.ask("new_game", game="mad", players=4, seat=2, opponents=["easy", "hard", "normal"])
        view = await talk.view()
        assert (view["game"], view["players"], view["seat"], view["player"]) == ("mad", 4, 2, 2)
        assert choices_in(text) == view["legal"] == choices_in(await talk.ask("choices"))
        assert "0 Player 0 (bot, easy), 1 Player 1 (bot, hard), 2 Player 2 (you), 3 Player 3 (bot, normal)" in text
        hinted = await talk.ask("hint")
        assert hinted == await talk.ask("hint")
        assert any(f"- {action}: " in hinted for action in view["legal"])
        assert await talk.ask("why_not", action=view["legal"][0]) == f"{view['legal'][0]} is allowed now."

    talking(conversation, Assistant(seed=3))


def test_several_places_at_once() -> None:
    async def conversation(talk: Talk) -> None:
        await talk.ask("new_game", game="mad")
        await talk.ask("new_game", game="babayaga", players="3")  # a number as text is a number
        assert "you hold several places" in await talk.refusal("situation")
        assert "Baba Yaga, 3 players" in await talk.ask("situation", place="babayaga-2")
        assert "no place 'chess-1'; you hold mad-1, babayaga-2" in await talk.refusal("choices", place="chess-1")
        assert await talk.ask("leave", place="mad-1") == "You have left mad-1."
        assert "Place babayaga-2" in await talk.ask("situation")
        await talk.ask("leave")
        assert "you sit nowhere yet" in await talk.refusal("situation")
        for _ in range(MOST_PLACES):
            await talk.ask("new_game", game="mad")
        assert "leave one of" in await talk.refusal("new_game", game="mad")

    talking(conversation)


# --- What is refused.


def test_refusals_say_what_would_be_right() -> None:
    async def conversation(talk: Talk) -> None:
        assert "no game 'chess'; there are babayaga, partners" in await talk.refusal("rules", game="chess")
        assert "no game 'chess'" in await talk.refusal("new_game", game="chess")
        assert "players=9: allowed is 2, 3, 4, 5, 6" in await talk.refusal("new_game", game="mad", players=9)
        assert "has no option 'colour'" in await talk.refusal("new_game", game="mad", options={"colour": "red"})
        assert "seats 0 to 1" in await talk.refusal("new_game", game="mad", seat=2)
        assert "3 opponents for 1 seats" in await talk.refusal("new_game", game="mad", opponents=["easy"] * 3)
        assert "Invalid enum value 'god'" in await talk.refusal("new_game", game="mad", opponents=["god"])
        assert "no clause 'MD-999'" in await talk.refusal("rules", game="mad", clause="MD-999")
        wrong = await talk.refusal("new_game", game="mad", player=3)
        assert "unknown field `player`; it takes game, players, seat, opponents, options, lang" in wrong
        assert "missing required field `game`" in await talk.refusal("rules")
        assert "no tool 'cheat'; there are games, rules" in await talk.refusal("cheat")
        text = await talk.ask("new_game", game="babayaga")
        unread = await talk.refusal("play", action="fly")
        assert "at 'fly' expected" in unread
        forbidden = await talk.refusal("play", action="declare")
        assert "to declare, it may count four at most" in forbidden
        assert "BY-16: " in forbidden
        for refused in (unread, forbidden):
            assert f"Nothing has changed. What you can do now: {', '.join(choices_in(text))}." in refused
        assert "BY-16: " in await talk.ask("why_not", action="declare")
        assert "only bots sit here" in await talk.refusal("say", text="Hello")
        assert "once the game is over" in await talk.refusal("record")

    talking(conversation, Assistant(seed=4))


def test_a_game_that_is_over() -> None:
    state = vaka.load("babayaga").at({"hands": [["yaga", "yaga", "yaga", "1", "2"], None], "player": 0})

    async def conversation(talk: Talk) -> None:
        text = await talk.ask("play", action="declare")
        assert "The game is over.\nYou win!\nPoints: Player 0 (you) 3, " in text
        assert state.start.key.hex() in text
        assert vaka.replay(await talk.ask("record")).winners == [0]
        assert "The game is over" in await talk.refusal("hint")
        assert "The game is over" in await talk.refusal("play", action="declare")
        assert "The game is over" in await talk.ask("wait")

    held(state, conversation)


def held(state: State, conversation: Callable[[Talk], Awaitable[None]], seat: int = 0, lang: str = "en") -> None:
    """A conversation at a game that began somewhere."""
    assistant = Assistant()

    async def talk(told: Talk) -> None:
        levels = {other: "easy" for other in range(state.game.players) if other != seat}
        place = PlaceHere("here", seat, lang, state.game, levels, lambda: state)
        assistant.places["here"] = place
        await place.settle()
        await conversation(told)

    talking(talk, assistant)


# --- Nothing that its seat may not see.


async def all_told(talk: Talk, game: Game) -> list[str]:
    """Everything that an assistant can be told before it decides."""
    await talk.call("situation", view=True)
    for tool in ("situation", "choices", "wait", "hint", "record", "leave"):
        for number in range(0, game.actions, 5) if tool == "choices" else ():
            action = str(game.action(number))
            refused, _ = await talk.call("why_not", action=action)
            if not refused and "allowed now" not in talk.told[-1]:
                await talk.refusal("play", action=action)
        await talk.call(tool)
    return talk.told


def sampled(game: Game) -> Iterator[State]:
    for seed, wander in enumerate((lively, walk)):
        yield from (state for step, state in enumerate(wander(game.new(seed), seed, 60)) if step % 12 == 11)


def told_at(state: State, seat: int) -> list[str]:
    told: list[str] = []

    async def conversation(talk: Talk) -> None:
        told.extend(await all_told(talk, state.game))

    held(state, conversation, seat)
    return told


@pytest.mark.parametrize("name", vaka.games())
def test_noninterference(name: str) -> None:
    """All answers are the same, byte for byte, for a state and for one that the seat cannot tell from it."""
    game = vaka.load(name, **({} if name == "partners" else {"players": 3}))
    different = 0
    for number, state in enumerate(sampled(game)):
        seat = state.player
        if seat is None:
            continue
        imagined = state.imagine(seat, number)
        different += imagined != state
        told = told_at(state.clone(), seat)
        assert told_at(imagined, seat) == told
        assert len(told) > 10
    assert different > 5


def test_only_one_module_asks_a_state_and_only_for_its_own_seat() -> None:
    folder = Path(here.__file__).parent
    telling = {"view", "events", "log", "describe", "draw", "why_not", "imagine", "position", "array", "save"}
    for file in folder.glob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in telling:
                asked = node.func.value
                if isinstance(asked, ast.Name | ast.Attribute) and ast.unparse(asked).endswith("state"):
                    assert file.name == "here.py"
                    assert ast.unparse(node.args[-1]) == "self.seat"


# --- While bots think.


def test_a_slow_start_and_slow_bots_hold_nothing_up() -> None:
    dealing, thinking = threading.Event(), threading.Event()
    game = vaka.load("mad")
    assistant = Assistant()

    def deal() -> State:
        assert dealing.wait(60)
        return game.new(1)

    class Slow:
        def choose(self, sight: vaka.bots.Sight) -> vaka.Action:
            assert thinking.wait(60)
            return sight.legal[-1]

    async def conversation(talk: Talk) -> None:
        place = PlaceHere("here", game.new(1).player or 0, "en", game, {1 - (game.new(1).player or 0): "easy"}, deal)
        place._bots = dict.fromkeys(place._bots, Slow())
        assistant.places["here"] = place
        assert "The game is being prepared" in await talk.ask("situation")
        assert "The game is being prepared" in await talk.refusal("play", action="draw")
        dealing.set()
        text = await talk.ask("wait")
        action = next(choice for choice in choices_in(text) if choice != "draw")
        deciding = asyncio.create_task(talk.ask("play", action=action))
        while not place.waiting:
            await asyncio.sleep(0)
        assert "still thinking: call wait" in await talk.ask("situation")
        thinking.set()
        assert choices_in(await deciding)

    talking(conversation, assistant)


# --- Rules, resources, prompts, languages.


def test_rules_in_short_by_clause_and_whole() -> None:
    async def conversation(talk: Talk) -> None:
        for name in vaka.games():
            game = vaka.load(name)
            short, whole = await talk.ask("rules", game=name), await talk.ask("rules", game=name, clause="all")
            for clause in vaka.words.rulebook.clause_ids(game.folder):
                assert clause in short
                assert f"{clause}: {game.clause(clause).text()}" in whole
        assert (await talk.ask("rules", game="babayaga", clause="by-6", lang="sv")).startswith("BY-6: ")
        listed = await talk.ask("games")
        assert all(f"{name}: " in listed for name in vaka.games())

    talking(conversation)


def test_rulebooks_are_resources() -> None:
    async def conversation(talk: Talk) -> None:
        listed = await talk.client.list_resources()
        assert [str(found.uri) for found in listed.resources] == [f"vaka://rules/{name}" for name in vaka.games()]
        templates = await talk.client.list_resource_templates()
        assert [found.uri_template for found in templates.resource_templates] == ["vaka://rules/{game}/{lang}"]
        for uri, lang in (("vaka://rules/mad", "is"), ("vaka://rules/mad/es", "es")):
            (contents,) = (await talk.client.read_resource(uri)).contents
            assert contents.text == await talk.ask("rules", game="mad", clause="all", lang=lang)  # type: ignore[union-attr]
        for uri in ("vaka://rules/chess", "vaka://rules/mad/fr", "vaka://secrets"):
            with pytest.raises(MCPError, match=r"no (game|language|resource)"):
                await talk.client.read_resource(uri)

    talking(conversation, Assistant("is"))


def test_prompts_say_how_to_play() -> None:
    async def conversation(talk: Talk) -> None:
        async def text(name: str, **given: str) -> str:
            (message,) = (await talk.client.get_prompt(name, given)).messages
            return message.content.text  # type: ignore[union-attr]

        names = [prompt.name for prompt in (await talk.client.list_prompts()).prompts]
        assert names == ["play", "sit_down", "teach"]
        assert "Play a game of mad" in await text("play", game="mad", opponents="hard")
        assert "your opponents are hard bots" in await text("play", game="mad", opponents="hard")
        assert "http://x/t/abc" in await text("sit_down", link="http://x/t/abc")
        assert (await text("teach", game="partners")).endswith("Speak Slovenčina with me.")
        for name, given in (("play", {"game": "chess"}), ("teach", {}), ("sit_down", {}), ("cheat", {})):
            with pytest.raises(MCPError, match=r"no (game|prompt)|needs (game|link)"):
                await text(name, **given)

    talking(conversation, Assistant("sk"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_answers_speak_the_language(lang: Language) -> None:
    async def conversation(talk: Talk) -> None:
        say = vaka.load("babayaga").phrases(lang)
        text = await talk.ask("new_game", game="babayaga")
        assert say("seat-you", who=say("seat-name", seat=0)) in text
        assert say("event-turn-up", card=vaka.words.Word("card-7"), pile="A").split()[0] in text
        assert vaka.load("babayaga").clause("BY-16").text(lang) in await talk.ask("why_not", action="declare")
        # One game may be in another language than the rest.
        other: Language = "es" if lang != "es" else "is"
        assert vaka.load("mad").phrases(other)("seat-name", seat=1) in await talk.ask(
            "new_game", game="mad", lang=other
        )

    talking(conversation, Assistant(lang, seed=2))


def test_instructions_and_descriptions_can_be_understood() -> None:
    async def conversation(talk: Talk) -> None:
        assert "`play`" in (talk.client.instructions or "")
        for tool in (await talk.client.list_tools()).tools:
            assert tool.description
            assert tool.input_schema["type"] == "object"
            assert tool.input_schema["additionalProperties"] is False
            for name, field in tool.input_schema["properties"].items():
                assert "description" in field or (tool.name, name) == ("say", "text")
            assert "$ref" not in json.dumps(tool.input_schema)

    talking(conversation)


def test_without_the_package_one_clear_line_says_how_to_install_it(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in [name for name in sys.modules if name.startswith("vaka.adapters.mcp")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "mcp_types", None)
    result = CliRunner().invoke(main, ["mcp"])
    assert result.exit_code == 1
    assert result.output == "Error: the package mcp is missing; install it with: pip install 'vaka[mcp]'\n"
