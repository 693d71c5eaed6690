"""Make the static site from the built page: `python -m web.site`, or `make site`.

The files are those that the server hands out; only `index.html` differs. It names its files from where it lies, says
that there is no server behind it, and carries the Content-Security-Policy that the server sends as a header.
"""

from __future__ import annotations

import hashlib
import io
import re
import shutil
import sys
import zipfile
from html import escape
from pathlib import Path

from vaka.server.app import PAGE
from vaka.server.guard import POLICY
from vaka.words import HERE as WORDS
from vaka.words import Phrases
from vaka.words.languages import LANGUAGES

FOLDER = Path("static")
WORKER = "sw.js"
# The person may name a server, anywhere; and a `<meta>` cannot say who may frame the page.
CONNECT = ("connect-src 'self'", "connect-src 'self' http: https: ws: wss:")
FRAMES = "; frame-ancestors 'none'"
STATIC_POLICY = POLICY.replace(*CONNECT).removesuffix(FRAMES)


def make(folder: Path, page: Path = PAGE) -> None:
    """Write the site into a folder of its own; what was there before is replaced if it was a site too."""
    if not (page / "index.html").exists():
        raise SystemExit("the page is not built; `make page` builds it")
    if folder.exists() and any(folder.iterdir()) and not (folder / WORKER).exists():
        raise SystemExit(f"{folder} holds something else; name a folder that is empty, or not there yet")
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(page, folder)
    served, worker = ((page / name).read_text("utf-8") for name in ("index.html", WORKER))
    found = re.search(r'name="vaka-version" content="(\w+)"', served)
    assert found, "the page says which version it is"
    index = static_index(served)
    # The policy is part of the version too: with another one, browsers must take the page again.
    version = hashlib.sha256(index.encode()).hexdigest()[: len(found[1])]
    (folder / "index.html").write_text(index.replace(found[1], version), "utf-8")
    (folder / WORKER).write_text(worker.replace(found[1], version), "utf-8")
    (folder / ".nojekyll").touch()  # some hosts leave files out that begin with an underscore


def static_index(served: str) -> str:
    """The page of the static site, from the one that a server hands out."""
    head = (
        f'<meta charset="utf-8" />\n    <meta http-equiv="content-security-policy" content="{STATIC_POLICY}" />\n'
        '    <meta name="vaka-home" content="static" />'
    )
    relative = re.sub(r'(href|src)="/', r'\1="./', served)
    return relative.replace('<meta charset="utf-8" />', head, 1).replace("</body>", f"{as_file()}  </body>", 1)


def as_file() -> str:
    """What somebody reads who opens the page as a file: browsers then load no scripts, nor the style that hides it."""
    said = ((lang, Phrases(lang, [WORDS / "page"])("page-as-file")) for lang in LANGUAGES)
    return "".join(f'  <p class="as-file" lang="{lang}">{escape(text)}</p>\n  ' for lang, text in said)


def zipped(folder: Path) -> int:
    """How many bytes the folder has as a ZIP file."""
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED) as archive:
        for file in sorted(folder.rglob("*")):
            archive.write(file, file.relative_to(folder))
    return len(buffer.getvalue())


def main() -> None:
    """Make it and say where it is."""
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER
    make(folder)
    sizes = [file.stat().st_size for file in folder.rglob("*") if file.is_file()]
    print(f"{folder}/: {len(sizes)} files, {sum(sizes) / 1e6:.1f} MB, {zipped(folder) / 1e6:.1f} MB as a ZIP file")
    print(f"Any web host serves it, also from a sub-path. To try it: python -m http.server --directory {folder} 8000")


if __name__ == "__main__":
    main()
