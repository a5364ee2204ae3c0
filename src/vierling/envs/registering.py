"""Ids for `gymnasium.make` and `make_vec`: a game's name and version, such as `vierling/Knister-v2`."""

import gymnasium

from vierling.kit import GAMES, kit_of


def id_of(name: str) -> str:
    return f"vierling/{name.capitalize()}-v{GAMES[name].version}"


def register_all() -> None:
    """Every game that one can learn alone or against bots that play at random."""
    for name, game in GAMES.items():
        bots = ("random",) * (game.seats[0] - 1)
        batched = "vierling.envs.batched:make" if kit_of(name).batch else None
        gymnasium.register(
            id_of(name),
            entry_point="vierling.envs:gym",
            vector_entry_point=batched,
            kwargs={"game": name, "bots": bots},
        )
