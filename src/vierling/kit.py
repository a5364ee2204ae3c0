"""What a game brings, and which games there are.

A game is one `Kit`: its rules, and whatever else it has. Kits are found through the entry-point group
`vierling.games`; our own games come in by the same door as anybody else's.
"""

import re
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any, TypeVar

from vierling.game import Game, Refusal

if TYPE_CHECKING:  # a kit names the parts; only those who use them import them
    from importlib.metadata import EntryPoint
    from importlib.resources.abc import Traversable

    from vierling.coach.analysis import Coach
    from vierling.coach.hindsight import Filler
    from vierling.coach.hints import Hint
    from vierling.coach.picture import Pictures
    from vierling.coach.puzzles import Puzzles
    from vierling.coach.report import Report
    from vierling.coach.spread import Spread
    from vierling.lab.tables import Tables
    from vierling.lab.training import Trainer
    from vierling.options import Setting
    from vierling.paper.order import Prints
    from vierling.play.bot import Bot
    from vierling.play.challenge import Challenge
    from vierling.play.companion import Companion
    from vierling.play.lesson import Lesson
    from vierling.terminal.boards.board import Board

GROUP = "vierling.games"
HOUSE = "vierling"  # the distribution
NAME = re.compile(r"[a-z][a-z0-9]{0,29}")
NEEDED = ("name", "version", "seats", "Options", "start", "all_moves", "write", "read", "draw", "imagine")

T = TypeVar("T")
Load = Callable[[], T]  # imports a part when it is first wanted


@dataclass(frozen=True, slots=True)
class Kit:
    """What a game brings; only the game itself is needed.

    >>> from vierling.kit import kit_of
    >>> [bot.name for bot in kit_of('tubyrinth').bots()]
    ['random', 'easy', 'medium', 'hard', 'master']
    """

    game: Game
    bots: "Load[Sequence[Bot]]" = tuple  # weakest first; one named `random` replaces the house's
    studies: "Load[Sequence[Bot]]" = tuple  # bots for experiments: they sit at no table
    timeout: "Load[Bot] | None" = None  # who moves for a hand whose time is up; None: the strongest bot
    suit: Callable[[Any, Collection[str]], Any] | None = None  # options that suit the bots with these names
    course: "Load[Sequence[Mapping[str, Setting]]] | None" = None  # settings for matches alone, in order
    challenges: "Load[Sequence[Challenge]]" = tuple  # of the day: the same for everybody
    warm_up: Callable[[], None] | None = None  # compiles what bots need seconds for; they answer before that too
    learn: Callable[[bytes], None] | None = None  # takes weights that somebody trained
    coach: "Load[Coach] | None" = None
    hints: "Load[Hint] | None" = None
    hindsight: "Load[Filler] | None" = None
    puzzles: "Load[Puzzles] | None" = None
    trainer: "Load[Trainer] | None" = None
    batch: "Load[type[Tables]] | None" = None  # many matches at once, on arrays; needs numba
    report: "Load[Report] | None" = None
    lesson: "Load[Lesson] | None" = None  # a guided first match
    spread: "Load[Sequence[Spread]] | None" = None  # how results of bots spread, to compare one's own with
    pictures: "Load[Pictures] | None" = None  # of a position, for plots; None: the drawing
    board: "Load[type[Board]] | None" = None  # in the terminal; None: the drawing and a list of moves
    paper: "Load[Prints] | None" = None  # to print and play; None: the rules only
    companion: "Load[Companion] | None" = None  # with the box on the table; None: turns and a plain table of points
    rank: int = 100  # its place on the shelf: lower first, equal ones by name
    words: "Load[Traversable] | None" = None  # a folder with en.ftl, de.ftl, fr.ftl, or some of them


@dataclass(frozen=True, slots=True)
class Shelf:
    """The kits by their games' names, and what is wrong with those that could not be taken in."""

    kits: dict[str, Kit]
    problems: tuple[Refusal, ...]


@cache
def shelf() -> Shelf:
    """All games of this installation. Where two have the same name, ours stays, or the first by its maker's name."""
    from importlib.metadata import entry_points  # noqa: PLC0415 - it imports more than all of our rules do

    found = entry_points(group=GROUP)
    return fill_shelf(sorted(found, key=lambda entry: (maker_of(entry) != HOUSE, maker_of(entry), entry.name)))


def maker_of(entry: "EntryPoint") -> str:
    return entry.dist.name if entry.dist else ""


def fill_shelf(entries: "Sequence[EntryPoint]") -> Shelf:
    kits: dict[str, Kit] = {}
    problems = []
    for entry in entries:
        try:
            take_in(kits, load_kit(entry))
        except (Exception, SystemExit) as problem:  # noqa: BLE001 - somebody else's package must hurt nobody else
            problems.append(blame(entry, problem))
    ranked = sorted(kits.values(), key=lambda kit: (kit.rank, kit.game.name))
    return Shelf({kit.game.name: kit for kit in ranked}, tuple(problems))


def take_in(kits: dict[str, Kit], kit: Kit) -> None:
    if kit.game.name in kits:
        raise Refusal("game-taken", f"there is already a game {kit.game.name}", game=kit.game.name)
    kits[kit.game.name] = kit


def load_kit(entry: "EntryPoint") -> Kit:
    loaded = entry.load()
    kit = loaded if isinstance(loaded, Kit) else Kit(loaded)
    missing = [name for name in NEEDED if not hasattr(kit.game, name)]
    if missing:
        raise TypeError(f"{entry.value} is neither a Kit nor a Game: it has no {missing[0]}")
    if not NAME.fullmatch(str(kit.game.name)):
        raise ValueError(f"a game's name is a lower-case word such as chess, not {kit.game.name!r}")
    return kit


def blame(entry: "EntryPoint", problem: BaseException) -> Refusal:
    kind = "" if isinstance(problem, Refusal) else f"{type(problem).__name__}: "
    reason = " ".join(f"{kind}{problem}".split())[:200]
    sentence = f"the game {entry.name} from {maker_of(entry) or entry.value} was left out: {reason}"
    refusal = Refusal("game-left-out", sentence, game=entry.name, maker=maker_of(entry) or entry.value, reason=reason)
    refusal.__cause__ = problem
    return refusal


class Games(Mapping[str, Game]):
    """Every game of this installation by name; looked up when first asked.

    >>> from vierling import GAMES
    >>> GAMES['knister'].seats
    range(1, 101)
    """

    def __getitem__(self, name: str) -> Game:
        return shelf().kits[name].game

    def __iter__(self) -> Iterator[str]:
        return iter(shelf().kits)

    def __len__(self) -> int:
        return len(shelf().kits)

    def __repr__(self) -> str:
        return f"<games: {', '.join(self)}>"


GAMES: Mapping[str, Game] = Games()


def kit_of(name: str) -> Kit:
    """The kit of the game with this name; raises `Refusal` if there is none.

    >>> from vierling import kit_of
    >>> kit_of('knister').game.name
    'knister'
    """
    if name not in shelf().kits:
        games = ", ".join(GAMES)
        raise Refusal("unknown-game", f"there is no game {name}; choose from {games}", name=str(name)[:40], games=games)
    return shelf().kits[name]


def game_named(name: str) -> Game:
    return kit_of(name).game


def load(part: Load[T] | None, otherwise: Refusal) -> T:
    """A part of a kit; raises `otherwise` if the game does not bring it."""
    if part is None:
        raise otherwise
    return part()
