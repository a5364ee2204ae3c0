"""What a seat has seen: the view, the face now below every stone that was flipped, where stones came from, and how the
table has looked since a number was closed.

Whoever asks a bot keeps this memory for its seat, and shows it every view. It holds nothing that was not shown: a
player with a perfect memory would know as much.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from vierling.game import Seat
from vierling.games.input.rules import View
from vierling.games.input.rules.imagining import SPOTS
from vierling.games.input.rules.layout import put
from vierling.games.input.rules.stones import FACES
from vierling.games.input.think.kernels import place_code, speckle


@dataclass(frozen=True, slots=True)
class Below:
    """The face below a stone, and the turn in which it was last seen."""

    face: str
    turn: int


@dataclass(frozen=True, slots=True)
class Left:
    """A place on a card that a stone left for another, and the turn in which it did."""

    at: str
    turn: int


HELD = "hand"
Known = Mapping[str, Below]  # by where the stone lies; `HELD` is the one in hand
Trails = Mapping[str, tuple[Left, ...]]  # the last two of each stone, by where it lies


@dataclass(frozen=True, slots=True)
class Memory:
    view: View
    known: tuple[Known, ...]  # of each seat's stones
    trails: tuple[Trails, ...]  # of each seat's stones
    past: Mapping[int, int] = field(default_factory=dict)  # the turn of each table, by its hash (`kernels.glance`)


def remember(before: Memory | None, view: View) -> Memory:
    """With one more view: if a stone was flipped, the face it showed before is below it now."""
    if before is None or view.turn < before.view.turn or not before.view.order:
        return Memory(view, ({},) * view.seats, ({},) * view.seats)
    mover = before.view.mover
    if mover is None or (before.view.turn == view.turn and before.view.hand == view.hand):
        return replace(before, view=view)
    return Memory(
        view,
        put(before.known, mover, follow_faces(before, view, mover)),
        put(before.trails, mover, follow_trails(before, view, mover)),
        look_back(before, view),
    )


def follow_faces(before: Memory, view: View, mover: Seat) -> Known:
    known, held = dict(before.known[mover]), before.view.hand
    origin = held.origin if held else touched(view)
    below = known.pop(HELD, None) if held else flip(before, view, mover, origin)
    known.pop(origin, None)
    if below:
        known[landing(view)] = below
    moves = dict(returned(view))
    return {moves.get(at, at): below for at, below in known.items()}


def follow_trails(before: Memory, view: View, mover: Seat) -> Trails:
    """R-I10: a stay in the supply ends a trail."""
    trails, held = dict(before.trails[mover]), before.view.hand
    origin, at = held.origin if held else touched(view), landing(view)
    trail = trails.pop(HELD if held else origin, ())
    if at != HELD and not is_supply(origin):
        trail = (*trail, Left(origin, before.view.turn))[-2:]
    if trail and not is_supply(at):
        trails[at] = trail
    for start, _ in returned(view):
        trails.pop(start, None)
    return trails


def look_back(before: Memory, view: View) -> Mapping[int, int]:
    if view.turn == before.view.turn or view.mover is None:
        return before.past
    earlier = before.past if view.quiet else {}
    stones = [(owner, seen) for owner, own in enumerate(view.stones) for seen in own]
    sight = sum(speckle(owner, place_code(SPOTS[seen.at]), FACES.index(seen.top)) for owner, seen in stones)
    return {**earlier, view.mover + sight: view.turn}


def check_memory(seen: object) -> None:
    """A bot asked with a bare view would forget everything, and lose: better to refuse at once."""
    if not isinstance(seen, Memory):
        raise TypeError(
            "this bot remembers: ask it through Mind or Driver, or with what bot.remember makes of every view, "
            f"not with a bare {type(seen).__name__}"
        )


def touched(view: View) -> str:
    assert view.last is not None
    return view.last.origin


def flip(before: Memory, view: View, mover: Seat, origin: str) -> Below | None:
    """What was above is below now; of a stone that was not flipped nothing new is known."""
    assert view.last is not None
    above = next(seen.top for seen in before.view.stones[mover] if seen.at == origin)
    flipped = above != view.last.face  # no stone has the same face twice
    return Below(above, before.view.turn) if flipped else before.known[mover].get(origin)


def landing(view: View) -> str:
    """Where the touched stone is now."""
    assert view.last is not None
    return view.last.to or HELD


def returned(view: View) -> tuple[tuple[str, str], ...]:
    """The stones that have just left a zero that failed (R-I11)."""
    assert view.last is not None
    return view.last.returned


def is_supply(at: str) -> bool:
    return at != HELD and SPOTS[at].card is None


# What a seat still knows that remembers its last `turns` turns; None: all


def is_fresh(memory: Memory, turn: int, turns: int | None) -> bool:
    return turns is None or turn >= memory.view.turn - turns * memory.view.seats


def recall(memory: Memory, owner: Seat, turns: int | None) -> dict[str, str]:
    """The faces below the stones of a seat; what is in the table's notes need not be remembered."""
    view = memory.view
    known = {at: below.face for at, below in memory.known[owner].items() if is_fresh(memory, below.turn, turns)}
    noted = {seen.at: seen.notes for seen in view.stones[owner]}
    if view.hand and view.mover == owner:
        noted[HELD] = view.hand.notes
    return known | {at: notes for at, notes in noted.items() if notes and len(notes) == 1}


def recall_trails(memory: Memory, owner: Seat, turns: int | None) -> dict[str, list[str]]:
    """Where the stones of a seat came from, newest last."""
    return {
        at: [left.at for left in trail if is_fresh(memory, left.turn, turns)]
        for at, trail in memory.trails[owner].items()
    }


def recall_tables(memory: Memory, turns: int | None) -> list[int]:
    return [table for table, turn in memory.past.items() if is_fresh(memory, turn, turns)]
