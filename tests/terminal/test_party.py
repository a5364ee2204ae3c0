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
FIVE = "I3@a1 T4r1@a3 I4@b6 L4r2@f5 O4@g3".split()


def last_move(view: View, moves: Sequence[Move], rng: Random) -> Move:  # noqa: ARG001 - it never looks
    """Ready to begin, then gives the board up."""
    return moves[-1]


def call(view: View, moves: Sequence[Move], rng: Random) -> Move:  # noqa: ARG001 - it needs no luck
    """Ready to begin, then lays five tiles and calls."""
    left = [tile for tile in FIVE if view.own and tile not in view.own.laid]
    return moves[0] if len(moves) == 1 else tubyrinth.read(left[0] if left else "ready")


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
    party.play(tubyrinth.read("go"))
    pass_time(party, watch, 35)
    # R-P7: the other is ready after a second; then there are three of countdown.
    assert happened(party) == [(0, 0, "go"), (1000, 1, "go"), (4000, "clock", "time")]
    assert party.match.view(0).phase == "build"


def test_r_p7_bots_do_not_begin_without_the_person() -> None:
    party, watch = seat(after(0), after(0))
    pass_time(party, watch, 3600)
    assert happened(party) == [(0, 1, "go"), (0, 2, "go")]
    assert party.match.view(0).phase == "gather"


def race(*others: Player, options: Options = FIVE_SECONDS) -> tuple[Party, Watch]:
    """Everybody is ready at once; the signal comes after 3 s, and seat 1, which is `Caller`, calls there and then."""
    party, watch = seat(player("Caller", call), *others, options=options)
    think(party)
    party.play(tubyrinth.read("go"))
    pass_time(party, watch, 3)
    return party, watch


def finish(party: Party, watch: Watch, tiles: int = 6) -> None:
    """Bots that act at once are asked again after each move."""
    for _ in range(tiles):
        pass_time(party, watch, 0)


def ready_at_once(millis: Millis) -> Player:
    """Gives the board up after this time."""
    return player("Slow", last_move, lambda view, move, rng: millis if view.own else 0)  # noqa: ARG005 - no luck


def test_a_hand_that_was_closed_meanwhile_does_nothing() -> None:
    party, watch = race(ready_at_once(6000))
    finish(party, watch)
    pass_time(party, watch, 5)  # called at 3 s: the sand is out at 8, before the slow one gives up at 9
    assert (8000, "clock", "time") in happened(party)
    pass_time(party, watch, 60)
    assert [event for event in happened(party) if event[1] == 2] == [(0, 2, "go"), (8000, 2, "go")]


def test_a_thought_that_comes_after_its_turn_is_dropped() -> None:
    party, watch = seat(player("Caller", call), ready_at_once(1000), options=FIVE_SECONDS)
    think(party)
    party.play(tubyrinth.read("go"))
    watch.seconds = 3
    party.tick()
    first, second = party.questions()
    late = party.think(second)
    party.intend(party.think(first))
    for _ in range(6):
        party.tick()
        for turn in party.questions():
            party.intend(party.think(turn))
    watch.seconds = 8
    party.tick()  # the sand is out
    party.intend(late)
    party.tick()
    assert "pass" not in [event[2] for event in happened(party)]


def test_a_thought_of_an_old_turn_does_not_take_the_place_of_the_new_one() -> None:
    party, watch = seat(player("Caller", call), ready_at_once(1000), options=FIVE_SECONDS)
    think(party)
    party.play(tubyrinth.read("go"))
    watch.seconds = 3
    party.tick()
    first, second = party.questions()
    old = party.think(second)
    party.intend(party.think(first))
    for _ in range(6):
        party.tick()
        for turn in party.questions():
            party.intend(party.think(turn))
    watch.seconds = 8
    party.tick()  # the next round gathers
    think(party)
    party.intend(old)
    pass_time(party, watch, 1)
    assert happened(party)[-2:] == [(8000, 1, "go"), (8000, 2, "go")]


def test_a_thought_that_comes_late_is_acted_on_at_once() -> None:
    party, watch = seat(after(1000))
    watch.seconds = 3
    party.play(tubyrinth.read("go"))
    pass_time(party, watch, 0)
    assert happened(party) == [(3000, 0, "go"), (3000, 1, "go")]


def test_a_late_hand_is_told_that_the_time_is_up() -> None:
    party, watch = race()
    finish(party, watch)
    assert happened(party)[-1] == (3000, 1, "ready")
    watch.seconds = 8
    party.play(tubyrinth.read("I3@a1"))  # with the last grain
    watch.seconds = 8.001
    with pytest.raises(IllegalMove) as refused:
        party.play(tubyrinth.read("-I3"))
    assert refused.value.code == "time-up"
    assert party.tick()
    assert party.match.view(0).round == 2


def test_a_bot_that_would_be_too_late_is_stopped_by_the_clock_and_thinks_again() -> None:
    slow = player("Slow", lay, lambda view, move, rng: 0 if view.own is None else 6000)  # noqa: ARG005 - no luck
    party, watch = race(slow)
    finish(party, watch)
    pass_time(party, watch, 10)  # called at 3 s; sand until 8; the slow one would have laid a tile at 9
    assert happened(party)[-2:] == [(3000, 1, "ready"), (8000, "clock", "time")]
    pass_time(party, watch, 0)
    # The next round gathers from 8 s on.
    assert happened(party)[-2:] == [(8000, 1, "go"), (8000, 2, "go")]


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


def alone(options: Options) -> Party:
    return seat_party(tubyrinth, options, [Player("Mara")], 1, Watch())


def test_alone_a_game_with_a_course_begins_with_its_first_step_and_goes_on_once_that_is_solved() -> None:
    party = alone(Options(mode="rookie"))
    assert party.options == Options(mode="rookie", board="1a")
    for move in ("go", "pass"):
        party.play(tubyrinth.read(move))
    party.begin_again()
    assert party.options.board == BOARDS["1a"], "given up: the same again"
    for move in ("go", *FIVE, "ready"):
        party.play(tubyrinth.read(move))
    party.begin_again()
    assert party.match.options.board == BOARDS["1b"]


def test_whoever_asks_for_a_board_alone_keeps_it() -> None:
    party = alone(Options(board="7b"))
    for move in ("go", "pass"):
        party.play(tubyrinth.read(move))
    party.begin_again()
    assert party.match.options.board == BOARDS["7b"]


def test_r_p17_boards_suit_an_easy_bot_in_the_terminal_too() -> None:
    for name, grades in (("easy", "gentle"), ("hard", "rising")):
        party = seat_party(tubyrinth, Options(), [Player("Mara"), Player("Bot", Bot(name, last_move))], 1, Watch())
        assert party.match.options.grades == grades


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
