"""A web host with the static site, and new versions of it."""

from __future__ import annotations

import re
import shutil
import threading
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from web import site

from tests.browser.player import Player
from vaka.server.app import PAGE

SUB_PATH = "games/vaka"
READY = "async () => { await navigator.serviceWorker.ready; return !!navigator.serviceWorker.controller }"


class Files(SimpleHTTPRequestHandler):
    """A plain file server, with our policy as a header too."""

    asked: list[str]

    def end_headers(self) -> None:
        self.send_header("content-security-policy", site.STATIC_POLICY + site.FRAMES)
        super().end_headers()

    def log_request(self, *_arguments: object) -> None:
        self.asked.append(self.path)

    def log_error(self, *_arguments: object) -> None:
        pass


class Host:
    """A web host with the site in a sub-path."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.site = folder / SUB_PATH
        self.site.parent.mkdir(parents=True)
        self.asked: list[str] = []
        handler = type("Asked", (Files,), {"asked": self.asked})
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), partial(handler, directory=folder))
        self.port = self._server.server_port
        self.thread = threading.Thread(target=self._server.serve_forever, kwargs={"poll_interval": 0.05})
        self.thread.start()

    @property
    def origin(self) -> str:
        return f"http://localhost:{self.port}"

    @property
    def base(self) -> str:
        """Before the places of the page."""
        return f"{self.origin}/{SUB_PATH}/#"

    def stop(self) -> None:
        self._server.shutdown()
        self._server.server_close()
        self.thread.join()


def keep(anna: Player) -> None:
    """Wait until the browser keeps the whole site."""
    anna.until(READY)


def deploy(host: Host, folder: Path, mark: str) -> None:
    """Put another version in the place of the site: every file in assets has another name."""
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(PAGE, folder)
    names = [file.name for file in (folder / "assets").iterdir()]
    for file in [file for file in folder.rglob("*") if file.suffix in (".js", ".css", ".html")]:
        text = file.read_text("utf-8")
        for name in names:
            text = text.replace(name, renamed(name, mark))
        file.write_text(text, "utf-8")
    for file in [*(folder / "assets").iterdir()]:
        file.rename(file.with_name(renamed(file.name, mark)))
    site.make(host.site, folder)


def renamed(name: str, mark: str) -> str:
    return re.sub(r"(\.\w+)$", rf"{mark}\1", name)
