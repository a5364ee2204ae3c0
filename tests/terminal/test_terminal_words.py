"""The command line's texts: each one exists, and none is unused."""

import re
from pathlib import Path

import vierling
from vierling.words import lexicon

SOURCE = Path(vierling.__file__).parent
CODE = "\n".join(file.read_text("utf-8") for file in (SOURCE / "terminal").rglob("*.py"))
WORDS = (SOURCE / "words" / "en" / "terminal.ftl").read_text("utf-8")


def test_every_text_is_used() -> None:
    keys = re.findall(r"^(terminal-[a-z0-9-]+) =", WORDS, re.MULTILINE)
    spoken = set(re.findall(r'"(terminal-[a-z0-9-]+)"', CODE))
    begun = tuple(re.findall(r"""f["'](terminal-[a-z-]*)\{""", CODE))
    assert [key for key in keys if key not in spoken and not key.startswith(begun)] == []


def test_every_text_that_is_said_exists() -> None:
    spoken = re.findall(r'"((?:terminal|error)-[a-z0-9-]+)"', CODE)
    refused = re.findall(r'(?:Refusal|refuse)\(\s*"([a-z-]+)"', CODE)
    english = lexicon("en")
    wanted = {*spoken, *(f"error-{code}" for code in refused)}
    assert sorted(key for key in wanted if key not in english) == []
