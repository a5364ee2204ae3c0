"""A bot plays a challenge as people do, decision by decision, so that whoever thinks can do other things in between."""

from collections.abc import Awaitable, Callable, Sequence

from vierling.game import Game, Millis, Seat, State
from vierling.kit import game_named
from vierling.play.bot import Bot, Seen
from vierling.play.bots import bot_named
from vierling.play.driver import Driver, Plan
from vierling.play.mind import decide
from vierling.play.sealed import Sealed, Source, SourceDice, derive

# Game, bot, what it has seen, moves as text, a key for its chances: a move as text, and how long it takes.
Ponder = Callable[[str, str, Seen, tuple[str, ...], bytes], Awaitable[tuple[str, Millis]]]


def ponder(game_name: str, bot: str, seen: Seen, moves: tuple[str, ...], key: bytes) -> tuple[str, Millis]:
    """What the bot does; asked again, it does the same."""
    game = game_named(game_name)
    chosen = bot_named(game_name, bot)
    move, wait = decide(chosen, seen, [game.read(text) for text in moves], Sealed(key))
    return game.write(move), wait


async def play_out(game: Game, start: State, source: Source, bots: Sequence[str], ask: Ponder) -> tuple[State, Millis]:
    """A match among bots with these dice: its end, and the time from the first decision to it."""
    seated: dict[Seat, Bot] = {seat: bot_named(game.name, name) for seat, name in enumerate(bots)}
    driver = Driver(start, SourceDice(source, game), seated)
    number, began = 0, None
    while driver.outcome is None:
        for turn in driver.questions():
            moves = tuple(game.write(move) for move in turn.moves())
            text, wait = await ask(game.name, turn.bot.name, turn.seen, moves, derive(source.seed, "bot", number))
            number += 1
            driver.intend(Plan(turn, game.read(text), turn.since + wait))
        event = driver.next_event()
        assert event, "bots have answered, or the dice or the clock are due"
        began = event.at if began is None and isinstance(event.by, int) else began
        driver.apply(event)
    return driver.state, driver.now - (began or 0)
