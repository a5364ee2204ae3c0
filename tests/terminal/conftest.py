import io
import sys
from collections.abc import Callable
from dataclasses import dataclass

import pytest

from vierling.terminal.commands import main


@dataclass(frozen=True)
class Said:
    code: int
    out: str
    err: str


Command = Callable[..., Said]


@pytest.fixture
def command(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Command:
    """Run the command line in this process, in English unless the test says otherwise."""
    for name in ("VIERLING_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)

    def run(*arguments: str, given: str | bytes = b"") -> Said:
        data = given.encode() if isinstance(given, str) else given
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(data)))
        with pytest.raises(SystemExit) as left:
            main(arguments)
        said = capsys.readouterr()
        return Said(int(left.value.code or 0), said.out, said.err)

    return run
