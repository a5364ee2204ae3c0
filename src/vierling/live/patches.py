"""What has changed between two messages, so that only this is sent.

A patch is an array or an object. `[]` takes the value away, `[value]` puts another one in its place,
`[start, count, [items]]` replaces that many items of a list, and an object has the patches of the members that
changed, by name or, in a list, by index.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import fields, is_dataclass
from functools import cache
from typing import Any

Patch = list[Any] | dict[str, Any]
GONE: Patch = []
LISTS = (tuple, list)


class Differences:
    """Compares values as JSON would have them, tuples and dataclasses too.

    Positions are frozen and share most of what they are made of. So what is the same object is not looked into, and
    any two objects are compared once, however many devices are shown them.
    """

    def __init__(self) -> None:
        self._known: dict[tuple[int, int], tuple[Any, Any, Patch | None]] = {}

    def between(self, old: Any, new: Any) -> Patch | None:
        """What turns one into the other; None if nothing has changed."""
        if old is new:
            return None
        compare = self._way(old, new)
        if compare is None:
            return None if type(old) is type(new) and old == new else [new]
        key = id(old), id(new)
        if key not in self._known:
            self._known[key] = old, new, compare(old, new)  # both are kept: an id is unique only while they live
        return self._known[key][2]

    def _way(self, old: Any, new: Any) -> Callable[[Any, Any], Patch | None] | None:
        """How to look into both, if they are of one kind."""
        if isinstance(old, LISTS) and isinstance(new, LISTS):
            return self._lists
        if isinstance(old, dict) and isinstance(new, dict):
            return self._objects
        if type(old) is type(new) and is_dataclass(old):
            return self._records
        return None

    def _records(self, old: Any, new: Any) -> Patch | None:
        names = names_of(old.__class__)
        return self._members((name, getattr(old, name), getattr(new, name)) for name in names) or None

    def _objects(self, old: dict[str, Any], new: dict[str, Any]) -> Patch | None:
        gone = {name: GONE for name in old if name not in new}
        fresh = {name: [each] for name, each in new.items() if name not in old}
        return gone | fresh | self._members((name, old[name], new[name]) for name in old if name in new) or None

    def _lists(self, old: Sequence[Any], new: Sequence[Any]) -> Patch | None:
        if len(old) != len(new):
            return self._splice(old, new)
        found = self._members(zip(map(str, range(len(new))), old, new, strict=True))
        put = sum(isinstance(patch, list) and len(patch) == 1 for patch in found.values())
        return [new] if 2 * put > len(new) else found or None  # shorter than naming more than half of them

    def _members(self, pairs: Iterable[tuple[str, Any, Any]]) -> dict[str, Patch]:
        found = {}
        for name, old, new in pairs:
            if old is not new and (patch := self.between(old, new)) is not None:
                found[name] = patch
        return found

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
            if self.between(old, new) is not None:
                break
            count += 1
        return count


@cache
def names_of(kind: type) -> tuple[str, ...]:
    return tuple(each.name for each in fields(kind))


def lay(patch: Patch, old: Any) -> Any:
    """The value after a patch; the one before stays as it was.

    >>> from vierling.live.patches import lay
    >>> lay({"round": [2], "to_move": [1, 1, []]}, {"round": 1, "to_move": [0, 1, 2]})
    {'round': 2, 'to_move': [0, 2]}
    """
    if isinstance(patch, list):
        if len(patch) == 1:
            return patch[0]
        start, count, items = patch
        return [*old[:start], *items, *old[start + count :]]
    if isinstance(old, list):
        new = list(old)
        for index, each in patch.items():
            new[int(index)] = lay(each, old[int(index)])
        return new
    kept = {name: each for name, each in old.items() if patch.get(name) != GONE}
    return kept | {name: lay(each, old.get(name)) for name, each in patch.items() if each != GONE}
