"""A full state that fits a view: undersides are drawn from the consistent sets, all equally likely."""

from random import Random

from vierling.game import Seat
from vierling.games.input.rules.knowledge import guess
from vierling.games.input.rules.layout import IN_HAND, Layout
from vierling.games.input.rules.notation import ON_CARDS, SUPPLY
from vierling.games.input.rules.rules import State
from vierling.games.input.rules.stones import Hand, Stone
from vierling.games.input.rules.view import View

SPOTS = {str(spot): spot for spot in (*SUPPLY, *ON_CARDS)}


def imagine(view: View, rng: Random) -> State:
    stones = tuple(imagine_stones(view, owner, rng) for owner in range(view.seats))
    layout = Layout(view.options.card_set, view.row, stones, frozenset(view.finished))
    notes = [[stone.notes for stone in stones] for stones in view.stones]
    if view.hand and view.mover is not None:
        notes[view.mover].append(view.hand.notes)
    known = frozenset(
        (owner, which) for owner, own in enumerate(notes) for which, note in enumerate(own) if is_known(note)
    )
    return State(
        view.options,
        view.seats,
        layout,
        order=view.order,
        turn=view.turn,
        hand=imagine_hand(view, stones),
        lines=view.lines,
        zero_by=view.zero_by,
        zero_called=frozenset(view.zero_called),
        quiet=view.quiet,
        flipped=known,
        last=view.last,
        moved=view.moved,
        ended=view.ended,
    )


def is_known(notes: str | None) -> bool:
    return notes is not None and len(notes) == 1


def imagine_stones(view: View, owner: Seat, rng: Random) -> tuple[Stone, ...]:
    """In the order of the view, with the one in hand last."""
    if view.undersides is not None:
        pairs = zip(view.stones[owner], view.undersides[owner], strict=True)
        return tuple(Stone(seen.top, under, SPOTS[seen.at]) for seen, under in pairs)
    tops = [(seen.top, seen.notes if is_known(seen.notes) else None) for seen in view.stones[owner]]
    spots = [SPOTS[seen.at] for seen in view.stones[owner]]
    if view.hand and owner == view.mover:
        tops.append((view.hand.face, view.hand.notes if is_known(view.hand.notes) else None))
        spots.append(IN_HAND)
    unders = guess(tuple(tops), rng)
    return tuple(Stone(top, under, spot) for (top, _), under, spot in zip(tops, unders, spots, strict=True))


def imagine_hand(view: View, stones: tuple[tuple[Stone, ...], ...]) -> Hand | None:
    if view.hand is None or view.mover is None:
        return None
    which = len(stones[view.mover]) - 1
    held = view.hand
    places = tuple(SPOTS[place] for place in held.places)
    origin = SPOTS[held.origin]
    return Hand(which, stones[view.mover][which].lifted(origin), origin, held.announced, held.flipped, places)
