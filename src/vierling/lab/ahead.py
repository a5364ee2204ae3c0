"""`python -m vierling.lab.ahead` compiles ahead whatever bots play with, so that nobody has to wait for it later."""

from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

from vierling.kit import GAMES
from vierling.lab.simulate import batches_of
from vierling.play.bots import bots_of, warm_up


def compile_for(game_name: str) -> None:
    warm_up(game_name)
    for bot in bots_of(game_name).values():
        for play in batches_of([bot], GAMES[game_name].Options()) or ():
            play(0, 0, 1, 0)


if __name__ == "__main__":
    with ProcessPoolExecutor(mp_context=get_context("spawn")) as pool:
        list(pool.map(compile_for, GAMES))
