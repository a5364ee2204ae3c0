"""`vierling …`: what is typed, and how mistakes in it are told."""

import os
import re
import sys
from collections.abc import Sequence
from typing import Annotated, Any, NoReturn

import typer
from typer.exceptions import TyperException

from vierling import __version__
from vierling.game import Refusal
from vierling.kit import shelf
from vierling.terminal.admin import add_commands
from vierling.terminal.analyse import analyse_match
from vierling.terminal.arena import compare_bots
from vierling.terminal.backup import backup, restore
from vierling.terminal.book import list_boards
from vierling.terminal.bots import list_bots
from vierling.terminal.experiment import INTERRUPTED
from vierling.terminal.flags import Group, add_game_command
from vierling.terminal.generate import generate_board
from vierling.terminal.hindsight import show_hindsight
from vierling.terminal.learn import learn
from vierling.terminal.perft import count_lines
from vierling.terminal.play import play
from vierling.terminal.print import print_pages
from vierling.terminal.reading import STANDARD_INPUT, Misread
from vierling.terminal.replay import replay
from vierling.terminal.rules import show_rules
from vierling.terminal.score import score
from vierling.terminal.serve import serve
from vierling.terminal.sheet import check
from vierling.terminal.simulate import simulate_matches
from vierling.terminal.solve import solve_board
from vierling.terminal.train import train
from vierling.terminal.verify import verify
from vierling.terminal.voice import FLAG, VARIABLE, Voice, take_language

MISTAKE = 2
TOO_MANY = re.compile(r"Got unexpected extra argument\S* \((.+)\)", re.DOTALL)  # typer has no class for it


class Commands(Group):
    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        if not args and not self.invoke_without_command and not ctx.resilient_parsing:
            known = ", ".join(self.commands)
            raise Refusal("which-command", f"name the command: {known}", commands=known)
        return super().parse_args(ctx, args)

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        found = super().get_command(ctx, cmd_name)
        if found is None and not cmd_name.startswith("-") and not ctx.resilient_parsing:
            known = ", ".join(self.commands)
            raise Refusal(
                "unknown-command", f"there is no {cmd_name}; choose from {known}", name=cmd_name[:40], commands=known
            )
        return found


# Plain help: the boxes of the other kind cut the names of flags in a narrow window.
app = typer.Typer(
    cls=Commands,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
    context_settings={"help_option_names": ["-h", "--help"]},
)


@app.callback(invoke_without_command=True)
def vierling(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Print the version.")] = False,
    language: Annotated[  # noqa: ARG001 - taken out before typer sees it: it may stand anywhere
        str,
        typer.Option(FLAG, metavar="en|de|fr", envvar=VARIABLE, show_default="as the locale", help="Output language."),
    ] = "",
) -> None:
    """Four table games: to play in browser and terminal, and to study."""
    if version:
        print(__version__)
    elif context.invoked_subcommand is None:
        print(context.get_help())


app.command()(serve)
app.command()(backup)
app.command()(restore)
add_game_command(app, "play", play)
add_game_command(app, "learn", learn, with_options=False)
add_game_command(app, "score", score)
app.command()(replay)
app.command()(verify)
app.command("analyse")(analyse_match)
app.command("hindsight")(show_hindsight)
add_game_command(app, "perft", count_lines)
add_game_command(app, "simulate", simulate_matches)
add_game_command(app, "arena", compare_bots)
add_game_command(app, "train", train)
add_game_command(app, "bots", list_bots)
add_game_command(app, "rules", show_rules)
add_game_command(app, "print", print_pages)
add_game_command(app, "solve", solve_board, with_options=False)
add_game_command(app, "boards", list_boards, with_options=False)
add_game_command(app, "generate", generate_board, with_options=False)
sheet = typer.Typer(cls=Commands, help="Sheets that are data: check one that was typed in.")
sheet.command("check")(check)
app.add_typer(sheet, name="sheet")
admin = typer.Typer(cls=Commands)
add_commands(admin)
app.add_typer(admin, name="admin")


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the command line; exits with 0, or with 2 after one sentence about the mistake."""
    given, voice = take_language(sys.argv[1:] if arguments is None else arguments, Voice.of(os.environ))
    if hasattr(sys.stdout, "reconfigure"):
        sys.stdout.reconfigure(errors="replace")  # a terminal that cannot write ü shall not stop a match
    try:
        voice.check()
        for problem in shelf().problems:
            print(f"vierling: {voice.refuse(problem)}", file=sys.stderr)
        code = app(args=given, prog_name="vierling", standalone_mode=False, obj=voice)
        sys.stdout.flush()
    except BrokenPipeError:
        # The reader has gone, as `head` does: nothing to say, and nothing left to write at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        code = 1
    except (Refusal, Misread, TyperException) as problem:
        print(f"vierling: {tell(voice, problem)}", file=sys.stderr)
        code = MISTAKE
    except KeyboardInterrupt:
        code = INTERRUPTED
    if code == INTERRUPTED:
        leave_at_once(code)
    sys.exit(code)


def leave_at_once(code: int) -> NoReturn:
    """Without waiting for threads in the middle of a kernel: all that there was to say has been said."""
    sys.stdout.flush()
    sys.stderr.flush()
    os._exit(code)


def tell(voice: Voice, problem: Exception) -> str:
    """One sentence: what was wrong, and where."""
    if isinstance(problem, Refusal):
        return voice.refuse(problem)
    if isinstance(problem, Misread):
        file = voice.say("terminal-standard-input") if problem.file == STANDARD_INPUT else problem.file
        return f"{file}: {voice.refuse(problem.refusal)}"
    if isinstance(problem, TyperException):
        return tell_usage(voice, problem)
    return str(problem)


def tell_usage(voice: Voice, problem: TyperException) -> str:
    """The commonest slips in our words, the rest in typer's."""
    flag = getattr(problem, "option_name", None)
    missing = getattr(getattr(problem, "param", None), "name", None)
    if flag:
        return voice.say("error-bad-flag", flag=str(flag)[:40])
    if missing:
        return voice.say("error-missing-argument", name=str(missing).replace("_", "-").upper())
    if extra := TOO_MANY.fullmatch(problem.format_message()):
        return voice.say("error-too-many-words", words=extra[1][:40])
    return problem.format_message()
