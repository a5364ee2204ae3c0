"""JSON as devices get it, from the standard library alone."""

import json
from dataclasses import fields, is_dataclass
from typing import Any


def dump(message: Any) -> bytes:
    return json.dumps(message, default=plain, ensure_ascii=False, separators=(",", ":")).encode()


def plain(value: Any) -> Any:
    if is_dataclass(value):
        return {field.name: getattr(value, field.name) for field in fields(value)}
    return dict(value) if hasattr(value, "keys") else tuple(value)
