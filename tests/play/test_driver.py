"""What happens next in a match: the dice, a hand, or the clock."""

from collections.abc import Sequence
from random import Random

import pytest

from vierling import CHANCE, CLOCK, TIME, Bot, Event, Match, knister
from vierling.game import Move, Seat, State, View
from vierling.play.bot import Seen
from vierling.play.dice import ListedDice
from vierling.play.driver import Driver, Plan, Turn
from vierling.play.mind import Memories, decide


def first(_seen: Seen, moves: Sequence[Move], _rng: Random) -> Move:
    return moves[0]


def count(before: int | None, _view: View) -> int:
    return (before or 0) + 1


ONE, OTHER = Bot("one", first), Bot("other", first)
COUNTER = Bot("counter", first, memory=count)
A1, B1, C1 = 0, 1, 2


def rolls(*texts: str) -> ListedDice:
    return ListedDice([knister.read(text) for text in texts])


def start(seats: int = 2) -> State:
    return Match("knister", seats=seats).state


def rolled(bots: dict[Seat, Bot], seats: int = 2, at: int = 0) -> Driver:
    """The dice show 5+3, and these seats have bots."""
    driver = Driver(start(seats), rolls("1+1"), bots)
    driver.apply(Event(CHANCE, knister.read("5+3"), at))
    return driver


def plan_all(driver: Driver, times: dict[Seat, int]) -> dict[Seat, Turn]:
    """Every bot that is asked wants to write a1 at its time."""
    turns = {turn.seat: turn for turn in driver.questions()}
    for seat, turn in turns.items():
        driver.intend(Plan(turn, A1, times[seat]))
    return turns


# The dice


def test_a_roll_that_is_due_comes_first() -> None:
    driver = Driver(start(), rolls("5+3"), {0: ONE, 1: ONE})
    assert driver.questions() == [], "nobody can write before the roll"
    assert driver.next_event() == Event(CHANCE, knister.read("5+3"), 0)


def test_a_roll_falls_at_the_time_that_the_host_says_or_else_at_once() -> None:
    for until, at in ((None, 700), (900, 900), (300, 700)):
        driver = rolled({0: ONE}, seats=1)
        driver.apply(Event(0, A1, 700))
        assert driver.next_event(until) == Event(CHANCE, knister.read("1+1"), at)


# Whose hand it is


def test_every_bot_whose_hand_is_free_is_asked_once() -> None:
    driver = rolled({0: ONE, 2: OTHER}, seats=3, at=50)
    turns = driver.questions()
    assert [(turn.seat, turn.bot, turn.since) for turn in turns] == [(0, ONE, 50), (2, OTHER, 50)]
    assert driver.questions() == []


def test_a_turn_has_all_moves_of_its_seat() -> None:
    (turn,) = rolled({1: ONE}).questions()
    assert turn.moves() == list(range(25))


def test_without_bots_plans_and_clock_nothing_happens_by_itself() -> None:
    assert rolled({}).next_event() is None


# The order of plans


def test_the_earliest_plan_comes_first_whoever_sits_where() -> None:
    driver = rolled({0: ONE, 1: ONE})
    plan_all(driver, {0: 900, 1: 200})
    assert driver.next_event() == Event(1, A1, 200)


def test_of_two_plans_for_the_same_moment_the_lower_seat_comes_first() -> None:
    driver = rolled({1: ONE, 0: OTHER})
    plan_all(driver, {0: 500, 1: 500})
    assert driver.next_event() == Event(0, A1, 500)


def test_a_plan_waits_until_its_time_has_come() -> None:
    driver = rolled({0: ONE})
    plan_all(driver, {0: 500})
    assert driver.next_event(499) is None
    assert driver.next_event(500) == Event(0, A1, 500)


def test_a_plan_for_the_past_happens_now() -> None:
    driver = rolled({0: ONE, 1: ONE}, at=1000)
    plan_all(driver, {0: 400, 1: 2000})
    assert driver.next_event() == Event(0, A1, 1000)


# Which plans hold


def test_another_hands_move_does_not_void_a_plan() -> None:
    driver = rolled({0: ONE}, at=0)
    (turn,) = plan_all(driver, {0: 500}).values()
    driver.apply(Event(1, C1, 100))
    assert driver.is_open(turn)
    assert driver.next_event() == Event(0, A1, 500)


def test_its_own_move_ends_a_bots_turn() -> None:
    driver = rolled({0: ONE})
    (turn,) = plan_all(driver, {0: 500}).values()
    driver.apply(Event(0, B1, 100))
    assert not driver.is_open(turn)
    assert driver.next_event() is None


def test_the_dice_give_everybody_something_new_to_think_about() -> None:
    driver = rolled({0: ONE, 1: ONE})
    old = plan_all(driver, {0: 100, 1: 100})
    driver.apply(Event(0, A1, 100))
    driver.apply(Event(1, A1, 100))
    driver.apply(Event(CHANCE, knister.read("1+1"), 200))
    fresh = driver.questions()
    assert [(turn.seat, turn.since) for turn in fresh] == [(0, 200), (1, 200)]
    assert driver.plans == {}
    assert not any(driver.is_open(turn) for turn in old.values())


def test_an_answer_that_comes_too_late_is_dropped() -> None:
    driver = rolled({0: ONE, 1: ONE})
    late, _ = driver.questions()
    driver.apply(Event(0, B1))
    driver.intend(Plan(late, A1, 0))
    assert driver.plans == {}


def test_a_plan_that_was_refused_is_dropped_and_the_bot_waits_for_something_new() -> None:
    driver = rolled({0: ONE, 1: ONE})
    plan_all(driver, {0: 100, 1: 200})
    driver.drop_plan(0)
    assert driver.questions() == []
    assert driver.next_event() == Event(1, A1, 200)


# The clock: in Tubyrinth the second to be ready has 30 seconds


def race(hand: int) -> Driver:
    """Seat 0 called at 3000, so the sand is out at 33000; seat 1 plans to give up then."""
    match = Match("tubyrinth", seats=2, board="1a")
    driver = Driver(match.state, ListedDice([]), {1: ONE})
    for seat in (0, 1):
        driver.apply(Event(seat, match.game.read("go"), 0))
    driver.apply(Event(CLOCK, TIME, 3000))
    for move in "I3@a1 T4r1@a3 I4@b6 L4r2@f5 O4@g3 ready".split():
        driver.apply(Event(0, match.game.read(move), 3000))
    assert driver.state.deadline() == 33000
    (turn,) = driver.questions()
    driver.intend(Plan(turn, match.game.read("pass"), hand))
    return driver


def test_the_clock_rings_before_a_hand_that_is_late() -> None:
    assert race(33001).next_event() == Event(CLOCK, TIME, 33000)


@pytest.mark.parametrize("hand", [32999, 33000])
def test_the_clock_waits_for_a_hand_that_is_just_in_time(hand: int) -> None:
    event = race(hand).next_event()
    assert event
    assert (event.by, event.at) == (1, hand)


def test_the_clock_rings_at_its_time_and_not_before() -> None:
    driver = race(40000)
    assert driver.next_event(32999) is None
    assert driver.next_event(33000) == Event(CLOCK, TIME, 33000)


def test_once_the_clock_has_rung_the_late_plan_is_gone() -> None:
    driver = race(33001)
    event = driver.next_event()
    assert event
    driver.apply(event)
    assert driver.plans == {}


# Bots come and go


def test_a_bot_that_joins_is_asked_at_once() -> None:
    driver = rolled({}, at=70)
    driver.seat_bots({1: ONE})
    assert [(turn.seat, turn.bot, turn.since) for turn in driver.questions()] == [(1, ONE, 70)]


def test_a_bot_that_leaves_takes_its_plan_with_it() -> None:
    driver = rolled({0: ONE, 1: ONE})
    plan_all(driver, {0: 100, 1: 200})
    driver.seat_bots({1: ONE})
    assert driver.next_event() == Event(1, A1, 200)
    assert driver.questions() == [], "whoever stays is not asked twice"


def test_another_bot_for_the_same_seat_makes_its_own_plan() -> None:
    driver = rolled({0: ONE})
    (old,) = plan_all(driver, {0: 100}).values()
    driver.seat_bots({0: OTHER})
    assert driver.plans == {}
    assert [turn.bot for turn in driver.questions()] == [OTHER]
    driver.intend(Plan(old, B1, 50))
    assert driver.plans == {}, "the other one's answer came too late"


def test_a_bot_that_joins_after_its_seat_has_moved_is_not_asked() -> None:
    driver = rolled({})
    driver.apply(Event(0, A1))
    driver.seat_bots({0: ONE, 1: ONE})
    assert [turn.seat for turn in driver.questions()] == [1]


# What bots remember


def test_a_bot_with_a_memory_has_seen_every_position() -> None:
    driver = Driver(start(), rolls(), {1: COUNTER})  # 1: the start
    driver.apply(Event(CHANCE, knister.read("5+3")))  # 2
    assert [turn.seen for turn in driver.questions()] == [2]
    driver.apply(Event(0, A1))  # 3: somebody else's move is seen too
    driver.apply(Event(1, A1))  # 4
    driver.apply(Event(CHANCE, knister.read("1+1")))  # 5
    assert [turn.seen for turn in driver.questions()] == [5]


def test_a_bot_without_a_memory_has_the_newest_view() -> None:
    driver = rolled({1: ONE})
    (turn,) = driver.questions()
    assert turn.seen == driver.state.view(1)


def test_a_host_that_keeps_memories_for_everybody_has_one_ready_for_whoever_joins() -> None:
    memories = Memories([(count, 0), (count, 1)])
    driver = Driver(start(), rolls(), {}, memories)
    driver.apply(Event(CHANCE, knister.read("5+3")))
    driver.apply(Event(0, A1))
    driver.seat_bots({1: COUNTER})
    (turn,) = driver.questions()
    assert turn.seen == 3


def test_a_turn_can_be_looked_at_as_any_bot_would_see_it() -> None:
    driver = Driver(start(), rolls(), {0: COUNTER})
    driver.apply(Event(CHANCE, knister.read("5+3"), 20))
    turn = driver.turn_of(0, COUNTER)
    assert (turn.seat, turn.seen, turn.since) == (0, 2, 20)


# The whole match


def test_a_match_is_played_to_its_end() -> None:
    """One hand writes twos from a1 to e5: every line is five equal, and the diagonals count twice."""
    driver = Driver(start(1), rolls(*["1+1"] * 25), {0: ONE})
    events = 0
    while driver.outcome is None:
        for turn in driver.questions():
            move, after = decide(turn.bot, turn.seen, turn.moves(), Random(1))
            driver.intend(Plan(turn, move, turn.since + after))
        event = driver.next_event()
        assert event
        driver.apply(event)
        events += 1
    assert events == 50
    assert driver.outcome.points == (10 * 10 + 2 * 20,)
    assert driver.questions() == []
