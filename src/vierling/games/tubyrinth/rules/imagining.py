"""A full state that fits a view: cards that lie face down are random, and what others have laid this round."""

from random import Random

from vierling.game import Seat
from vierling.games.tubyrinth.rules.dealing import drawable
from vierling.games.tubyrinth.rules.laying import ORDER
from vierling.games.tubyrinth.rules.pipeline import EMPTY, LEAST, Layout, tiles_of
from vierling.games.tubyrinth.rules.rules import State, put
from vierling.games.tubyrinth.rules.tiles import PLACEMENTS
from vierling.games.tubyrinth.rules.view import Showing, View

ALL_PLACEMENTS = tuple(PLACEMENTS.values())


def imagine(seat: Seat | None, view: View, rng: Random) -> State:
    cards, used = draw_face_down(view, rng) if is_face_down(view) else (view.used[-view.dealt :], view.used)
    state = State(
        view.options,
        view.seats,
        cards,
        used,
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
    for other in range(len(state.layouts)):
        if view.watched and state.solo:
            layout = read_layout(view.watched[other])
        elif other == seat and view.own:
            layout = read_layout(view.own)
        else:
            layout = scatter(state.rocks(other), view.options.flip, rng)
        state = state.with_layout(other, layout)
    return state


def is_face_down(view: View) -> bool:
    return not view.dealt or (view.phase != "build" and not view.turned)


def draw_face_down(view: View, rng: Random) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The cards on the table, and all that have been drawn."""
    cards: tuple[int, ...] = ()
    used = view.used
    for _ in range(view.dealt):
        card = rng.choice(drawable(view.options, view.seats, cards, used))
        cards, used = (*cards, card), (*used, card)
    return cards, used


def read_layout(showing: Showing) -> Layout:
    layout = EMPTY
    for text in showing.laid:
        layout = put(layout, ORDER[PLACEMENTS[text].tile], PLACEMENTS[text])
    return layout


def scatter(rocks: int, flip: bool, rng: Random) -> Layout:
    """Always too few tiles for a pipeline: only the points show whether a call was right."""
    layout, blocked = EMPTY, rocks
    count = rng.randrange(LEAST)
    for placement in rng.sample(ALL_PLACEMENTS, 40):
        place = ORDER[placement.tile]
        unlaid = layout[place] is None and len(tiles_of(layout)) < count
        if unlaid and not placement.mask & blocked and (flip or not placement.flipped):
            layout, blocked = put(layout, place, placement), blocked | placement.mask
    return layout
