"""A cache of what was used last, bounded by how much it holds in all."""

from collections.abc import Iterator
from typing import Generic, TypeVar

Key = TypeVar("Key")
Kept = TypeVar("Kept")


class Shelf(Generic[Key, Kept]):
    """Whatever was used last stays, however much it is; the others must fit beside it."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.held = 0
        self._kept: dict[Key, tuple[Kept, int]] = {}  # the last used is the last

    def __len__(self) -> int:
        return len(self._kept)

    def __iter__(self) -> Iterator[Key]:
        return iter(self._kept)

    def get(self, key: Key) -> Kept | None:
        if key not in self._kept:
            return None
        self._kept[key] = self._kept.pop(key)
        return self._kept[key][0]

    def put(self, key: Key, value: Kept, size: int) -> None:
        self.drop(key)
        self._kept[key] = value, size
        self.held += size
        while self.held > self.most and len(self._kept) > 1:
            self.drop(next(iter(self._kept)))

    def drop(self, key: Key) -> None:
        if key in self._kept:
            self.held -= self._kept.pop(key)[1]
