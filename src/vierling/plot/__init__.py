"""Pictures of experiments and positions, each with one call; needs matplotlib. See docs/experiments.md.

Every function draws into the axes that it is given, or into a new figure, and returns the axes. In a notebook the axes
of a new figure are shown as its picture.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from vierling.coach.analysis import Analysis
from vierling.coach.picture import Cell, Picture, pictures_of
from vierling.extras import need
from vierling.game import Outcome, Seat
from vierling.match import Match

if TYPE_CHECKING:  # it takes a second to import, and may be missing
    from matplotlib.axes import Axes

ROCK, INK, GRID = "#5b6470", "#20262e", "#c9ced6"
HEAT, GROUPS = "YlGn", "Set2"


def axes_of(axes: "Axes | None", **wishes: Any) -> "Axes":
    return axes if axes is not None else new_axes(1, **wishes)[0]


def new_axes(count: int, **wishes: Any) -> "list[Axes]":
    """Side by side, in a figure that no window knows."""
    figure = need("matplotlib.figure").Figure(layout="constrained", **wishes)
    from vierling.plot.shown import Shown  # noqa: PLC0415 - matplotlib may be missing

    return [figure.add_subplot(1, count, place + 1, axes_class=Shown) for place in range(count)]


def scores(results: Mapping[str, Sequence[int]] | Sequence[Outcome], axes: "Axes | None" = None) -> "Axes":
    """How points are distributed: by name, or by seat for outcomes as `simulate` gives them.

    >>> from vierling import plot
    >>> plot.scores({"Mara": [41, 53, 53], "Jo": [38, 44, 61]}).get_xlabel()
    'points'
    """
    axes = axes_of(axes)
    by_name = results if isinstance(results, Mapping) else by_seat(results)
    least = min(min(points) for points in by_name.values())
    most = max(max(points) for points in by_name.values())
    edges = [number - 0.5 for number in range(least, most + 2)]
    for name, points in by_name.items():
        axes.hist(points, edges, density=True, histtype="stepfilled", alpha=0.5, label=name)
    axes.set(xlabel="points", ylabel="share of matches")
    axes.legend()
    return axes


def by_seat(outcomes: Sequence[Outcome]) -> dict[str, list[int]]:
    seats = range(len(outcomes[0].points))
    return {f"seat {seat + 1}": [outcome.points[seat] for outcome in outcomes] for seat in seats}


def learning_curve(curve: Sequence[tuple[int, float]], axes: "Axes | None" = None) -> "Axes":
    """The `curve` of a course: the mean of fresh matches over the matches it has learned from.

    >>> from vierling import plot
    >>> plot.learning_curve([(0, 20.1), (1000, 31.5)]).get_xlabel()
    'matches'
    """
    axes = axes_of(axes)
    axes.plot([games for games, _ in curve], [mean for _, mean in curve])
    axes.set(xlabel="matches", ylabel="points on average")
    axes.grid(color=GRID)
    return axes


def luck_and_skill(analyses: Analysis | Iterable[Analysis], axes: "Axes | None" = None) -> "Axes":
    """A point for each seat of each match: what the dice gave against what its moves gave away.

    >>> from vierling import play_match, plot
    >>> from vierling.coach import analyse
    >>> plot.luck_and_skill(analyse(play_match('knister', ["random"], seed=1))).get_xlabel()
    'luck (points)'
    """
    axes = axes_of(axes)
    careers: dict[str, list[tuple[float, float]]] = {}
    unit = "points"
    for analysis in [analyses] if isinstance(analyses, Analysis) else analyses:
        unit = analysis.unit
        for career in analysis.seats:
            careers.setdefault(career.name, []).append((career.luck, -career.regret))
    for name, found in careers.items():
        axes.scatter([luck for luck, _ in found], [skill for _, skill in found], label=name)
    axes.axvline(0, color=GRID, zorder=0)
    axes.set(xlabel=f"luck ({unit})", ylabel=f"skill: minus what moves gave away ({unit})")
    axes.legend()
    return axes


def position(match: Match, seat: Seat = 0, axes: "Axes | None" = None) -> "Axes":
    """What a seat sees now: a sheet with the value of each cell, or a board with a solution.

    Where the game has several pictures, the first; `positions` draws all of them.

    >>> from vierling import Match, plot
    >>> match = Match('knister')
    >>> match.roll("5+3")
    >>> len(plot.position(match).patches)  # a rectangle for each cell
    25
    """
    axes = axes_of(axes)
    view = match.view(seat)
    pictures = pictures_of(match.game.name, view)
    if pictures:
        draw_picture(axes, pictures[0])
    else:
        axes.text(0, 1, match.game.draw(view), va="top", family="monospace", transform=axes.transAxes)
        axes.set_axis_off()
    return axes


def positions(match: Match, seat: Seat = 0) -> "list[Axes]":
    """All pictures of what a seat sees, side by side, such as several solutions of one board.

    >>> from vierling import Match, plot
    >>> match = Match('knister')
    >>> match.roll("5+3")
    >>> len(plot.positions(match))
    1
    """
    pictures = pictures_of(match.game.name, match.view(seat))
    if len(pictures) < 2:
        return [position(match, seat)]
    drawn = new_axes(len(pictures), figsize=(4 * len(pictures), 4.2))
    for axes, picture in zip(drawn, pictures, strict=True):
        draw_picture(axes, picture)
    return drawn


def draw_picture(axes: "Axes", picture: Picture) -> None:
    axes.set(xlim=(-0.9, picture.columns - 0.1), ylim=(picture.rows - 0.1, -0.9), aspect="equal", title=picture.title)
    axes.set_axis_off()
    colour = colours_for(picture.cells)
    for cell in picture.cells:
        draw_cell(axes, cell, colour(cell))
    for line in picture.lines:
        axes.plot([column for _, column in line], [row for row, _ in line], color="#1565c0", linewidth=4, alpha=0.8)


def draw_cell(axes: "Axes", cell: Cell, colour: Any) -> None:
    patch = need("matplotlib.patches").Rectangle
    corner = (cell.column - 0.5, cell.row - 0.5)
    axes.add_patch(patch(corner, 1, 1, facecolor=colour, edgecolor=GRID))
    middle: dict[str, Any] = {"ha": "center", "va": "center", "color": INK}
    if cell.text:
        axes.text(cell.column, cell.row, cell.text, fontsize=14, weight="bold", **middle)
    elif cell.value is not None:
        axes.text(cell.column, cell.row, f"{cell.value:.1f}", fontsize=9, **middle)


def colours_for(cells: Sequence[Cell]) -> Any:
    """Rocks are grey, groups differ, and the more a cell is worth, the greener it is."""
    maps = need("matplotlib").colormaps
    values = [cell.value for cell in cells if cell.value is not None]
    least, most = min(values, default=0.0), max(values, default=0.0)
    groups = sorted({cell.group for cell in cells if cell.group})

    def colour(cell: Cell) -> Any:
        if cell.blocked and not cell.group:
            return ROCK
        if cell.group:
            return maps[GROUPS](groups.index(cell.group))
        if cell.value is None:
            return "white"
        return maps[HEAT](0.6 * (cell.value - least) / (most - least) if most > least else 0.3)

    return colour
