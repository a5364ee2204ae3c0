"""`vierling play GAME`."""

import re
import secrets
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from random import Random, SystemRandom
from threading import Thread
from typing import TYPE_CHECKING, Annotated

import typer

from vierling.game import Game, Millis, Move, Refusal
from vierling.terminal.flags import Call
from vierling.terminal.learned import teach_bots
from vierling.terminal.reading import Misread, read_list, read_number
from vierling.terminal.voice import Voice

if TYPE_CHECKING:  # Textual and the bots are imported when somebody plays
    from vierling.play.bot import Seen
    from vierling.terminal.party import Player

People = Annotated[str, typer.Option("--people", metavar="ANNA,BEN", help="Several take turns at this screen.")]
Bots = Annotated[
    str,
    typer.Option(
        "--bots",
        metavar="A,B,…",
        help="Who sits in the other seats: names, module:function, file.py:function or cmd:program.",
    ),
]
Seed = Annotated[str, typer.Option("--seed", metavar="S", help="For dice that fall the same way again.")]
Record = Annotated[str, typer.Option("--record", metavar="FILE", help="Write the record of the match to this file.")]


def play(call: Call, *, people: People = "", bots: Bots = "", seed: Seed = "", record: Record = "") -> None:
    """Play in the terminal: alone, against bots, or several people at one screen."""
    from vierling.play.dice import RandomDice  # noqa: PLC0415 - `--help` needs neither bots nor Textual
    from vierling.play.fair import FairDice  # noqa: PLC0415
    from vierling.terminal.client import Client  # noqa: PLC0415
    from vierling.terminal.party import Party  # noqa: PLC0415

    rng = Random(read_number("--seed", seed)) if seed else SystemRandom()  # noqa: S311 - seeded on purpose
    teach_bots()
    failures: list[Refusal] = []
    players = [cover(call.game, player, failures.append) for player in seat_all(call.voice, call.game, people, bots)]
    mind = rng.getrandbits(64)  # the bots' own: their thinking moves no die
    dice = RandomDice(rng) if seed else FairDice(partial(secrets.token_bytes, 32))
    party = Party(call.game, call.options, players, dice, mind, monotonic_millis)
    path = check_record(record) if record else None
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise Refusal("no-terminal", "play needs a terminal")
    wake_bots(call.game, party.players)

    def seat_again(game: Game, players: "Sequence[Player]") -> "Sequence[Player]":
        wake_bots(game, players)
        return reseat(call.voice, failures.append, game, players)

    Client(party, call.voice, seat_again, path).run()
    for failure in failures[:1]:
        raise failure  # the screen was the match's until now


def wake_bots(game: Game, players: "Sequence[Player]") -> None:
    """They get faster while people get ready."""
    from vierling.play.bots import warm_up  # noqa: PLC0415 - see above

    if any(player.bot for player in players):
        Thread(target=warm_up, args=(game.name,), daemon=True).start()


def monotonic_millis() -> Millis:
    return time.monotonic_ns() // 1_000_000


def seat_all(voice: Voice, game: Game, people: str, bots: str) -> "list[Player]":
    from vierling.play.bots import find_bot  # noqa: PLC0415 - see above
    from vierling.terminal.party import Player  # noqa: PLC0415

    names = read_list(people) or (voice.say("terminal-you"),)
    wanted = read_list(bots)
    seated = [find_bot(game.name, bot) for bot in wanted]
    titles = number_twins([title_of(voice, game, bot) for bot in wanted])
    return [*map(Player, names), *map(Player, titles, seated)]


def reseat(voice: Voice, tell: Callable[[Refusal], None], game: Game, players: "Sequence[Player]") -> "list[Player]":
    """The same people at another game, and bots that are called the same there, or else the strongest."""
    from vierling.play.bots import bot_or_strongest  # noqa: PLC0415 - see above
    from vierling.terminal.party import Player  # noqa: PLC0415

    bots = [bot_or_strongest(game.name, player.bot.name) for player in players if player.bot]
    titles = number_twins([title_of(voice, game, bot.name) for bot in bots])
    seated = (cover(game, Player(title, bot), tell) for title, bot in zip(titles, bots, strict=True))
    return [*(player for player in players if not player.bot), *seated]


def title_of(voice: Voice, game: Game, bot: str) -> str:
    """A reference is too long for a name: its last word says most."""
    return re.findall(r"[^:/\\\s]+", bot)[-1][:40] if ":" in bot else voice.name_bot(game, bot)


def cover(game: Game, player: "Player", tell: Callable[[Refusal], None]) -> "Player":
    """If this player's bot fails, another one moves for it: people play on."""
    from vierling.play.bots import stand_in  # noqa: PLC0415 - see above

    bot = player.bot
    if bot is None:
        return player

    def choose(seen: "Seen", moves: Sequence[Move], rng: Random) -> Move:
        try:
            return bot.choose(seen, moves, rng)
        except Refusal as problem:
            tell(problem)
        other, known = stand_in(game.name, bot, seen)
        return other.choose(known, moves, rng)

    return replace(player, bot=replace(bot, choose=choose))


def number_twins(names: list[str]) -> list[str]:
    """Two steady bots are Steady and Steady 2."""
    before = [names[:place].count(name) for place, name in enumerate(names)]
    return [f"{name} {twins + 1}" if twins else name for name, twins in zip(names, before, strict=True)]


def check_record(file: str) -> Path:
    """Better now than after the match."""
    path = Path(file)
    if path.exists():
        raise Misread(file, Refusal("file-exists", "this file already exists"))
    if not path.parent.is_dir():
        raise Misread(str(path.parent), Refusal("no-such-file", "there is no such file"))
    return path
