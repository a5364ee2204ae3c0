"""What takes thought: bots' moves, hints, puzzles. Each is answered somewhere else than where tables are."""

import logging
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from random import Random
from typing import Any

from vierling.coach.hints import hint_of
from vierling.coach.puzzles import puzzles_of
from vierling.game import Refusal, Seat
from vierling.kit import GAMES, game_named
from vierling.live import acts
from vierling.live.acts import Asker
from vierling.live.errors import blame
from vierling.live.host import Kind, Question, Thought
from vierling.live.room import Room
from vierling.play.bots import bot_named, stand_in, timeout_bot
from vierling.play.mind import decide

logger = logging.getLogger(__name__)

Think = Callable[..., Awaitable[Any]]  # of a kind, about a game: what to work out, and from what


def choose_one(question: Question, rng: Random) -> Thought:
    game = GAMES[question.game]
    moves = [game.read(text) for text in question.moves]
    bot = bot_named(question.game, question.bot) if question.bot else timeout_bot(question.game)
    try:
        move, after = decide(bot, question.seen, moves, rng)
    except Refusal as problem:  # a bot from outside has failed: the table goes on without it
        # Not its sentence, which may tell the move: whoever reads the report may be playing.
        reason = type(problem.__cause__).__name__ if problem.__cause__ else problem.code
        logger.warning("the bot %s of %s failed: %s", bot.name, question.game, reason)
        move, after = decide(*stand_in(question.game, bot, question.seen), moves, rng)
    return Thought(game.write(move), after)


async def give_hint(  # noqa: PLR0913 - who asks, and for what
    room: Room, asker: Asker, think: Think, seat: Seat, *, step: int = 1, tiles: int | None = None
) -> Any:
    """The deepest hint is logged before it is given; one that cannot be given is not counted."""
    table = room.shown
    with blame("path.table", 409):
        give = hint_of(game := table.game.name)
    acts.take_hint(table, asker, seat, step)  # refuse before spending time on it
    assert table.state
    with blame("body.tiles"):
        told = await think(Kind.HINT, game, give, table.state.view(seat), step, tiles)
    await room.act(lambda newest: acts.take_hint(newest, replace(asker, at=room.now()), seat, step))
    return told


async def solve(think: Think, game: str, *, board: str, flip: bool = True, tiles: Sequence[int] = (5, 6, 7)) -> Any:
    """How many solutions a board has."""
    with blame("path.game", 404):
        puzzles = puzzles_of(game_named(game).name)
    with blame("body.board"):
        puzzles.describe(board)  # refuse a typo before spending time on it
        return await think(Kind.PUZZLE, game, puzzles.solve, board, flip, tuple(tiles))


async def generate(think: Think, game: str, *, grade: int, seed: int) -> Any:
    """A new board; the same seed makes the same one."""
    with blame("path.game", 404):
        puzzles = puzzles_of(game_named(game).name)
    with blame("body.grade"):
        return await think(Kind.PUZZLE, game, puzzles.generate, grade, seed)
