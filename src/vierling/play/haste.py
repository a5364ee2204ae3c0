"""Where nothing can be compiled and somebody waits, on a phone, searches have to stop early.

Whoever runs them there says so; nobody else's bots and reviews change.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar

_HASTE = ContextVar("haste", default=False)


@contextmanager
def haste() -> Iterator[None]:
    """Whatever is thought about in here is to be done soon.

    >>> with haste():
    ...     in_haste()
    True
    >>> in_haste()
    False
    """
    before = _HASTE.set(True)
    try:
        yield
    finally:
        _HASTE.reset(before)


def in_haste() -> bool:
    return _HASTE.get()
