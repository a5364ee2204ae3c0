"""Makes the book: 82 boards in rising difficulty, the photographed one first."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import count as count_from

from vierling.games.tubyrinth.rules.board import Board, read_board
from vierling.games.tubyrinth.rules.book import PHOTOGRAPHED
from vierling.games.tubyrinth.think.generator import Generated, generate
from vierling.games.tubyrinth.think.grade import grade, stroll
from vierling.games.tubyrinth.think.solver import PIPELINE
from vierling.games.tubyrinth.think.symmetry import canonical

SHARE = {1: 15, 2: 18, 3: 16, 4: 16, 5: 16}  # boards of each grade, besides the photographed one
SIDES = "ab"


@dataclass(frozen=True, slots=True)
class Leaf:
    made: Generated
    seed: int | None

    def __str__(self) -> str:
        made = self.made
        seed = "-" if self.seed is None else self.seed
        return " ".join(map(str, (made.board, made.grade, f"{made.difficulty:.1f}", *made.solutions.values(), seed)))


def bind() -> Iterator[str]:
    """The lines of the book."""
    first = Leaf(look_at(read_board(PHOTOGRAPHED)), None)
    yield f"1a {first}"
    met = {canonical(first.made.board)}
    leaves = [leaf for wanted, boards in SHARE.items() for leaf in choose(wanted, boards, met)]
    for number, leaf in enumerate(sorted(leaves, key=lambda each: each.made.difficulty), 1):
        yield f"{1 + number // 2}{SIDES[number % 2]} {leaf}"


def look_at(board: Board) -> Generated:
    strolled = stroll(board)
    return Generated(board, grade(strolled.lays), strolled.lays, {tiles: strolled.counts[tiles] for tiles in PIPELINE})


def choose(wanted: int, boards: int, met: set[Board]) -> Iterator[Leaf]:
    """Boards of a grade from seeds 1, 2, 3 …, without those that look like an earlier one."""
    seeds = count_from(1)
    while boards:
        seed = next(seeds)
        made = generate(wanted, seed)
        same = canonical(made.board)
        if same not in met:
            met.add(same)
            boards -= 1
            yield Leaf(made, seed)
