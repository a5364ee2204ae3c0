"""A command for every game, with flags made from the game's `Options`."""

from collections.abc import Callable
from dataclasses import dataclass
from inspect import Parameter, Signature, signature
from typing import Annotated, Any

import typer
from typer.core import TyperCommand, TyperGroup

from vierling.game import Game, Refusal, Text
from vierling.kit import GAMES, game_named
from vierling.options import Option, Setting, from_json, options_of, write_setting
from vierling.terminal.reading import Misread, read_text
from vierling.terminal.voice import Voice

Run = Callable[..., None]  # takes the call, then the command's own flags
OPTION = "option_"  # before the name of an option of the rules, which must not clash with a command's own flag


@dataclass(frozen=True, slots=True)
class Call:
    """What every command for a game is given."""

    voice: Voice
    game: Game
    options: Any


class Group(TyperGroup):
    def format_commands(self, ctx: Any, formatter: Any) -> None:
        """Each command with its whole sentence: typer would cut it at the end of the line."""
        found = ((name, self.get_command(ctx, name)) for name in self.list_commands(ctx))
        with formatter.section("Commands"):
            formatter.write_dl([(name, command.help or "") for name, command in found if command])


class GameGroup(Group):
    """`vierling score` has one command for each game."""

    def format_commands(self, ctx: Any, formatter: Any) -> None:
        """What the command does has been said: here is what each game is about."""
        pitches = [(name, ctx.obj.say_or(f"{name}-pitch", "")) for name in self.list_commands(ctx)]
        with formatter.section("Games"):
            formatter.write_dl(pitches)

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        if not args and not ctx.resilient_parsing:  # nobody has finished typing
            games = ", ".join(GAMES)
            raise Refusal("which-game", f"name the game: {games}", games=games)
        return super().parse_args(ctx, args)

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        return super().get_command(ctx, cmd_name if ctx.resilient_parsing else game_named(cmd_name).name)


class GameCommand(TyperCommand):
    """What options of the rules are about is looked up only when somebody asks for help."""

    def format_options(self, ctx: Any, formatter: Any) -> None:
        for flag in self.params:
            option = (flag.name or "").removeprefix(OPTION)
            if option != flag.name:
                flag.help = ctx.obj.say_or(f"terminal-{self.name}-option-{option}", "An option of the rules.")  # type: ignore[attr-defined] # every option has one
        super().format_options(ctx, formatter)


def add_game_command(app: typer.Typer, name: str, run: Run, with_options: bool = True) -> None:
    """`with_options` is False for a command to which the options of a match do not matter."""
    group = typer.Typer(cls=GameGroup, help=run.__doc__, subcommand_metavar="GAME [ARGS]...")
    for game in GAMES.values():
        group.command(game.name, help=run.__doc__, cls=GameCommand)(command_of(game, run, with_options))
    app.add_typer(group, name=name)


def command_of(game: Game, run: Run, with_options: bool = True) -> Callable[..., None]:
    options = {keyword_of(option): option for option in options_of(game)} if with_options else {}
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
    return f"{OPTION}{option.name}"


def flag_of(keyword: str, option: Option) -> Parameter:
    flag = "--" + option.name.replace("_", "-")
    default: Setting
    if option.kind == "flag":
        kind: Any = Annotated[bool, typer.Option(f"{flag}/--no-{flag[2:]}")]
        default = option.default
    elif option.kind == "text":
        kind = Annotated[str, typer.Option(flag, metavar="TEXT|FILE")]
        default = option.default
    else:
        choices = "|".join(write_setting(choice) for choice in option.choices)
        kind = Annotated[str, typer.Option(flag, metavar=choices)]
        default = write_setting(option.default)
    return Parameter(keyword, Parameter.KEYWORD_ONLY, default=default, annotation=kind)


def read_flag(option: Option, given: Any) -> Setting:
    if option.kind == "text":
        return read_text_flag(option.text, given) if option.text and given else option.default
    return option.check(given) if option.kind == "flag" else option.read(given)


def read_text_flag(text: Text, given: str) -> str:
    """Read from the file of this name or, if there is none, as it is."""
    try:
        found = read_text(given)
    except Misread as missing:
        return read_as_given(text, given, missing)
    try:
        return text.read(found)
    except Refusal as problem:
        raise Misread(given, problem) from problem


def read_as_given(text: Text, given: str, missing: Misread) -> str:
    try:
        return text.read(given)
    except Refusal as problem:
        if missing.refusal.code != "no-such-file":
            raise missing from problem
        neither = Refusal("no-file-no-text", f"there is no such file, and read as text: {problem}", reason=str(problem))
        neither.__cause__ = problem
        raise Misread(given, neither) from problem
