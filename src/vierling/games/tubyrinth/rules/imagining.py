"""A full state that fits a view: what others have laid this round is drawn at random."""

from random import Random

from vierling.game import Seat
from vierling.games.tubyrinth.rules.laying import ORDER
from vierling.games.tubyrinth.rules.pipeline import EMPTY, LEAST, Layout, tiles_of
from vierling.games.tubyrinth.rules.rules import State, put
from vierling.games.tubyrinth.rules.tiles import PLACEMENTS
from vierling.games.tubyrinth.rules.view import Showing, View

ANYWHERE = tuple(PLACEMENTS.values())


def imagine(seat: Seat | None, view: View, rng: Random) -> State:
    bare = State(
        view.options,
        view.seats,
        view.dealt,
        view.used,
        view.turned,
        view.phase,
        view.going,
        view.signal,
        (EMPTY,) * view.seats if view.phase == "build" else (),
        view.calls,
        view.passes,
        view.won,
        view.tries,
        view.lines,
        view.last,
    )
    for other in range(len(bare.layouts)):
        if view.watched:
            layout = read_layout(view.watched[other])
        elif other == seat and view.own:
            layout = read_layout(view.own)
        else:
            layout = scatter(bare.rocks(other), view.options.flip, rng)
        bare = bare.with_layout(other, layout)
    return bare


def read_layout(showing: Showing) -> Layout:
    layout = EMPTY
    for text in showing.laid:
        layout = put(layout, ORDER[PLACEMENTS[text].tile], PLACEMENTS[text])
    return layout


def scatter(rocks: int, flip: bool, rng: Random) -> Layout:
    """Too few tiles for a pipeline: whether a call was right shows only in the points."""
    layout, blocked = EMPTY, rocks
    few = rng.randrange(LEAST)
    for placement in rng.sample(ANYWHERE, 40):
        place = ORDER[placement.tile]
        unlaid = layout[place] is None and len(tiles_of(layout)) < few
        if unlaid and not placement.mask & blocked and (flip or not placement.flipped):
            layout, blocked = put(layout, place, placement), blocked | placement.mask
    return layout
