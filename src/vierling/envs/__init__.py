"""Learning environments for every game: PettingZoo, Gymnasium, and many matches at once on arrays.

>>> from vierling import envs
>>> env = envs.aec('knister', seats=2)
>>> env.reset(seed=1)
>>> env.agent_selection, int(env.last()[0]["action_mask"].sum())
('seat_0', 25)
"""

from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from vierling.envs.setup import BEAT, Setup, set_up
from vierling.extras import lack
from vierling.game import Game, Millis
from vierling.kit import game_named
from vierling.options import Setting
from vierling.play.bot import Bot, Choose

if TYPE_CHECKING:  # they need the extra `envs`
    from vierling.envs.batched import Batch
    from vierling.envs.learner import Learner
    from vierling.envs.simultaneous import Parallel
    from vierling.envs.turns import Aec

__all__ = ["Setup", "aec", "batch", "gym", "parallel"]


def aec(  # noqa: PLR0913 - all but two are named by whoever calls it
    game: Game | str,
    seats: int | None = None,
    *,
    reward: str = "points",
    limit: int | None = None,
    beat: Millis = BEAT,
    render_mode: str | None = None,
    **options: Setting,
) -> "Aec":
    """PettingZoo, one hand after the other: for every game.

    >>> from vierling import envs
    >>> env = envs.aec('input', seats=2)
    >>> env.reset(seed=1)
    >>> env.possible_agents, env.agent_selection
    (['seat_0', 'seat_1'], 'seat_0')
    """
    check_installed("pettingzoo")
    from vierling.envs.turns import Aec  # noqa: PLC0415 - PettingZoo may be missing

    return Aec(set_up(game, seats, options, reward=reward, limit=limit, beat=beat), render_mode)


def parallel(  # noqa: PLR0913 - the same
    game: Game | str,
    seats: int | None = None,
    *,
    reward: str = "points",
    limit: int | None = None,
    beat: Millis = BEAT,
    render_mode: str | None = None,
    **options: Setting,
) -> "Parallel":
    """PettingZoo, all hands at once: for games in which everybody is free at the same time.

    >>> from vierling import envs
    >>> env = envs.parallel('knister', seats=2)
    >>> seen, told = env.reset(seed=1)
    >>> seen, rewards, over, cut_off, told = env.step({"seat_0": 12, "seat_1": 0})
    >>> rewards
    {'seat_0': 0.0, 'seat_1': 0.0}
    """
    check_installed("pettingzoo")
    from vierling.envs.simultaneous import Parallel  # noqa: PLC0415 - the same

    return Parallel(set_up(game, seats, options, reward=reward, limit=limit, beat=beat), render_mode)


def gym(  # noqa: PLR0913 - the same
    game: Game | str,
    bots: Sequence[str | Bot | Choose] | None = None,
    *,
    seat: int = 0,
    reward: str = "points",
    illegal: float | None = -1.0,
    limit: int | None = None,
    beat: Millis = BEAT,
    render_mode: str | None = None,
    **options: Setting,
) -> "Learner":
    """Gymnasium, one learner in this seat against bots in the others: by default as few as can be, at random.

    A masked action ends the match with the reward `illegal`; with None it raises `IllegalMove`.

    >>> from vierling import envs
    >>> env = envs.gym('knister', bots=["random"], reward="win")
    >>> seen, told = env.reset(seed=1)
    >>> int(seen["action_mask"].sum())
    25
    """
    check_installed("gymnasium")
    from vierling.envs.learner import Learner  # noqa: PLC0415 - the same

    game = game_named(game) if isinstance(game, str) else game
    bots = ("random",) * (game.seats[0] - 1) if bots is None else bots
    setup = set_up(game, 1 + len(bots), options, reward=reward, limit=limit, beat=beat)
    return Learner(setup.with_bots(seat, bots), seat, illegal, render_mode)


def batch(  # noqa: PLR0913 - the same
    game: Game | str,
    n: int,
    seats: int | None = None,
    *,
    reward: str = "points",
    limit: int | None = None,
    copy: bool = True,
    **options: Setting,
) -> "Batch":
    """Gymnasium's `VectorEnv`: n matches at once, on arrays, as machine code.

    >>> import numpy as np
    >>> from vierling import envs
    >>> env = envs.batch('knister', 3)
    >>> seen, told = env.reset(seed=1)
    >>> seen, rewards, over, cut_off, told = env.step(np.array([0, 12, 24]))
    >>> rewards.tolist(), seen["action_mask"].sum(axis=1).tolist()
    ([0.0, 0.0, 0.0], [24, 24, 24])
    """
    check_installed("gymnasium", "numba")
    from vierling.envs.batched import Batch  # noqa: PLC0415 - the same

    return Batch(set_up(game, seats, options, reward=reward, limit=limit), n, copy=copy)


def __getattr__(name: str) -> Any:
    """`envs.openspiel`, which is loaded when it is first wanted."""
    if name != "openspiel":
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    check_installed("pyspiel", "gymnasium")
    return import_module("vierling.envs.openspiel")


def check_installed(*modules: str) -> None:
    for module in modules:
        if find_spec(module) is None:
            raise lack(module)


if find_spec("gymnasium"):
    from vierling.envs.registering import register_all

    register_all()
