"""Which reviews are computed, and how often."""

import asyncio
from functools import partial
from typing import Any

import pytest

from vierling.live.reviews import Reviews


class Thinker:
    def __init__(self) -> None:
        self.reviews = Reviews()
        self.thought: list[str] = []
        self.trouble: Exception | None = None

    async def think(self, record: str) -> dict[str, Any]:
        self.thought.append(record)
        await asyncio.sleep(0)
        if self.trouble:
            raise self.trouble
        return {"of": record}

    async def give(self, record: str) -> dict[str, Any]:
        return await self.reviews.give(record, partial(self.think, record))


def test_simultaneous_requests_for_a_review_compute_it_once() -> None:
    async def evening() -> None:
        thinker = Thinker()
        asked = ("a", "a", "b", "a")
        assert await asyncio.gather(*map(thinker.give, asked)) == [{"of": record} for record in asked]
        assert thinker.thought == ["a", "b"]

    asyncio.run(evening())


def test_a_caller_who_leaves_does_not_cancel_the_review() -> None:
    async def evening() -> None:
        thinker = Thinker()
        impatient, patient = (asyncio.create_task(thinker.give("a")) for _ in range(2))
        await asyncio.sleep(0)
        impatient.cancel()
        assert await patient == {"of": "a"}
        assert thinker.thought == ["a"]

    asyncio.run(evening())


def test_a_failed_review_is_tried_again() -> None:
    async def evening() -> None:
        thinker = Thinker()
        thinker.trouble = OSError("no more memory")
        with pytest.raises(OSError, match="memory"):
            await thinker.give("a")
        thinker.trouble = None
        assert await thinker.give("a") == {"of": "a"}

    asyncio.run(evening())


def test_the_oldest_reviews_make_room_and_a_long_match_counts_for_more() -> None:
    async def evening() -> None:
        thinker = Thinker()
        thinker.reviews = Reviews(most=10)
        records = ["a\n" * 2, "b\n" * 5, "c\n" * 4]  # 11 lines
        for record in (*records, records[-1], records[0]):
            await thinker.give(record)
        assert thinker.thought == [*records, records[0]]

    asyncio.run(evening())
