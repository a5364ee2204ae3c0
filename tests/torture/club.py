"""The example for a club with two machines, as shipped: `make club`, or `PYTHONPATH=tests python -m torture.club`.

Two network namespaces are the machines. Each runs Vierling, told what `examples/hosting/vierling.env` says, behind an
nginx of its own with the example's files; the first one has the database too. People play, half of them through either
nginx, and some on the second machine alone. Then the cable between the machines is pulled: nothing arrives any more,
and nobody is told, as if the second machine had lost its power. Later it is plugged in again.

Ends with 1 if an acknowledged move was lost or doubled, if anything was acknowledged beyond the cable, if a table was
taken over too late, or if a server reported a traceback. Takes root.
"""

import argparse
import os
import signal
import statistics
import sys
import tempfile
import time
from collections.abc import Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

from torture.cable import FIRST, SECOND, move_to_a_network_of_its_own
from torture.machines import Machines, wait_until
from torture.phones import Phone

COMMAND = [sys.executable, "-m", "torture.club"]
MOVES = 3  # of each person before the cable is pulled, and of each table afterwards
STRANDED = 2  # tables of people on the second machine
ON_ITS_WAY = 0.5  # seconds in which something may still be heard that was said before


@dataclass(frozen=True)
class Sitting:
    """A table and the people who play there."""

    table: str
    phones: list[Phone]

    def times(self, since: float = 0.0) -> list[float]:
        """When somebody was acknowledged a move."""
        return sorted(at for phone in self.phones for at, _ in phone.acknowledged if at > since)

    def has_gone_on(self, since: float) -> bool:
        return len(self.times(since)) >= MOVES or all(phone.has_ended for phone in self.phones)

    def pause(self, since: float) -> float:
        """The longest time in which nobody was."""
        times = [since, *self.times(since)]
        return max(later - earlier for earlier, later in pairwise(times))


class Evening:
    def __init__(self, machines: Machines, tables: int, think: float) -> None:
        self.machines = machines
        self.sittings = [self.lay(think, 2, (FIRST, SECOND)[number % 2]) for number in range(tables)]
        self.stranded = [self.lay(think, 1, SECOND) for _ in range(STRANDED)]
        for (phone,) in (each.phones for each in self.stranded):
            phone.addresses, phone.move_in = [SECOND], machines.cable.cross
        self.taken: dict[str, float] = {}  # tables of the second machine, and after how many seconds another had them
        self.pauses: list[float] = []
        self.dropped = 0.0  # seconds after which the database kept no connection for it any more
        self.heard_beyond = 0  # acknowledgements on the second machine while it was cut off

    def lay(self, think: float, people: int, front: str) -> Sitting:
        """The people come through different web servers, as long as there are two."""
        table, tokens = self.machines.lay(front, people)
        fronts = ((FIRST, SECOND), (SECOND, FIRST))
        return Sitting(table, [Phone(fronts[seat], table, seat, token, think) for seat, token in enumerate(tokens)])

    @property
    def all(self) -> list[Sitting]:
        return [*self.sittings, *self.stranded]

    @property
    def phones(self) -> list[Phone]:
        return [phone for each in self.all for phone in each.phones]

    def run(self) -> None:
        for phone in self.phones:
            phone.start()
        wait_until(lambda: all(len(phone.acknowledged) >= MOVES for phone in self.phones))
        self.cut()
        self.go_on()
        for phone in self.phones:
            phone.wanted = False
        for phone in self.phones:
            phone.join()

    def cut(self) -> None:
        lost = self.machines.process_of(SECOND)
        owners = self.machines.owners()
        orphans = [each for each in self.sittings if owners[each.table] == lost]
        self.machines.cable.pull()
        since = time.monotonic()
        wait_until(lambda: self.note_owners(orphans, lost, since))
        wait_until(lambda: all(each.has_gone_on(since) for each in self.sittings))
        self.pauses = [each.pause(since) for each in self.sittings]
        wait_until(lambda: self.machines.sessions(SECOND) == 0)
        self.dropped = time.monotonic() - since
        self.heard_beyond = sum(len(each.times(since + ON_ITS_WAY)) for each in self.stranded)

    def note_owners(self, orphans: Sequence[Sitting], lost: int, since: float) -> bool:
        owners = self.machines.owners()
        for each in orphans:
            if owners[each.table] not in {lost, None}:
                self.taken.setdefault(each.table, time.monotonic() - since)
        return len(self.taken) == len(orphans)

    def go_on(self) -> None:
        """The second machine is back, and so are the people there."""
        since = time.monotonic()
        self.machines.cable.plug_in()
        wait_until(lambda: all(each.has_gone_on(since) for each in self.all))


def main() -> int:
    parser = argparse.ArgumentParser(prog="club", description="Pulls the cable between a club's two machines.")
    parser.add_argument("--tables", type=int, default=8)
    parser.add_argument("--think", type=float, default=1.5, help="seconds before each move")
    parser.add_argument("--takeover", type=float, default=2.0, help="seconds; a table that takes longer is a finding")
    given = parser.parse_args()
    if os.geteuid():
        parser.error("machines of its own take root")
    move_to_a_network_of_its_own([*COMMAND, *sys.argv[1:]])
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # the database's folder is removed
    with tempfile.TemporaryDirectory() as folder, ExitStack() as stack:
        machines = Machines(Path(folder), stack)
        evening = Evening(machines, given.tables, given.think)
        evening.run()
        return report(evening, given.takeover)


def report(evening: Evening, takeover: float) -> int:
    acknowledged = [move for phone in evening.phones for _, move in phone.acknowledged]
    written = evening.machines.moves()
    findings = {
        "acknowledged and lost": sum(move not in written for move in acknowledged),
        "doubled": sum(count > 1 for count in written.values()),
        "acknowledged beyond the cable": evening.heard_beyond,
        f"taken over after more than {takeover} s": sum(each > takeover for each in evening.taken.values()),
        "tracebacks": evening.machines.printed().count("Traceback"),
    }
    print(f"load {os.getloadavg()[0]:.0f}; {len(acknowledged)} moves acknowledged")
    print_seconds("until another machine had a table of the second one's", list(evening.taken.values()))
    print_seconds("longest time in which nobody at a table was acknowledged a move", evening.pauses)
    print_seconds("until the database had dropped the second machine's connections", [evening.dropped])
    for name, count in findings.items():
        print(f"{name:64} {count:>6}")
    return 1 if any(findings.values()) else 0


def print_seconds(what: str, seconds: Sequence[float]) -> None:
    told = f"{statistics.median(seconds):.2f} s, {max(seconds):.2f} s at most" if seconds else "none"
    print(f"{what:64} {len(seconds):>6}: {told}")


if __name__ == "__main__":
    sys.exit(main())
