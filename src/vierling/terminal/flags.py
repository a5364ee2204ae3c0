"""A command for every game, with the game's own options as flags, made from its `Options`."""

from collections.abc import Callable
from dataclasses import dataclass
from inspect import Parameter, Signature, signature
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

from vierling.game import Game, Refusal
from vierling.games import GAMES
from vierling.match import game_named
from vierling.options import Option, Setting, from_json, options_of, write_setting
from vierling.terminal.reading import Misread, read_text
from vierling.terminal.voice import Voice

Run = Callable[..., None]  # takes the call, then the command's own flags


@dataclass(frozen=True, slots=True)
class Call:
    """What every command of a game is told."""

    voice: Voice
    game: Game
    options: Any


class GameGroup(TyperGroup):
    """`vierling score` has one command for each game."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        if not args:
            games = ", ".join(GAMES)
            raise Refusal("which-game", f"name the game: {games}", games=games)
        return super().parse_args(ctx, args)

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        return super().get_command(ctx, game_named(cmd_name).name)


def add_game_command(app: typer.Typer, name: str, run: Run) -> None:
    group = typer.Typer(cls=GameGroup, help=run.__doc__, subcommand_metavar="GAME [ARGS]...")
    for game in GAMES.values():
        group.command(game.name, help=run.__doc__)(command_of(game, run))
    app.add_typer(group, name=name)


def command_of(game: Game, run: Run) -> Callable[..., None]:
    options = {keyword_of(option): option for option in options_of(game)}
    _, *own = signature(run).parameters.values()

    def command(context: typer.Context, **given: Any) -> None:
        settings = {option.name: read_flag(option, given.pop(keyword)) for keyword, option in options.items()}
        run(Call(context.obj, game, from_json(game, settings)), **given)

    context = Parameter("context", Parameter.KEYWORD_ONLY, annotation=typer.Context)
    flags = [flag_of(keyword, option) for keyword, option in options.items()]
    own = [each.replace(kind=Parameter.KEYWORD_ONLY) for each in own]
    made = Signature([context, *own, *flags])
    command.__signature__ = made  # type: ignore[attr-defined] # typer reads it
    command.__annotations__ = {each.name: each.annotation for each in (context, *own, *flags)}
    return command


def keyword_of(option: Option) -> str:
    return f"option_{option.name}"  # may not clash with a command's own flag


def flag_of(keyword: str, option: Option) -> Parameter:
    flag = "--" + option.name.replace("_", "-")
    default: Setting
    if option.kind == "flag":
        kind: Any = Annotated[bool, typer.Option(f"{flag}/--no-{flag[2:]}", help="An option of the rules.")]
        default = option.default
    elif option.kind == "text":
        kind = Annotated[str, typer.Option(flag, metavar="FILE", help="An option of the rules, from a file.")]
        default = option.default
    else:
        choices = "|".join(write_setting(choice) for choice in option.choices)
        kind = Annotated[str, typer.Option(flag, metavar=choices, help="An option of the rules.")]
        default = write_setting(option.default)
    return Parameter(keyword, Parameter.KEYWORD_ONLY, default=default, annotation=kind)


def read_flag(option: Option, given: Any) -> Setting:
    if option.kind == "text":
        return read_file(option, given) if given else option.default
    return option.check(given) if option.kind == "flag" else option.read(given)


def read_file(option: Option, file: str) -> Setting:
    assert option.text
    try:
        return option.text.read(read_text(file))
    except Refusal as problem:
        raise Misread(file, problem) from problem
