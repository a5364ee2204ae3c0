"""`vierling sheet check FILE`."""

from collections.abc import Callable, Iterator
from typing import Annotated

import typer

from vierling.game import Facts, Game, Refusal
from vierling.games import GAMES
from vierling.options import options_of
from vierling.terminal.output import AsJson, print_json, print_table
from vierling.terminal.reading import Misread, read_text
from vierling.terminal.voice import Voice

File = Annotated[str, typer.Argument(metavar="FILE|-", help="The sheet; - reads standard input.")]


def check(context: typer.Context, file: File, as_json: AsJson = False) -> None:
    """Check a sheet that was typed in, and tell what it says; or name the cell and the rule that it breaks."""
    game, sheet, facts = find_game(file, read_text(file))
    if as_json:
        print_json({"game": game.name, "sheet": sheet, **facts})
    else:
        print_table(list(rows_of(context.obj, game, facts)))


def find_game(file: str, text: str) -> tuple[Game, str, Facts]:
    """The first game that can play with it, its proper form, and what it says."""
    refused: list[Refusal] = []
    for game, read, tell in sheets_of_the_house():
        try:
            sheet = read(text)
        except Refusal as problem:
            refused.append(problem)
        else:
            return game, sheet, tell(sheet)
    raise Misread(file, max(refused, key=lambda problem: problem.params.get("line", 1)))  # whoever read furthest


def sheets_of_the_house() -> Iterator[tuple[Game, Callable[[str], str], Callable[[str], Facts]]]:
    for game in GAMES.values():
        texts = (option.text for option in options_of(game) if option.text)
        yield from ((game, text.read, text.facts) for text in texts if text.facts)


def rows_of(voice: Voice, game: Game, facts: Facts) -> Iterator[tuple[str, str, str]]:
    yield voice.say("terminal-sheet-game"), voice.say(f"{game.name}-name"), ""
    for name, fact in facts.items():
        title = voice.say(f"terminal-sheet-{name}")
        if isinstance(fact, str):
            yield title, fact, ""
            continue
        for number, (sign, cells) in enumerate(fact.items()):
            yield ("" if number else title), sign, cells
