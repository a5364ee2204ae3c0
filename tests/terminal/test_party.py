"""Who acts when at one screen: bots that take their time, and a clock that rings."""

from collections.abc import Sequence
from random import Random

import pytest

from terminal.driving import Watch, seat_party
from vierling import GAMES, IllegalMove, Refusal, knister, tuefteln
from vierling.game import Millis, Move, View
from vierling.games.tubyrinth.rules import Options, tubyrinth
from vierling.games.tubyrinth.rules.book import BOARDS
from vierling.play.bot import Bot, Choose, Pace, at_once
from vierling.terminal.party import Party, Player, is_race
from vierling.words import LANGUAGES, say_refusal

BOARD_1A = Options(board=BOARDS["1a"])
FIVE_SECONDS = Options(board=BOARDS["1a"], hourglass=5)


def last_move(view: View, moves: Sequence[Move], rng: Random) -> Move:  # noqa: ARG001 - it never looks
    """Ready to begin, then gives the board up."""
    return moves[-1]


def call(view: View, moves: Sequence[Move], rng: Random) -> Move:  # noqa: ARG001 - the same
    """Ready to begin, then calls at once, right or wrong."""
    return moves[-2 if len(moves) > 1 else 0]


def lay(view: View, moves: Sequence[Move], rng: Random) -> Move:  # noqa: ARG001 - the same
    """Ready to begin, then lays whatever can be laid first."""
    return moves[0]


def after(millis: Millis) -> Player:
    return player(f"after {millis}", last_move, lambda view, move, rng: millis)  # noqa: ARG005 - always the same


def player(name: str, choose: Choose, pace: Pace = at_once) -> Player:
    return Player(name, Bot(name, choose, pace=pace))


def seat(*players: Player, options: Options = BOARD_1A) -> tuple[Party, Watch]:
    watch = Watch()
    return seat_party(tubyrinth, options, [Player("Mara"), *players], 1, watch), watch


def think(party: Party) -> None:
    for turn in party.questions():
        party.intend(party.think(turn))


def pass_time(party: Party, watch: Watch, seconds: float) -> None:
    """As on a screen: what is due happens, then bots are asked about what is new."""
    think(party)
    watch.seconds += seconds
    party.tick()
    think(party)


def happened(party: Party) -> list[tuple[Millis, object, str]]:
    return [(event.at, event.by, tubyrinth.write(event.what)) for event in party.match.events]


def test_a_bot_acts_when_its_time_has_come_and_not_before() -> None:
    party, watch = seat(after(1200))
    pass_time(party, watch, 1)
    assert happened(party) == []
    pass_time(party, watch, 1)
    assert happened(party) == [(1200, 1, "go")]  # at its own time, though nobody looked until later


def test_bots_act_in_the_order_of_their_times() -> None:
    party, watch = seat(after(900), after(300), after(600))
    pass_time(party, watch, 5)
    assert happened(party) == [(300, 2, "go"), (600, 3, "go"), (900, 1, "go")]


def test_the_clock_rings_at_its_time_and_everything_after_it_follows() -> None:
    party, watch = seat(after(1000))
    pass_time(party, watch, 35)
    # R-P7: one is ready after a second; thirty more for the others, and three of countdown.
    assert happened(party) == [(1000, 1, "go"), (31_000, "clock", "time"), (34_000, "clock", "time")]
    assert party.match.view(0).phase == "build"


def test_a_hand_that_was_closed_meanwhile_does_nothing() -> None:
    party, watch = seat(after(1000), after(40_000))
    pass_time(party, watch, 35)
    assert (31_000, "clock", "time") in happened(party)
    pass_time(party, watch, 25)  # the slow one meant to say go at 40 s, but the round began at 34
    assert [event for event in happened(party) if event[1] == 2] == []
    pass_time(party, watch, 15)
    assert happened(party)[-1] == (74_000, 2, "pass"), "40 s after the signal"


def test_a_thought_that_comes_after_its_turn_is_dropped() -> None:
    party, watch = seat(after(1000), after(1000))
    first, second = party.questions()
    party.intend(party.think(first))
    late = party.think(second)
    pass_time(party, watch, 35)
    party.intend(late)
    pass_time(party, watch, 0)
    assert [event for event in happened(party) if event[1] == 2 and event[2] == "go"] == []


def test_a_thought_of_an_old_turn_does_not_take_the_place_of_the_new_one() -> None:
    party, watch = seat(after(1000), after(1000))
    first, second = party.questions()
    party.intend(party.think(first))
    old = party.think(second)
    pass_time(party, watch, 34)  # the round begins without seat 2, which thinks about its board now
    party.intend(old)
    pass_time(party, watch, 1)
    assert happened(party)[-2:] == [(35_000, 1, "pass"), (35_000, 2, "pass")]


def test_a_thought_that_comes_late_is_acted_on_at_once() -> None:
    party, watch = seat(after(1000))
    watch.seconds = 3
    party.play(tubyrinth.read("go"))
    pass_time(party, watch, 0)
    assert happened(party) == [(3000, 0, "go"), (3000, 1, "go")]


def test_a_late_hand_is_told_that_the_time_is_up() -> None:
    party, watch = seat(player("Caller", call), options=FIVE_SECONDS)
    pass_time(party, watch, 1)
    party.play(tubyrinth.read("go"))
    pass_time(party, watch, 3)
    pass_time(party, watch, 0)
    assert happened(party)[-2:] == [(4000, "clock", "time"), (4000, 1, "ready")]
    watch.seconds = 9
    party.play(tubyrinth.read("I3@a1"))  # with the last grain
    watch.seconds = 9.001
    with pytest.raises(IllegalMove) as refused:
        party.play(tubyrinth.read("ready"))
    assert refused.value.code == "time-up"
    assert party.tick()
    assert party.match.view(0).round == 2


def test_a_bot_that_would_be_too_late_is_stopped_by_the_clock_and_thinks_again() -> None:
    slow = player("Slow", lay, lambda view, move, rng: 1000 if view.own is None else 6000)  # noqa: ARG005 - no luck
    party, watch = seat(player("Caller", call), slow, options=FIVE_SECONDS)
    pass_time(party, watch, 1)
    party.play(tubyrinth.read("go"))
    pass_time(party, watch, 3)
    pass_time(party, watch, 10)  # called at 4 s; sand until 9; the slow one would have laid a tile at 10
    assert happened(party)[-3:] == [(4000, "clock", "time"), (4000, 1, "ready"), (9000, "clock", "time")]
    pass_time(party, watch, 0)
    # The next round gathers from 9 s on.
    assert happened(party)[-2:] == [(9000, 1, "go"), (10_000, 2, "go")]


def test_the_same_seed_gives_the_same_boards_and_thoughts() -> None:
    def play(seed: int) -> list[tuple[Millis, object, str]]:
        watch = Watch()
        bots = [
            player("A", lambda view, moves, rng: rng.choice(list(moves)), lambda view, move, rng: rng.randrange(3000))  # noqa: ARG005 - chance alone
        ] * 2
        party = seat_party(tubyrinth, Options(), [Player("Mara"), *bots], seed, watch)
        for _ in range(60):
            pass_time(party, watch, 1)
        return happened(party)

    assert play(5) == play(5)
    assert play(5) != play(6)


def test_playing_again_is_a_fresh_match_and_old_thoughts_do_not_count() -> None:
    party, watch = seat(after(1000))
    (turn,) = party.questions()
    thought = party.think(turn)
    watch.seconds = 60
    party.begin()
    party.intend(thought)
    party.tick()
    assert happened(party) == []
    assert party.now() == 0


def test_which_games_are_races() -> None:
    assert {name: is_race(game.start(2)) for name, game in GAMES.items()} == {
        "knister": False,
        "tuefteln": False,
        "tubyrinth": True,
        "input": False,
    }
    assert not is_race(tubyrinth.start(1)), "alone there is nobody to race with"


def test_several_people_at_one_screen_cannot_race() -> None:
    people = [Player("Anna"), Player("Ben")]
    with pytest.raises(Refusal) as refused:
        seat_party(tubyrinth, Options(), people, 1, Watch())
    assert refused.value.code == "no-turns"
    assert len({say_refusal(language, refused.value) for language in LANGUAGES}) == 3
    for game in (knister, tuefteln):
        assert seat_party(game, game.Options(), people, 1, Watch()).people == (0, 1)
