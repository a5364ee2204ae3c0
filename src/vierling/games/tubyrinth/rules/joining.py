"""R-E6: somebody takes one more seat between two rounds."""

from dataclasses import replace
from typing import TYPE_CHECKING, TypeVar

from vierling.game import IllegalMove, Line
from vierling.games.tubyrinth.rules.options import SEATS

if TYPE_CHECKING:
    from vierling.games.tubyrinth.rules.rules import State

    AnyState = TypeVar("AnyState", bound=State)

HEAD_START = "joined"  # the score line of somebody who has missed rounds


def join(state: "AnyState") -> "AnyState":
    """With as many points as the last has. Boards that were not uncovered yet go back into the box, others are put
    aside: everybody gets new ones, so nobody meets a board again."""
    if state.phase != "gather" or state.solo or state.deal_due():
        raise IllegalMove("join-between", "somebody can join only between two rounds of a race")
    if state.seats == SEATS[-1]:
        raise IllegalMove("join-full", f"all {SEATS[-1]} seats are taken", most=SEATS[-1])
    unseen = 0 if state.turned else len(state.cards)
    head_start = (Line(HEAD_START, min(state.points())),) if state.lines[0] else ()
    joined = replace(
        state,
        seats=state.seats + 1,
        cards=(),
        used=state.used[: len(state.used) - unseen],
        turned=0,
        going=(*state.going, None),
        calls=(*state.calls, None),
        passes=(*state.passes, None),
        lines=(*state.lines, head_start),
    )
    if joined.deal_due() and not joined.drawable():
        raise IllegalMove("join-box", "the box has too few boards for one more player")
    return joined
