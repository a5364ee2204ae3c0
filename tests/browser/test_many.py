"""Two people at one table on two processes, both of them through nginx."""

from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from random import Random

import httpx

from browser.person import Person
from browser.writing import end_of
from postgres import Postgres
from server.fencing import next_owner, owner_of
from server.nginx import changed, fronted, two_machines
from server.playing import Table, play_round
from server.running import Server

Invite = Callable[..., Person]


@dataclass(frozen=True)
class Site:
    address: str
    is_alive = False  # once the test is over


def sockets(server: Server) -> float:
    told = httpx.get(f"{server.address}/metrics", trust_env=False).text.splitlines()
    return next(float(line.split()[1]) for line in told if line.startswith("vierling_sockets "))


def scattered(*ports: int) -> str:
    """The example for two machines, but for what it hashes: the name by which visitors know the house. So nginx sends
    two who know it by different names to different processes, and either to the other one if theirs is no more."""
    return changed(two_machines(*ports), {"hash $vierling_key consistent;": "hash $host;"})


def test_a_process_dies_in_the_middle_of_a_round_and_both_go_on_to_the_same_end(
    invite: Invite, postgres: Postgres, tmp_path: Path
) -> None:
    address = postgres.fresh()
    with ExitStack() as stack:
        folders = [tmp_path / name for name in ("first", "second", "nginx")]
        for folder in folders:
            folder.mkdir()
        pair = [stack.enter_context(Server(folder, database=address)) for folder in folders[:2]]
        front = stack.enter_context(fronted(folders[2], scattered(*(each.port for each in pair))))
        table = Table(pair[0], 2)
        with table.devices() as devices:
            for _ in range(22):
                play_round(devices, Random(4))
        anna, bo = (
            invite(Site(f"https://{name}:{front.port}"), ignore_https_errors=True)
            for name in ("127.0.0.1", "vierling.test")
        )
        anna.open(f"/t/{table.id}#seat={table.tokens[0]}")
        anna.round(23)
        owner, other = sorted(pair, key=sockets, reverse=True)  # the table is where its first device has come
        before = owner_of(address, table.id)
        bo.open(f"/t/{table.id}#seat={table.tokens[1]}")
        bo.round(23)
        assert [sockets(each) for each in (owner, other)] == [1, 1], "each is at a process of their own"
        assert owner_of(address, table.id) == before
        anna.write_anywhere(1)
        bo.page.get_by_text("has written").first.wait_for()
        owner.kill()
        bo.write_anywhere(2)
        for number in (24, 25):
            for place, person in enumerate((anna, bo)):
                person.round(number)
                person.write_anywhere(place)
        assert next_owner(address, table.id, before)
        ends = [end_of(person, name) for person, name in ((anna, "Anna"), (bo, "Bo"))]
        assert len(ends[0]) == 2
        assert ends[0] == ends[1]
        assert "Traceback" not in other.printed()
