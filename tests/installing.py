"""Packages from outside, where only those find them who look there."""

import subprocess
import sys
from pathlib import Path


def install(package: Path, folder: Path) -> None:
    """Into a folder of its own, for PYTHONPATH or `sys.path`; nothing is fetched."""
    uv = Path(sys.executable).with_name("uv")
    how = ["--offline", "--no-deps", "--no-build-isolation", "--python", sys.executable]
    subprocess.run([uv, "pip", "install", "--quiet", *how, "--target", folder, package], check=True)
