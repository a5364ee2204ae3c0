"""`vierling bots GAME`."""

from vierling.terminal.flags import Call
from vierling.terminal.output import AsJson, print_json, print_table


def list_bots(call: Call, *, as_json: AsJson = False) -> None:
    """List the bots of a game, weakest first."""
    from vierling.play.bots import bots_of  # noqa: PLC0415 - `--help` needs no bots

    voice, game = call.voice, call.game
    bots = [
        {"name": bot, "title": voice.name_bot(game, bot), "about": voice.say_or(f"{game.name}-bot-{bot}-about", "")}
        for bot in bots_of(game.name)
    ]
    if as_json:
        print_json({"game": game.name, "bots": bots})
    else:
        print_table([(bot["name"], bot["title"], bot["about"]) for bot in bots])
