"""The rules on flat arrays, for bots that look ahead: no objects, only whole numbers in a row.

Every function runs in plain Python on lists, and as machine code on arrays. A table is a row of numbers, its rules are
another; the names below are places in these rows. What a search does without is missing: announcing the zero,
`superko`, and the end by repetition.
"""

from typing import TypeVar

from vierling.games.input.rules.cards import NUMBERS, PLACES
from vierling.games.input.rules.options import MOST_QUIET, NONE, SEATS, TARGETS, Options
from vierling.games.input.rules.points import worth
from vierling.games.input.rules.stones import FACES, JOKER, STONES, Spot
from vierling.lab.compiling import MutableRow

Ints = MutableRow[int]
Floats = MutableRow[float]
Number = TypeVar("Number", int, float)

MOST_SEATS = SEATS[-1]
CARDS = len(NUMBERS)
CELLS = CARDS * PLACES  # a stone lies in a cell of a card, or in a slot of the supply: numbers from CELLS on
IN_HAND = CELLS + STONES
NOWHERE = -1
NOBODY = -1
SIDES = len(FACES)  # faces that a stone may show
JOKER_FACE = FACES.index(JOKER)

# A table. Stones are numbered across all seats, seven for each.
AT = 0
TOP = AT + MOST_SEATS * STONES
UNDER = TOP + MOST_SEATS * STONES
KNOWN = UNDER + MOST_SEATS * STONES  # whether both faces have been seen
TAKEN = KNOWN + MOST_SEATS * STONES  # by cell: the stone there, or NOBODY
FINISHED = TAKEN + CELLS
FILLED = FINISHED + CARDS  # stones on each card
SHARE = FILLED + CARDS  # the stones of each seat on each card
SCORE = SHARE + MOST_SEATS * CARDS
WON = SCORE + MOST_SEATS  # a bit for each number
TRAIL = WON + MOST_SEATS  # of each stone: the last two cells that it came from, newest last, or NOWHERE
NEXT = TRAIL + 2 * MOST_SEATS * STONES  # who moves after each seat
MOVER = NEXT + MOST_SEATS
HELD = MOVER + 1
ORIGIN = HELD + 1
UNFLIPPED = ORIGIN + 1
QUIET = UNFLIPPED + 1
WINNER = QUIET + 1
OVER = WINNER + 1
TABLE = OVER + 1

# The rules of a match.
PLAYERS = 0
TARGET = 1
BONUS = 2
ALONE_DOUBLES = 3
JOKER_CLOSES = 4
BACKS = 5  # how often a stone may go straight back
FREE_NUMBER = 6
WANTED = 7
MOST = 8  # quiet turns
CHILD = 9
IN_PLAY = CHILD + MOST_SEATS
NEED = IN_PLAY + CARDS  # by cell: the symbol
WORTH = NEED + CELLS
RULES = WORTH + CARDS

NO_BACKS, ONE_BACK, ANY_BACKS = 0, 1, 2
SHUTTLES = {"twice": ONE_BACK, NONE: NO_BACKS}

# A touch is one number: the stone, what is announced, whether it stays unflipped.
ANNOUNCEMENTS = CARDS + 1  # none is 0
TOUCHES = STONES * ANNOUNCEMENTS * 2


def rules_of(options: Options, row: tuple[int, ...], seats: int) -> list[int]:
    free = NOBODY if options.free_number == NONE else int(options.free_number)
    head = (seats, TARGETS[seats], options.bonus, int(options.solo_number), int(options.joker_closes))
    backs = SHUTTLES.get(options.shuttling, ANY_BACKS)
    wanted = sum(1 << number for number in options.wanted())
    return [
        *(*head, backs, free, wanted, MOST_QUIET[seats]),
        *(int(options.is_child(seat)) for seat in range(MOST_SEATS)),
        *(int(number in row) for number in NUMBERS),
        *(FACES.index(symbol) for number in NUMBERS for symbol in options.card_set.symbols(number)),
        *map(worth, NUMBERS),
    ]


def place_code(spot: Spot) -> int:
    return CELLS + spot.place if spot.card is None else spot.card * PLACES + spot.place


def copy(source: MutableRow[Number], into: MutableRow[Number]) -> None:
    """Number by number: numba would allocate memory for a slice."""
    for at in range(len(source)):
        into[at] = source[at]


# What can be seen


def glance(t: Ints, r: Ints) -> int:
    """A hash of all that can be seen of the stones, and whose turn it is; their order in the supply does not matter."""
    sight = t[MOVER]
    for stone in range(r[PLAYERS] * STONES):
        sight += speckle(stone // STONES, t[AT + stone], t[TOP + stone])
    return sight


def speckle(seat: int, at: int, face: int) -> int:
    """What one stone adds: well-mixed numbers, so that no two tables have the same sum."""
    x = (seat * (CELLS + 1) + min(at, CELLS)) * SIDES + face + 1
    x = ((x ^ (x >> 15)) * 2146121005) & 0x7FFFFFFF
    x = ((x ^ (x >> 13)) * 2073254821) & 0x7FFFFFFF
    return (x ^ (x >> 16)) * MOST_SEATS


# What may be done


def touch_code(stone: int, announced: int, unflipped: int) -> int:
    return (stone * ANNOUNCEMENTS + announced + 1) * 2 + unflipped


def touched_stone(code: int) -> int:
    return code // 2 // ANNOUNCEMENTS


def announced_by(code: int) -> int:
    return code // 2 % ANNOUNCEMENTS - 1


def fits(face: int, symbol: int) -> bool:
    return (face == symbol) | (face == JOKER_FACE)


def is_open(t: Ints, r: Ints, card: int) -> bool:
    """The zero is never open: it is filled in a single turn."""
    return card > 0 and r[IN_PLAY + card] == 1 and t[FINISHED + card] == 0


def missing(t: Ints, card: int) -> int:
    """The first free cell of a card."""
    for cell in range(card * PLACES, card * PLACES + PLACES):
        if t[TAKEN + cell] == NOBODY:
            return cell
    return NOWHERE


def burden(t: Ints, seat: int, lifted: int) -> int:
    """How many of a seat's stones are on finished cards, without the one that is lifted."""
    stones = 0
    for card in range(CARDS):
        if t[FINISHED + card] == 1:
            stones += t[SHARE + seat * CARDS + card]
    if lifted != NOBODY and t[AT + lifted] < CELLS and t[FINISHED + t[AT + lifted] // PLACES] == 1:
        stones -= 1
    return stones


def may_close(t: Ints, r: Ints, stone: int, card: int) -> bool:
    seat = stone // STONES
    return (
        is_open(t, r, card)
        and t[FILLED + card] == PLACES - 1
        and t[AT + stone] // PLACES != card
        and t[SHARE + seat * CARDS + card] > 0
        and burden(t, seat, stone) == 0
    )


def closes(t: Ints, r: Ints, face: int, card: int) -> bool:
    if face == JOKER_FACE:
        return r[JOKER_CLOSES] == 1
    return face == r[NEED + missing(t, card)]


def shuttles(t: Ints, r: Ints, stone: int, origin: int, cell: int) -> bool:
    """Between cells a stone may go back once, or never; its last two moves are enough to tell."""
    trail = TRAIL + 2 * stone
    if r[BACKS] == ANY_BACKS or t[trail + 1] != cell:
        return False
    return r[BACKS] == NO_BACKS or t[trail] == origin


def list_places(t: Ints, r: Ints, places: Ints) -> int:
    """List where the stone in hand may go; returns how many places there are."""
    fitting = list_fitting(t, r, t[HELD], t[UNFLIPPED], places)
    found = 0
    for at in range(fitting):
        if not shuttles(t, r, t[HELD], t[ORIGIN], places[at]):
            places[found] = places[at]
            found += 1
    return found


def list_fitting(t: Ints, r: Ints, stone: int, unflipped: int, places: Ints) -> int:
    """The same without regard to earlier turns, for a stone by the face it shows now; it need not be lifted yet."""
    seat, face, origin = stone // STONES, t[TOP + stone], t[AT + stone]
    if origin == IN_HAND:
        origin = t[ORIGIN]
    only = r[FREE_NUMBER] if unflipped == 1 and r[CHILD + seat] == 0 else NOBODY
    found = 0
    for card in range(1, CARDS):
        if not is_open(t, r, card) or (only not in (NOBODY, card)):
            continue
        if t[FILLED + card] - int(t[AT + stone] // PLACES == card) >= PLACES - 1:
            continue
        for cell in range(card * PLACES, card * PLACES + PLACES):
            free = t[TAKEN + cell] == NOBODY and cell != origin
            if free and fits(face, r[NEED + cell]):
                places[found] = cell
                found += 1
    return found


def may_stay_unflipped(t: Ints, r: Ints, stone: int, announced: int, places: Ints) -> bool:
    """A child may, and anybody on the agreed number, if there is a place that it fits then."""
    if announced != NOBODY:
        spared = r[CHILD + stone // STONES] == 1 or r[FREE_NUMBER] == announced
        return spared and closes(t, r, t[TOP + stone], announced)
    if r[CHILD + stone // STONES] == 0 and r[FREE_NUMBER] == NOBODY:
        return False
    return list_fitting(t, r, stone, 1, places) > 0


def list_touches(t: Ints, r: Ints, touches: Ints, places: Ints) -> int:
    """List the mover's touches, without announcing the zero; returns how many. `places` is scratch space."""
    found = 0
    first = t[MOVER] * STONES
    for stone in range(first, first + STONES):
        for announced in range(NOBODY, CARDS):
            if announced == 0 or (announced > 0 and not may_close(t, r, stone, announced)):
                continue
            touches[found] = touch_code(stone - first, announced, 0)
            found += 1
            if may_stay_unflipped(t, r, stone, announced, places):
                touches[found] = touch_code(stone - first, announced, 1)
                found += 1
    return found


# What happens


def touch(t: Ints, r: Ints, code: int, places: Ints) -> None:
    """Afterwards the stone is in hand, or the turn is over."""
    take(t, t[MOVER] * STONES + touched_stone(code), code % 2)
    if not announce(t, r, announced_by(code)) and list_places(t, r, places) == 0:
        give_back(t, r)


def take(t: Ints, stone: int, unflipped: int) -> None:
    if unflipped == 0:
        t[TOP + stone], t[UNDER + stone] = t[UNDER + stone], t[TOP + stone]
        t[KNOWN + stone] = 1
    t[HELD], t[ORIGIN], t[UNFLIPPED] = stone, t[AT + stone], unflipped
    lift(t, stone)


def announce(t: Ints, r: Ints, card: int) -> bool:
    """Whether the stone in hand closes the card, which ends the turn; if not, that costs."""
    if card <= 0:
        return False
    if closes(t, r, t[TOP + t[HELD]], card):
        close(t, r, t[HELD], card)
        return True
    t[SCORE + t[MOVER]] -= min(t[SCORE + t[MOVER]], r[WORTH + card])
    return False


def give_back(t: Ints, r: Ints) -> None:
    """There is no place for the stone in hand: it goes to the supply."""
    place(t, r, t[ORIGIN] if t[ORIGIN] >= CELLS else free_slot(t, t[MOVER]))


def lift(t: Ints, stone: int) -> None:
    at = t[AT + stone]
    if at < CELLS:
        t[TAKEN + at] = NOBODY
        t[FILLED + at // PLACES] -= 1
        t[SHARE + stone // STONES * CARDS + at // PLACES] -= 1
    t[AT + stone] = IN_HAND


def put(t: Ints, stone: int, at: int) -> None:
    if at < CELLS:
        t[TAKEN + at] = stone
        t[FILLED + at // PLACES] += 1
        t[SHARE + stone // STONES * CARDS + at // PLACES] += 1
    t[AT + stone] = at


def free_slot(t: Ints, seat: int) -> int:
    for slot in range(CELLS, IN_HAND):
        taken = False
        for stone in range(seat * STONES, seat * STONES + STONES):
            taken = taken or t[AT + stone] == slot
        if not taken:
            return slot
    return NOWHERE


def place(t: Ints, r: Ints, at: int) -> None:
    put(t, t[HELD], at)
    end_turn(t, r, at)


def close(t: Ints, r: Ints, stone: int, card: int) -> None:
    seat, cell = t[MOVER], missing(t, card)
    put(t, stone, cell)
    t[FINISHED + card] = 1
    points = r[WORTH + card]
    if t[SHARE + seat * CARDS + card] == PLACES:
        points += points if r[ALONE_DOUBLES] == 1 else r[BONUS]
    t[SCORE + seat] = min(t[SCORE + seat] + points, r[TARGET])
    t[WON + seat] |= 1 << card
    t[QUIET] = -1
    wanted = r[WANTED]
    if t[SCORE + seat] == r[TARGET] or (wanted > 0 and t[WON + seat] & wanted == wanted):
        t[WINNER] = seat
        t[OVER] = 1
    end_turn(t, r, cell)


def end_turn(t: Ints, r: Ints, to: int) -> None:
    seat, origin = t[MOVER], t[ORIGIN]
    follow(t, t[HELD], origin, to)
    t[HELD] = NOBODY
    if t[FILLED] > 0 and t[FINISHED] == 0:
        clear_zero(t)
    if origin < CELLS and t[FILLED + origin // PLACES] == 0:
        t[FINISHED + origin // PLACES] = 0
    t[MOVER] = t[NEXT + seat]
    t[QUIET] += 1
    if t[QUIET] >= r[MOST]:
        t[OVER] = 1


def follow(t: Ints, stone: int, origin: int, to: int) -> None:
    """R-I10: a stay in the supply ends the trail."""
    trail, stays = TRAIL + 2 * stone, max(origin, to) >= CELLS
    t[trail], t[trail + 1] = (NOWHERE, NOWHERE) if stays else (t[trail + 1], origin)


def clear_zero(t: Ints) -> None:
    """R-I11: the stones on a zero that was not filled go back to the supply."""
    for cell in range(PLACES):
        stone = t[TAKEN + cell]
        if stone != NOBODY:
            lift(t, stone)
            put(t, stone, free_slot(t, stone // STONES))
            follow(t, stone, cell, t[AT + stone])
