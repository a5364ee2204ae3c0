"""Pictures show what they say: the numbers in them are read back."""

import struct
from pathlib import Path
from typing import Any

import pytest
from matplotlib.axes import Axes
from matplotlib.figure import Figure

from vierling import Match, play_match, plot, settle
from vierling.coach import analyse
from vierling.coach.hints import hint_of
from vierling.coach.picture import pictures_of
from vierling.games.tubyrinth.rules.board import board_of
from vierling.games.tubyrinth.rules.book import BOARDS


def texts(axes: Axes) -> list[str]:
    return [text.get_text() for text in axes.texts]


def test_scores_are_shares_of_matches() -> None:
    axes = plot.scores([settle((3, 5)), settle((3, 4)), settle((4, 5)), settle((3, 5))])
    assert axes.get_legend_handles_labels()[1] == ["seat 1", "seat 2"]
    outline: Any = axes.patches[0].get_path().vertices
    assert max(height for _, height in outline) == pytest.approx(0.75), "three of four matches have 3 points"


def test_a_learning_curve_goes_through_its_points() -> None:
    line: Any = plot.learning_curve([(100, 40.0), (200, 55.5)]).lines[0]
    assert line.get_xydata().tolist() == [[100, 40], [200, 55.5]]


def test_a_notebook_shows_what_was_drawn_last() -> None:
    """It asks a cell's last value for a picture, and gets the whole figure."""
    for axes in (plot.scores({"Mara": [41, 53]}), plot.positions(building())[-1]):
        shown: Any = axes
        width, height = (int(side * shown.figure.dpi) for side in shown.figure.get_size_inches())
        picture = shown._repr_png_()
        assert picture.startswith(b"\x89PNG")
        assert struct.unpack(">II", picture[16:24]) == (width, height)


def test_into_axes_of_ones_own_nothing_else_is_drawn() -> None:
    own = Figure().subplots()
    assert plot.learning_curve([(100, 40.0)], own) is own


def test_luck_and_skill_have_a_point_for_each_seat() -> None:
    analysis = analyse(play_match("knister", ["greedy", "random"], seed=1))
    dots: list[Any] = list(plot.luck_and_skill(analysis).collections)
    drawn = [tuple(each.get_offsets().tolist()[0]) for each in dots]
    assert drawn == [pytest.approx((career.luck, -career.regret)) for career in analysis.seats]


def rolled(name: str) -> Match:
    match = Match(name)
    match.roll("5+3")
    return match


def test_a_sheet_shows_numbers_and_values() -> None:
    match = rolled("knister")
    match.play(0, "c3")
    match.roll("1+1")
    shown = texts(plot.position(match))
    assert len(shown) == 25
    assert shown[12] == "8"  # c3 is the middle of five times five
    best = hint_of("knister")(match.view(0), 1, None)["best"][0]
    assert max(float(text) for text in shown[:12] + shown[13:]) == pytest.approx(best["value"], abs=0.051)


def test_a_sheet_of_tuefteln_shows_the_best_that_each_cell_can_be_part_of() -> None:
    match = rolled("tuefteln")
    picture = pictures_of("tuefteln", match.view(0))[0]
    assert (picture.rows, picture.columns, len(picture.cells)) == (6, 6, 36)
    printed = [cell for cell in picture.cells if cell.text]
    assert len(printed) == 6, "the other thirty are free"
    assert all((cell.value is None) == bool(cell.text) for cell in picture.cells)


def building() -> Match:
    match = Match("tubyrinth", board="1a")
    match.play(0, "go")
    return match


def test_a_board_shows_solutions_whose_pipes_stay_inside_their_tiles() -> None:
    pictures = pictures_of("tubyrinth", building().view(0))
    assert len(pictures) > 1
    rocks = "".join(board_of(BOARDS["1a"]).rows).count("#")
    for picture in pictures:
        assert sum(cell.blocked for cell in picture.cells) == rocks
        tiled = {(cell.row, cell.column) for cell in picture.cells if cell.group}
        assert len(tiled) == 26, "two tiles of three cells, and five of four"
        middles = {point for line in picture.lines for point in line if all(each == int(each) for each in point)}
        assert middles <= tiled
    assert len(plot.positions(building())) == len(pictures)


def test_a_game_without_pictures_is_drawn_as_text(tmp_path: Path) -> None:
    match = Match("input", seats=2)
    axes: Any = plot.position(match)
    assert texts(axes) == [match.game.draw(match.view(0))]
    axes.figure.savefig(tmp_path / "input.png")
    assert (tmp_path / "input.png").stat().st_size > 1000
