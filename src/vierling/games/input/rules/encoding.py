"""A view as numbers: whose turn it is, the stone in hand, then everybody's stones, your own first, and the cards."""

from functools import cache

from vierling.game import Entry, Seat
from vierling.games.input.rules.cards import NUMBERS
from vierling.games.input.rules.notation import ON_CARDS, SUPPLY
from vierling.games.input.rules.options import MOST_QUIET, NONE, Options
from vierling.games.input.rules.stones import FACES, Spot
from vierling.games.input.rules.view import View

NOTHING = -1
POINTS = 99  # nobody gets that far, up or down
ALL_NOTES = (1 << len(FACES)) - 1


@cache
def spots_of(seats: int, options: Options) -> dict[str, int]:
    """Where a stone can lie, numbered: the supply first, then card by card."""
    row = options.row(seats)
    spots: list[Spot] = [*SUPPLY, *(spot for spot in ON_CARDS if spot.card in row)]
    return {str(spot): place for place, spot in enumerate(spots)}


@cache
def entries(seats: int, options: Options) -> tuple[Entry, ...]:
    spots = spots_of(seats, options)
    whose = ("own", *(f"+{away}" for away in range(1, seats)))
    noted = [] if options.notes == NONE else spots
    return (
        Entry("mover", NOTHING, seats - 1),  # 0 is oneself
        Entry("face in hand", 0, len(FACES)),
        Entry("from", NOTHING, len(spots) - 1),
        Entry("announced", NOTHING, NUMBERS[-1]),
        Entry("filling zero", 0, 1),
        Entry("quiet turns", 0, MOST_QUIET[seats]),
        *(Entry(f"finished {number}", 0, 1) for number in options.row(seats)),
        *(Entry(f"{each} points", -POINTS, POINTS) for each in whose),
        *(Entry(f"{each} called zero", 0, 1) for each in whose),
        *(Entry(f"{each} face {spot}", 0, len(FACES)) for each in whose for spot in spots),
        *(Entry(f"{each} notes {spot}", 0, ALL_NOTES) for each in whose for spot in noted),
    )


def encode(view: View) -> list[int]:
    seats = [((view.seat or 0) + away) % view.seats for away in range(view.seats)]
    spots, hand = spots_of(view.seats, view.options), view.hand
    noted = () if view.options.notes == NONE else seats
    return [
        NOTHING if view.mover is None else seats.index(view.mover),
        0 if hand is None else 1 + FACES.index(hand.face),
        NOTHING if hand is None else spots[hand.origin],
        NOTHING if hand is None or hand.announced is None else hand.announced,
        int(view.zero_by is not None),
        view.quiet,
        *(int(number in view.finished) for number in view.row),
        *(sum(line.points for line in view.lines[seat]) for seat in seats),
        *(int(seat in view.zero_called) for seat in seats),
        *(face for seat in seats for face in faces_of(view, seat, spots)),
        *(note for seat in noted for note in notes_of(view, seat, spots)),
    ]


def faces_of(view: View, seat: Seat, spots: dict[str, int]) -> list[int]:
    faces = [0] * len(spots)
    for stone in view.stones[seat]:
        faces[spots[stone.at]] = 1 + FACES.index(stone.top)
    return faces


def notes_of(view: View, seat: Seat, spots: dict[str, int]) -> list[int]:
    """What may be under each stone, one bit for each face; 0 where nobody says."""
    notes = [0] * len(spots)
    for stone in view.stones[seat]:
        notes[spots[stone.at]] = sum(1 << FACES.index(face) for face in stone.notes or "")
    return notes
