"""Inputs that nobody would send: texts that are almost right, and JSON of the wrong kinds."""

import json
import struct
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

NASTY = (
    "", " ", "\0", "\n", "\r\n", "\t", "-", "-1", "0", "00", "1e999", "9" * 40, "NaN", "\u0663", "\uff11", "\u2167",
    "\xe9", "e\u0301", "\u202e", "\u200b", "\ufeff", "\U0001f3b2", "\ud800", "%s%n", "{}", "[", '"', "\\", "\\ud800",
    "null", "true", "a" * 300, "=", ":", "@", "+", "/", "!", "~", ">", "../..", "<b>", "' OR 1=1 --",
)  # fmt: skip


def garble(text: str, rng: Random) -> str:
    """One to three small accidents."""
    for _ in range(rng.choice((1, 1, 1, 2, 3))):
        text = rng.choice(ACCIDENTS)(text, rng)
    return text


def spot(text: str, rng: Random) -> tuple[int, int]:
    start = rng.randrange(len(text) + 1)
    return start, min(len(text), start + rng.choice((1, 1, 2, 5, 20)))


def drop(text: str, rng: Random) -> str:
    start, end = spot(text, rng)
    return text[:start] + text[end:]


def repeat(text: str, rng: Random) -> str:
    start, end = spot(text, rng)
    return text[:end] + text[start:end] * rng.choice((1, 1, 30)) + text[end:]


def insert(text: str, rng: Random) -> str:
    start, end = spot(text, rng)
    return text[:start] + rng.choice(NASTY) + text[rng.choice((start, end)) :]


def change(text: str, rng: Random) -> str:
    start, end = spot(text, rng)
    return text[:start] + chr(rng.choice((rng.randrange(32, 127), rng.randrange(0xD7FF)))) + text[end:]


def cut(text: str, rng: Random) -> str:
    return text[: rng.randrange(len(text) + 1)]


def swap_lines(text: str, rng: Random) -> str:
    lines = text.split("\n")
    first, second = rng.randrange(len(lines)), rng.randrange(len(lines))
    lines[first], lines[second] = lines[second], lines[first]
    return "\n".join(lines)


ACCIDENTS: Sequence[Callable[[str, Random], str]] = (drop, repeat, insert, change, cut, swap_lines)


def any_json(rng: Random, deep: int = 2) -> Any:
    """Anything at all."""
    kinds = 8 if deep else 6
    match rng.randrange(kinds):
        case 0:
            return rng.choice((None, True, False))
        case 1:
            return rng.choice((0, 1, -1, 2**31, 2**63, 10**30, rng.randrange(100)))
        case 2:
            return rng.choice((0.5, -0.0, 1e308))
        case 3 | 4 | 5:
            return rng.choice(NASTY)
        case 6:
            return [any_json(rng, deep - 1) for _ in range(rng.randrange(4))]
        case _:
            return {rng.choice(NASTY): any_json(rng, deep - 1) for _ in range(rng.randrange(4))}


def twist(facts: dict[str, Any], rng: Random) -> dict[str, Any]:
    """An object with a member that is wrong, missing or too many."""
    name = rng.choice(sorted(facts))
    match rng.randrange(4):
        case 0:
            return {key: each for key, each in facts.items() if key != name}
        case 1:
            return {**facts, rng.choice(NASTY): any_json(rng)}
        case 2 if isinstance(facts[name], str):
            return {**facts, name: garble(facts[name], rng)}
        case _:
            return {**facts, name: any_json(rng)}


def as_text(facts: Any, rng: Random) -> str:
    """As JSON, at times with an accident in it."""
    text = json.dumps(facts)
    return garble(text, rng) if rng.random() < 0.3 else text


def frame(payload: bytes, rng: Random) -> bytes:
    """A frame of a socket as a broken client sends it: any opcode, any flag, perhaps no mask, perhaps half of it."""
    mask = rng.randbytes(4)
    length = rng.choice((len(payload), len(payload), rng.randrange(126)))
    head = bytes([rng.choice((0x81, 0x81, 0x82, 0x01, 0x80, 0x89, 0x8A, 0x88, rng.randrange(256)))])
    masked = rng.random() < 0.9
    flag = 0x80 if masked else 0
    head += bytes([flag | length]) if length < 126 else bytes([flag | 126]) + struct.pack(">H", min(length, 65535))
    body = bytes(byte ^ mask[place % 4] for place, byte in enumerate(payload)) if masked else payload
    sent = head + (mask if masked else b"") + body
    return sent if rng.random() < 0.8 else sent[: rng.randrange(1, len(sent) + 1)]
