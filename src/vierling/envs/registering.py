"""Ids for `gymnasium.make` and `make_vec`: a game's name and version, such as `vierling/Knister-v2`."""

import gymnasium

from vierling.kit import GAMES, kit_of


def id_of(name: str) -> str:
    return f"vierling/{name.capitalize()}-v{GAMES[name].version}"


def register_all() -> None:
    for name in GAMES:
        batched = "vierling.envs.batched:make" if kit_of(name).batch else None
        gymnasium.register(
            id_of(name), entry_point="vierling.envs:gym", vector_entry_point=batched, kwargs={"game": name}
        )
