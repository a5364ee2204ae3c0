"""`vierling sheet check FILE`."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Annotated

import typer

from vierling.game import Facts, Game, Refusal
from vierling.kit import GAMES, game_named
from vierling.options import options_of
from vierling.terminal.output import AsJson, print_json, print_table
from vierling.terminal.reading import Misread, read_text
from vierling.terminal.voice import Voice

File = Annotated[str, typer.Argument(metavar="FILE|-", help="The sheet; - reads standard input.")]
ForGame = Annotated[str, typer.Option("--game", metavar="GAME", help="The game it is for, if only one will do.")]


def check(context: typer.Context, file: File, game_name: ForGame = "", as_json: AsJson = False) -> None:
    """Check a typed-in sheet: print what is on it, or name the cell and the rule it breaks."""
    games = [game_named(game_name)] if game_name else list(GAMES.values())
    game, sheet, facts = find_game(file, read_text(file), games)
    if as_json:
        print_json({"game": game.name, "sheet": sheet, **facts})
    else:
        print_table(list(rows_of(context.obj, game, facts)))


def find_game(file: str, text: str, games: Sequence[Game]) -> tuple[Game, str, Facts]:
    """The first game that accepts the sheet, its normal form, and what is on it."""
    refused: list[tuple[Game, Refusal]] = []
    for game, read, facts_of in sheets_of(games):
        try:
            sheet = read(text)
        except Refusal as problem:
            refused.append((game, problem))
        else:
            return game, sheet, facts_of(sheet)
    if not refused:
        raise Refusal("game-without-sheets", f"{games[0].name} has no sheets to type in", game=games[0].name)
    game, reason = max(refused, key=lambda each: each[1].params.get("line", 1))  # the one that got furthest
    raise Misread(file, reason if len(refused) == 1 else name_guess(game, reason))


def name_guess(game: Game, reason: Refusal) -> Refusal:
    """The user has not named a game, so we say which one we guessed."""
    sentence = f"{reason} (read as a sheet of {game.name}; --game names another game)"
    problem = Refusal("sheet-of-no-game", sentence, game=game.name, reason=str(reason))
    problem.__cause__ = reason  # for the reason in the reader's language
    return problem


def sheets_of(games: Iterable[Game]) -> Iterator[tuple[Game, Callable[[str], str], Callable[[str], Facts]]]:
    for game in games:
        texts = (option.text for option in options_of(game) if option.text)
        yield from ((game, text.read, text.facts) for text in texts if text.facts)


def rows_of(voice: Voice, game: Game, facts: Facts) -> Iterator[tuple[str, str, str]]:
    yield voice.say("terminal-sheet-game"), voice.name_game(game), ""
    for name, fact in facts.items():
        title = voice.say(f"terminal-sheet-{name}")
        if isinstance(fact, str):
            yield title, fact, ""
            continue
        for number, (sign, cells) in enumerate(fact.items()):
            yield ("" if number else title), sign, cells
