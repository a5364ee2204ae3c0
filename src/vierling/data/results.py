"""The results of an arena in a file, so that it can be interrupted and resumed: the terms, then a line for a deal."""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from vierling.game import Outcome, Refusal, Unreadable
from vierling.lab.contest import Played

FORMAT = "vierling arena 1"


class Results:
    """Keeps an arena's results in a file, so that it can be interrupted and go on later.

    >>> from tempfile import TemporaryDirectory
    >>> from vierling import arena
    >>> from vierling.data import Results
    >>> with TemporaryDirectory() as folder:
    ...     short = arena('knister', ["steady", "greedy"], games=20, keep=Results(f"{folder}/results.jsonl"))
    ...     longer = arena('knister', ["steady", "greedy"], games=40, keep=Results(f"{folder}/results.jsonl"))
    >>> short.deals, longer.deals
    (10, 20)
    """

    def __init__(self, file: str | Path) -> None:
        self.path = Path(file)

    def begin(self, terms: dict[str, Any]) -> list[Played]:
        first = {"format": FORMAT, **terms}
        if not self.path.exists():
            self.path.write_text(f"{json.dumps(first, ensure_ascii=False)}\n", "utf-8")
            return []
        head, *lines = self.whole_lines()
        if head != first:
            raise Refusal("other-arena", f"{self.path} has results of a different arena", file=str(self.path))
        return [tuple(Outcome(tuple(p), tuple(w), r) for p, w, r in deal) for deal in lines]

    def whole_lines(self) -> list[Any]:
        """A line that was cut off when the process was killed is dropped, and so is whatever follows."""
        text = self.path.read_text("utf-8")
        whole = text[: text.rfind("\n") + 1]
        if whole != text:
            self.path.write_text(whole, "utf-8")
        try:
            lines = [json.loads(line) for line in whole.splitlines()]
        except ValueError as problem:
            raise unreadable(self.path) from problem
        if not lines or not isinstance(lines[0], dict):
            raise unreadable(self.path)
        return lines

    def add(self, deals: Sequence[Played]) -> None:
        lines = [json.dumps([[each.points, each.winners, each.reason] for each in deal]) for deal in deals]
        with self.path.open("a", encoding="utf-8") as file:
            file.write("".join(f"{line}\n" for line in lines))


def unreadable(path: Path) -> Unreadable:
    return Unreadable("no-arena", f"{path} does not have the results of an arena", file=str(path))
