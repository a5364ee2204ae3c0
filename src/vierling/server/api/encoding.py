"""JSON as devices get it."""

from typing import Any

import orjson


def dump(message: Any) -> bytes:
    return orjson.dumps(message, default=tuple)  # a pair of dice is a named tuple
