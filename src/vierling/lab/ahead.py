"""`python -m vierling.lab.ahead` compiles ahead whatever bots play with, so that nobody has to wait for it later."""

from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import TYPE_CHECKING

from vierling.kit import GAMES, kit_of
from vierling.lab.compiling import can_compile
from vierling.lab.simulate import batches_of
from vierling.play.bots import bots_of, warm_up

if TYPE_CHECKING:  # it needs numba
    from vierling.lab.tables import Tables


def compile_for(game_name: str) -> None:
    warm_up(game_name)
    for bot in bots_of(game_name).values():
        for play in batches_of([bot], GAMES[game_name].Options()) or ():
            play(0, 0, 1, 0)
    if (batch := kit_of(game_name).batch) and can_compile():
        step_once(batch(), game_name)


def step_once(batching: "type[Tables]", game_name: str) -> None:
    from numpy import bool_, zeros  # noqa: PLC0415 - numpy may be missing

    from vierling.lab.tables import Matches  # noqa: PLC0415 - the same

    tables = batching(Matches(1, batching.seats[0], GAMES[game_name].Options(), limit=1))
    tables.begin(0)
    tables.step(tables.masks.argmax(axis=1), zeros(1), zeros(1, bool_))


if __name__ == "__main__":
    with ProcessPoolExecutor(mp_context=get_context("spawn")) as pool:
        list(pool.map(compile_for, GAMES))
