"""`vaka train`: learn a game for some minutes into a folder, and go on where it was stopped.

The folder holds `checkpoint.pt`, from which the same command goes on, `log.jsonl`, a line for each evaluation, and
`network.npz`, the network as bots use it.
"""

from __future__ import annotations

import hashlib
import json
import os
import platform
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path
from pickle import UnpicklingError
from typing import Any

import torch

from vaka.bots.network import save, shape_of
from vaka.engine.observing import observation_of
from vaka.errors import OptionError
from vaka.games.registry import definition
from vaka.learning.evaluate import Standing, against_greedy
from vaka.learning.tables import variants
from vaka.learning.train import Settings, Training
from vaka.play import load
from vaka.version import __version__

Say = Callable[[str], None]
Report = Callable[[float], None]
EVALUATION = hashlib.sha256(b"an evaluation of Vaka").digest()  # the key of deals that no training sees
EVERY, GAMES = 2.0, 2000
CHECKPOINT, LOG = "checkpoint.pt", "log.jsonl"
GREEDY = "greedy"  # what an evaluation is called, before the number of players


@dataclass(frozen=True)
class Plan:
    """What is to be learned, and for how long."""

    name: str
    minutes: float
    device: str = "cpu"
    seed: int = 0
    every: float = field(default_factory=lambda: EVERY)
    """Minutes between two evaluations."""
    games: int = field(default_factory=lambda: GAMES)
    """Games of each evaluation, for each number of players."""
    threads: int | None = None
    """Threads on the CPU; None is one per core."""


def settings_for(device: str, tables: int | None = None, lessons: float = 0.0) -> Settings:
    """How to learn on a device."""
    if lessons and device != "cpu":
        raise OptionError(
            f"lessons={lessons:g}: the policy gives advice on the CPU only; leave it out, or use --device cpu"
        )
    usual = Settings() if device == "cpu" else Settings(games=65536, steps=32, slice=65536)
    usual = replace(usual, lessons=lessons)
    return usual if tables is None else replace(usual, games=tables, slice=min(usual.slice, 2 * tables))


def run(plan: Plan, settings: Settings, folder: Path, say: Say, report: Report) -> list[dict[str, Any]]:
    """Learn; returns what was found on the way."""
    observation_of(definition(plan.name))
    if plan.device == "cuda" and not torch.cuda.is_available():
        raise OptionError("device='cuda': PyTorch finds no GPU here; use --device cpu")
    if plan.threads:
        torch.set_num_threads(plan.threads)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as fault:
        raise OptionError(f"{folder} cannot be made ({fault.strerror}): name another folder with --to") from None
    kept = _kept(folder / CHECKPOINT, plan, settings)
    training = Training(plan.name, settings, plan.device, plan.seed, kept)
    spent, found = (kept["spent"], kept["found"]) if kept else (0.0, [])
    if kept:
        say(f"going on with {folder} after {spent / 60:.1f} minutes and {training.decisions:,} decisions")
    _learn(training, plan, spent, found, say, report, folder)
    save(folder / "network.npz", training.net.weights(), _facts(training, plan, found))
    return found


def _learn(
    training: Training, plan: Plan, spent: float, found: list[dict[str, Any]], say: Say, report: Report, folder: Path
) -> None:
    """Learn until the time is up, with an evaluation now and then."""
    whole, due = 60 * plan.minutes, spent
    while spent < whole:
        began = time.perf_counter()
        told = training.round(spent / whole)
        spent += time.perf_counter() - began
        report(min(1.0, spent / whole))
        if spent >= min(due, whole):
            due = spent + 60 * plan.every
            shares = _fared(training, plan)
            found.append({"seconds": round(spent, 1), "decisions": training.decisions, **told, **shares})
            say(_line(found[-1]))
            _keep(training, folder, spent, found)


def _facts(training: Training, plan: Plan, found: list[dict[str, Any]]) -> dict[str, Any]:
    """How a network was made."""
    words = ["vaka", "train", plan.name, "--minutes", f"{plan.minutes:g}", "--device", plan.device]
    words += ["--seed", str(plan.seed), "--tables", str(training.settings.games)]
    words += ["--threads", str(plan.threads)] if plan.threads else []
    words += ["--lessons", f"{training.settings.lessons:g}"] if training.settings.lessons else []
    return {
        "game": plan.name,
        "command": " ".join(words),
        "settings": asdict(training.settings),
        "seconds": found[-1]["seconds"] if found else 0,
        "decisions": training.decisions,
        "rounds": training.rounds,
        "vaka": __version__,
        "rules": definition(plan.name).version,
        "torch": torch.__version__,
        "machine": machine(plan.device),
        "standing": {key: value for key, value in found[-1].items() if key.startswith(GREEDY)} if found else {},
    }


def shares_of(found: list[dict[str, Any]]) -> dict[int, list[float]]:
    """How the network came on: its share of the win against `greedy` in each evaluation, by number of players."""
    keys = [key for key in found[-1] if key.startswith(GREEDY)] if found else []
    return {int(key.removeprefix(GREEDY)): [one[key] for one in found] for key in keys}


def machine(device: str) -> str:
    """What a network was trained on."""
    if device == "cuda":
        return str(torch.cuda.get_device_name())
    return f"{torch.get_num_threads()} of {os.cpu_count()} cores, {platform.machine()}"


def _fared(training: Training, plan: Plan) -> dict[str, float]:
    """The share of the win against `greedy`, with each number of players."""
    games = [game for game in variants(plan.name) if game.options == load(plan.name, players=game.players).options]
    return {
        f"{GREEDY}{game.players}": _share(against_greedy(training.net, game, plan.games, EVALUATION)) for game in games
    }


def _share(standing: Standing) -> float:
    return round(standing.share, 4)


def _line(found: dict[str, Any]) -> str:
    shares = ", ".join(f"{players} players {share[0]:.1%}" for players, share in shares_of([found]).items())
    return (
        f"{found['seconds'] / 60:5.1f} min  {found['decisions'] / 1e6:7.1f} M decisions  won against greedy: {shares}"
        f"  entropy {found['entropy']:.2f}  value {found['value']:.3f}  clipped {found['clipped']:.2f}"
    )


def _keep(training: Training, folder: Path, spent: float, found: list[dict[str, Any]]) -> None:
    """Keep how far a training has come: all of it or nothing."""
    part = folder / f"{CHECKPOINT}.part"
    torch.save({"spent": spent, "found": found, **training.state()}, part)
    part.replace(folder / CHECKPOINT)
    (folder / LOG).write_text("".join(json.dumps(line) + "\n" for line in found), "utf-8")


def _kept(file: Path, plan: Plan, settings: Settings) -> dict[str, Any] | None:
    """What was kept of a training, if it is the same one."""
    if not file.exists():
        return None
    try:
        kept: dict[str, Any] = torch.load(file, map_location=plan.device, weights_only=True)
    except (OSError, RuntimeError, EOFError, UnpicklingError):
        raise OptionError(f"{file} cannot be read as a training: name another folder with --to") from None
    if kept["name"] != plan.name:
        raise OptionError(f"{file.parent} holds a training of {kept['name']}: name another folder with --to")
    wanted = {"settings": asdict(settings), "shape": shape_of(definition(plan.name))._asdict()}
    for what, now in wanted.items():
        for key, value in now.items():
            if kept[what].get(key) != value:
                then = f"{key}={kept[what].get(key)}, and now {key}={value}"
                raise OptionError(f"{file.parent} holds a training with {then}: name another folder with --to")
    return kept
