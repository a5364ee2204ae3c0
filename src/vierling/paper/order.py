"""What can be printed of a game, and what somebody wants of it."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from vierling.game import Refusal
from vierling.kit import Kit
from vierling.paper.layout import PAPERS

if TYPE_CHECKING:
    from vierling.paper.press import Press

ALL, RULES = "all", "rules"
EACH = (2, 4, 6)  # sheets on a page


@dataclass(frozen=True, slots=True)
class Order:
    kit: Kit
    options: Any
    language: str
    what: str = ALL
    paper: str = "a4"
    each: int = 4
    fold: bool = False  # two-sided things with both sides on one page, to be folded
    pick: str = ""  # which, of what there are many; empty: the game's own choice

    def __post_init__(self) -> None:
        if self.paper not in PAPERS:
            raise refuse_choice("paper", self.paper, tuple(PAPERS))
        if self.each not in EACH:
            raise refuse_choice("each", str(self.each), tuple(map(str, EACH)))


def refuse_choice(option: str, found: str, choices: tuple[str, ...]) -> Refusal:
    known = ", ".join(choices)
    sentence = f"the option {option} must be one of {known}, not {found}"
    return Refusal("bad-option", sentence, option=option, choices=known, setting=found[:40])


Draw = Callable[["Press", Order], None]


@dataclass(frozen=True, slots=True)
class Piece:
    """One kind of thing to print."""

    draw: Draw
    shares: bool = False  # several on a page, as many as wanted
    folds: bool = False  # two sides: on two pages, or on one to be folded
    picks: bool = False  # there are many
    options: tuple[str, ...] = ()  # of the rules, by name: those whose choice changes the drawing


@dataclass(frozen=True, slots=True)
class Prints:
    """What a game prints besides its rules, by name, and which of its rules only make sense on a screen."""

    pieces: Mapping[str, Piece] = field(default_factory=dict)
    unprinted: frozenset[str] = frozenset()


def prints_of(kit: Kit) -> Prints:
    return kit.paper() if kit.paper else Prints()
