"""The command `vaka` where the page is not built: a stand-in is served, all else is real."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

from vaka.server import app

LARGE = "large.js"  # an asset as large as the largest of the page

if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        page = Path(folder)
        (page / "assets").mkdir()
        (page / "assets" / LARGE).write_text(os.urandom(220_000).hex())
        (page / "index.html").write_text("<!doctype html><title>Vaka</title>")
        app.PAGE = page
        from vaka.cli import main

        main()
