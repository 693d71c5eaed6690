"""The command `vaka` where the page is not built: a stand-in is served, all else is real."""

from __future__ import annotations

import tempfile
from pathlib import Path

from vaka.cli import main
from vaka.table import serve, server

if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        page = Path(folder)
        (page / "assets").mkdir()
        (page / "index.html").write_text("<!doctype html><title>Vaka</title>")
        serve.PAGE = server.PAGE = page
        main()
