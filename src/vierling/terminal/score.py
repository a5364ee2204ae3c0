"""`vierling score GAME [FILE|-]`."""

from collections.abc import Sequence
from typing import Annotated

import typer

from vierling.game import Game, Line, Refusal
from vierling.terminal.flags import Call
from vierling.terminal.output import AsJson, print_json, print_table
from vierling.terminal.reading import STANDARD_INPUT, Misread, read_text
from vierling.terminal.voice import Voice

File = Annotated[str, typer.Argument(metavar="FILE|-", help="The sheet; - reads standard input.")]


def score(call: Call, *, file: File = STANDARD_INPUT, as_json: AsJson = False) -> None:
    """Score a sheet given as text, a dot for an empty cell: lines, total, rating."""
    from vierling.coach.typed import score_text  # noqa: PLC0415 - `--help` needs none of it

    game = call.game
    text = read_text(file)
    try:
        scored = score_text(game, call.options, text)
    except Refusal as problem:
        raise Misread(file, problem) from problem
    if as_json:
        print_json(
            {
                "game": game.name,
                "total": scored.total,
                "lines": [{"label": line.label, "points": line.points} for line in scored.lines],
                "rating": scored.rating,
            }
        )
    else:
        print_score(call.voice, game, scored.lines, scored.rating)


def print_score(voice: Voice, game: Game, lines: Sequence[Line], rating: str | None) -> None:
    rows = [
        (voice.name_line(game, line), str(line.points) if line.figure else "-", voice.name_figure(game, line))
        for line in lines
    ]
    total = sum(line.points for line in lines)
    rows.append((voice.say("terminal-total"), str(total), voice.name_rating(game, rating)))
    print_table(rows, right=(1,))
