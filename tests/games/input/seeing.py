"""A player who sees through stones, for tests that need a match to end."""

from vierling.game import Event
from vierling.games.input.rules import State
from vierling.games.input.rules.notation import Move, Place, Touch


def plan(state: State) -> Move:
    return plan_place(state) if state.hand else plan_touch(state)


def plan_touch(state: State) -> Touch:
    """Close what can be closed, take down what is in the way, otherwise touch what can be laid."""
    (seat,) = state.to_move()
    touches = [move for move in state.moves(seat) if isinstance(move, Touch)]
    after = {touch: state.apply(Event(seat, touch)) for touch in touches}
    closing = [touch for touch in touches if len(after[touch].won[seat]) > len(state.won[seat])]
    quiet = [touch for touch in touches if touch.closes is None]
    finished = [touch for touch in quiet if touch.spot.card in state.layout.finished]
    laying = [touch for touch in quiet if after[touch].hand]
    supply = [touch for touch in laying if touch.spot.card is None]
    return [*closing, *finished, *supply, *laying, *quiet][0]


def plan_place(state: State) -> Place:
    """On the card with the most stones."""
    assert state.hand
    return Place(max(state.hand.places, key=lambda spot: len(state.layout.on(spot.card or 0))))
