"""The logs of contests on a real disk: kept like tables', but no tables."""

from pathlib import Path

import pytest

from live.housing import in_house
from vierling.live.contests import Contests
from vierling.live.house import House
from vierling.server.store.sqlite import Log
from vierling.server.store.trouble import Trouble

TRY = {"challenge": "knister", "table": "quiet-otter-22222-22222", "device": "a hash", "counted": True}
RESULT = {"points": 40, "ahead": 40, "millis": 0}


def log_of(house: House) -> Log:
    assert isinstance(house.host.log, Log)
    return house.host.log


def test_a_contest_is_packed_and_written_to_again_and_read_by_the_next_process(tmp_path: Path) -> None:
    async def begin(house: House) -> None:
        contests = Contests(house)
        contest = await contests.open("daily/2026-11-17", {"day": "2026-11-17"})
        await contests.write(contest, "tried", TRY)
        while await log_of(house).pack(contest.stream):
            pass
        await contests.write(contest, "finished", {"table": TRY["table"], "result": RESULT})
        await contests.write(contest, "named", {"table": TRY["table"], "name": "Xanthippe"})

    async def go_on(house: House) -> None:
        contest = await Contests(house).find("daily/2026-11-17")
        assert contest
        assert [result.points for result in contest.ranked("knister").values()] == [40]
        assert contest.names == {TRY["table"]: "Xanthippe"}
        assert await Contests(house).find("daily/2026-11-18") is None

    in_house(begin, tmp_path)
    in_house(go_on, tmp_path)


def test_a_contest_is_no_table_in_the_list_and_is_deleted_in_its_time(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        contests = Contests(house)
        contest = await contests.open("daily/2026-11-17", {"day": "2026-11-17"})
        assert await log_of(house).list_tables(10) == []
        today = house.host.clock() // 86_400_000
        assert await log_of(house).stale(today + 1, 10, packed=True) == [contest.stream]
        await house.delete_unless_open(contest.stream)
        assert await Contests(house).find(contest.stream) is None

    in_house(work, tmp_path)


def test_what_cannot_be_written_is_forgotten(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        contests = Contests(house)
        contest = await contests.open("daily/2026-11-17", {"day": "2026-11-17"})
        contest.number += 1  # as if an entry had been lost
        with pytest.raises(Trouble, match="missing"):
            await contests.write(contest, "tried", TRY)
        fresh = await contests.find(contest.stream)
        assert fresh is not contest
        assert fresh
        assert fresh.tries == {}
        await contests.write(fresh, "tried", TRY)

    in_house(work, tmp_path)
