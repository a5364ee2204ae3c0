"""Tables of a process that has died are woken a few at a time."""

import asyncio
from typing import Any

from fastapi import FastAPI

from vierling.live.errors import Refused
from vierling.server.api.adopting import AT_ONCE, adopt


class SlowHouse:
    """Whose tables are found when they are told to be."""

    def __init__(self) -> None:
        self.asked: dict[str, asyncio.Future[None]] = {}

    async def find(self, table: str) -> None:
        self.asked[table] = asyncio.get_running_loop().create_future()
        await self.asked[table]


async def breathe() -> None:
    for _ in range(10):
        await asyncio.sleep(0)


def test_the_next_table_is_woken_when_one_is_awake_or_cannot_be_and_none_is_left_out() -> None:
    async def live() -> None:
        app, house = FastAPI(), SlowHouse()
        app.state.house, app.state.waking = house, set()
        tables = [f"otter-{number}" for number in range(5)]
        adopt(app, tables)
        await breathe()
        assert [*house.asked] == tables[:AT_ONCE]
        problems: list[Any] = [Refused("no-table", 404), ValueError("a bug"), None, None, None]
        for number, problem in enumerate(problems):
            answer = house.asked[tables[number]]
            answer.set_exception(problem) if problem else answer.set_result(None)
            await breathe()
            assert [*house.asked] == tables[: AT_ONCE + number + 1]
        assert not app.state.waking

    asyncio.run(live())
