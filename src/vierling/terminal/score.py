"""`vierling score GAME [FILE|-]`."""

from collections.abc import Sequence
from typing import Annotated

import typer

from vierling.game import Game, Line, Refusal, rate
from vierling.terminal.flags import Call
from vierling.terminal.output import AsJson, print_json, print_table
from vierling.terminal.reading import STANDARD_INPUT, Misread, read_text
from vierling.terminal.voice import Voice

File = Annotated[str, typer.Argument(metavar="FILE|-", help="The sheet; - reads standard input.")]


def score(call: Call, *, file: File = STANDARD_INPUT, as_json: AsJson = False) -> None:
    """Score a sheet given as text, a dot for an empty cell: lines, total, rating."""
    game = call.game
    text = read_text(file)
    try:
        lines = game.tally(text, call.options)
    except Refusal as problem:
        raise Misread(file, problem) from problem
    total = sum(line.points for line in lines)
    finished = all(line.figure is not None for line in lines)
    rating = rate(game.ratings(call.options), total) if finished else None
    if as_json:
        print_json(
            {
                "game": game.name,
                "total": total,
                "lines": [{"label": line.label, "points": line.points} for line in lines],
                "rating": rating,
            }
        )
    else:
        print_score(call.voice, game, lines, rating)


def print_score(voice: Voice, game: Game, lines: Sequence[Line], rating: str | None) -> None:
    rows = [
        (voice.name_line(game, line), str(line.points) if line.figure else "-", voice.name_figure(game, line))
        for line in lines
    ]
    total = sum(line.points for line in lines)
    rows.append((voice.say("terminal-total"), str(total), voice.name_rating(game, rating)))
    print_table(rows, right=(1,))
