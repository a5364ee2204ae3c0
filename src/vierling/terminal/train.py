"""`vierling train GAME --games N --seed S --out FILE [--resume FILE] [--plot FILE]`."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from vierling.game import Refusal
from vierling.terminal.flags import Call
from vierling.terminal.reading import Misread, read_number, refuse_file
from vierling.terminal.voice import Voice

if TYPE_CHECKING:  # the lab is imported when it is needed
    from vierling.lab.training import Course, Trainer

Games = Annotated[str, typer.Option("--games", metavar="N", show_default="as many as the shipped table had")]
Seed = Annotated[str, typer.Option("--seed", metavar="S", help="The same seed gives the same table.")]
Out = Annotated[str, typer.Option("--out", metavar="FILE", help="Where the table goes that the bots play by.")]
Resume = Annotated[
    str, typer.Option("--resume", metavar="FILE", help="Keeps all that has been learned; if it is there, carry on.")
]
Plot = Annotated[str, typer.Option("--plot", metavar="FILE", help="The learning curve as a picture, in SVG.")]


def train(  # noqa: PLR0913 - as many as the command has flags
    call: Call, *, games: Games = "", seed: Seed = "1", out: Out = "", resume: Resume = "", plot: Plot = ""
) -> None:
    """Let a table learn from matches against itself: the bots that play by tables play by it."""
    from vierling.lab.training import trainer_of  # noqa: PLC0415 - only this command trains
    from vierling.lab.training.curve import draw_curve  # noqa: PLC0415

    trainer = trainer_of(call.game.name)
    wanted = read_number("--games", games, least=1, most=100_000_000) if games else trainer.games
    course = trainer.begin(call.options, read_number("--seed", seed), wanted)
    if kept := find_course(trainer, resume):
        if kept.terms != course.terms:  # or another sheet's table would pass for this one's
            problem = "this was kept by training with another seed, another number of matches or another sheet"
            raise Misread(resume, Refusal("other-course", problem))
        course = kept
    with progress_of(call.voice, course) as tell:
        while course.played < course.games:
            course.learn()
            tell()
            if resume:
                keep(resume, course.save())
    print(call.voice.say("terminal-trained", games=course.played, mean=f"{course.curve[-1][1]:.2f}"))
    if out:
        keep(out, course.table())
    if plot:
        words = [call.voice.say(f"terminal-training-{axis}") for axis in ("games", "points")]
        keep(plot, draw_curve(course.curve, *words).encode())


def find_course(trainer: "Trainer", file: str) -> "Course | None":
    if not file or not Path(file).exists():
        return None
    try:
        return trainer.resume(Path(file).read_bytes())
    except OSError as problem:
        raise Misread(file, refuse_file(problem)) from problem
    except (ValueError, KeyError) as problem:
        raise Misread(file, Refusal("no-course", "this is nothing that was kept by training")) from problem


def keep(file: str, what: bytes) -> None:
    """Whole or not at all: whoever stops it while it writes shall lose nothing."""
    path = Path(file)
    try:
        path.with_name(path.name + ".new").write_bytes(what)
        path.with_name(path.name + ".new").replace(path)
    except OSError as problem:
        raise Misread(file, refuse_file(problem)) from problem


@contextmanager
def progress_of(voice: Voice, course: "Course") -> Iterator[Callable[[], None]]:
    """A bar with the strength so far for people who watch, and a line for each portion otherwise."""

    def say() -> str:
        return voice.say("terminal-training", mean=f"{course.curve[-1][1]:.2f}" if course.curve else "…")

    if not sys.stderr.isatty():
        yield lambda: print(course.played, say(), file=sys.stderr, flush=True)
        return
    from rich.console import Console  # noqa: PLC0415 - only for people who watch
    from rich.progress import Progress  # noqa: PLC0415

    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(say(), total=course.games, completed=course.played)
        yield lambda: progress.update(task, completed=course.played, description=say())
