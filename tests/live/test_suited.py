"""Bots at a table: options that suit them, and rounds that they do not begin."""

from random import Random
from typing import Any

from live.hosting import replayed
from vierling.game import draw
from vierling.kit import GAMES
from vierling.live import acts
from vierling.live.acts import Asker
from vierling.live.entry import Entry
from vierling.live.evening import rematch
from vierling.live.table import fold, watch

HOST = Asker("host", 1000)


class Evening:
    """A table of Tubyrinth with its log."""

    def __init__(self, *bots: str, people: int = 1, dice: Any = None, **options: Any) -> None:
        given = {"options": options, "places": 6, "clock": None, "spectators": True, **({"dice": dice} if dice else {})}
        self.entries = [acts.made(GAMES["tubyrinth"], given, "host", HOST.at)]
        self.table = fold("otter", self.entries)
        for number in range(people):
            self.do(acts.sit(self.table, HOST, f"Anna {number}", f"key {number}"))
        for bot in bots:
            self.do(acts.seat_bot(self.table, HOST, bot))

    def do(self, entries: list[Entry]) -> None:
        self.entries += entries
        self.table = watch(self.table, entries)

    def begin(self) -> None:
        self.do(acts.start(self.table, HOST))

    @property
    def state(self) -> Any:
        return self.table.state

    def play_out(self) -> None:
        """Everybody gives up until the box is empty."""
        while self.table.phase != "over":
            table = self.table
            if self.state.chance():
                roll = table.game.write(draw(self.state, Random(1)))
                self.do([Entry("rolled", table.at, what=roll)])
            elif not self.state.to_move():
                self.do([Entry("rang", table.due or table.at, what="time")])
            else:
                seat = min(self.state.to_move())
                move = "go" if self.state.phase == "gather" else "pass"
                self.do([acts.written(table, seat, move, table.at)])


def test_r_p17_a_match_with_an_easy_bot_is_played_on_gentle_boards_and_recorded_so() -> None:
    evening = Evening("hard", "easy", board="1a")
    evening.begin()
    assert evening.state.options.grades == "gentle"
    assert evening.table.options.grades == "rising", "what the host has set stays"
    evening.play_out()
    assert replayed("otter", evening.entries, 1).options.grades == "gentle"


def test_r_p17_the_next_match_suits_whoever_plays_then() -> None:
    evening = Evening("easy", board="1a")
    evening.begin()
    evening.play_out()
    evening.do(acts.change_bot(evening.table, HOST, 1, "hard"))
    evening.do(rematch(evening.table, HOST))
    assert evening.state.options.grades == "rising"


def test_without_easy_bots_the_log_says_nothing_about_options() -> None:
    evening = Evening("hard")
    evening.begin()
    assert evening.entries[-1].what is None


def test_r_p7_a_stand_in_lets_the_host_go_on_without_somebody_who_is_away() -> None:
    """Its bot is ready at once, as any bot is."""
    evening = Evening("hard", people=2, board="1a")
    evening.begin()
    for seat in (0, 2):
        evening.do([acts.written(evening.table, seat, "go", 2000)])
    assert (evening.state.phase, evening.table.due) == ("gather", None)
    evening.do(acts.stand_in(evening.table, HOST, 1, None))
    assert evening.table.chairs[1].thinker
    evening.do([acts.written(evening.table, 1, "go", 130_000)])
    assert (evening.state.phase, evening.table.due) == ("countdown", 133_000)


def test_r_p17_tables_with_the_same_dice_have_the_same_boards_whoever_plays() -> None:
    """In an open round one table has asked for an easy bot, and another has not."""
    evening = Evening(
        "hard", "easy", board="1a", dice={"of": {"kind": "round", "name": "quiet-otter"}, "seed": "00" * 32}
    )
    evening.begin()
    assert evening.state.options.grades == "rising"
    evening.play_out()
    evening.do(rematch(evening.table, HOST))
    assert evening.state.options.grades == "gentle", "later matches have dice of their own"
