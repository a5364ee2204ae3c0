"""What a learner sees: a view as numbers, and which actions are legal."""

from collections.abc import Sequence
from dataclasses import fields, is_dataclass
from typing import Any, TypedDict, get_args, get_type_hints

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from vierling.envs.setup import Setup
from vierling.envs.table import Table
from vierling.game import Entry, Seat, View

KINDS = (np.int8, np.int16, np.int32)
FLAG = (0, 1)
NOTHING = -1  # None, in a view whose numbers are taken as they are
FAR = np.iinfo(np.int32).max


class Observation(TypedDict):
    observation: NDArray[Any]
    action_mask: NDArray[np.int8]


class Observer:
    """Encodes the views of one setup, and says in which spaces observations and actions are."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        own = setup.game.entries(setup.seats, setup.options)
        self._plain = None if own else plain_fields(setup)
        self.entries: Sequence[Entry] = own or plain_entries(self._plain or {})
        self.box = box_of(self.entries)

    def space(self) -> spaces.Dict:
        mask = spaces.MultiBinary(len(self.setup.actions))
        return spaces.Dict({"observation": self.box, "action_mask": mask})

    def action_space(self) -> "spaces.Discrete[np.int64]":  # generic since Gymnasium 1.3
        return spaces.Discrete(len(self.setup.actions))

    def observe(self, table: Table, seat: Seat) -> Observation:
        mask = np.zeros(len(self.setup.actions), np.int8)
        mask[[self.setup.actions.index(move) for move in table.moves_of(seat)]] = 1
        return {"observation": self.encode(table.state.view(seat), table.now), "action_mask": mask}

    def encode(self, view: View, now: int) -> NDArray[Any]:
        numbers = self.setup.game.encode(view, now) if self._plain is None else plain_numbers(view, self._plain)
        return np.array(numbers, self.box.dtype)


def box_of(entries: Sequence[Entry]) -> spaces.Box:
    """The smallest whole numbers that hold every entry. Gymnasium warns of a space in which a number cannot change."""
    least, most = [entry.least for entry in entries], [entry.most + (entry.least == entry.most) for entry in entries]
    fitting = (kind for kind in KINDS if np.iinfo(kind).min <= min(least) and max(most) <= np.iinfo(kind).max)
    kind = next(fitting)
    return spaces.Box(np.array(least, kind), np.array(most, kind), dtype=kind)


# A game that brings only rules: the flags and whole numbers of its views, and those it has for each seat.


def plain_fields(setup: Setup) -> dict[str, tuple[int, bool]]:
    """By name: how many numbers a field has, and whether they are flags."""
    view = setup.game.start(setup.seats, setup.options).view(0)
    if not is_dataclass(view):
        return {}
    hints = get_type_hints(type(view))
    shapes = {each.name: shape_of(hints[each.name], setup.seats) for each in fields(view)}
    return {name: shape for name, shape in shapes.items() if shape}


def shape_of(hint: Any, seats: int) -> tuple[int, bool] | None:
    kinds = set(get_args(hint) or (hint,)) - {type(None)}
    if kinds <= {int, bool}:
        return 1, kinds == {bool}
    if getattr(hint, "__origin__", None) is tuple and kinds - {Ellipsis} <= {int, bool, int | None}:
        return seats, kinds - {Ellipsis} == {bool}
    return None


def plain_entries(shapes: dict[str, tuple[int, bool]]) -> list[Entry]:
    entries = [
        Entry(name if count == 1 else f"{name} {place}", NOTHING if not flag else FLAG[0], FLAG[1] if flag else FAR)
        for name, (count, flag) in shapes.items()
        for place in range(count)
    ]
    return entries or [Entry("nothing", *FLAG)]


def plain_numbers(view: View, shapes: dict[str, tuple[int, bool]]) -> list[int]:
    numbers: list[int] = []
    for name, (count, _) in shapes.items():
        value = getattr(view, name)
        row = (*(value if isinstance(value, tuple) else (value,)), *(None,) * count)[:count]
        numbers += [NOTHING if each is None else max(NOTHING, min(FAR, int(each))) for each in row]
    return numbers or [0]
