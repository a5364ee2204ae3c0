"""What an environment plays: a game, seats, options, what is rewarded, and who else is there."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any, Self

from vierling.envs.rewards import REWARDS, Reward
from vierling.game import Actions, Game, IllegalMove, Millis, Move, Refusal, Seat
from vierling.kit import game_named
from vierling.options import Setting, from_json
from vierling.play.bot import Bot, Choose
from vierling.play.bots import study_named

BEAT: Millis = 1000  # what an action takes, where time counts
RENDER_MODES = ["human", "ansi"]
LIMIT = 1000  # moves of each seat, in a game without a bound of its own


@dataclass(frozen=True)
class Setup:
    """One kind of match; every reset begins a new one."""

    game: Game
    seats: int
    options: Any
    reward: Reward
    limit: int  # moves of all seats together; a match that is not over by then is cut off
    beat: Millis
    bots: Mapping[Seat, Bot] = field(default_factory=dict)

    @cached_property
    def actions(self) -> Actions:
        moves = self.game.all_moves(self.seats, self.options)
        return moves if isinstance(moves, Actions) else Actions(moves)

    def move_of(self, action: int) -> Move:
        if action not in range(len(self.actions)):  # a sequence would count -1 from its end
            most = len(self.actions) - 1
            raise IllegalMove("no-such-action", f"actions are 0 to {most}, not {action}", most=most, action=int(action))
        return self.actions[action]

    def with_bots(self, learner: Seat, bots: Sequence[str | Bot | Choose]) -> Self:
        if learner not in range(self.seats):
            sentence = f"the learner has one of the seats 0 to {self.seats - 1}, not {learner}"
            raise Refusal("no-such-seat", sentence, seat=learner)
        others = [seat for seat in range(self.seats) if seat != learner]
        seated = {seat: study_named(self.game.name, bot) for seat, bot in zip(others, bots, strict=True)}
        return replace(self, bots=seated)


def set_up(  # noqa: PLR0913 - one word for each thing to set
    game: Game | str,
    seats: int | None,
    settings: Mapping[str, Setting],
    *,
    reward: str = "points",
    limit: int | None = None,
    beat: Millis = BEAT,
) -> Setup:
    """Refuses at once what no match could be played with."""
    game = game_named(game) if isinstance(game, str) else game
    options, seats = from_json(game, settings), game.seats[0] if seats is None else seats
    game.start(seats, options)
    if reward not in REWARDS:
        choices = ", ".join(REWARDS)
        raise Refusal("bad-reward", f"a reward is one of {choices}, not {reward}", choices=choices, reward=reward[:40])
    if limit is None:
        limit = game.most_moves(seats, options) or LIMIT * seats
    return Setup(game, seats, options, REWARDS[reward], limit, beat)
