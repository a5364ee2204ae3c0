"""A finished match told again: what could have been known at each step. Nothing is weighed."""

from collections.abc import Callable
from dataclasses import asdict
from typing import Any

from vierling.game import Refusal
from vierling.kit import kit_of, load
from vierling.match import Match

Report = Callable[[Match], tuple[Any, ...]]


def report_of(record: str) -> list[dict[str, Any]]:
    """What there is to say about each step of a recorded match."""
    match = Match.read(record)
    name = match.game.name
    lack = Refusal("no-report", f"{name} has no report", game=name)
    return [asdict(look) for look in load(kit_of(name).report, lack)(match)]
