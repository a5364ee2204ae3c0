"""Tables that somebody trained at home: every file in a folder is told to the bots."""

import os
from pathlib import Path

from platformdirs import user_data_path

from vierling.game import Refusal
from vierling.play.bots import teach

FOLDER = "VIERLING_LEARNED"


def learned_folder() -> Path:
    return Path(os.environ.get(FOLDER) or user_data_path("vierling") / "learned")


def read_learned(folder: Path) -> dict[Path, bytes]:
    return {file: file.read_bytes() for file in sorted(folder.glob("*.bin"))}


def teach_readable(folder: Path) -> tuple[tuple[bytes, ...], tuple[tuple[Path, Refusal], ...]]:
    """What the bots have learned now, and which files they could not."""
    learned, refused = [], []
    for file, packed in read_learned(folder).items():
        try:
            teach(packed)
        except Refusal as problem:
            refused.append((file, problem))
        else:
            learned.append(packed)
    return tuple(learned), tuple(refused)
