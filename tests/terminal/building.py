"""Tubyrinth on the terminal in a test: who builds, and a solution to build."""

from collections.abc import Sequence
from random import Random

from textual.pilot import Pilot

from terminal.driving import Watch, press, seat_client, wait
from vierling.game import Millis, Move, View
from vierling.games.tubyrinth.rules import Options, tubyrinth
from vierling.games.tubyrinth.rules.book import BOARDS
from vierling.games.tubyrinth.terminal.board import TubyrinthBoard
from vierling.play.bot import Bot
from vierling.terminal.client import Client
from vierling.terminal.party import Player

# The solution of the photograph on board 1a.
SOLUTION = ("I3@a1", "L4@a3", "T4r1@b5", "I4@a8", "L3r1@d7", "S4@f5", "O4@g3")


def builder(layout: Sequence[str]) -> Player:
    """A bot that lays these tiles, one a second, and calls."""

    def bot(view: View, moves: Sequence[Move], rng: Random) -> Move:  # noqa: ARG001 - it needs no luck
        left = [tile for tile in layout if view.own and tile not in view.own.laid]
        return moves[0] if len(moves) == 1 else tubyrinth.read(left[0] if left else "ready")

    def pace(view: View, move: Move, rng: Random) -> Millis:  # noqa: ARG001 - the same
        return 1000

    return Player("Builder", Bot("builder", bot, pace=pace))


BUILDER = builder(SOLUTION)


def client(*players: Player | str, clock: Watch | None = None, language: str = "en", **options: object) -> Client:
    made = Options(**{"board": BOARDS["1a"], **options})  # type: ignore[arg-type] # a test's own
    return seat_client(tubyrinth, made, *(players or ("Mara",)), clock=clock or Watch(), language=language)


def board_of(app: Client) -> TubyrinthBoard:
    return app.screen.query_one(TubyrinthBoard)


def moves_of(app: Client, seat: int = 0) -> list[str]:
    return [tubyrinth.write(event.what) for event in app.party.match.events if event.by == seat]


async def lay_all(pilot: "Pilot[None]", tiles: Sequence[str] = SOLUTION) -> None:
    """Directly on the board, because keys are slow."""
    assert isinstance(pilot.app, Client)
    for tile in tiles:
        pilot.app.party.play(tubyrinth.read(tile))
    pilot.app.go_on()
    await pilot.pause()


async def begin_race(pilot: "Pilot[None]", watch: Watch) -> None:
    """Everybody is ready within a second, then there are three of countdown."""
    await press(pilot, "g")
    await wait(pilot, watch, 1)
    await wait(pilot, watch, 3)
    assert isinstance(pilot.app, Client)
    assert pilot.app.party.match.view(0).phase == "build"
