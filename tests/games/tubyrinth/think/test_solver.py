"""The solver: the kernel against the reference, against the rules, and against every packing there is."""

import pickle
from collections.abc import Iterator
from dataclasses import replace
from threading import Event

import pytest

from games.tubyrinth.think.boards import EMPTY, REAL, draw_large, draw_small
from vierling.games.tubyrinth.rules.board import Board, read_board
from vierling.games.tubyrinth.rules.pipeline import connects, counted, is_needed
from vierling.games.tubyrinth.rules.tiles import PLACEMENTS, TILES, Placement
from vierling.games.tubyrinth.think import kernel, reference, solver
from vierling.games.tubyrinth.think.pipes import PIPES
from vierling.games.tubyrinth.think.question import Question, ask
from vierling.games.tubyrinth.think.solver import count, first, solve
from vierling.games.tubyrinth.think.symmetry import mirror, reverse, turn

# By cells in the rules file; here by tile, turn and corner.
PHOTOGRAPHED = [
    {"a1", "a2", "a3"},
    {"d7", "e7", "e8"},
    {"a8", "b8", "c8", "d8"},
    {"b3", "b4", "b5", "a5"},
    {"c5", "c6", "c7", "b6"},
    {"f7", "f6", "g6", "g5"},
    {"g3", "h3", "g4", "h4"},
]
ANY = range(1, 8)
TWICE = [  # boards on which a pipeline passes both pipes of O4
    "########/########/.#######/.#######/...#####/...#####/...#####/...#####/a3W/a8S",
    "########/########/########/########/########/.....###/....####/#.....##/e8S/b8S",
]


def question(board: Board, tiles: range = ANY, *, flip: bool = True, laid: tuple[Placement, ...] = ()) -> Question:
    return ask(board, tiles=tiles, flip=flip, laid=laid, keep=10_000, steps=300_000)


def pack(board: Board, flip: bool) -> Iterator[list[Placement]]:
    """Every way to lay some of the tiles on the ground."""
    ways = [
        [each for each in PLACEMENTS.values() if each.tile == tile and not each.mask & board.rocks] for tile in TILES
    ]

    def lay(number: int, laid: list[Placement], taken: int) -> Iterator[list[Placement]]:
        if number == len(TILES):
            yield laid
            return
        yield from lay(number + 1, laid, taken)
        for each in ways[number]:
            if not each.mask & taken and (flip or not each.flipped):
                yield from lay(number + 1, [*laid, each], taken | each.mask)

    return lay(0, [], board.rocks)


def test_the_real_board_has_1_16_and_4_layouts_without_flipping() -> None:
    found = solve(REAL, flip=False)
    assert found.counts == {5: 1, 6: 16, 7: 4}
    assert found.complete
    assert [sum(len(layout) == tiles for layout in found.layouts) for tiles in (5, 6, 7)] == [1, 16, 4]


def test_the_photographed_solution_is_among_them() -> None:
    def cells(placement: Placement) -> set[str]:
        return {f"{'abcdefgh'[cell % 8]}{cell // 8 + 1}" for cell in placement.cells}

    layouts = [list(map(cells, layout)) for layout in solve(REAL, tiles=(7,), flip=False).layouts]
    assert PHOTOGRAPHED in layouts


@pytest.mark.parametrize("flip", [False, True])
def test_every_layout_of_the_real_board_needs_each_of_its_tiles_and_is_found_once(flip: bool) -> None:
    layouts = solve(REAL, flip=flip).layouts
    assert len(set(layouts)) == len(layouts)
    for layout in layouts:
        assert counted(REAL, layout) == layout
        assert [tile for tile in TILES if tile in {each.tile for each in layout}] == [each.tile for each in layout]
        assert not any(each.mask & REAL.rocks for each in layout)


@pytest.mark.parametrize(
    ("board", "flip"),
    [
        *((draw_small(seed, 12), True) for seed in range(12)),
        *((draw_small(seed, 15), False) for seed in range(6)),
        *((read_board(word), True) for word in TWICE),
    ],
    ids=str,
)
def test_on_small_boards_the_layouts_are_those_packings_that_need_every_tile(board: Board, flip: bool) -> None:
    expected = {frozenset(laid) for laid in pack(board, flip) if connects(board, laid) and is_needed(board, laid)}
    found = solve(board, tiles=ANY, flip=flip)
    assert found.complete
    assert len(found.layouts) == len(expected)
    assert set(map(frozenset, found.layouts)) == expected


@pytest.mark.parametrize("word", TWICE)
def test_a_pipeline_may_pass_o4_twice(word: str) -> None:
    board = read_board(word)
    assert any(passes_twice(board, layout) for layout in solve(board, tiles=ANY).layouts)


def passes_twice(board: Board, layout: tuple[Placement, ...]) -> bool:
    """Without either pipe of O4 the water does not arrive."""
    others = [each for each in layout if each.tile != "O4"]
    pipes = [pipe for each in layout if each.tile == "O4" for pipe in each.pipes]
    return bool(pipes) and not any(arrives(board, others, pipe) for pipe in pipes)


def arrives(board: Board, tiles: list[Placement], pipe: int) -> bool:
    pipes = [pipe, *(each for tile in tiles for each in tile.pipes)]
    water = 1 << board.start.border
    for _ in pipes:
        for each in pipes:
            water |= each if each & water else 0
    return bool(water >> board.end.border & 1)


def test_no_tile_meets_both_pipes_of_o4() -> None:
    doubles = [each for each in PLACEMENTS.values() if each.tile == "O4" and (each.row, each.column) == (3, 3)]
    assert len(doubles) == 8
    for double in doubles:
        beside = [pipe for pipe in PIPES if pipe.other < 0 and not pipe.mask & double.mask]
        assert not any(all(pipe.borders & each for each in double.pipes) for pipe in beside)


# The kernel and the reference


@pytest.mark.parametrize("flip", [False, True])
@pytest.mark.parametrize("board", [REAL, *(draw_large(seed, 24) for seed in range(8))], ids=str)
def test_the_reference_takes_the_same_steps_as_the_kernel(board: Board, flip: bool) -> None:
    asked = replace(question(board, flip=flip), steps=40_000)
    assert kernel.search(asked) == reference.search(asked)


def test_the_reference_stops_where_the_kernel_stops() -> None:
    for asked in (
        replace(question(EMPTY), steps=3000),
        replace(question(EMPTY), keep=25),
        replace(question(REAL), enough=3),
        replace(question(REAL), keep=-1),
        replace(question(REAL), keep=0),
        replace(question(REAL), tiles=frozenset()),
        question(REAL, laid=first(REAL)[:2]),  # type: ignore[index]
    ):
        assert kernel.search(asked) == reference.search(asked)


def test_without_numba_the_reference_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(solver, "can_compile", lambda: False)
    assert solver.choose_search(prefer_ready=False) is reference.search
    assert solve(REAL, flip=False).counts == {5: 1, 6: 16, 7: 4}


def test_nobody_has_to_wait_for_the_kernel(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(solver, "READY", Event())
    assert solver.choose_search(prefer_ready=True) is reference.search
    assert solver.choose_search(prefer_ready=False) is kernel.search
    solver.warm_up()
    assert solver.choose_search(prefer_ready=True) is kernel.search


# What can be asked


def test_layouts_contain_what_is_laid() -> None:
    everything = solve(REAL)
    for laid in (everything.layouts[0][:1], everything.layouts[-1][2:4], everything.layouts[100]):
        expected = [layout for layout in everything.layouts if set(laid) <= set(layout)]
        found = solve(REAL, laid=laid)
        assert sorted(map(str, found.layouts)) == sorted(map(str, expected))
        assert set(laid) <= set(first(REAL, laid=laid) or ())


def test_a_laid_tile_may_be_flipped_even_if_no_other_may() -> None:
    with_one = [layout for layout in solve(REAL).layouts if sum(each.flipped for each in layout) == 1]
    (laid,) = [each for each in with_one[0] if each.flipped]
    found = solve(REAL, laid=(laid,), flip=False).layouts
    assert set(found) == {layout for layout in with_one if laid in layout}


@pytest.mark.parametrize("laid", [["I3@b1"], ["I3@a1", "I3@g4"], ["I3@a1", "L3@a1"], ["I3@a1", "I3@a1"]], ids=" ".join)
def test_tiles_that_clash_are_in_no_layout(laid: list[str]) -> None:
    places = [PLACEMENTS[text] for text in laid]
    assert solve(REAL, laid=places).layouts == ()
    assert first(REAL, laid=places) is None
    assert count(REAL, laid=places).total == 0


def test_single_numbers_of_tiles_may_be_asked_for() -> None:
    assert solve(REAL, tiles=(6,), flip=False).counts == {6: 16}
    assert solve(REAL, tiles=[7, 5], flip=False).counts == {5: 1, 7: 4}
    assert count(REAL, tiles=(), flip=False).counts == {}


def test_counting_keeps_nothing_and_finds_the_same() -> None:
    assert (count(REAL).layouts, count(REAL).counts) == ((), solve(REAL).counts)


def test_the_first_layout_is_unflipped_if_possible() -> None:
    for tiles in (5, 6, 7):
        layout = first(REAL, tiles=(tiles,))
        assert layout is not None
        assert len(layout) == tiles
        assert not any(each.flipped for each in layout)
    assert first(REAL, tiles=(2,)) is None


def test_boards_with_too_many_layouts_get_an_answer_that_says_so() -> None:
    capped = solve(EMPTY, most=50)
    assert (len(capped.layouts), capped.total, capped.complete) == (50, 50, False)
    assert not count(EMPTY, steps=10_000).complete
    assert not solve(REAL, most=1374).complete
    assert solve(REAL, most=1375).complete
    assert solve(REAL, most=None).layouts == solve(REAL).layouts


def test_in_rookie_mode_obstacles_do_not_matter() -> None:
    ground = Board(EMPTY.rows, *REAL.marks)
    assert solve(REAL, over_rocks=True, most=100) == solve(ground, most=100)


def test_a_board_turned_mirrored_or_reversed_has_as_many_layouts() -> None:
    for board in (turn(REAL), turn(turn(REAL)), mirror(REAL), reverse(REAL)):
        assert count(board).counts == count(REAL).counts
    assert count(turn(REAL), flip=False).counts == {5: 1, 6: 16, 7: 4}


def test_solutions_can_be_sent_to_another_process() -> None:
    found = solve(REAL, flip=False)
    assert pickle.loads(pickle.dumps(found)) == found
