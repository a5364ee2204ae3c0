"""A bot at work: it goes by everything it has seen, and says how long it takes."""

from collections.abc import Sequence
from random import Random

import pytest

from vierling import Bot, Match, Mind, bot_named
from vierling.game import Move, View
from vierling.play.bot import Seen, at_once
from vierling.play.mind import Memories, decide

Views = tuple[View, ...]


def keep(before: Views | None, view: View) -> Views:
    return (*(before or ()), view)


def count(before: int | None, _view: View) -> int:
    return (before or 0) + 1


def first(_seen: Seen, moves: Sequence[Move], _rng: Random) -> Move:
    return moves[0]


def by_views(seen: Views, moves: Sequence[Move], _rng: Random) -> Move:
    """The first view picks the first move, and so on."""
    return moves[len(seen) - 1]


def begun(seats: int = 2) -> Match:
    match = Match("knister", seats=seats)
    match.roll("5+3")
    return match


def test_a_mind_chooses_by_every_view_it_was_shown() -> None:
    match = Match("knister", seats=2)
    mind = Mind(Bot("counter", by_views, memory=keep), 0, Random(1))
    mind.look(match.state)
    match.roll("5+3")
    mind.look(match.state)
    match.play(1, "e5")
    mind.look(match.state)
    assert match.game.write(mind.choose(match.state)) == "c1"  # three views, and a1, b1, c1 are free


def test_a_mind_sees_with_the_eyes_of_its_seat() -> None:
    seen = []

    def note(views: Views, moves: Sequence[Move], _rng: Random) -> Move:
        seen.append(views)
        return moves[0]

    match = begun()
    mind = Mind(Bot("note", note, memory=keep), 1, Random(1))
    mind.look(match.state)
    mind.choose(match.state)
    assert seen == [(match.view(1),)]
    assert match.view(1) != match.view(0)


def test_a_bot_without_a_memory_does_not_need_to_be_shown_anything() -> None:
    seen = []

    def note(view: View, moves: Sequence[Move], _rng: Random) -> Move:
        seen.append(view)
        return moves[0]

    match = begun()
    Mind(Bot("note", note), 0, Random(1)).choose(match.state)
    assert seen == [match.view(0)]


def test_a_mind_says_how_long_it_takes_over_the_move_it_has_chosen() -> None:
    match = begun()
    bot = Bot("slow", first, pace=lambda view, move, _rng: 1000 * view.sum + move)
    move, after = Mind(bot, 0, Random(1)).decide(match.state)
    assert (move, after) == (0, 8000)  # 5 + 3, and a1 is cell 0


def test_a_bot_takes_no_time_unless_it_says_so() -> None:
    match = begun()
    moves = list(match.state.moves(0))
    assert decide(Bot("first", first), match.view(0), moves, Random(1)) == (moves[0], 0)
    assert Bot("first", first).pace is at_once


def test_a_mind_draws_from_the_generator_it_was_given() -> None:
    match = begun(1)
    moves = {Mind(bot_named("knister", "random"), 0, Random(seed)).choose(match.state) for seed in range(300)}
    assert moves == set(range(25))


# Several seats at once


def test_memories_are_kept_for_each_way_to_remember_and_each_seat() -> None:
    match = Match("knister", seats=2)
    keeper, counter, plain = Bot("k", first, memory=keep), Bot("c", first, memory=count), Bot("p", first)
    memories = Memories([(keep, 0), (keep, 1), (count, 1)])
    memories.take_in(match.state)
    match.roll("5+3")
    memories.take_in(match.state)
    at_start = Match("knister", seats=2)
    for seat in (0, 1):
        assert memories.of(keeper, seat, match.state) == (at_start.view(seat), match.view(seat))
        assert memories.of(plain, seat, match.state) == match.view(seat)
    assert memories.of(counter, 1, match.state) == 2


def test_two_bots_that_remember_the_same_way_share_a_memory() -> None:
    memories = Memories([(count, 0)])
    memories.take_in(begun().state)
    one, other = (Bot(name, choose, memory=count) for name, choose in (("one", first), ("other", by_views)))
    assert memories.of(one, 0, begun().state) == memories.of(other, 0, begun().state) == 1


def test_a_seat_that_nobody_watches_has_no_memory() -> None:
    with pytest.raises(KeyError):
        Memories([(count, 0)]).of(Bot("c", first, memory=count), 1, begun().state)
