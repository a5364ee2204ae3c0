"""What the page repeats of the rules, so that it can draw them, is what the rules say."""

import json
from functools import cache
from itertools import chain, product
from typing import Any

import pytest

from node import ask_page as ask
from setups import records
from vierling.games.input.rules import cards as input_cards
from vierling.games.input.rules import layout as input_layout
from vierling.games.input.rules import notation as input_notation
from vierling.games.knister.rules import notation as knister_notation
from vierling.games.knister.rules import scoring as knister_scoring
from vierling.games.knister.rules import sheet as knister_sheet
from vierling.games.tubyrinth.rules import board as tubyrinth_board
from vierling.games.tubyrinth.rules import book, pipeline, tiles
from vierling.games.tuefteln.rules import notation as tuefteln_notation
from vierling.games.tuefteln.rules import paper as tuefteln_paper
from vierling.games.tuefteln.rules import scoring as tuefteln_scoring
from vierling.games.tuefteln.rules import sheet as tuefteln_sheet
from vierling.match import Match
from vierling.server.api.encoding import dump
from vierling.words import LANGUAGES, say


def ask_page(module: str, question: str, given: Any = None) -> Any:
    return ask(f"games/{module}", question, given)


def tell(language: str, text: Any) -> str:
    """What the page would say."""
    return say(language, text["key"], text["args"])


def as_json(value: Any) -> Any:
    return json.loads(dump(value))


# Knister


def knister_line(label: str) -> tuple[int, ...]:
    return next(line.cells for line in knister_sheet.LINES if line.label == label)


def test_knister_names_cells_as_the_page_does() -> None:
    names = list(knister_notation.NAMES)
    assert ask_page("knister/view", "given.map((_, cell) => page.moveAt(cell))", names) == names
    assert ask_page("knister/view", "given.map(page.cellOf)", [*names, "back"]) == [*range(len(names)), None]


def test_knisters_rows_and_columns_are_counted_alike() -> None:
    places = ask_page("knister/view", "given.map(page.placeOf)", list(range(knister_sheet.CELLS)))
    for cell, place in enumerate(places):
        assert cell in knister_line(f"row {place['row']}")
        assert cell in knister_line(f"column {place['column']}")


def test_knisters_score_lines_have_the_same_order_and_the_same_names() -> None:
    lines = ask_page("knister/view", "given.map((_, n) => [page.whereIs(n), page.lineName(n)])", knister_sheet.LINES)
    for line, (place, name) in zip(knister_sheet.LINES, lines, strict=True):
        where, n = place["where"], place["n"]
        assert line.label == (f"{where} {n}" if n else f"diagonal {where}")
        assert n == 0 or tell("en", name).casefold() == line.label


@pytest.mark.parametrize("language", LANGUAGES)
def test_knisters_lines_are_called_as_their_cells_are(language: str) -> None:
    """A cell names its row as the row names itself, and likewise its column."""
    cell = say(language, "knister-cell-empty", {"row": 4, "column": 2}).casefold()
    assert say(language, "knister-line-row", {"n": 4}).casefold() in cell
    assert say(language, "knister-line-column", {"n": 2}).casefold() in cell


def test_knisters_diagonals_lie_where_they_are_drawn() -> None:
    drawn = ask_page("knister/view", "given.filter(page.onDiagonal)", list(range(knister_sheet.CELLS)))
    assert set(drawn) == {*knister_line("diagonal down"), *knister_line("diagonal up")}


def test_a_grid_of_knister_has_as_many_lines_on_the_page() -> None:
    lines = [line.label for line in knister_sheet.LINES]
    assert ask_page("knister/view", "page.linesOf([...given, ...given], 1)", lines) == lines


def test_knisters_examples_are_what_they_are_called() -> None:
    page = ask_page("knister/figures", "page")
    made = [knister_scoring.figure_of(tuple(sorted(each["numbers"]))) for each in page["examples"]]
    assert made == [each["figure"] for each in page["examples"]]
    assert {*made, "nothing"} == knister_sheet.POINTS.keys() == page["marks"].keys()


# Tüfteln


def test_tuefteln_names_cells_and_entries_as_the_page_does() -> None:
    names = list(tuefteln_paper.NAMES)
    assert ask_page("tuefteln/view", "given.map((_, cell) => page.nameOf(cell))", names) == names
    assert ask_page("tuefteln/view", "given.map(page.cellOf)", names) == list(range(len(names)))
    texts = {str(entry): list(entry) for entry in tuefteln_notation.ENTRIES.values()}
    assert ask_page("tuefteln/view", "given.map(page.entryOf)", [*texts, "back"]) == [*texts.values(), None]
    assert ask_page("tuefteln/view", "given.map(page.moveOf)", list(texts.values())) == list(texts)


def test_tuefteln_counts_squares_rows_and_categories_as_the_page_does() -> None:
    cells = list(range(tuefteln_sheet.CELLS))
    assert ask_page("tuefteln/view", "given.map(page.squareOf)", cells) == list(tuefteln_sheet.SQUARE_OF)
    places = ask_page("tuefteln/view", "given.map(page.placeOf)", cells)
    assert [(place["row"], place["column"]) for place in places] == list(product(range(1, 7), range(1, 7)))
    assert ask_page("tuefteln/view", "page.categories") == list(tuefteln_sheet.CATEGORIES)
    assert ask_page("tuefteln/view", "page.colours") == list(tuefteln_sheet.COLOURS)


@pytest.mark.parametrize("side", tuefteln_sheet.SHIPPED)
def test_a_sheet_of_tuefteln_is_read_and_written_alike(side: str) -> None:
    word = tuefteln_sheet.SHIPPED[side]
    paper = tuefteln_paper.read_paper(word)
    assert ask_page("tuefteln/paper", "[page.readPaper(given), page.sideOf(page.readPaper(given))]", word) == [
        paper.signs,
        side,
    ]
    assert ask_page("tuefteln/paper", "page.writePaper(given)", paper.signs) == word
    ends = ask_page("tuefteln/view", "page.cells.map((cell) => page.otherEnd(given, cell))", paper.signs)
    bridges = {cell: sum(cells) - cell for cells in paper.bridges().values() for cell in cells}
    assert {cell: other for cell, other in enumerate(ends) if other is not None} == bridges


def clockwise(numbers: list[int]) -> tuple[int, ...]:
    """The page writes a square row by row."""
    return numbers[0], numbers[1], numbers[3], numbers[2]


def test_tueftelns_examples_are_what_they_are_called() -> None:
    page = ask_page("tuefteln/examples", "page")
    made = [tuefteln_scoring.figure_of(clockwise(each["numbers"])) for each in page["examples"]]
    assert made == [each["figure"] for each in page["examples"]] == list(tuefteln_sheet.CATEGORIES)
    assert {tuefteln_scoring.figure_of(clockwise(each)) for each in page["worthless"]} == {"nothing"}
    for run in page["runs"]:
        assert (tuefteln_scoring.figure_of(clockwise(run["numbers"])) == "straight") is run["right"]
        assert sorted(run["numbers"]) == [run["numbers"][corner] for corner in run["way"]]


# Input


def test_input_writes_touches_and_places_as_the_page_reads_them() -> None:
    touches = [
        {"move": str(touch), "spot": str(touch.spot), "closes": touch.closes, "flips": touch.flips}
        for touch in input_notation.TOUCHES
    ]
    places = [str(move) for move in input_notation.ALL_MOVES if isinstance(move, input_notation.Place)]
    assert ask_page("input/view", "given.map((each) => page.touchOf(each.move))", touches) == touches
    assert ask_page("input/view", "given.map(page.touchOf)", places) == [None] * len(places)
    assert ask_page("input/view", "given.map(page.placeOf)", places) == [place[1:] for place in places]


def test_spots_of_input_are_the_same_and_in_the_same_order() -> None:
    spots = [*input_notation.SUPPLY, *input_notation.ON_CARDS]
    found = ask_page("input/view", "given.map(page.onCard)", list(map(str, spots)))
    assert found == [None if spot.card is None else {"card": spot.card, "place": spot.place + 1} for spot in spots]
    on_cards = ask_page("input/view", "given.flatMap(page.spotsOf)", list(input_cards.NUMBERS))
    assert on_cards == list(map(str, input_notation.ON_CARDS))
    ordered = list(map(str, sorted(spots, key=input_layout.sort_key)))
    assert ask_page("input/view", "given.toReversed().sort(page.inOrder)", ordered) == ordered


def test_every_strip_of_input_can_be_drawn() -> None:
    drawings = input_cards.DRAWINGS.items()
    strips = {symbol + how for symbol, ways in drawings for how in ways or [""]}
    assert set(ask_page("input/drawing", "page.strips")) == strips
    shipped = input_cards.read_cards(input_cards.SHIPPED)
    assert ask_page("input/drawing", "page.readCards(given)", str(shipped)) == as_json(shipped.strips)
    assert all(ask_page("input/drawing", "given.flatMap((card) => page.outlines(card))", shipped.strips))


# Tubyrinth


@cache
def laid_on_the_page() -> Any:
    """Every placement as the page reads it: its text, its cells, its mouths."""
    question = """given.moves.map(page.laidBy).map((laid) =>
        [page.moveOf(laid), page.cellsOf(given.tiles, laid), page.mouthsOf(given.tiles, laid)])"""
    return ask_page("tubyrinth/geometry", question, {"moves": list(tiles.PLACEMENTS), "tiles": tiles.TILES})


def test_tubyrinths_tiles_are_laid_alike() -> None:
    for (text, placement), (move, cells, mouths) in zip(tiles.PLACEMENTS.items(), laid_on_the_page(), strict=True):
        assert move == text
        assert sorted(row * tiles.SIDE + column for row, column in cells) == list(placement.cells)
        assert mouths == as_json(placement.mouths)


def test_the_page_knows_tubyrinths_tiles_and_other_moves() -> None:
    assert ask_page("tubyrinth/view", "page.names") == list(tiles.TILES)
    assert ask_page("tubyrinth/view", "given.map(page.tileOf)", ["-L4", "L4fr1@b3", "ready"]) == ["L4", "L4", None]


def way_of(placement: tiles.Placement) -> int:
    return 4 * placement.flipped + placement.turns


def test_tubyrinths_tiles_turn_and_flip_alike() -> None:
    """A tile as it lies is turned by a quarter, or its left and right are swapped."""
    turned, flipped = ask_page(
        "tubyrinth/geometry", "[0, 1].map((n) => given.map([page.turned, page.flipped][n]))", list(range(8))
    )
    shapes = {way_of(each): each.shape for each in tiles.PLACEMENTS.values() if each.tile == "L4"}
    for way, shape in shapes.items():
        assert same(shapes[turned[way]], tiles.turn(shape))
        assert same(shapes[flipped[way]], tiles.flip(shape))


def same(one: tiles.Shape, other: tiles.Shape) -> bool:
    return set(one.cells) == set(other.cells) and set(map(frozenset, one.pipes)) == set(map(frozenset, other.pipes))


def test_the_page_finds_tiles_that_overlap_and_rocks_below_them() -> None:
    """At every position of a recorded match the same placements fit as the server says."""
    match = Match.read(records("tubyrinth")[0])
    views = [state.view(0) for state in match.states()]
    building = [view for view in views if view.fits is not None and view.own is not None]
    assert any(len(view.own.laid) > 3 for view in building if view.own)
    question = """given.views.map(({ own }) => {
        const [board, laid] = [page.boardOf(own.board), own.laid.map(page.laidBy)];
        const others = ({ tile }) => laid.filter((each) => each.tile !== tile);
        const free = (each) => page.blockedCells(given.tiles, board, others(each), each).length === 0;
        return given.moves.map(page.laidBy).filter(free).map(page.moveOf);
    })"""
    some = building[:: max(1, len(building) // 12)]
    given = {"views": some, "moves": list(tiles.PLACEMENTS), "tiles": tiles.TILES}
    for view, free in zip(some, ask_page("tubyrinth/geometry", question, given), strict=True):
        assert set(free) - set(view.own.laid if view.own else ()) == fitting(view)


def fitting(view: Any) -> set[str]:
    """The placements that fit according to a view, without those where tiles already lie."""
    found = set()
    for text, placement in tiles.PLACEMENTS.items():
        mask = int(view.fits[placement.tile][way_of(placement)], 16)
        if mask >> (tiles.SIDE * placement.row + placement.column) & 1:
            found.add(text)
    return found - set(view.own.laid)


def test_boards_of_tubyrinth_are_read_alike() -> None:
    boards = ask_page("tubyrinth/geometry", "given.map(page.boardOf)", list(book.BOARDS.values()))
    for word, drawn in zip(book.BOARDS.values(), boards, strict=True):
        board = tubyrinth_board.board_of(word)
        assert sum(1 << cell for cell, rock in enumerate(chain(*drawn["rocks"])) if rock) == board.rocks
        for name, mark in (("start", board.start), ("end", board.end)):
            assert drawn[name] == [mark.row, mark.column, mark.side]


def test_water_runs_in_tubyrinths_examples_as_they_show_it() -> None:
    page = ask_page("tubyrinth/examples", "page")
    board = tubyrinth_board.board_of(page["board"])
    for name in ("seven", "spare"):
        laid = {text[:2]: tiles.PLACEMENTS[text] for text in page[name]["laid"]}
        water = pipeline.flow(board, tuple(laid.get(tile) for tile in tiles.TILES))
        assert [page[name]["wet"], page[name]["counts"]] == [as_json(water)["wet"], as_json(water)["counts"]]
