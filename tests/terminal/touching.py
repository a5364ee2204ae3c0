"""Input on the terminal in a test: who sits there, how stones lie, and a turn by keyboard."""

from typing import Any

from textual.pilot import Pilot

from games.input.drawn import position
from games.input.seeing import plan_place, plan_touch
from terminal.driving import Watch, press, seat_client
from vierling.games.input.rules import Options, State, input_
from vierling.games.input.terminal.board import InputBoard
from vierling.terminal.client import Client
from vierling.terminal.party import Player

# Red has two stones on the 3, which lacks only its H (place 4). Under s1 is the H, under s2 an R.
NEARLY = """
    3  rVR rSV bRV .   bRH
    r  SH SR VH
"""


def client(
    *players: Player | str, language: str = "en", clock: Watch | None = None, seed: int = 1, **options: Any
) -> Client:
    made = Options(**options)
    seated = players or ("Anna", "Ben")
    return seat_client(input_, made, *seated, language=language, clock=clock or Watch(), seed=seed)


def laid_out(text: str, language: str = "en", seats: int = 2, **options: Any) -> Client:
    """Anna's turn (she is red), then Ben's (blue), then Carla's."""
    app = client(*("Anna", "Ben", "Carla")[:seats], language=language, **options)
    app.party.match.state = position(text, seats, **options).state
    app.party.holder = 0
    return app


def state_of(app: Client) -> State:
    state = app.party.match.state
    assert isinstance(state, State)
    return state


def board_of(app: Client) -> InputBoard:
    return app.screen.query_one(InputBoard)


def moves_of(app: Client) -> list[str]:
    return [input_.write(event.what) for event in app.party.match.events if isinstance(event.by, int)]


def keys_of(spot: object) -> list[str]:
    return [{".": "full_stop"}.get(sign, sign) for sign in str(spot)]


async def take_turn(pilot: "Pilot[None]", app: Client) -> None:
    touch = plan_touch(state_of(app))
    await press(pilot, *keys_of(touch.spot))
    await press(pilot, *(["enter"] if touch.closes is None else ["a", str(touch.closes), "enter"]))
    if state_of(app).hand:
        await press(pilot, *keys_of(plan_place(state_of(app)).spot), "enter")
