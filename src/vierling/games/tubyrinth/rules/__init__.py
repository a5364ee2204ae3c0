"""Tubyrinth, by Martin Nedergaard Andersen: seven tiles, one pipeline, thirty seconds for the rest."""

from collections.abc import Mapping
from random import Random
from typing import Any

from vierling.game import Actions, Entry, Game, Line, Millis, Refusal, Seat, Time
from vierling.games.tubyrinth.rules import drawing, encoding, notation, rules
from vierling.games.tubyrinth.rules import options as tubyrinth_options
from vierling.games.tubyrinth.rules.book import BOOK
from vierling.games.tubyrinth.rules.imagining import imagine
from vierling.games.tubyrinth.rules.laying import all_moves
from vierling.games.tubyrinth.rules.notation import JOIN, Card, Lift, Move
from vierling.games.tubyrinth.rules.options import SEATS, Options
from vierling.games.tubyrinth.rules.pipeline import LEAST, counted, tiles_of
from vierling.games.tubyrinth.rules.rules import State
from vierling.games.tubyrinth.rules.tiles import ALL_TILES, TILES, Placement
from vierling.games.tubyrinth.rules.view import View

__all__ = ["Options", "State", "Tubyrinth", "View", "tubyrinth"]


class Tubyrinth(Game):
    name = "tubyrinth"
    version = 2
    seats = SEATS
    Options = Options
    undo: Move | None = None  # tiles are lifted or moved instead
    join: Move | None = JOIN
    figures: Mapping[str, int] = {str(tiles): tiles for tiles in range(LEAST, ALL_TILES + 1)}

    def start(self, seats: int, options: tubyrinth_options.Options | None = None) -> State:
        if seats not in SEATS:
            least, most = SEATS[0], SEATS[-1]
            sentence = f"this game has {least} to {most} seats, not {seats}"
            raise Refusal("seat-count", sentence, least=least, most=most, seats=seats)
        return rules.start(seats, options or Options())

    def material(self) -> Mapping[str, Any]:
        """The tiles, and the boards of the book."""
        return {"tiles": TILES, "book": BOOK}

    def all_moves(self, seats: int, options: tubyrinth_options.Options | None = None) -> Actions:  # noqa: ARG002 - for all
        return all_moves(options or Options())

    def entries(self, seats: int, options: tubyrinth_options.Options | None = None) -> tuple[Entry, ...]:  # noqa: ARG002
        return encoding.entries(seats)

    def encode(self, view: View, now: Millis = 0) -> list[int]:
        return encoding.encode(view, now)

    def write(self, what: Move | Card | Time) -> str:
        return str(what)

    def read(self, text: str) -> Move | Card | Time:
        return notation.read(text)

    def is_quiet(self, move: Move) -> bool:
        """R-P15: how far somebody has got is nobody's business during a round."""
        return isinstance(move, (Placement, Lift))

    def draw(self, view: View) -> str:
        return drawing.draw(view)

    def imagine(self, seat: Seat | None, view: View, rng: Random) -> State:
        return imagine(seat, view, rng)

    def tally(self, text: str, options: tubyrinth_options.Options | None = None) -> tuple[Line, ...]:
        options = options or Options()
        board, layout = notation.read_laid(text, options.over_rocks, options.flip)
        tiles = len(counted(board, tiles_of(layout)))
        correct = tiles >= options.least(0)
        return (Line("pipeline", tiles if correct else 0, str(tiles) if correct else None),)


tubyrinth = Tubyrinth()
