"""Bugs that a server could have, planted into one that is about to start: the checker must find every one of them."""

import asyncio
import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

import vierling.server.api.app as server_app
from vierling.game import Millis, Refusal
from vierling.live import acts, frames, screens
from vierling.live.device import Device
from vierling.live.entry import Entry
from vierling.live.room import Room
from vierling.server.store.sqlite import Log

LATE_SECONDS = 0.05


def plant(into: Any, name: str, flaw: Callable[..., Any]) -> None:
    setattr(into, name, flaw)


def acknowledge_before_the_disk() -> None:
    """A write is reported as done, and made a little later."""
    append = Log.append

    def append_later(log: Log, table: str, number: int, entries: Sequence[Entry]) -> "asyncio.Future[None]":
        loop = asyncio.get_running_loop()
        loop.call_later(LATE_SECONDS, append, log, table, number, entries)
        done: asyncio.Future[None] = loop.create_future()
        done.set_result(None)
        return done

    plant(Log, "append", append_later)


def forget_what_was_acknowledged() -> None:
    """Every seventh write is taken back after it was acknowledged."""
    write, count = Log._write, iter(range(10**9))

    def write_and_forget(log: Log, writes: list[Any]) -> None:
        write(log, writes)
        if next(count) % 7 == 6:
            table, number, *_ = writes[-1].rows[0]
            log._disk.execute("DELETE FROM events WHERE table_id = ? AND number >= ?", (table, number))

    plant(Log, "_write", write_and_forget)


def apply_again() -> None:
    """A move that comes again is made again, if the rules allow it."""
    move = Room.move

    def move_again(room: Room, keys: list[str], request: acts.MoveRequest) -> Any:
        applied = room.applied.get(request.seat, {})
        if request.id not in applied:
            return move(room, keys, request)
        try:
            entry = acts.written(room.latest, request.seat, request.move, room.now())
            return room.commit([replace(entry, id=f"{request.id}again")])
        except Refusal:
            return applied[request.id]

    plant(Room, "move", move_again)


def show_before_the_disk() -> None:
    """What is only in memory is shown, and the disk is slow."""
    commit, append = Room.commit, Log.append

    def commit_and_show(room: Room, entries: list[Entry]) -> "asyncio.Future[None]":
        done = commit(room, entries)
        room.shown = room.latest
        room.refresh()
        return done

    def append_late(log: Log, table: str, number: int, entries: Sequence[Entry]) -> "asyncio.Future[None]":
        loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = loop.create_future()

        def settle(_: "asyncio.Future[None]") -> None:
            if not done.done():
                done.set_result(None)

        def write() -> None:
            append(log, table, number, entries).add_done_callback(settle)

        loop.call_later(LATE_SECONDS, write)
        return done

    plant(Room, "commit", commit_and_show)
    plant(Log, "append", append_late)


def wake_up_in_the_past() -> None:
    """After a restart the newest entries are not read."""
    read = Log.read

    async def read_less(log: Log, table: str, after: int = 0) -> list[Entry]:
        entries = await read(log, table, after)
        return [] if after else entries[:-2] if len(entries) > 12 else entries

    plant(Log, "read", read_less)


def show_the_neighbours_hand() -> None:
    hand = frames.hand

    def wrong_hand(table: Any, seat: int | None, *args: Any) -> Any:
        shown = hand(table, seat, *args)
        if seat is not None and table.state:
            shown["view"] = table.state.view((seat + 1) % table.state.seats)
        return shown

    plant(screens, "hand", wrong_hand)


def take_stale_moves() -> None:
    def fresh(device: Device, said: Any) -> None:
        table = device.room.latest
        known = said.seat < len(table.acts) and said.match == table.match
        move(device, said.model_copy(update={"stamp": table.stamp(said.seat)}) if known else said)

    move = Device._move
    plant(Device, "_move", fresh)


def follow_the_machines_clock() -> None:
    def clock(_: Millis = 0) -> Callable[[], Millis]:
        return lambda: time.time_ns() // 1_000_000

    plant(server_app, "steady_clock", clock)


def acknowledge_with_an_old_number() -> None:
    """Number and entry do not fit."""
    acknowledge = Device._acknowledge

    def acknowledge_early(device: Device, id_: str, arrived: float, done: Any) -> None:
        shown = device.room.shown
        device.room.shown = replace(shown, number=shown.number - 1)
        acknowledge(device, id_, arrived, done)
        device.room.shown = shown

    plant(Device, "_acknowledge", acknowledge_early)


def fail_loudly() -> None:
    """A traceback in the report, and nothing else."""
    refresh = Room.refresh

    def refresh_and_stumble(room: Room) -> None:
        refresh(room)
        asyncio.get_running_loop().call_soon(lambda: 1 // 0)

    plant(Room, "refresh", refresh_and_stumble)


FLAWS: dict[str, Callable[[], None]] = {
    flaw.__name__: flaw
    for flaw in (
        acknowledge_before_the_disk,
        forget_what_was_acknowledged,
        apply_again,
        show_before_the_disk,
        wake_up_in_the_past,
        show_the_neighbours_hand,
        take_stale_moves,
        follow_the_machines_clock,
        acknowledge_with_an_old_number,
        fail_loudly,
    )
}
