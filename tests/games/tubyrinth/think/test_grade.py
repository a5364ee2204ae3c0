"""Grades: the exact expectation against the player itself, played out with the rules' own water."""

from math import sqrt
from random import Random

import pytest

from games.tubyrinth.think.boards import EMPTY, REAL
from vierling.games.tubyrinth.rules.board import Board, read_board
from vierling.games.tubyrinth.rules.pipeline import connects, is_needed
from vierling.games.tubyrinth.rules.tiles import PLACEMENTS, Placement
from vierling.games.tubyrinth.think import solver
from vierling.games.tubyrinth.think.grade import BANDS, GRADES, difficulty, grade, grade_of, stroll
from vierling.games.tubyrinth.think.solver import count
from vierling.lab.statistics import summarise

# Of the lowest grade, flipped or not, so that the player does not need an hour.
EASY = [
    read_board("##....../#.#.#.../....#.../....##../.##.##../###..###/.#...###/....####/a4W/h1N"),
    read_board("######../##.#..../#####.../.#.#..../.#....#./###...##/.......#/......##/e8S/h1E"),
]
TIMES = 225
Water = tuple[Placement, int]  # a tile, and which of its pipes


class Player:
    """Lays, takes back, lays again."""

    def __init__(self, board: Board, flip: bool, rng: Random) -> None:
        self.board = board
        tiles = [each for each in PLACEMENTS.values() if not each.mask & board.rocks and (flip or not each.flipped)]
        self.pipes = [(each, pipe) for each in tiles for pipe in range(len(each.pipes))]
        self.meeting: dict[int, list[Water]] = {}  # by what is wet: the pipes that have a mouth there
        self.rng = rng
        self.lays = 0

    def play(self, run: tuple[Water, ...] = ()) -> bool:
        ways = self.ways(run)
        self.rng.shuffle(ways)
        return any(self.attempt(run, way) for way in ways)

    def attempt(self, run: tuple[Water, ...], way: Water) -> bool:
        laid = {tile for tile, _ in run}
        self.lays += way[0] not in laid
        laid.add(way[0])
        if way[0].pipes[way[1]] >> self.board.end.border & 1:
            return len(laid) >= 5 and connects(self.board, [*laid]) and is_needed(self.board, [*laid])
        return self.play((*run, way))

    def ways(self, run: tuple[Water, ...]) -> list[Water]:
        water = run[-1][0].pipes[run[-1][1]] if run else 1 << self.board.start.border
        behind = 0
        for tile, pipe in run[:-1]:
            behind |= tile.pipes[pipe]
        laid = {tile.tile: tile for tile, _ in run}
        taken = sum(tile.mask for tile in laid.values())
        return [
            (tile, pipe)
            for tile, pipe in self.meet(water)
            if not tile.pipes[pipe] & behind and (tile, pipe) not in run
            if laid.get(tile.tile) == tile or (tile.tile not in laid and not tile.mask & taken)
        ]

    def meet(self, water: int) -> list[Water]:
        if water not in self.meeting:
            self.meeting[water] = [(tile, pipe) for tile, pipe in self.pipes if tile.pipes[pipe] & water]
        return self.meeting[water]


def play_often(board: Board, flip: bool, times: int) -> list[int]:
    player = Player(board, flip, Random(f"{board} {flip}"))
    lays = []
    for _ in range(times):
        player.lays = 0
        assert player.play()
        lays.append(player.lays)
    return lays


@pytest.mark.parametrize("flip", [False, True])
@pytest.mark.parametrize("board", [REAL, *EASY], ids=str)
def test_the_expectation_is_what_the_player_needs_on_average(board: Board, flip: bool) -> None:
    lays = summarise(play_often(board, flip, TIMES))
    assert lays.sd is not None
    expected = difficulty(board, flip=flip)
    assert expected is not None
    # Four standard errors: a correct figure fails in one of 16000 runs, and the seed is fixed.
    assert abs(lays.mean - expected) <= 4 * lays.sd / sqrt(TIMES)


def test_the_player_comes_across_every_layout() -> None:
    for flip in (False, True):
        strolled = stroll(REAL, flip=flip)
        assert {tiles: strolled.counts[tiles] for tiles in (5, 6, 7)} == count(REAL, flip=flip).counts


@pytest.mark.parametrize("board", [REAL, *EASY], ids=str)
def test_kernel_and_reference_give_the_same_figure(board: Board, monkeypatch: pytest.MonkeyPatch) -> None:
    fast = difficulty(board, flip=False)
    monkeypatch.setattr(solver, "can_compile", lambda: False)
    assert fast == pytest.approx(difficulty(board, flip=False), rel=1e-12)


@pytest.mark.parametrize(
    ("lays", "expected"), [(5, 1), (59.9, 1), (60, 2), (119.9, 2), (120, 3), (240, 4), (479, 4), (480, 5), (1e9, 5)]
)
def test_grades_have_their_bands(lays: float, expected: int) -> None:
    assert grade(lays) == expected
    assert len(BANDS) + 1 == len(GRADES)


def test_a_board_that_is_too_empty_or_has_no_solution_has_no_grade() -> None:
    assert grade_of(EMPTY, steps=1000) is None
    assert grade_of(read_board("########/" * 7 + "....####/a8S/d8S")) is None


def test_a_board_without_flipping_has_its_own_grade() -> None:
    assert difficulty(REAL, flip=False) != difficulty(REAL)
