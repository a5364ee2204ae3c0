"""What a move at a large table costs: bytes sent to all its devices, and time spent on making the messages.

A whole match of Knister in this process, each seat with a device. Every move is shown to every device as the
server does it, only what has changed; and every tenth also in full, as it would have to be without patches. Both are
encoded as JSON; the sockets themselves are left out, so that the two can be compared.

    python benchmarks/crowd.py [--seats 4 15 100] [--rounds 25] [--json]
"""

import argparse
import asyncio
import json
import random
import time
from collections.abc import Callable, Sequence
from typing import Any, cast

from vierling.kit import game_named
from vierling.live import acts
from vierling.live.acts import Asker, MoveRequest
from vierling.live.entry import Entry
from vierling.live.frames import hands
from vierling.live.host import Host, Kind, Log, Question, Thought
from vierling.live.room import Room
from vierling.live.screens import Screen
from vierling.live.table import fold
from vierling.play.dice import RandomDice
from vierling.server.api.encoding import dump

HOST = "host"
EVERY = 10
ORIGIN = "http://127.0.0.1:8000"


class Paper:
    """A log that is safe at once, and that nobody reads."""

    def append(self, _table: str, _number: int, _entries: Sequence[Entry]) -> "asyncio.Future[None]":
        done = asyncio.get_running_loop().create_future()
        done.set_result(None)
        return done


class Nobody:
    async def choose(self, _questions: Sequence[Question]) -> list[Thought]:
        return []

    async def run(self, _kind: Kind, _game: str, work: Callable[..., Any], *args: Any) -> Any:
        return work(*args)


def set_table(seats: int, rng: random.Random) -> Room:
    game, asker = game_named("knister"), Asker(HOST, 0)
    settings: dict[str, Any] = {"options": {}, "clock": None, "spectators": True, "places": seats, "hints": "none"}
    entries = [acts.made(game, settings, HOST, 0)]
    entries += [Entry("sat", 0, seat, {"name": f"Player {seat + 1}", "key": f"key {seat}"}) for seat in range(seats)]
    host = Host(cast("Log", Paper()), Nobody(), RandomDice(rng), lambda: 0, dump)
    room = Room(fold("quiet-otter-7k3mp", entries), host)
    room.open()
    room.commit(acts.start(room.latest, asker))
    return room


class Cost:
    def __init__(self) -> None:
        self.moves = 0
        self.bytes = 0
        self.seconds = 0.0

    def show(self, screens: list[Screen], *, full: bool) -> None:
        self.moves += 1
        begun = time.process_time()
        for seat, screen in enumerate(screens):
            if full:
                screen.clear()
            news = screen.news([f"key {seat}"], False)
            self.bytes += len(news.encoded(dump)) if news else 0
        self.seconds += time.process_time() - begun


async def measure(seats: int, rounds: int) -> dict[str, Any]:
    rng = random.Random(seats)
    room = set_table(seats, rng)
    await asyncio.sleep(0)
    patched, whole = ([Screen(room, ORIGIN) for _ in range(seats)] for _ in range(2))
    Cost().show(patched, full=True)  # the hello
    costs, rules = {"patch": Cost(), "full": Cost()}, Cost()
    for number in range(rounds * seats):
        seat, state = number % seats, room.latest.state
        assert state
        move = room.latest.game.write(rng.choice(list(state.moves(seat))))
        begun = time.process_time()
        room.move([f"key {seat}"], MoveRequest(1, seat, room.latest.stamp(seat), move, f"move {number}"))
        await asyncio.sleep(0)
        for each in range(seats):
            hands(room.shown, [each])  # the rules keep what they have worked out: none of the two shall pay for it
        rules.seconds += time.process_time() - begun
        costs["patch"].show(patched, full=False)
        if number % EVERY == 0:
            costs["full"].show(whole, full=True)
    return row_of(seats, costs["patch"], costs["full"], rules.seconds / rounds / seats)


def row_of(seats: int, patch: Cost, full: Cost, rules: float) -> dict[str, Any]:
    before, after = full.bytes / full.moves, patch.bytes / patch.moves
    slow, quick = 1000 * full.seconds / full.moves, 1000 * patch.seconds / patch.moves
    return {
        "seats": seats,
        "moves": patch.moves,
        "bytes_full": round(before),
        "bytes": round(after),
        "bytes_ratio": round(before / after),
        "ms_full": round(slow, 2),
        "ms": round(quick, 2),
        "ms_ratio": round(slow / quick, 1),
        "ms_rules": round(1000 * rules, 2),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seats", type=int, nargs="+", default=[4, 15, 100])
    parser.add_argument("--rounds", type=int, default=25)
    parser.add_argument("--json", action="store_true")
    wanted = parser.parse_args()
    asyncio.run(measure(1, 25))  # fills the caches of the rules, as in a server that has been running for a while
    rows = [asyncio.run(measure(seats, wanted.rounds)) for seats in wanted.seats]
    if wanted.json:
        print(json.dumps(rows))
        return
    print(" ".join(f"{head:>11}" for head in rows[0]))
    for row in rows:
        print(" ".join(f"{value:>11}" for value in row.values()))


if __name__ == "__main__":
    main()
