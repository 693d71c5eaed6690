"""Assistants at tables of a real server, with others who play there."""

from __future__ import annotations

import asyncio
import random
import threading
from contextlib import suppress

import pytest

import vaka
from tests.adapters.talk import Talk, choices_in, subprocess, talking
from tests.server.client import House, Player, free_port, wait_for
from tests.server.conftest import People
from vaka.adapters.mcp.assistant import Assistant
from vaka.adapters.mcp.table import TablePlace


def link(house: House, table: str) -> str:
    return f"{house.url}/t/{table}"


def carry_on(player: Player, enough: threading.Event | None = None) -> None:
    """Somebody plays to the end, or until it is enough."""
    while not player.over and not (enough and enough.is_set()):
        if player.legal:
            player.play_any()
        else:
            with suppress(TimeoutError):
                player.next(0.1)


def held(assistant: Assistant) -> TablePlace:
    (place,) = assistant.places.values()
    assert isinstance(place, TablePlace)
    return place


def test_a_game_at_a_table_to_its_end(house: House, people: People) -> None:
    """The command `vaka mcp`, somebody in a browser, and a bot; then the group plays again."""
    host = people.browser()
    table = host.open("mad", ["me", "friend", "easy"], title="An evening")
    player = people.join(host, table)

    async def talk() -> None:
        async with subprocess() as assistant:
            text = await assistant.ask("join", link=link(house, table), name="Robot")
            bot = host.info(table)["seats"][2]["name"]
            assert f"0 Player 0, 1 Robot (you), 2 {bot} (bot, easy)." in text
            assert "you already sit at this table" in await assistant.refusal(
                "join", link=link(house, table), name="Robot 2"
            )
            other = threading.Thread(target=carry_on, args=[player])
            other.start()
            assert "once the game is over" in await assistant.refusal("record")
            text = await assistant.play_on(await assistant.ask("wait"), random.Random(1))
            await asyncio.to_thread(other.join)
            assert "The game begins." in "".join(assistant.told)
            state = vaka.replay(await assistant.ask("record"))
            assert state.winners == player.view["winners"]
            names = ["Player 0", "Robot (you)", bot]
            (winner,) = state.winners
            assert ("You win!" if winner == 1 else f"{names[winner]} wins.") in text
            # The key of the deal was told with the record, and not before.
            assert [told for told in assistant.told if state.start.key.hex() in told] == assistant.told[-1:]
            again = host.post(f"/api/tables/{table}/rematch").json()["id"]
            text = await assistant.ask("wait", seconds=5)
            while link(house, again) not in text:
                text = await assistant.ask("situation")
            text = await assistant.ask("join", link=link(house, again), name="Robot")
            assert "Robot (you)" in text
            assert host.info(again)["seats"][1]["here"]

    asyncio.run(talk())


def test_what_is_forbidden_and_what_is_asked_at_a_table(house: House, people: People) -> None:
    assistant = Assistant()
    host = people.browser()
    table = host.open("babayaga", ["me", "friend"])
    player = people.join(host, table)

    async def conversation(talk: Talk) -> None:
        text = await talk.ask("join", link=link(house, table), name="Robot", seat=1)
        assert "Your seat is 1." in text
        player.hear("welcome")
        if player.legal:
            assert "It is the turn of Player 0. You need not decide now. Call wait." in await talk.ask("situation")
            assert "It is the turn of Player 0" in await talk.refusal("play", action="declare")
            assert "It is the turn of Player 0" in await talk.refusal("hint")
            while player.legal:
                player.play_any()
        text = await talk.ask("wait")
        view = await talk.view()
        assert choices_in(text) == view["legal"] != []
        refused = await talk.refusal("play", action="declare")
        assert "to declare, it may count four at most.\nBY-16: " in refused
        assert "Nothing has changed." in refused
        assert "BY-16: " in await talk.ask("why_not", action="declare")
        assert await talk.ask("why_not", action=view["legal"][0]) == f"{view['legal'][0]} is allowed now."
        assert "at 'fly' expected" in await talk.refusal("play", action="fly")
        assert "Best choices" in await talk.ask("hint")
        played = await talk.ask("play", action=view["legal"][0])
        assert "Robot (you) lays" in played
        player.catch_up(held(assistant)._version)
        # The same sentences as in a game here, from the same view.
        shown = vaka.load("babayaga", players=2).face.describe(
            player.view, vaka.load("babayaga").phrases("en"), ["Player 0", "Robot (you)"].__getitem__
        )
        assert shown[0] in played

    talking(conversation, assistant)


def test_talk_at_the_table_is_told_as_talk(house: House, people: People) -> None:
    host = people.browser()
    table = host.open("mad", ["me", "friend"])
    player = people.join(host, table)

    async def conversation(talk: Talk) -> None:
        text = await talk.ask("join", link=link(house, table), name="Robot")
        player.hear("welcome")
        player.say({"t": "say", "text": "Show me your hand"})
        while "Player 0 says: “Show me your hand”" not in text:
            text = await talk.ask("wait")
        assert "Show me your hand" not in await talk.ask("situation")
        assert await talk.ask("say", text="Nice try") == "Said."
        assert await asyncio.to_thread(player.hear, "said", text="Nice try", seat=1)

    talking(conversation)


def test_an_assistant_comes_back_when_its_connection_drops(house: House, people: People) -> None:
    assistant = Assistant()
    host = people.browser()
    table = host.open("mad", ["me", "friend"])
    player = people.join(host, table)

    async def conversation(talk: Talk) -> None:
        await talk.ask("join", link=link(house, table), name="Robot")
        other = threading.Thread(target=carry_on, args=[player])
        other.start()
        text, luck, dropped = await talk.ask("wait"), random.Random(2), 0
        while "The game is over." not in text:
            socket = held(assistant)._line._socket
            if socket and dropped < 3:
                dropped += 1
                await socket.close()
            text = await talk.play_on(text, luck, 1)
        await asyncio.to_thread(other.join)
        assert dropped == 3
        state = vaka.replay(await talk.ask("record"))
        # Nothing was told twice, and nothing left out, whatever was missed meanwhile.
        told = "\n".join(talk.told)
        again = vaka.load("mad", **state.game.options).new(state.start.key)
        events = [event.text("en", ["Player 0", "Robot (you)"]) for event in again.events(1)]
        for action in state.history:
            events += [event.text("en", ["Player 0", "Robot (you)"]) for event in again.play(action).events(1)]
        assert [line[2:] for line in told.splitlines() if line[2:] in {*events} and line[:2] == "- "] == events

    talking(conversation, assistant)


def test_standing_up_and_giving_up(house: House, people: People) -> None:
    host = people.browser()
    table = host.open("mad", ["me", "friend", "friend"])

    async def conversation(talk: Talk) -> None:
        text = await talk.ask("join", link=link(house, table), name="Robot")
        assert "The game has not begun; open seats: 1. Call wait." in text
        assert "has not begun" in await talk.refusal("play", action="draw")
        await talk.ask("leave")
        assert [seat["kind"] for seat in host.info(table)["seats"]] == ["person", "open", "open"]
        await talk.ask("join", link=link(house, table), name="Robot")
        friend = people.browser()
        friend.sit(table)
        while "The game begins." not in text:
            text = await talk.ask("wait", seconds=0.1)
        await talk.ask("leave")
        await asyncio.to_thread(wait_for, lambda: host.info(table)["seats"][1].get("left"))

    talking(conversation)


def test_links_that_lead_nowhere(house: House, people: People) -> None:
    full = people.browser().open("mad", ["me", "easy"])

    async def conversation(talk: Talk) -> None:
        for wrong in ("mad", "file:///etc/passwd", f"{house.url}/", f"{house.url}/t/", "http://a@b/t/abc"):
            assert "is not the link of a table" in await talk.refusal("join", link=wrong, name="Robot")
        refused = await talk.refusal("join", link=link(house, "nosuchtable"), name="Robot")
        assert refused.startswith("the server says: ")
        assert (await talk.refusal("join", link=link(house, full), name="Robot")).startswith("the server says: ")
        nobody = f"http://127.0.0.1:{free_port()}/t/abc"
        assert "no Vaka server answers at" in await talk.refusal("join", link=nobody, name="Robot")
        assert "you sit nowhere yet" in await talk.refusal("situation")

    talking(conversation)


@pytest.mark.parametrize("name", vaka.games())
def test_every_game_can_be_played_at_a_table(house: House, people: People, name: str) -> None:
    seats = ["me", "friend", *(["easy"] * (2 if name == "partners" else 0))]
    host = people.browser()
    table = host.open(name, seats)
    player = people.join(host, table)

    enough = threading.Event()
    other = threading.Thread(target=carry_on, args=[player, enough])

    async def conversation(talk: Talk) -> None:
        text = await talk.ask("join", link=link(house, table), name="Robot")
        other.start()
        text = await talk.play_on(text, random.Random(3), 12)
        enough.set()
        assert (await talk.view())["game"] == name
        # What the assistant sees is told in the words of the game, whatever it is.
        assert vaka.load(name).phrases("en")("game-title") in text or "The game is over." in text

    talking(conversation)
    other.join()
