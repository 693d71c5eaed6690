"""What is said over a socket: every message gets an answer, and only a legal decision changes anything."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any, get_args

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import vaka
from tests.server.client import Browser, House, Player, drive
from tests.server.conftest import People
from vaka.bots.levels import LEVELS, LevelName
from vaka.server import protocol
from vaka.server.socket import MOST_MESSAGE
from vaka.words.languages import LANGUAGES, NAMES

GARBAGE = [
    "",
    "null",
    "[]",
    "{}",
    "7",
    "NaN",
    '"play"',
    "{",
    "\x00",
    "🙂" * 100,
    '{"t":"play"}',
    '{"t":"nothing","id":1}',
    '{"t":["play"],"id":1}',
    '{"t":"play","id":1,"version":0,"action":"draw","seat":1}',
    '{"t":"play","id":"1","version":0,"action":"draw"}',
    '{"t":"play","id":1.5,"version":0,"action":"draw"}',
    '{"t":"play","id":-1,"version":0,"action":"draw"}',
    '{"t":"play","id":9007199254740993,"version":0,"action":"draw"}',
    '{"t":"play","id":1,"version":-1,"action":"draw"}',
    '{"t":"play","id":1,"version":1e400,"action":"draw"}',
    '{"t":"play","id":1,"version":0,"action":null}',
    '{"t":"play","id":1,"version":0,"action":["draw"]}',
    '{"t":"play","id":1,"version":0,"action":"\\ud800"}',
    '{"t":"play","id":1,"version":0,"action":"' + "x" * 81 + '"}',
    '{"t":"why","id":1,"action":7}',
    '{"t":"describe","id":1,"lang":"../../etc/passwd"}',
    '{"t":"describe","id":1,"lang":"en\\n"}',
    '{"t":"face","seat":6}',
    '{"t":"face","seat":true}',
    '{"t":"react","sign":"<script>"}',
    '{"t":"back","t":"play"}',
    "[" * 4000,
    '{"t":' * 800,
    "x" * (MOST_MESSAGE + 1),
    json.dumps({"t": "why", "id": 1, "action": "x" * 10_000}),
]


@pytest.fixture
def pair(house: House, people: People) -> list[Player]:
    """Two people who have begun a game of MAD."""
    _, players = people.table("mad", "me", "friend")
    drive(players, 2)
    return players


def asked(players: list[Player]) -> tuple[Player, Player]:
    """The player who decides now, and the other one."""
    first, second = players
    return (first, second) if first.legal else (second, first)


def unharmed(players: list[Player], version: int) -> None:
    """Nothing has changed, and the game goes on."""
    drive(players, 1)
    assert players[0].version == version + 1


@pytest.fixture(scope="module")
def four(house: House) -> Iterator[list[Player]]:
    """Four people in a long game."""
    with ExitStack() as stack:
        yield People(stack, house).table("partners", "me", "friend", "friend", "friend")[1]


@pytest.mark.parametrize("text", GARBAGE, ids=range(len(GARBAGE)))
def test_garbage_is_refused_and_harms_nothing(text: str, four: list[Player]) -> None:
    player, version = four[0], four[0].version
    player.say(text)
    answer = player.hear("refused")
    assert answer["reason"] == "unreadable"
    assert answer["version"] == version
    unharmed(four, version)


@pytest.mark.parametrize("data", [b"", b"\xff\xfe", b'{"t":"back"}', b"\x00" * 1000])
def test_binary_messages_are_refused(data: bytes, four: list[Player]) -> None:
    version = four[0].version
    four[0].say(data)
    assert four[0].hear("refused")["reason"] == "unreadable"
    unharmed(four, version)


def test_a_huge_message_ends_the_socket_and_nothing_else(pair: list[Player]) -> None:
    culprit, other = pair
    culprit.say("x" * 1_000_000)
    code, _ = culprit.closed()
    assert code == 1009
    seen = other.hear("table")["table"]["seats"]
    assert "here" not in seen[culprit.seat]


def test_a_decision_about_another_version_is_stale(pair: list[Player]) -> None:
    player, _ = asked(pair)
    for version in (player.version - 1, player.version + 1, 10**15):
        answer = player.play(player.legal[0], version=version)
        assert (answer["reason"], answer["version"]) == ("stale", player.version)
    unharmed(pair, player.version)


def test_out_of_turn_names_the_clause(pair: list[Player]) -> None:
    player, other = asked(pair)
    answer = other.play(player.legal[0])
    assert (answer["t"], answer["reason"]) == ("refused", "turn")
    assert answer["clause"] == vaka.load("mad").definition.not_your_turn
    unharmed(pair, player.version)


def test_an_illegal_decision_names_the_clause_that_why_names(pair: list[Player]) -> None:
    player, _ = asked(pair)
    illegal = [action for action in player.welcome["actions"] if action not in player.legal]
    for action in random.sample(illegal, 5):
        answer = player.play(action)
        assert (answer["t"], answer["reason"]) == ("refused", "illegal")
        why = player.ask("why", action=action)
        assert (answer["clause"], answer["because"]) == (why["clause"], why["because"])
        assert why["because"][0].startswith("because-")
        assert vaka.load("mad").clause(answer["clause"])
    assert player.ask("why", action=player.legal[0])["clause"] is None
    unharmed(pair, player.version)


def test_what_names_no_action_is_unreadable_and_says_what_would(pair: list[Player]) -> None:
    player, _ = asked(pair)
    for kind, fields in (("play", {"version": player.version}), ("why", {})):
        answer = player.ask(kind, action="fly away", **fields)
        assert (answer["t"], answer["reason"]) == ("refused", "unreadable")
        assert "cannot read 'fly away'" in answer["text"]
    unharmed(pair, player.version)


def test_spaces_and_capitals_do_not_matter(pair: list[Player]) -> None:
    player, _ = asked(pair)
    assert player.play(f"  {player.legal[0].upper()} ".replace(" ", "  "))["t"] == "step"


@pytest.mark.parametrize("number", [0, 1, 2**53])
def test_a_repeated_message_is_applied_once(number: int, house: House, people: People) -> None:
    host, friend = people.browser(), people.browser()
    table = host.open("mad", ["me", "friend"])
    friend.sit(table)
    players = [people.join(host, table), people.join(friend, table)]
    player, other = asked(players)
    browser = (host, friend)[player.seat]
    action = player.legal[0]
    first = player.play(action, id=number, version=0)
    assert (first["t"], first["version"]) == ("step", 1)
    assert player.play(action, id=number, version=0) == {"t": "ack", "id": number, "version": 1}
    assert player.play("nonsense", id=number) == {"t": "ack", "id": number, "version": 1}
    again = people.join(browser, table)
    assert again.version == 1
    assert again.play(action, id=number, version=0) == {"t": "ack", "id": number, "version": 1}
    other.catch_up(1)
    # The same number of another player is another message.
    answer = other.play(action, id=number, version=0)
    assert answer["reason"] == "stale"


def test_only_the_one_who_decided_is_acknowledged(pair: list[Player]) -> None:
    player, other = asked(pair)
    player.play_any()
    other.catch_up(player.version)
    assert "ack" in player.frames[-1]
    assert "ack" not in other.frames[-1]


# --- Whatever is sent.


def texts(game: str) -> st.SearchStrategy[str]:
    """Messages, nearly messages, and no messages at all."""
    names = [str(action) for action in vaka.load(game).all_actions()]
    number = st.integers(-2, 40) | st.integers(0, 2**60)
    fields = st.fixed_dictionaries(
        {"t": st.sampled_from(["play", "undo", "why", "hint", "describe", "face", "react", "back"])},
        optional={
            "id": number,
            "version": number,
            "action": st.sampled_from(names) | st.text(max_size=90),
            "seat": number | st.none(),
            "sign": st.sampled_from(get_args(protocol.Sign)) | st.text(max_size=4),
            "lang": st.sampled_from(["en", "is", "xx"]),
        },
    )
    leaves = st.none() | st.booleans() | number | st.floats() | st.text(max_size=10)
    trees = st.recursive(leaves, lambda inner: st.lists(inner) | st.dictionaries(st.text(max_size=5), inner))
    return fields.map(json.dumps) | trees.map(json.dumps) | st.text(max_size=200)


@pytest.fixture(scope="module")
def bothered(house: House) -> Iterator[tuple[Player, Player]]:
    """A spectator and a player who is not asked, at one table."""
    with Browser(house) as host:
        table = host.open("partners", ["me", "friend", "friend", "friend"], hints=False)
        for _ in range(3):
            with Browser(house) as guest:
                guest.sit(table)
        with host.join(table) as player, Player(house, table) as watcher:
            yield player, watcher


@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(text=texts("partners"), who=st.sampled_from([0, 1]))
def test_whatever_is_sent_is_answered_and_changes_the_version_only_if_it_was_legal(
    text: str, who: int, bothered: tuple[Player, Player]
) -> None:
    speaker = bothered[who]
    version, legal = speaker.version, speaker.legal
    speaker.say(text)
    marker = random.getrandbits(50)
    speaker.say({"t": "describe", "id": marker, "lang": "en"})
    said = []
    while (frame := speaker.next()).get("id") != marker:
        # What others do is told as well, whenever they did it.
        said += [frame] if frame["t"] not in ("table", "reaction") else []
    if speaker.version != version:
        message = json.loads(text)
        assert message["t"] in ("play", "undo")
        assert message["t"] == "undo" or " ".join(message["action"].split()).casefold() in map(str.casefold, legal)
        bothered[1 - who].catch_up(speaker.version)
    elif json_kind(text) not in ("back", "react"):
        assert len(said) == 1, said


def json_kind(text: str) -> object:
    try:
        return msgspec.json.decode(text, type=protocol.ClientMessage).__struct_config__.tag
    except msgspec.DecodeError:
        return None


# --- The schema.


def test_the_schema_names_every_message() -> None:
    schema = protocol.schema()
    for name in ("client", "server", "open", "sit", "take", "fill", "arrange"):
        assert name in schema["properties"]
    kinds = {
        part["properties"]["t"]["enum"][0] for part in schema["$defs"].values() if "t" in part.get("properties", {})
    }
    asked = {"play", "undo", "why", "hint", "describe", "face", "react", "say", "stand-in", "leave", "back", "ping"}
    told = {"welcome", "step", "look", "table", "ack", "refused", "reaction", "said", "pong", "closing"}
    assert kinds == asked | told
    json.dumps(schema)


def test_the_protocol_knows_all_languages_levels_and_signs() -> None:
    assert get_args(LevelName) == tuple(LEVELS)
    assert list(NAMES) == list(LANGUAGES)


def test_the_server_serves_the_schema(house: House, people: People) -> None:
    assert people.browser().get("/api/schema").json() == json.loads(json.dumps(protocol.schema()))


def fits(value: Any, schema: dict[str, Any], root: dict[str, Any]) -> bool:
    """Whether a value fits the part of JSON Schema that the protocol uses, and has nothing that is not named there."""
    if "$ref" in schema:
        return fits(value, root["$defs"][schema["$ref"].rpartition("/")[2]], root)
    if "anyOf" in schema:
        return any(fits(value, part, root) for part in schema["anyOf"])
    if "enum" in schema:
        return value in schema["enum"]
    kinds: dict[str, Any] = {
        "object": dict,
        "array": list,
        "string": str,
        "integer": int,
        "number": (int, float),
        "null": type(None),
    }
    kind = schema.get("type")
    if kind == "boolean" or isinstance(value, bool):
        return kind in ("boolean", None) and isinstance(value, bool)
    if kind and not isinstance(value, kinds[kind]):
        return False
    if isinstance(value, dict) and "properties" in schema:
        parts = schema["properties"]
        known = set(value) <= set(parts) and set(schema.get("required", [])) <= set(value)
        return known and all(fits(part, parts[name], root) for name, part in value.items())
    if isinstance(value, list) and "items" in schema:
        return all(fits(part, schema["items"], root) for part in value)
    return True


def test_recorded_messages_fit_the_schema_in_both_directions(pair: list[Player], people: People) -> None:
    schema = protocol.schema()
    player, other = asked(pair)
    sent: list[dict[str, Any]] = [
        {"t": "why", "id": 1, "action": player.legal[0]},
        {"t": "hint", "id": 2},
        {"t": "describe", "id": 3, "lang": "sv"},
        {"t": "face", "seat": player.seat},
        {"t": "react", "sign": "wave"},
        {"t": "back"},
        {"t": "undo", "id": 5, "version": 0},
        {"t": "play", "id": 4, "version": player.version, "action": player.legal[0]},
    ]
    for message in sent:
        assert fits(message, schema["properties"]["client"], schema), message
        assert not fits({**message, "more": 1}, schema["properties"]["client"], schema)
        player.say(message)
    kinds = {"why", "hint", "describe", "look", "reaction", "refused", "step"}
    while not kinds <= {frame["t"] for frame in player.frames}:
        player.next()
    for frame in (*player.frames, *other.frames):
        assert fits(frame, schema["properties"]["server"], schema), frame
        assert not fits({**frame, "more": 1}, schema["properties"]["server"], schema)
