"""Reading what the user gives us: files, standard input, numbers."""

import re
import sys
from pathlib import Path

from vierling.game import Refusal

STANDARD_INPUT = "-"


class Misread(Exception):
    """A refusal, and the file it is about."""

    def __init__(self, file: str, refusal: Refusal) -> None:
        super().__init__(f"{file}: {refusal}")
        self.file = file
        self.refusal = refusal


def read_text(file: str) -> str:
    """The text of a file, or of standard input for `-`."""
    try:
        given = sys.stdin.buffer.read() if file == STANDARD_INPUT else Path(file).read_bytes()
        return given.decode("utf-8-sig")
    except UnicodeDecodeError as problem:
        line = given.count(b"\n", 0, problem.start) + 1
        raise Misread(file, Refusal("not-text", f"line {line}: this is not UTF-8 text", line=line)) from problem
    except OSError as problem:
        raise Misread(file, refuse_file(problem)) from problem


def refuse_file(problem: OSError | ValueError) -> Refusal:
    if isinstance(problem, FileNotFoundError):
        return Refusal("no-such-file", "there is no such file")
    if isinstance(problem, IsADirectoryError | NotADirectoryError):
        return Refusal("no-file", "this is not a file")
    if isinstance(problem, PermissionError):
        return Refusal("file-forbidden", "permission denied")
    reason = getattr(problem, "strerror", None) or str(problem)
    return Refusal("file-trouble", f"this cannot be opened: {reason}", reason=reason)


def read_number(flag: str, text: str, least: int | None = None, most: int | None = None) -> int:
    """A whole number, within limits if there are any."""
    fits = re.fullmatch(r"[+-]?\d{1,18}", text, re.ASCII)
    if fits and (least is None or int(text) >= least) and (most is None or int(text) <= most):
        return int(text)
    if least is None:
        raise Refusal("no-number", f"{flag}: {text!r} is not a whole number", flag=flag, text=text[:40])
    if most is None:
        raise Refusal(
            "number-too-small",
            f"{flag}: {text!r} is not a whole number of at least {least}",
            flag=flag,
            text=text[:40],
            least=least,
        )
    raise Refusal(
        "number-outside",
        f"{flag}: {text!r} is not a whole number from {least} to {most}",
        flag=flag,
        text=text[:40],
        least=least,
        most=most,
    )


def read_list(text: str) -> tuple[str, ...]:
    return tuple(item.strip() for item in text.split(",") if item.strip())
