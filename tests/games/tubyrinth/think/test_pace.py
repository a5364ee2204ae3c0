"""How long bots take over a board."""

from random import Random
from statistics import mean

import pytest

from games.tubyrinth.racing import BOARD, FIVE, build, race
from vierling import Match
from vierling.games.tubyrinth.rules.board import board_of
from vierling.games.tubyrinth.rules.book import BOARDS, BOOK
from vierling.games.tubyrinth.rules.notation import GO, PASS, READY, Move
from vierling.games.tubyrinth.rules.tiles import PLACEMENTS
from vierling.games.tubyrinth.think.levels import LEVELS
from vierling.games.tubyrinth.think.pace import draw_time, think
from vierling.games.tubyrinth.think.symmetry import mirror
from vierling.play.bots import bot_named
from vierling.play.mind import decide

TILE = PLACEMENTS[FIVE.split()[0]]
HARDEST = BOARDS["41b"]


def take(match: Match, move: Move = TILE, level: str = "medium", seed: int = 1) -> int:
    return think(LEVELS[level], match.view(0), move, Random(seed))


def take_on(board: str, **options: bool) -> int:
    """For the first tile, always with the same luck."""
    return take(race(2, board=board, **options))


def mirrored(board: str) -> str:
    """Not in the book, but just as hard: with flipping allowed, every layout has its mirror image."""
    image = str(mirror(board_of(board)))
    assert image not in {entry.board for entry in BOOK.values()}
    return image


def take_all(level: str, rng: Random, seconds: float) -> float:
    """Seconds for a whole board by the documented shares: four tenths before the first tile, then six more tiles."""
    haste, spread = LEVELS[level].haste, LEVELS[level].spread
    shares = (0.4, *[0.1] * 6)
    return sum(draw_time(seconds * share / haste, spread, rng) for share in shares) / 1000


@pytest.mark.parametrize("spread", [0.3, 0.7])
def test_times_average_out_at_what_was_asked_for(spread: float) -> None:
    rng = Random(1)
    times = [draw_time(10, spread, rng) for _ in range(20_000)]
    assert mean(times) == pytest.approx(10_000, rel=0.02)  # 0.7: a standard error of 0.6 %
    assert min(times) > 0


def test_the_hardest_boards_take_four_times_as_long_as_the_easiest() -> None:
    assert (BOOK["1a"].grade, BOOK["41b"].grade) == (1, 5)
    assert take_on(HARDEST) == pytest.approx(4 * take_on(BOARD), abs=4)  # 220 and 55 seconds


@pytest.mark.parametrize("board", [BOARD, HARDEST])
def test_a_board_that_is_not_in_the_book_takes_as_long_as_one_in_it_that_is_as_hard(board: str) -> None:
    assert take_on(mirrored(board)) == take_on(board)


def test_without_flipping_a_board_is_graded_without_flipping() -> None:
    """The first board is easy either way; 36b is hard because of all that flipped tiles seem to offer."""
    assert take_on(BOARD, flip=False) == take_on(BOARD)
    assert take_on(BOARDS["36b"], flip=False) < take_on(BOARDS["36b"])


def test_a_board_with_too_many_ways_to_be_graded_takes_a_medium_time() -> None:
    empty = "/".join(["." * 8] * 8) + "/a1N/h8S"
    assert take_on(BOARD) < take_on(empty) < take_on(HARDEST)


def test_the_first_tile_takes_longest() -> None:
    match = race(2)
    first = take(match)
    build(match, 0, FIVE.split()[0])
    assert first == pytest.approx(4 * take(match), abs=4)


def test_a_finished_bot_calls_soon_and_one_that_gives_up_has_tried_for_a_long_time() -> None:
    match = race(2)
    assert mean(take(match, READY, seed=seed) for seed in range(2000)) == pytest.approx(1500, rel=0.05)
    assert take(match, PASS) == pytest.approx(5 * take(match), abs=5)  # two whole boards' time, not 0.4 of one


def test_the_stronger_are_faster() -> None:
    match = race(2)
    means = [mean(take(match, level=level, seed=seed) for seed in range(3000)) for level in LEVELS]
    assert means == sorted(means, reverse=True)
    assert means[0] == pytest.approx(5 * means[-1], rel=0.1)  # three times a practised player, and 0.6 times


def test_without_rocks_in_the_way_it_takes_half_as_long() -> None:
    rookie, basic = race(2, mode="rookie"), race(2)
    assert take(rookie) == pytest.approx(take(basic) / 2, abs=1)


def test_the_slower_of_two_is_sometimes_in_time_and_sometimes_too_late() -> None:
    rng = Random(5)
    gaps = [abs(take_all("medium", rng, 115) - take_all("medium", rng, 115)) for _ in range(300)]
    late = sum(gap > 30 for gap in gaps)
    assert 60 < late < 240


@pytest.mark.parametrize("name", ["random", *LEVELS])
def test_r_p7_bots_are_ready_at_once(name: str) -> None:
    view = Match("tubyrinth", seats=2, board="1a").view(0)
    bot = bot_named("tubyrinth", name)
    assert decide(bot, view, [GO], Random(1)) == (GO, 0)
