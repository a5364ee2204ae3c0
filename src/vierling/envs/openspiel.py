"""The games in OpenSpiel: `register()` adds each as `vierling_NAME`, with seats, options and reward as parameters.

Chance is explicit, an information state is everything a seat has seen and done, and hands that are free at the same
time act one after the other without seeing each other's entries. A match with a clock of its own has no place here.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from random import Random
from typing import Any

import pyspiel

from vierling.envs.observing import Observer
from vierling.envs.setup import Setup, set_up
from vierling.game import CHANCE, Event, Game, Refusal, Seat, State
from vierling.kit import GAMES, game_named
from vierling.options import Setting, options_of

PREFIX = "vierling_"
FAR = 1e6  # nobody gets so many points
PROBE = 40  # events by which a clock has shown itself


@dataclass(frozen=True, slots=True)
class Position:
    """A state, how many moves it took, and what each seat has seen and done. Frozen, so a copy is itself."""

    state: State
    moves: int
    known: tuple[str, ...]

    def __deepcopy__(self, _memo: object) -> "Position":
        return self


def parameters_of(game: Game) -> dict[str, Setting]:
    settings = {option.name: option.default for option in options_of(game)}
    return {"seats": game.seats[0], "reward": "", "limit": 0, **settings}


def type_of(game: Game, utility: Any = pyspiel.GameType.Utility.GENERAL_SUM) -> Any:
    return pyspiel.GameType(
        short_name=PREFIX + game.name,
        long_name=f"Vierling: {game.name} {game.version}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters_of(game),
    )


class SpielGame(pyspiel.Game):
    """By default `reward` is win, and alone points; `limit` is as in the other environments, 0 for the usual one."""

    def __init__(self, game: Game, params: Mapping[str, Setting] | None = None) -> None:
        settings = {**parameters_of(game), **(params or {})}
        seats = int(settings.pop("seats"))
        reward = str(settings.pop("reward")) or ("win" if seats > 1 else "points")
        limit = int(settings.pop("limit")) or None
        self.setup = set_up(game, seats, settings, reward=reward, limit=limit)
        self.observer = Observer(self.setup)
        outcomes = probe(self.setup)
        zero_sum = seats > 1 and (reward == "win" or (reward == "difference" and seats == 2))
        most = 1.0 if reward == "win" else FAR
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.setup.actions),
            max_chance_outcomes=outcomes,
            num_players=seats,
            min_utility=-most,
            max_utility=most,
            utility_sum=0.0 if zero_sum else None,
            max_game_length=self.setup.limit,
        )
        kinds = pyspiel.GameType.Utility
        super().__init__(type_of(game, kinds.ZERO_SUM if zero_sum else kinds.GENERAL_SUM), info, params or {})

    def new_initial_state(self) -> "SpielState":
        return SpielState(self)

    def make_py_observer(self, kind: Any = None, _params: Any = None) -> "SpielObserver":
        return SpielObserver(self.observer, recalls=bool(kind and kind.perfect_recall))


def probe(setup: Setup) -> int:
    """How many outcomes a roll has at most, by an opening; refuses a match with a clock."""
    state, most = setup.game.start(setup.seats, setup.options), 1
    for _ in range(PROBE):
        if state.deadline() is not None:
            name = setup.game.name
            raise Refusal(
                "has-clock", f"{name} with these seats has a clock, which OpenSpiel does not support", game=name
            )
        if rolls := list(state.chance()):
            most, event = max(most, len(rolls)), Event(CHANCE, rolls[0])
        elif free := state.to_move():
            event = Event(min(free), next(state.moves(min(free))))
        else:
            break
        state = state.apply(event)
    return most


class SpielState(pyspiel.State):
    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self._game = Shared(game.setup, game.observer)
        start = game.setup.game.start(game.setup.seats, game.setup.options)
        self.position = look(self._game, Position(start, 0, ("",) * game.setup.seats), None)

    # Who acts

    def current_player(self) -> int:
        state = self.position.state
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if state.chance() else min(state.to_move())

    def is_terminal(self) -> bool:
        return self.position.state.outcome() is not None or self.position.moves >= self._game.setup.limit

    def _legal_actions(self, player: int) -> list[int]:
        state = self.position.state
        return [self._game.setup.actions.index(move) for move in state.moves(player)]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        weights = self.position.state.chance().values()
        total = sum(weights)
        return [(place, weight / total) for place, weight in enumerate(weights)]

    # What happens

    def _apply_action(self, action: int) -> None:
        before, setup = self.position, self._game.setup
        if rolls := list(before.state.chance()):
            after = Position(before.state.apply(Event(CHANCE, rolls[action])), before.moves, before.known)
            self.position = look(self._game, after, None)
            return
        seat = min(before.state.to_move())
        state = before.state.apply(Event(seat, setup.actions[action]))
        known = tuple(each + f" a{action}" * (other == seat) for other, each in enumerate(before.known))
        self.position = look(self._game, Position(state, before.moves + 1, known), before)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return self._game.setup.game.write(list(self.position.state.chance())[action])
        return self._game.setup.game.write(self._game.setup.actions[action])

    def returns(self) -> list[float]:
        setup, state = self._game.setup, self.position.state
        if not self.is_terminal():
            return [0.0] * setup.seats
        points = [sum(line.points for line in state.score(seat)) for seat in range(setup.seats)]
        return [setup.reward(points, state.outcome(), seat) for seat in range(setup.seats)]

    # What is seen

    def information_state_string(self, player: int | None = None) -> str:
        return self.position.known[self.current_player() if player is None else player]

    def observation_string(self, player: int | None = None) -> str:
        return str(self._game.encoded(self.position.state, self.current_player() if player is None else player))

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "SpielState":
        """Another position that looks the same to this player; for information-set search."""
        setup = self._game.setup
        rng = Random(int(sampler() * (1 << 53)))  # noqa: S311 - whoever searches brings the chance
        imagined: SpielState = self.clone()
        state = setup.game.imagine(player, self.position.state.view(player), rng)
        imagined.position = replace(self.position, state=state)
        return imagined

    def __str__(self) -> str:
        state = self.position.state
        return self._game.setup.game.draw(state.view(None))


class Shared:
    """What all positions of a game have in common; a copy of a position has it too."""

    def __init__(self, setup: Setup, observer: Observer) -> None:
        self.setup = setup
        self.observer = observer

    def __deepcopy__(self, _memo: object) -> "Shared":
        return self

    def encoded(self, state: State, seat: Seat) -> list[int]:
        numbers: list[int] = self.observer.encode(state.view(seat), 0).tolist()
        return numbers


def look(shared: Shared, position: Position, before: Position | None) -> Position:
    """Everybody takes in the position; whoever sees nothing new has nothing new to remember."""
    state = position.state
    seen = [shared.encoded(state, seat) for seat in range(shared.setup.seats)]
    old = [shared.encoded(before.state, seat) for seat in range(shared.setup.seats)] if before else [None] * len(seen)
    known = (
        each if one == other else f"{each} {','.join(map(str, one))}"
        for each, one, other in zip(position.known, seen, old, strict=True)
    )
    return replace(position, known=tuple(known))


class SpielObserver:
    """What OpenSpiel's own code sees: an observation as numbers, and as text also all that was seen before."""

    def __init__(self, observer: Observer, *, recalls: bool) -> None:
        self.observer = observer
        self.recalls = recalls
        self.tensor = observer.box.low.astype("float32")
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor[:] = self.observer.encode(state.position.state.view(player), 0)

    def string_from(self, state: SpielState, player: int) -> str:
        return state.information_state_string(player) if self.recalls else state.observation_string(player)


def register() -> list[str]:
    """Makes every game known to OpenSpiel; returns their names."""
    known = set(pyspiel.registered_names())
    for name, game in GAMES.items():
        if PREFIX + name not in known:
            pyspiel.register_game(type_of(game), maker_of(name))
    return [PREFIX + name for name in GAMES]


def maker_of(name: str) -> type[SpielGame]:
    """A class, because OpenSpiel makes its games of classes."""

    class Made(SpielGame):
        def __init__(self, params: Mapping[str, Setting] | None = None) -> None:
            super().__init__(game_named(name), params)

    return Made
