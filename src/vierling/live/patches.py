"""What has changed between two messages, so that only this is sent.

A patch is a text, a number, true, false or null: this is the value now. `[value]` puts a list or an object in its
place, `[]` takes the value away, `[start, count, [items]]` replaces that many items of a list, two of these in a list
follow each other, and an object has the patches of the members that changed, by name or, in a list, by index. A name
may lead further down: `a/b` is b in a.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import fields, is_dataclass
from enum import Enum
from functools import cache
from operator import attrgetter, is_
from typing import Any

Patch = list[Any] | dict[str, Any] | str | float | bool | None
GONE: list[Any] = []
STEP = "/"
FEW = 3  # items of a list, which are named as briefly as taken out and put in


class Unchanged(Enum):
    """There is nothing to patch. (None is a patch: the value is null now.)"""

    SAME = "same"


SAME = Unchanged.SAME


class Differences:
    """Compares values as JSON would have them, tuples and dataclasses too.

    Positions are frozen and share most of what they are made of. So what is the same object is not looked into, and
    any two objects are compared once, however many devices are shown them.
    """

    def __init__(self) -> None:
        self._known: dict[tuple[int, int], tuple[Any, Any, Patch | Unchanged]] = {}

    def between(self, old: Any, new: Any) -> Patch | Unchanged:
        """What turns one into the other."""
        if old is new:
            return SAME
        way = way_into(new.__class__)
        if way is None:
            return SAME if type(old) is type(new) and old == new else new
        if old.__class__ is not new.__class__ and way is not way_into(old.__class__):
            return [new]
        key = id(old), id(new)
        known = self._known.get(key)
        if known is None:  # both are kept: an id is unique only while they live
            known = self._known[key] = old, new, way(self, old, new)
        return known[2]

    def of_members(self, old: dict[str, Any], new: dict[str, Any]) -> dict[str, Patch]:
        """The patches of what has changed in an object whose names lead nowhere else."""
        patch = self.between(old, new)
        return patch if isinstance(patch, dict) else {}

    def objects(self, old: dict[str, Any], new: dict[str, Any]) -> Patch | Unchanged:
        changed = [name for name, each in new.items() if old.get(name, GONE) is not each]
        gone = [name for name in old if name not in new] if old.keys() != new.keys() else []
        if STEP in "".join(changed + gone):
            return SAME if old == new else [new]
        found: dict[str, Patch] = dict.fromkeys(gone, GONE)
        for name in changed:
            if name in old:
                self.note(found, name, old[name], new[name])
            else:
                found[name] = put(new[name])
        return found or SAME

    def lists(self, old: Sequence[Any], new: Sequence[Any]) -> Patch | Unchanged:
        if len(old) != len(new):
            return self._splice(old, new)
        changed = [index for index, each in enumerate(new) if old[index] is not each]
        if len(changed) > FEW and (shifted := shift(old, new, changed[0], changed[-1])):
            return shifted
        found: dict[str, Patch] = {}
        for index in changed:
            self.note(found, str(index), old[index], new[index])
        if 2 * len(found) <= len(new):
            return found or SAME
        anew = sum([is_put(patch) for name, patch in found.items() if STEP not in name])
        return [new] if 2 * anew > len(new) else found  # shorter than naming more than half of them

    def note(self, found: dict[str, Patch], name: str, old: Any, new: Any) -> None:
        """Add what has changed of one member, if anything has."""
        enter(found, name, self.between(old, new))

    def _splice(self, old: Sequence[Any], new: Sequence[Any]) -> Patch:
        shorter = min(len(old), len(new))
        start = self._alike(zip(old, new, strict=False))
        end = min(shorter - start, self._alike(zip(reversed(old), reversed(new), strict=False)))
        if start + end == 0:
            return [new]
        return [start, len(old) - start - end, list(new[start : len(new) - end])]

    def _alike(self, pairs: Iterable[tuple[Any, Any]]) -> int:
        """How many of them are the same before the first that are not."""
        count = 0
        for old, new in pairs:
            if old is not new and self.between(old, new) is not SAME:
                break
            count += 1
        return count


def enter(found: dict[str, Patch], name: str, patch: Patch | Unchanged) -> None:
    """Put a member's patch among the others, by a name that leads as far down as one name can."""
    if patch.__class__ is dict and len(patch) == 1:
        ((below, only),) = patch.items()
        found[f"{name}{STEP}{below}"] = only
    elif patch is not SAME:
        found[name] = patch


def shift(old: Sequence[Any], new: Sequence[Any], first: int, last: int) -> Patch | None:
    """One item taken out and another put in, if that is all: what lies between has moved by one place."""
    if all(map(is_, old[first + 1 : last + 1], new[first:last])):
        return [[first, 1, []], [last, 0, [new[last]]]]
    if all(map(is_, old[first:last], new[first + 1 : last + 1])):
        return [[last, 1, []], [first, 0, [new[first]]]]
    return None


Way = Callable[[Differences, Any, Any], Patch | Unchanged]


@cache
def way_into(kind: type) -> Way | None:
    """How to look into two values of this kind; values whose ways differ are of different kinds."""
    if issubclass(kind, tuple | list):
        return Differences.lists
    if issubclass(kind, dict):
        return Differences.objects
    return into_records(kind) if is_dataclass(kind) else None


def into_records(kind: type) -> Way:
    names = tuple(each.name for each in fields(kind))
    values: Callable[[Any], tuple[Any, ...]] = attrgetter(*names, *names[:1])  # a single name would give no tuple

    def records(differences: Differences, old: Any, new: Any) -> Patch | Unchanged:
        found: dict[str, Patch] = {}
        members = zip(names, values(old), values(new), strict=False)
        for name, before, after in [each for each in members if each[1] is not each[2]]:
            differences.note(found, name, before, after)
        return found or SAME

    return records


def is_put(patch: Patch) -> bool:
    return len(patch) == 1 if isinstance(patch, list) else not isinstance(patch, dict)


def put(value: Any) -> Patch:
    """The patch that puts a value where none was."""
    return value if way_into(value.__class__) is None else [value]


def lay(patch: Patch, old: Any) -> Any:
    """The value after a patch; the one before stays as it was.

    >>> from vierling.live.patches import lay
    >>> lay({"round": 2, "to_move": [1, 1, []], "dice/0": 6}, {"round": 1, "to_move": [0, 1, 2], "dice": [5, 3]})
    {'round': 2, 'to_move': [0, 2], 'dice': [6, 3]}
    """
    if isinstance(patch, dict):
        new = list(old) if isinstance(old, list) else dict(old)
        for path, each in patch.items():
            lay_at(path, each, new)
        return new
    if not isinstance(patch, list):
        return patch
    if len(patch) == 1:
        return patch[0]
    if len(patch) == 2:
        return lay(patch[1], lay(patch[0], old))
    start, count, items = patch
    return [*old[:start], *items, *old[start + count :]]


def lay_at(path: str, patch: Patch, into: Any) -> None:
    first, _, rest = path.partition(STEP)
    name: Any = int(first) if isinstance(into, list) else first
    if patch == GONE and not rest:
        del into[name]
    elif rest:
        into[name] = lay({rest: patch}, into[name])
    else:
        into[name] = lay(patch, into.get(name) if isinstance(into, dict) else into[name])
