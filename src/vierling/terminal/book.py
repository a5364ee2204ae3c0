"""`vierling boards GAME`."""

from vierling.terminal.flags import Call
from vierling.terminal.output import AsJson, print_json, print_table


def list_boards(call: Call, *, as_json: AsJson = False) -> None:
    """List the boards of a game with their grades and how many solutions they have."""
    from vierling.coach.puzzles import puzzles_of  # noqa: PLC0415 - only this command lists them

    voice, boards = call.voice, puzzles_of(call.game.name).boards()
    if as_json:
        print_json(boards)
        return
    tiles = list(boards[0]["solutions"])
    head = [voice.say("terminal-boards-board"), voice.say("terminal-boards-grade")]
    head += [voice.say("terminal-boards-solutions", tiles=each) for each in tiles]
    rows = [
        [f"{each['number']}{each['side']}", str(each["grade"]), *(str(each["solutions"][number]) for number in tiles)]
        for each in boards
    ]
    print_table([head, *rows], right=range(1, len(head)))
