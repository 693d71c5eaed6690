"""Examples in the README, the docs and the docstrings run; tables in the docs are made from the code."""

from __future__ import annotations

import doctest
import importlib
import json
import pkgutil
import pydoc
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml
from bench import strength

import vaka
from tests.doctables import PAGES, filled
from tests.results import proofs
from vaka.cli import main

ROOT = Path(__file__).parent.parent
TEXTS = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
FLAGS = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE
MODULES = [
    name for _, name, _ in pkgutil.walk_packages(vaka.__path__, "vaka.") if not name.startswith("vaka.engine.cuda")
]


def blocks(text: str) -> Iterator[str]:
    return iter(re.findall(r"^```python\n(.*?)^```", text, re.MULTILINE | re.DOTALL))


@pytest.mark.parametrize("file", TEXTS, ids=lambda file: str(file.relative_to(ROOT)))
def test_examples_in_texts(file: Path) -> None:
    names: dict[str, Any] = {}
    for block in blocks(file.read_text("utf-8")):
        if ">>>" in block:
            test = doctest.DocTestParser().get_doctest(block, names, file.name, str(file), 0)
            runner = doctest.DocTestRunner(optionflags=FLAGS)
            runner.run(test, clear_globs=False)
            assert runner.summarize().failed == 0
            names.update(test.globs)
        else:
            exec(compile(block, file.name, "exec"), names)


def test_the_readme_has_an_example_of_ten_lines() -> None:
    (example,) = blocks((ROOT / "README.md").read_text("utf-8"))
    assert len([line for line in example.splitlines() if line]) <= 12


@pytest.mark.parametrize("name", ["vaka", *MODULES])
def test_examples_in_docstrings(name: str) -> None:
    module = importlib.import_module(name)
    assert doctest.testmod(module, optionflags=FLAGS).failed == 0


@pytest.mark.parametrize("page", PAGES)
def test_tables_in_the_docs_are_made_from_the_code(page: str) -> None:
    assert (ROOT / page).read_text("utf-8") == filled(ROOT / page), "write them again with: make golden"


def test_the_page_of_results_is_made_from_them() -> None:
    kept = (ROOT / "bench" / "results" / "README.md").read_text("utf-8")
    assert kept == strength.table(), "write it again with: python bench/strength.py --table"


def told_of(name: str, found: dict[str, Any], folder: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """What the table of proofs tells of something that was found."""
    (folder / f"{name}.json").write_text(json.dumps(found))
    monkeypatch.setattr("tests.results.FOLDER", folder)
    (*_head, row) = proofs("results")
    return row


def test_the_table_of_proofs_counts_setups_and_not_trials(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    harms = [{"what": what} for what in ("server", "worker", "all connections", "mute: decision")]
    trial = {"harms": harms, "counts": {"decisions compared": 1200}, "faults": []}
    trials = [{"setup": setup, **trial} for setup in ("SQLite", "PostgreSQL", "SQLite")]
    told = told_of("kill", {"trials": trials}, tmp_path, monkeypatch)
    assert "6 kills and 6 cuts of connections in 2 setups, 3,600 decisions compared: 0 lost" in told


def test_the_table_of_proofs_counts_what_was_sent_and_not_what_was_answered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    parts = {
        "requests": {"sent": 100, "answers": {"GET /healthz 200": 100}},
        "messages": {"sent": 2000, "answers": {"refused unreadable": 1400, "step acknowledged": 190, "step": 3}},
        "frames": {"sent": 270, "answers": {"sent": 58, "closed while sending": 2}},
    }
    found = {name: {**part, "megabytes": 230} for name, part in parts.items()}
    told = told_of("nonsense", {**found, "megabytes_before": 220, "reading a": {"inputs": 7}}, tmp_path, monkeypatch)
    sent = "100 requests, 2,000 messages (190 of them decisions that counted), 270 raw frames over 60 sockets"
    assert f"{sent}, 7 inputs for readers: no crash" in told


def test_every_page_is_in_the_navigation_and_every_picture_exists() -> None:
    navigation = (ROOT / "mkdocs.yml").read_text("utf-8")
    for file in (ROOT / "docs").rglob("*.md"):
        assert str(file.relative_to(ROOT / "docs")) in navigation
    for picture in re.findall(r"!\[[^]]*\]\(([^)]+)\)", (ROOT / "README.md").read_text("utf-8")):
        assert (ROOT / picture).exists()


def test_every_target_and_command_named_in_the_readme_exists() -> None:
    readme, makefile = (ROOT / "README.md").read_text("utf-8"), (ROOT / "Makefile").read_text("utf-8")
    for target in set(re.findall(r"`make ([a-z]+)`", readme)):
        assert re.search(rf"^{target}:", makefile, re.MULTILINE), target
    # A reader can type what stands there: in a clone, commands are in .venv/bin.
    typed = re.findall(r"^(\S*vaka) (\w+)", readme, re.MULTILINE)
    assert {place for place, _ in typed} == {".venv/bin/vaka"}
    assert {command for _, command in typed} <= {*main.commands}


def test_every_public_name_is_in_the_reference() -> None:
    listed = re.findall(r"^::: (\S+)$", (ROOT / "docs" / "reference.md").read_text("utf-8"), re.MULTILINE)
    assert {f"vaka.{name}" for name in vaka.__all__} <= set(listed)
    assert len(listed) == len(set(listed))
    for name in listed:
        assert pydoc.locate(name) is not None, name


def test_the_citation_names_this_version() -> None:
    cited = yaml.safe_load((ROOT / "CITATION.cff").read_text("utf-8"))
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert cited["version"] == vaka.__version__
    assert cited["license"] == project["license"]
    assert cited["cff-version"] == "1.2.0"
    assert set(cited["keywords"]) <= set(project["keywords"])
    assert cited["authors"] == [{"name": "The Vaka maintainers"}]
