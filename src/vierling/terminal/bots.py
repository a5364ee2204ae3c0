"""`vierling bots GAME`."""

import sys

from vierling.terminal.flags import Call
from vierling.terminal.output import AsJson, print_json, print_table


def list_bots(call: Call, *, as_json: AsJson = False) -> None:
    """List the bots of a game: its own, weakest first, then those that other packages bring."""
    from vierling.play.bots import bots_of, guest_bots  # noqa: PLC0415 - `--help` needs no bots
    from vierling.play.outside import find_strays  # noqa: PLC0415

    voice, game = call.voice, call.game
    bots = [
        {"name": bot, "title": voice.name_bot(game, bot), "about": voice.say_or(f"{game.name}-bot-{bot}-about", "")}
        for bot in bots_of(game.name)
    ]
    for problem in (*guest_bots(game.name).problems, *find_strays()):
        print(f"vierling: {voice.refuse(problem)}", file=sys.stderr)
    if as_json:
        print_json({"game": game.name, "bots": bots})
    else:
        print_table([(bot["name"], bot["title"], bot["about"]) for bot in bots])
