"""`make nonsense`: requests, messages, frames, records and positions that make no sense, against a real server.

Nothing may crash, no answer may be a 500, every answer fits the protocol, nothing changes but by a legal decision, and
the server's memory stays where it was. `--size 0.05` does a twentieth of it.
"""

from __future__ import annotations

import argparse
import itertools
import json
import os
import random
import re
import struct
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, get_args

import hypothesis
import msgspec
import schemathesis
from hypothesis import HealthCheck, Phase
from hypothesis import strategies as st
from schemathesis import GenerationMode

import vaka
from tests.server.client import ROOT, Browser, House, Player, drive, megabytes
from tests.server.test_floods import Raw
from vaka.server import protocol
from vaka.version import __version__

REQUESTS, MESSAGES, SOCKETS = 300, 20_000, 1_000  # per operation; in all; in all
INPUTS = {"record": 200_000, "position": 40_000, "message": 300_000, "request": 300_000}  # per reader
SENSE = 0.1  # of the messages: a legal decision at the right version, so that there is something to spoil
STUCK = 120  # seconds by the clock after which an input counts as one that a reader never finishes
MOST_GROWTH = 150  # megabytes that the server may grow, from the first request to the last
RESULTS = ROOT / "bench" / "results" / "nonsense.json"
QUESTIONS = itertools.count(2**50)
FRESH_ADDRESSES = (random.Random(1).getrandbits(24) for _ in iter(int, 1))


def settings(examples: int) -> hypothesis.settings:
    """How hypothesis is to look: no database, no time limit for one example."""
    checks = [HealthCheck.too_slow, HealthCheck.filter_too_much, HealthCheck.data_too_large]
    phases = [Phase.generate, Phase.shrink]
    return hypothesis.settings(
        max_examples=examples, deadline=None, database=None, suppress_health_check=checks, phases=phases
    )


@dataclass
class Tally:
    """What was sent in one part of it, and what came of that."""

    sent: int = 0
    """Requests, messages or frames."""
    answers: Counter[str] = field(default_factory=Counter)
    """Answers to requests and to messages by their kind, which can be none or several; how sockets for frames ended."""


class Scene:
    """A server with a table in every stage: open, under way, over; and people who sit there."""

    def __init__(self, house: House, stack: ExitStack) -> None:
        self.house = house
        self.host, self.friend = (stack.enter_context(Browser(house)) for _ in range(2))
        self.open = self.host.open("mad", ["me", "friend"], gather=True)
        self.playing = self._begun(stack, self.host, self.friend)[0]
        self.over, players = self._begun(stack, self.host, self.friend)
        drive(players)
        assert players[0].over
        self.canaries = self._begun(stack, self.host, self.friend)[1]

    def _begun(self, stack: ExitStack, host: Browser, friend: Browser) -> tuple[str, list[Player]]:
        table = host.open("mad", ["me", "friend"])
        friend.sit(table)
        return table, [stack.enter_context(browser.join(table)) for browser in (host, friend)]

    def speakers(self, stack: ExitStack) -> list[Player]:
        """Two players of a table that was just begun, who have sat nowhere else, and a spectator."""
        host, friend = (stack.enter_context(Browser(self.house)) for _ in range(2))
        table, players = self._begun(stack, host, friend)
        return [*players, stack.enter_context(Player(self.house, table))]

    def unharmed(self) -> None:
        """Another table goes on, and nothing failed inside."""
        if self.canaries[0].over:
            return
        before = self.canaries[0].version
        drive(self.canaries, 1)
        assert self.canaries[0].version > before
        faults = [line for line in self.house.said().splitlines() if "Traceback" in line or '"exception"' in line]
        assert faults == [], faults[-1]


# --- Requests.


def ask_requests(scene: Scene, examples: int, seed: int) -> Tally:
    """What schemathesis makes of the OpenAPI file, fitting and not, at tables that there are and others."""
    schema = schemathesis.openapi.from_url(f"{scene.house.url}/api/openapi.json")
    tables = [scene.open, scene.playing, scene.over]
    left_out = [
        # What the schema calls an integer, 1.0, is none here; a game that there is not is refused with 400.
        schemathesis.checks.CHECKS.get_one("positive_data_acceptance"),
    ]
    told = Tally()
    for found in schema.get_all_operations():
        operation: Any = found.ok()  # type: ignore[union-attr]  # the file is one that can be read
        takes = operation.definition.raw.get("requestBody") or operation.query
        for mode in GenerationMode if takes else (GenerationMode.POSITIVE,):

            @hypothesis.seed(seed)
            @settings(examples)
            @hypothesis.given(case=operation.as_strategy(generation_mode=mode), luck=st.randoms(use_true_random=False))
            def ask(case: Any, luck: random.Random) -> None:
                if "table" in (case.path_parameters or {}) and luck.random() < 0.8:
                    case.path_parameters["table"] = luck.choice(tables)
                fitting = case.meta.generation.mode is GenerationMode.POSITIVE
                if fitting and isinstance(case.body, dict) and "game" in case.body and luck.random() < 0.5:
                    case.body["game"], case.body["options"] = luck.choice(vaka.games()), {}
                    case.body["seats"] = luck.choice([[{"kind": "me"}] * 2, [{"kind": "friend"}, {"kind": "bot"}]])
                who = luck.choice([scene.host, scene.friend, None])
                headers = {"x-forwarded-for": f"10.{next(FRESH_ADDRESSES) % 250}.{luck.randrange(250)}.7"}
                if who is not None:
                    headers["cookie"] = f"vaka={who.token}"
                answer = case.call(headers=headers, timeout=30)
                told.sent += 1
                told.answers[f"{case.operation.label} {answer.status_code}"] += 1
                case.validate_response(answer, excluded_checks=left_out)

            ask()
    scene.unharmed()
    return told


# --- Messages.

KINDS: list[str] = [kind.__struct_config__.tag for kind in get_args(protocol.ClientMessage)]
NAMES = [str(action) for action in vaka.load("mad").all_actions()]
FIELDS = sorted({field.name for kind in get_args(protocol.ClientMessage) for field in msgspec.structs.fields(kind)})
NUMBERS = st.integers(-2, 40) | st.integers(-(2**70), 2**70) | st.floats()
LEAVES = st.none() | st.booleans() | NUMBERS | st.text(max_size=20) | st.sampled_from(NAMES)
TREES = st.recursive(LEAVES, lambda inner: st.lists(inner) | st.dictionaries(st.text(max_size=5), inner), max_leaves=8)
VALUES = {
    "id": st.integers(0, 2**53), "version": st.integers(0, 60), "action": st.sampled_from(NAMES),
    "seat": st.integers(0, 5), "sign": st.sampled_from(get_args(protocol.Sign)),
    "text": st.text(min_size=1, max_size=30), "lang": st.sampled_from(get_args(protocol.Language)),
}  # fmt: skip


@st.composite
def nearly(draw: st.DrawFn) -> str:
    """A message of some kind, with a part of it damaged, left out, doubled or too much; sometimes whole."""
    kind = draw(st.sampled_from(get_args(protocol.ClientMessage)))
    message = {"t": kind.__struct_config__.tag}
    message |= {field.name: draw(VALUES[field.name]) for field in msgspec.structs.fields(kind)}
    for _ in range(draw(st.sampled_from([0, 0, 0, 1, 2]))):
        name = draw(st.sampled_from([*message, "t", *FIELDS, "more"]))
        if draw(st.booleans()):
            message.pop(name, None)
        else:
            message[name] = draw(TREES | (VALUES[name] if name in VALUES else st.sampled_from(KINDS)))
    text = json.dumps(message, ensure_ascii=draw(st.booleans()))
    return draw(st.sampled_from([text, text, text, damaged(text, draw(st.randoms(use_true_random=False)))]))


def damaged(text: str, luck: random.Random) -> str:
    """A text with a few letters changed, doubled or missing."""
    letters = list(text)
    for _ in range(luck.randrange(1, 5)):
        at = luck.randrange(len(letters)) if letters else 0
        letters[at : at + luck.randrange(3)] = luck.choice(
            ["", "{", '"', "\\", "\0", "\ud7ff", "[" * 200, "9" * 400, "e"]
        )
    return "".join(letters)


def sensible(speakers: list[Player], luck: random.Random) -> tuple[str, int] | None:
    """A legal decision, and whose it is; None while nobody here may decide."""
    able = [who for who, speaker in enumerate(speakers) if speaker.legal]
    if not able:
        return None
    who = luck.choice(able)
    head = {"t": "play", "id": luck.getrandbits(50), "version": speakers[who].version}
    return json.dumps({**head, "action": luck.choice(speakers[who].legal)}), who


def send_messages(scene: Scene, examples: int, seed: int) -> Tally:
    """Messages from two players and a spectator; each is answered by something of the protocol."""
    told, luck = Tally(), random.Random(seed)
    with ExitStack() as stack:
        speakers = scene.speakers(stack)
        others = TREES.map(json.dumps) | st.text(max_size=5000) | st.binary(max_size=200)
        some = st.integers(0, 3).flatmap(lambda number: nearly() if number else others)

        @hypothesis.seed(seed)
        @settings(examples)
        @hypothesis.given(text=some, who=st.sampled_from([0, 1, 2]))
        def send(text: str | bytes, who: int) -> None:
            if speakers[0].over:
                stack.close()
                speakers[:] = scene.speakers(stack)
            if luck.random() < SENSE:
                text, who = sensible(speakers, luck) or (text, who)
            speaker = speakers[who]
            legal = [name.casefold().split() for name in speaker.legal]
            speaker.say(text if isinstance(text, bytes) else text.encode("utf-8", "replace").decode())
            told.sent += 1
            for frame in answers(speaker):
                told.answers[kind_of(frame)] += 1
                if kind_of(frame) == "step acknowledged":
                    assert who < 2, "a spectator has decided"
                    assert json.loads(text)["action"].casefold().split() in legal
            for other in speakers:
                if other is not speaker:
                    list(answers(other))  # what others hear fits the protocol too

        send()
    assert told.answers["step acknowledged"], "not one decision was accepted"
    scene.unharmed()
    return told


def kind_of(frame: dict[str, Any]) -> str:
    """What kind of a message was heard: why it is refused, and whether a step is a decision of the one who hears it."""
    if frame["t"] == "step":
        return "step" + (" taken back" if frame.get("undone") else " acknowledged" if "ack" in frame else "")
    return f"refused {frame['reason']}" if frame["t"] == "refused" else str(frame["t"])


def answers(player: Player) -> Iterator[dict[str, Any]]:
    """All that is said until a question is answered; the Player itself checks that it fits the protocol."""
    number = next(QUESTIONS)  # a ping would not do: what was sent before may have been one
    player.say({"t": "why", "id": number, "action": NAMES[0]})
    while (frame := player.next()).get("id") != number:
        yield frame


# --- Frames.


def frame(luck: random.Random) -> bytes:
    """One frame of a socket, mostly a wrong one: any opcode, flags, length and mask, and a payload that may not fit."""
    first = luck.choice([0x81, 0x82, 0x88, 0x89, 0x8A, 0x01, 0x00, 0x80, 0xC1, luck.randrange(256)])
    payload = luck.choice(
        [b"", b'{"t":"ping"}', luck.randbytes(luck.randrange(300)), b"\xff\xfe\xc0", b"[" * luck.randrange(9000)]
    )
    masked = 0x80 if luck.random() < 0.9 else 0
    length = luck.choice([len(payload)] * 6 + [0, 1, 125, 126, 127, 2**16, 2**31, 2**63 - 1, 2**64 - 1])
    if length < 126 and luck.random() < 0.95:
        head = struct.pack("!BB", first, masked | length)
    elif length < 1 << 16 and luck.random() < 0.9:
        head = struct.pack("!BBH", first, masked | 126, length)
    else:
        head = struct.pack("!BBQ", first, masked | 127, length)
    return head + (b"\0\0\0\0" if masked else b"") + payload


def send_frames(scene: Scene, sockets: int, seed: int) -> Tally:
    """Raw frames, each on sockets of their own; some are left half open, some closed in the middle."""
    luck, told = random.Random(seed), Tally()
    held: list[Raw] = []
    for number in range(sockets):
        raw = Raw(scene.house, scene.playing, f"10.77.{number // 250 % 250}.{number % 250}")
        assert raw.status == 101
        frames = luck.randrange(1, 9)
        poured = next((number for number in range(frames) if raw.pour(frame(luck), 1)), frames)
        told.sent += poured
        told.answers["sent" if poured == frames else "closed while sending"] += 1
        if luck.random() < 0.1 and len(held) < 200:
            held.append(raw)  # nothing more is said or read
        else:
            raw.socket.close()
        if number % 200 == 199:
            scene.unharmed()
    for raw in held:
        raw.socket.close()
    scene.unharmed()
    return told


# --- Records, positions and messages, led by what the reader does with them.


def read_nonsense(target: str, runs: int, seed: int) -> dict[str, int]:
    """Have atheris look for inputs that a reader does not expect; fails if it finds one."""
    with tempfile.TemporaryDirectory() as folder:
        words = [
            sys.executable,
            "-m",
            "tests.reading",
            target,
            f"-runs={runs}",
            f"-seed={seed + 1}",
            "-rss_limit_mb=2048",
        ]
        words += [f"-timeout={STUCK}", f"-artifact_prefix={folder}/", folder]
        done = subprocess.run(words, cwd=ROOT, capture_output=True, text=True)
        left = [
            file.read_bytes()[:2000]
            for pattern in ("crash-*", "oom-*", "timeout-*")
            for file in Path(folder).glob(pattern)
        ]
    assert done.returncode == 0, f"{target}: {done.stderr[-3000:]}\n{left}"
    found = re.findall(r"#(\d+)\s+DONE\s+cov: (\d+) ft: (\d+) corp: (\d+)", done.stderr)
    assert found, done.stderr[-2000:]
    tried, covered, features, kept = map(int, found[-1])
    return {"inputs": tried, "edges": covered, "features": features, "kept": kept}


# --- All of it.


@contextmanager
def scene(folder: Path) -> Iterator[Scene]:
    """A server, and its tables."""
    house = House(folder)
    try:
        with ExitStack() as stack:
            yield Scene(house, stack)
    finally:
        house.stop()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--size", type=float, default=1.0)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--json", type=Path, default=RESULTS)
    wanted = parser.parse_args()
    began = time.monotonic()

    def some(number: int) -> int:
        return max(10, int(number * wanted.size))

    told: dict[str, Any] = {"version": __version__, "seed": wanted.seed, "size": wanted.size}
    with tempfile.TemporaryDirectory() as folder, scene(Path(folder)) as at:
        process = at.house.process.pid
        parts: dict[str, Callable[[], Tally]] = {
            "requests": lambda: ask_requests(at, some(REQUESTS), wanted.seed),
            "messages": lambda: send_messages(at, some(MESSAGES), wanted.seed),
            "frames": lambda: send_frames(at, some(SOCKETS), wanted.seed),
        }
        ask_requests(at, 5, wanted.seed)  # so that everything was loaded once
        before = megabytes(process)
        for name, part in parts.items():
            found = part()
            told[name] = {"sent": found.sent, "answers": dict(sorted(found.answers.items()))}
            told[name]["megabytes"] = round(megabytes(process))
            print(f"{name}: {found.sent:,} sent; the server holds {megabytes(process):.0f} MB", flush=True)
        told["megabytes_before"] = round(before)
        grown = megabytes(process) - before
    assert grown < MOST_GROWTH, f"the server has grown by {grown:.0f} MB"
    for target, inputs in INPUTS.items():
        told[f"reading {target}"] = read_nonsense(target, some(inputs), wanted.seed)
        print(f"{target}: {told[f'reading {target}']}", flush=True)
    told["seconds"] = round(time.monotonic() - began)
    wanted.json.write_text(json.dumps(told, indent=1) + "\n")
    print(f"no crash, no 500; {told['seconds']} s, written to {os.path.relpath(wanted.json)}")


if __name__ == "__main__":
    main()
