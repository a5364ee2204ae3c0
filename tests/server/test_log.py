"""What every store does: writes are atomic, independent of each other, and leave no gaps; tables are packed without
losing anything, amended and deleted."""

import asyncio

import pytest

from live.hosting import whole_log
from server.places import Place, run
from vierling.live.entry import Entry
from vierling.live.host import Damaged
from vierling.server.store.rows import PAGE, STEP, Kept
from vierling.server.store.store import Store
from vierling.server.store.trouble import Trouble

DAY = 86_400_000


def entry(text: str, identity: str | None = None) -> Entry:
    return Entry("moved", 1, 0, text, identity)


async def outcomes(*writes: "asyncio.Future[None]") -> list[bool]:
    """Which writes reached the disk."""
    return [answer is None for answer in await asyncio.gather(*writes, return_exceptions=True)]


def entries_of(count: int, day: int = 100) -> list[Entry]:
    made = Entry("made", day * DAY + 5, what={"game": "knister", "host": "a key"})
    moves = [
        Entry("moved", day * DAY + 6 + step, step % 2, f"cell {step} 🦦", f"id {step}") for step in range(count - 1)
    ]
    return [made, *moves]


async def pack_all(log: Store, table: str) -> int:
    steps = 0
    while await log.pack(table):
        steps += 1
    return steps


def test_what_was_appended_is_read_back_even_by_the_next_log(place: Place) -> None:
    made = Entry("made", 1, what={"name": "Zoë 🦦 \0"})
    entries = [made, entry("a1", "\\0 some \0 id \\"), Entry("rolled", 2, what="5+3")]

    async def write(log: Store) -> None:
        await log.append("otter", 1, entries)
        assert await log.read("otter") == entries

    async def read(log: Store) -> None:
        assert await log.read("otter") == entries
        assert await log.read("badger") == []

    run(write, place)
    run(read, place)


def test_a_failing_write_does_not_take_its_neighbours_down(place: Place) -> None:
    async def work(log: Store) -> None:
        await log.append("full", 1, [entry("a1")])
        with place.refusing("NEW.what = '\"bad\"'"):
            writes = [log.append(f"table {number}", 1, [entry("a1"), entry("b2")]) for number in range(20)]
            writes.insert(10, log.append("full", 2, [entry("b2"), entry("bad")]))
            good = await outcomes(*writes)
        assert good == [True] * 10 + [False] + [True] * 10
        assert await log.read("full") == [entry("a1")]  # not even the good half
        for number in range(20):
            assert len(await log.read(f"table {number}")) == 2

    run(work, place)


def test_a_failed_write_fails_its_tables_pending_writes_too(place: Place) -> None:
    async def work(log: Store) -> None:
        await log.append("otter", 1, [entry("a1")])
        with place.refusing("NEW.number = 2"):
            good = await outcomes(*(log.append("otter", number, [entry("b2")]) for number in (2, 3, 4)))
        assert good == [False, False, False]
        assert len(await log.read("otter")) == 1
        await log.append("otter", 2, [entry("c3")])

    run(work, place)


def test_no_number_and_no_id_is_written_twice(place: Place) -> None:
    async def work(log: Store) -> None:
        await log.append("otter", 1, [entry("a1", "an id")])
        same_number = log.append("otter", 1, [entry("b2")])
        same_id = log.append("otter", 2, [entry("c3", "an id")])
        another_table = log.append("badger", 1, [entry("a1", "an id")])
        assert await outcomes(same_number, same_id, another_table) == [False, False, True]
        assert await log.read("otter") == [entry("a1", "an id")]

    run(work, place)


def test_a_cancelled_read_and_a_row_that_is_not_json_do_not_stop_the_log(place: Place) -> None:
    async def work(log: Store) -> None:
        await log.append("otter", 1, [entry("a1")])
        reader = asyncio.ensure_future(log.read("otter"))
        await asyncio.sleep(0)
        reader.cancel()
        place.execute("INSERT INTO events VALUES ('broken', 1, 1, 'made', NULL, 'no json', NULL)")
        with pytest.raises(Damaged, match="not JSON"):
            await log.read("broken")
        assert await log.read("otter") == [entry("a1")]

    run(work, place)


def test_a_long_log_is_read_in_pages_that_others_write_between(place: Place) -> None:
    async def work(log: Store) -> None:
        entries = [entry(f"move {number}") for number in range(2 * PAGE + 1)]
        await log.append("otter", 1, entries)
        first = await log.read("otter")
        assert first == entries[:PAGE]
        log.append("otter", 2 * PAGE + 2, [entry("the newest")])  # nobody waits for it, and readers see it
        assert await log.read("otter", PAGE) == entries[PAGE : 2 * PAGE]
        assert await log.read("otter", 2 * PAGE) == [entries[-1], entry("the newest")]
        assert await log.read("otter", 2 * PAGE + 2) == []

    run(work, place)


def test_the_log_knows_where_the_last_match_begins_packed_or_not(place: Place) -> None:
    async def work(log: Store) -> None:
        kinds = ["made", "started", "moved", "moved", "started", "moved"]
        await log.append("otter", 1, [Entry(kind, 1) for kind in kinds])
        await log.append("badger", 1, [Entry("made", 1)])
        assert await log.last_start("otter") == 5
        assert await log.last_start("badger") is await log.last_start("mole") is None
        while await log.pack("otter"):
            pass
        assert await log.last_start("otter") == 5
        await log.append("otter", 7, [Entry("started", 1)])
        assert await log.last_start("otter") == 7

    run(work, place)


@pytest.mark.parametrize("size", [1, 2, STEP, STEP + 1, 2 * STEP + 500])
def test_a_packed_table_reads_and_goes_on_as_before(place: Place, size: int) -> None:
    entries = entries_of(size)
    later = [Entry("paused", 101 * DAY), Entry("resumed", 101 * DAY)]

    async def work(log: Store) -> None:
        await log.append("otter", 1, entries)
        steps = await pack_all(log, "otter")
        assert steps == -(-(size - 1) // STEP)  # all but the last entry, so many at a time
        assert await whole_log(log, "otter") == entries
        await log.append("otter", size + 1, later)  # at once: nothing has to be unpacked
        assert await whole_log(log, "otter") == entries + later
        await pack_all(log, "otter")
        assert await whole_log(log, "otter") == entries + later

    run(work, place)
    assert place.value("SELECT count(*) FROM events") == 1

    async def read_again(log: Store) -> None:
        assert await whole_log(log, "otter") == entries + later

    run(read_again, place)


def test_a_packed_table_takes_much_less_space(place: Place) -> None:
    async def work(log: Store) -> None:
        await log.append("otter", 1, entries_of(STEP))
        await pack_all(log, "otter")

    run(work, place)
    assert place.value("SELECT sum(length(entries)) FROM pages") < STEP * 20  # a row has over 60 bytes


def test_a_packed_table_still_has_no_gaps(place: Place) -> None:
    async def work(log: Store) -> None:
        await log.append("otter", 1, entries_of(10))
        await pack_all(log, "otter")
        for number in (10, 12):
            with pytest.raises(Trouble):
                await log.append("otter", number, [Entry("paused", 1)])

    run(work, place)


def test_tables_are_stale_by_the_day_somebody_last_opened_them(place: Place) -> None:
    async def work(log: Store) -> None:
        for table, day in (("otter", 100), ("badger", 101), ("crane", 102)):
            await log.append(table, 1, entries_of(3, day))
        assert await log.stale(102, 10, packed=False) == ["otter", "badger"]
        assert await log.stale(102, 1, packed=False) == ["otter"]
        await log.touch(["otter", "no such table"], 103)
        assert await log.stale(103, 10, packed=False) == ["badger", "crane"]
        await log.touch(["otter"], 99)  # a clock that was set back
        assert await log.stale(103, 10, packed=False) == ["badger", "crane"]
        await pack_all(log, "badger")
        assert await log.stale(103, 10, packed=False) == ["crane"]
        assert await log.stale(103, 10, packed=True) == ["badger", "crane"]
        await log.touch(["badger"], 104)
        assert await log.stale(105, 10, packed=False) == ["crane", "otter", "badger"]

    run(work, place)


def test_a_clock_that_jumps_a_year_makes_nothing_a_year_older_at_once(place: Place) -> None:
    async def work(log: Store) -> None:
        assert [await log.turn_day(day) for day in (100, 100, 101)] == [100, 100, 101]
        assert [await log.turn_day(day) for day in (500, 500)] == [102, 102]
        assert await log.turn_day(501) == 501  # nobody has set it right
        assert [await log.turn_day(day) for day in (102, 103)] == [102, 103]

    run(work, place)


def test_all_tables_are_listed_with_game_size_and_day(place: Place) -> None:
    async def work(log: Store) -> None:
        await log.append("otter", 1, entries_of(7))
        await log.append("badger", 1, entries_of(3, 101))
        await pack_all(log, "otter")
        otter = Kept("otter", "knister", 100, 7, packed=True)
        badger = Kept("badger", "knister", 101, 3, packed=False)
        assert await log.list_tables(10) == [badger, otter]
        assert await log.list_tables(1) == [badger]

    run(work, place)


def test_a_note_is_kept_until_it_is_taken_away(place: Place) -> None:
    async def work(log: Store) -> None:
        assert await log.read_note("notice") is None
        await log.write_note("notice", "old")
        await log.write_note("notice", "Bonjour 🦦")

    async def later(log: Store) -> None:
        assert await log.read_note("notice") == "Bonjour 🦦"
        await log.write_note("notice", None)
        assert await log.read_note("notice") is None

    run(work, place)
    run(later, place)


@pytest.mark.parametrize("packed", [False, True])
def test_a_deleted_table_is_gone_and_no_neighbour_is_touched(place: Place, packed: bool) -> None:
    async def work(log: Store) -> None:
        await log.append("otter", 1, entries_of(2 * STEP + 1))
        await log.append("badger", 1, entries_of(3))
        if packed:
            await pack_all(log, "otter")
        await log.delete("otter")
        assert await whole_log(log, "otter") == []
        assert await whole_log(log, "badger") == entries_of(3)
        await log.delete("otter")  # twice is no mistake
        await log.append("otter", 1, entries_of(2))
        assert await whole_log(log, "otter") == entries_of(2)

    run(work, place)
    assert place.value("SELECT count(*) FROM events") == 5
    assert place.value("SELECT count(*) FROM pages") == 0


def test_a_table_that_is_half_deleted_cannot_be_read_and_is_gone_after_the_next_start(place: Place) -> None:
    async def work(log: Store) -> None:
        await log.append("otter", 1, entries_of(3))
        await log.append("badger", 1, entries_of(2))
        place.execute("UPDATE tables SET opened = -1 WHERE id = 'otter'")  # and the process ends here
        assert await whole_log(log, "otter") == []
        assert [each.id for each in await log.list_tables(10)] == ["badger"]

    async def read(log: Store) -> None:
        assert await whole_log(log, "otter") == []
        assert len(await whole_log(log, "badger")) == 2

    run(work, place)
    run(read, place)
    assert place.value("SELECT count(*) FROM events") == 2


@pytest.mark.parametrize("packed", [False, True])
def test_an_amended_entry_is_another_one(place: Place, packed: bool) -> None:
    entries = entries_of(STEP + 20)
    nameless = Entry("sat", 100 * DAY, 0, {"name": "N. N."})

    async def work(log: Store) -> None:
        await log.append("otter", 1, entries)
        if packed:
            await pack_all(log, "otter")
        await log.amend("otter", {2: nameless, len(entries): nameless})
        assert await whole_log(log, "otter") == [entries[0], nameless, *entries[2:-1], nameless]

    run(work, place)


@pytest.mark.parametrize(
    ("statement", "reason"),
    [
        ("DELETE FROM events WHERE number = 2", "entry 2: it is missing"),
        ("UPDATE events SET what = '{' WHERE number = 2", "entry 2: it is not JSON"),
    ],
)
def test_a_damaged_entry_is_found_and_no_other_table_suffers(place: Place, statement: str, reason: str) -> None:
    async def work(log: Store) -> None:
        await log.append("otter", 1, [entry(text) for text in ("a1", "b2", "c3")])
        place.execute(statement)
        await log.append("badger", 1, [entry("a1")])
        with pytest.raises(Damaged, match=reason):
            await log.read("otter")
        assert await log.read("badger") == [entry("a1")]

    run(work, place)


def test_a_page_that_is_damaged_stops_neither_the_log_nor_its_chores(place: Place) -> None:
    async def work(log: Store) -> None:
        await log.append("otter", 1, entries_of(3))
        await pack_all(log, "otter")
        place.execute("UPDATE pages SET entries = substr(entries, 2)")
        with pytest.raises(Damaged, match="entry 1: its page cannot be unpacked"):
            await log.read("otter")
        with pytest.raises(Trouble):
            await log.amend("otter", {2: Entry("sat", 1, 0, {})})
        chore = asyncio.ensure_future(log.pack("otter"))
        await asyncio.sleep(0)
        chore.cancel()
        await log.append("badger", 1, entries_of(3))
        assert await whole_log(log, "badger") == entries_of(3)

    run(work, place)


def test_whoever_settles_a_note_first_has_settled_it_for_all(place: Place) -> None:
    async def work(log: Store) -> None:
        assert await log.settle_note("chain", "mine") == "mine"
        assert await log.settle_note("chain", "yours") == "mine"

    run(work, place)
