"""What a search is asked, and what it answers: the same for the kernel and the reference."""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass

from vierling.games.tubyrinth.rules.board import Board
from vierling.games.tubyrinth.rules.tiles import ALL_TILES, Placement
from vierling.games.tubyrinth.think.pipes import NUMBERED, ORDER, PLACE, out_of


@dataclass(frozen=True, slots=True)
class Question:
    """Which layouts lead from start to end."""

    blocked: int  # cells on which nothing may lie
    start: int  # the opening through which water would leave the board, at each mark
    end: int
    tiles: frozenset[int]  # how many tiles a layout may have
    flip: bool
    laid: tuple[int, ...]  # placements that every layout has to contain, by number
    keep: int  # how many layouts to keep; one more stops the search
    enough: int  # how many layouts end the search
    steps: int  # after this many lays the search gives up
    everywhere: bool = False  # also try lays that cannot lead to the end, as a player would

    @property
    def most_tiles(self) -> int:
        return max(self.tiles, default=0)

    @property
    def laid_tiles(self) -> frozenset[int]:
        return frozenset(ORDER[NUMBERED[place].tile] for place in self.laid)

    @property
    def laid_mask(self) -> int:
        return sum(NUMBERED[place].mask for place in self.laid)

    def usable(self) -> Iterator[bool]:
        """For each placement, whether a layout may contain it."""
        laid, tiles, taken = set(self.laid), self.laid_tiles, self.blocked | self.laid_mask
        for place, placement in enumerate(NUMBERED):
            other = ORDER[placement.tile] not in tiles and not placement.mask & taken
            yield place in laid or (other and (self.flip or not placement.flipped))


@dataclass(frozen=True, slots=True)
class Answer:
    layouts: tuple[tuple[int, ...], ...]  # placements by number, in ascending order
    counts: tuple[int, ...]  # by number of tiles
    complete: bool
    steps: int
    lays: float = 0  # expected number if everything is tried in random order until the first layout


def nothing() -> Answer:
    return Answer((), (0,) * (ALL_TILES + 1), complete=True, steps=0)


def clash(board: Board, laid: Sequence[Placement], over_rocks: bool) -> bool:
    """Whether these placements cannot all be on the board at once."""
    taken = 0 if over_rocks else board.rocks
    for placement in laid:
        if taken & placement.mask:
            return True
        taken |= placement.mask
    return len({placement.tile for placement in laid}) < len(laid)


def ask(  # noqa: PLR0913 - a question has this many parts
    board: Board,
    *,
    tiles: Collection[int],
    flip: bool = True,
    over_rocks: bool = False,
    laid: Sequence[Placement] = (),
    keep: int = -1,
    enough: int = -1,
    steps: int,
) -> Question:
    """A negative `keep` only counts; a negative `enough` never ends the search."""
    blocked = 0 if over_rocks else board.rocks
    places = tuple(sorted(PLACE[placement] for placement in laid))
    start, end = map(out_of, board.marks)
    return Question(blocked, start, end, frozenset(tiles), flip, places, keep, enough, steps)
