"""Games of which a finished match can be looked at again."""

from collections.abc import Callable, Mapping
from dataclasses import asdict
from typing import Any

from vierling.game import Refusal
from vierling.lab.input.report import report as report_input
from vierling.match import Match

REPORTS: Mapping[str, Callable[[Match], tuple[Any, ...]]] = {"input": report_input}


def report_of(record: str) -> list[dict[str, Any]]:
    """What there is to say about each step of a recorded match."""
    match = Match.read(record)
    if match.game.name not in REPORTS:
        raise Refusal("no-report", f"there is no report on a match of {match.game.name}", game=match.game.name)
    return [asdict(look) for look in REPORTS[match.game.name](match)]
