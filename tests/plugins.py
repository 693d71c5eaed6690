"""Plug-ins without pip: a folder that says what a package would have installed."""

from __future__ import annotations

import tomllib
from pathlib import Path

EXAMPLES = Path(__file__).parent.parent / "examples"


def plug_in(folder: Path, group: str, name: str, value: str) -> Path:
    """Write an entry point into a folder that is to be on Python's path; the folder."""
    info = folder / f"{name}-0.dist-info"
    info.mkdir(parents=True, exist_ok=True)
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 0\n")
    (info / "entry_points.txt").write_text(f"[{group}]\n{name} = {value}\n")
    return folder


def install(example: str, folder: Path) -> list[Path]:
    """What pip would make of a package in `examples`: the folders that are to be on Python's path.

    Its entry points are those of its pyproject.toml.
    """
    project = tomllib.loads((EXAMPLES / example / "pyproject.toml").read_text("utf-8"))["project"]
    for group, points in project["entry-points"].items():
        for name, value in points.items():
            plug_in(folder, group, name, value)
    return [folder, EXAMPLES / example]
