"""Guided matches at a table: prepared dice and prepared opponents, as long as the learner follows."""

import pytest

from live.hosting import Brains, Paper, Watch, make_host, run, until
from live.housing import HOST, first_entry
from vierling.live import acts, evening
from vierling.live.acts import MoveRequest
from vierling.live.entry import Entry
from vierling.live.house import House
from vierling.live.lessons import moves_made
from vierling.live.room import Room
from vierling.live.table import Table
from vierling.play.lesson import BOT, LEARNER, PACE, Lesson, lesson_of

KEY = "lea's key"


async def begin(name: str) -> tuple[House, Room, Paper, Watch, Brains]:
    """A lesson from the first event of its match, so that every one of them is prepared."""
    host, paper, watch, brains = make_host()
    house, lesson = House(host), lesson_of(name)

    def furnish(table: Table) -> list[Entry]:
        entries = acts.sit(table, HOST, "Lea", KEY)
        for _ in range(1, lesson.seats):
            entries += acts.seat_bot(table.apply(entries[0]), HOST, BOT)
        return entries

    first = first_entry(name, options=dict(lesson.options), places=lesson.seats, lesson=True)
    room = await house.open_table(first, furnish)
    await room.act(lambda table: acts.start(table, HOST))
    return house, room, paper, watch, brains


def write(room: Room, move: str) -> None:
    table = room.latest
    room.move([KEY], MoveRequest(table.match, LEARNER, table.stamp(LEARNER), move, str(table.number)))


async def follow(room: Room, watch: Watch, lesson: Lesson, events: int) -> None:
    """The learner's moves are made as soon as they are due; time passes for the others."""
    while room.latest.beats + sum(room.latest.acts) < events:
        assert room.latest.state
        if LEARNER in room.latest.state.to_move():
            done = [event for event in lesson.match.events if event.by == LEARNER][room.latest.acts[LEARNER]]
            write(room, lesson.game.write(done.what))
        else:
            await until(lambda: room.driver is not None and bool(room.driver.plans))
            watch.now += PACE
            room._act()


@pytest.mark.parametrize("name", ["knister", "tuefteln", "tubyrinth", "input"])
def test_whoever_follows_gets_the_match_as_it_is_written_down(name: str) -> None:
    async def scene() -> None:
        _, room, _, watch, brains = await begin(name)
        lesson = lesson_of(name)
        await follow(room, watch, lesson, len(lesson.match.events))
        assert room.latest.state
        assert [room.latest.state.score(seat) for seat in range(lesson.seats)] == [
            lesson.match.score(seat) for seat in range(lesson.seats)
        ]
        assert room.latest.state.outcome() == lesson.match.outcome
        assert moves_made(room.latest) == sum(step.does for step in lesson.steps)
        assert brains.asked == []  # nobody had to think
        room.close()

    run(scene())


def test_a_lesson_goes_on_where_it_was_after_the_table_has_slept() -> None:
    async def scene() -> None:
        house, room, _, watch, _ = await begin("input")
        lesson = lesson_of("input")
        await follow(room, watch, lesson, lesson.begins + 3)
        await until(lambda: room.shown is room.latest)
        room.close()
        del house.rooms[room.latest.id]
        woken = await house.find(room.latest.id)
        assert moves_made(woken.latest) == 2
        await follow(woken, watch, lesson, len(lesson.match.events))
        assert woken.latest.state
        assert woken.latest.state.score(LEARNER) == lesson.match.score(LEARNER)
        woken.close()

    run(scene())


def test_whoever_does_something_else_plays_on_with_a_bot_that_thinks() -> None:
    async def scene() -> None:
        _, room, _, watch, brains = await begin("input")
        lesson = lesson_of("input")
        await follow(room, watch, lesson, lesson.begins)
        write(room, "s3")
        write(room, ">6.2")  # where the bot was to lay its next stone
        await until(lambda: room.driver is not None and bool(room.driver.plans))
        assert brains.asked == []  # it touches the stone that is written down
        watch.now += PACE
        room._act()
        await until(lambda: bool(brains.asked))
        assert brains.asked[-1].bot == BOT
        room.close()

    run(scene())


def test_the_next_match_at_the_table_is_like_any_other() -> None:
    async def scene() -> None:
        _, room, paper, watch, _ = await begin("knister")
        lesson = lesson_of("knister")
        await follow(room, watch, lesson, len(lesson.match.events))
        await room.act(lambda table: evening.start_next(table, HOST))
        for move in ("a1", "a2", "a3"):
            write(room, move)
        rolls = [entry.what for entry in paper.tables[room.latest.id] if entry.kind == "rolled"]
        prepared = [lesson.game.write(event.what) for event in lesson.match.events if not isinstance(event.by, int)]
        assert rolls[:25] == prepared
        assert rolls[25:] != prepared[:4]
        assert moves_made(room.latest) is None
        room.close()

    run(scene())


def test_an_ordinary_table_has_no_lesson() -> None:
    async def scene() -> None:
        house = House(make_host()[0])
        room = await house.open_table(first_entry("knister"), lambda table: acts.sit(table, HOST, "Lea", KEY))
        await room.act(lambda table: acts.start(table, HOST))
        assert moves_made(room.latest) is None
        room.close()

    run(scene())
