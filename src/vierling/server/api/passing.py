"""A request as it is passed on from one process to another, and done there as if it had come there."""

import asyncio
from dataclasses import dataclass
from typing import Any

import orjson
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message

PASSED = "vierling.passed"  # in the scope of one that was
WANTED = "wanted"  # what is asked for before a device is passed on: the table itself
NOT_MINE = 421  # misdirected
AGAIN = 1012  # a device that is told so comes back at once


@dataclass(frozen=True, slots=True)
class Passed:
    """What is needed of a request, and its body."""

    facts: dict[str, Any]
    body: bytes

    def pack(self) -> bytes:
        head = orjson.dumps(self.facts)
        return len(head).to_bytes(4, "big") + head + self.body


@dataclass(frozen=True, slots=True)
class Reply:
    status: int
    headers: list[tuple[str, str]]
    body: bytes

    def pack(self) -> bytes:
        return Passed({"status": self.status, "headers": self.headers}, self.body).pack()

    def response(self) -> Response:
        response = Response(self.body, self.status)
        response.raw_headers = [(name.encode("latin-1"), value.encode("latin-1")) for name, value in self.headers]
        return response


def unpack(content: bytes) -> Passed:
    size = int.from_bytes(content[:4], "big")
    return Passed(orjson.loads(content[4 : 4 + size]), content[4 + size :])


def unpack_reply(content: bytes) -> Reply:
    found = unpack(content)
    return Reply(found.facts["status"], [(name, value) for name, value in found.facts["headers"]], found.body)


async def pass_of(request: Request) -> Passed:
    scope = request.scope
    headers = [
        (name.decode("latin-1"), value.decode("latin-1"))
        for name, value in scope["headers"]
        if name != b"accept-encoding"  # whoever passes it on packs the answer
    ]
    return Passed(
        {
            "method": scope["method"],
            "scheme": scope["scheme"],
            "path": scope["path"],
            "query": scope["query_string"].decode("latin-1"),
            "headers": headers,
            "client": scope["client"],
            "server": scope["server"],
        },
        await request.body(),
    )


async def perform(app: ASGIApp, passed: Passed) -> Reply:
    """Whoever asked is behind another process: it is that one's task to notice when they leave."""
    facts = passed.facts
    scope = {
        "type": "http",
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "method": facts["method"],
        "scheme": facts["scheme"],
        "path": facts["path"],
        "raw_path": facts["path"].encode(),
        "root_path": "",
        "query_string": facts["query"].encode("latin-1"),
        "headers": [(name.encode("latin-1"), value.encode("latin-1")) for name, value in facts["headers"]],
        "client": tuple(facts["client"]) if facts["client"] else None,
        "server": tuple(facts["server"]) if facts["server"] else None,
        PASSED: True,
    }
    sent: list[Message] = []
    said = False

    async def receive() -> Message:
        nonlocal said
        if said:
            await asyncio.Event().wait()  # it does not hang up
        said = True
        return {"type": "http.request", "body": passed.body}

    async def send(message: Message) -> None:
        sent.append(message)

    await app(scope, receive, send)
    headers = [(name.decode("latin-1"), value.decode("latin-1")) for name, value in sent[0]["headers"]]
    return Reply(sent[0]["status"], headers, b"".join(each.get("body", b"") for each in sent[1:]))
