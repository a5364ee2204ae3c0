"""The way from one process to another: who is let in, what arrives, and when an end hangs up."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import pytest

from live.hosting import settle
from vierling.server.api import links
from vierling.server.api.links import BIGGEST, HEAD, MOST_MISSED, NONCE, Kind, Link, prove

SECRET = b"of the house"


class Cable(asyncio.Transport):
    """To the other end, in as many pieces as a test wants. What is left to say when it breaks is lost."""

    def __init__(self, piece: int = 1 << 30) -> None:
        super().__init__()
        self.piece = piece
        self.far: asyncio.Protocol | None = None
        self.written = b""
        self.broken = False
        self.unsent = 0

    def write(self, data: Any) -> None:
        self.written += data
        for start in range(0, len(data), self.piece):
            asyncio.get_running_loop().call_soon(self._arrive, data[start : start + self.piece])

    def _arrive(self, data: bytes) -> None:
        if self.far:
            self.far.data_received(data)

    def is_closing(self) -> bool:
        return self.broken

    def get_write_buffer_size(self) -> int:
        return self.unsent

    def abort(self) -> None:
        self.broken = True


class End:
    """A link with what it has heard."""

    def __init__(self, role: bytes, secret: bytes = SECRET) -> None:
        self.heard: list[tuple[Kind, int, bytes]] = []
        self.link = Link(secret, role, lambda _, *frame: self.heard.append(frame))
        self.cable = Cable()


async def join(caller: End, called: End, piece: int = 1 << 30) -> None:
    caller.cable.piece = called.cable.piece = piece
    caller.cable.far, called.cable.far = called.link, caller.link
    caller.link.connection_made(caller.cable)
    called.link.connection_made(called.cable)
    await asyncio.gather(caller.link.is_trusted, called.link.is_trusted)


def run(work: Callable[[], Coroutine[Any, Any, None]]) -> None:
    asyncio.run(work())


async def until(fact: Callable[[], bool]) -> None:
    while not fact():  # noqa: ASYNC110 - it is told by no event
        await asyncio.sleep(0.001)


def frame(kind: int, content: bytes = b"", channel: int = 0) -> bytes:
    return HEAD.pack(len(content), kind, channel) + content


@pytest.mark.parametrize("piece", [1, 7, 1 << 30])
def test_frames_arrive_whole_and_in_order_however_they_are_cut_up(piece: int) -> None:
    async def work() -> None:
        caller, called = End(b"caller"), End(b"called")
        await join(caller, called, piece)
        caller.link.send(Kind.SAY, 3, b"", b"one", "zwei 🦦".encode())
        called.link.send(Kind.CLOSE, 4_000_000_000)
        await settle()
        said = [(Kind.SAY, 3, text) for text in (b"", b"one", "zwei 🦦".encode())]
        assert (called.heard, caller.heard) == (said, [(Kind.CLOSE, 4_000_000_000, b"")])

    run(work)


@pytest.mark.parametrize("wrong", ["caller", "called"])
def test_an_end_that_does_not_know_the_secret_is_hung_up_on_and_heard_by_nobody(wrong: str) -> None:
    async def work() -> None:
        ends = {role: End(role.encode(), b"a guess" if role == wrong else SECRET) for role in ("caller", "called")}
        stranger, honest = ends.pop(wrong), next(iter(ends.values()))
        honest.cable.far, stranger.cable.far = stranger.link, None
        honest.link.connection_made(honest.cable)
        stranger.link.connection_made(stranger.cable)
        proof = prove(b"a guess", wrong.encode(), honest.link._nonce)
        for text in (stranger.cable.written, frame(Kind.PROOF, proof), frame(Kind.ASK, b"let me in")):
            honest.link.data_received(text)
        assert honest.cable.broken
        assert honest.heard == []

    run(work)


def test_a_proof_that_nobody_waits_for_any_longer_changes_nothing() -> None:
    async def work() -> None:
        end = End(b"called")
        end.link.connection_made(end.cable)
        end.link.is_trusted.cancel()
        proof = frame(Kind.PROOF, prove(SECRET, b"caller", end.link._nonce))
        end.link.data_received(proof + frame(Kind.ASK, b"let me in"))
        assert end.cable.broken
        assert end.heard == []

    run(work)


def test_nobody_gets_in_with_an_ends_own_proof() -> None:
    """Told its own nonce, an end proves itself, and only itself."""

    async def work() -> None:
        end = End(b"called")
        end.link.connection_made(end.cable)
        end.link.data_received(frame(Kind.NONCE, end.cable.written[HEAD.size :]))
        answered = end.cable.written[HEAD.size + NONCE :]
        assert answered == frame(Kind.PROOF, prove(SECRET, b"called", end.link._nonce))
        end.link.data_received(answered)
        assert end.cable.broken

    run(work)


@pytest.mark.parametrize("text", [frame(99), HEAD.pack(NONCE + 1, Kind.PROOF, 0), HEAD.pack(0, Kind.SAY, 1)])
def test_a_stranger_who_says_anything_else_is_hung_up_on(text: bytes) -> None:
    async def work() -> None:
        end = End(b"called")
        end.link.connection_made(end.cable)
        end.link.data_received(text)
        assert end.cable.broken

    run(work)


@pytest.mark.parametrize("text", [frame(99), HEAD.pack(BIGGEST + 1, Kind.SAY, 1)])
def test_an_end_that_was_trusted_and_talks_nonsense_is_hung_up_on(text: bytes) -> None:
    async def work() -> None:
        caller, called = End(b"caller"), End(b"called")
        await join(caller, called)
        called.link.data_received(text)
        assert called.cable.broken

    run(work)


def test_an_end_for_which_too_much_waits_is_hung_up_on() -> None:
    async def work() -> None:
        caller, called = End(b"caller"), End(b"called")
        await join(caller, called)
        called.cable.unsent = links.MOST_UNSENT + 1
        called.link.send(Kind.SAY, 1, b"more")
        assert called.cable.broken

    run(work)


def test_ends_with_nothing_to_say_stay_and_one_that_is_silent_is_hung_up_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(links, "BEAT_SECONDS", 0.001)

    async def work() -> None:
        caller, called = End(b"caller"), End(b"called")
        await join(caller, called)
        beat = frame(Kind.BEAT)
        cables = (caller.cable, called.cable)
        await until(lambda: all(each.written.count(beat) >= 3 * MOST_MISSED for each in cables))
        assert (caller.cable.broken, called.cable.broken) == (False, False)
        assert (caller.heard, called.heard) == ([], []), "nobody else is told of beats"
        caller.cable.far = None  # nothing comes through any more
        await until(lambda: called.cable.broken)
        assert not caller.cable.broken, "it still hears the other"
        caller.link.connection_lost(None)
        called.link.connection_lost(None)

    run(work)


def test_a_stranger_has_no_longer_however_it_keeps_talking(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(links, "BEAT_SECONDS", 0.001)

    async def work() -> None:
        end = End(b"called")
        end.link.connection_made(end.cable)
        while not end.cable.broken:
            end.link.data_received(frame(Kind.NONCE, b"?" * NONCE))
            await asyncio.sleep(0.001)
        assert frame(Kind.BEAT) not in end.cable.written, "whoever it is learns nothing"

    run(work)
