"""`python -m vierling.bots.ahead` compiles ahead whatever bots play with: it is kept for all who come after."""

from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

from vierling.bots import list_batches, warm_up
from vierling.games import GAMES


def compile_for(game_name: str) -> None:
    warm_up(game_name)
    for play in list_batches(game_name, GAMES[game_name].Options()).values():
        play(0, 0, 1, 0)


if __name__ == "__main__":
    with ProcessPoolExecutor(mp_context=get_context("spawn")) as pool:
        list(pool.map(compile_for, GAMES))
