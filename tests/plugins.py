"""Plug-ins without pip: a folder that says what a package would have installed."""

from __future__ import annotations

from pathlib import Path


def plug_in(folder: Path, group: str, name: str, value: str) -> Path:
    """Write an entry point into a folder that is to be on Python's path; the folder."""
    info = folder / f"{name}-0.dist-info"
    info.mkdir(parents=True, exist_ok=True)
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 0\n")
    (info / "entry_points.txt").write_text(f"[{group}]\n{name} = {value}\n")
    return folder
