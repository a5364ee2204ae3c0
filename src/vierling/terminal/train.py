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

if TYPE_CHECKING:  # imported when first used
    from vierling.lab.training import Course, Trainer

Games = Annotated[str, typer.Option("--games", metavar="N", show_default="as many as for the shipped weights")]
Seed = Annotated[str, typer.Option("--seed", metavar="S", help="The same seed gives the same weights.")]
Out = Annotated[str, typer.Option("--out", metavar="FILE", help="Write the weights to this file.")]
Resume = Annotated[
    str, typer.Option("--resume", metavar="FILE", help="Save progress to this file, and continue from it.")
]
Plot = Annotated[str, typer.Option("--plot", metavar="FILE", help="Draw the learning curve as an SVG picture.")]


def train(  # noqa: PLR0913 - one per flag
    call: Call, *, games: Games = "", seed: Seed = "1", out: Out = "", resume: Resume = "", plot: Plot = ""
) -> None:
    """Train the weights that bots play by, in matches of a bot against itself."""
    from vierling.lab.training import trainer_of  # noqa: PLC0415 - only this command trains
    from vierling.lab.training.curve import draw_curve  # noqa: PLC0415

    trainer = trainer_of(call.game.name)
    wanted = read_number("--games", games, least=1, most=100_000_000) if games else trainer.games
    course = trainer.begin(call.options, read_number("--seed", seed), wanted)
    if saved := find_course(trainer, resume):
        if saved.terms != course.terms:  # or another sheet's weights would pass for this one's
            problem = "this training run was saved with a different seed, number of matches or sheet"
            raise Misread(resume, Refusal("other-course", problem))
        course = saved
    with progress_of(call.voice, course) as show_progress:
        while course.played < course.games:
            course.learn()
            show_progress()
            if resume:
                save(resume, course.save())
    print(call.voice.say("terminal-trained", games=course.played, mean=f"{course.curve[-1][1]:.2f}"))
    if out:
        save(out, course.weights())
    if plot:
        labels = [call.voice.say(f"terminal-training-{axis}") for axis in ("games", "points")]
        save(plot, draw_curve(course.curve, *labels).encode())


def find_course(trainer: "Trainer", file: str) -> "Course | None":
    if not file or not Path(file).exists():
        return None
    try:
        return trainer.resume(Path(file).read_bytes())
    except OSError as problem:
        raise Misread(file, refuse_file(problem)) from problem
    except (ValueError, KeyError) as problem:
        raise Misread(file, Refusal("no-course", "this is not a saved training run")) from problem


def save(file: str, content: bytes) -> None:
    """All or nothing, so that interrupting it loses nothing."""
    path = Path(file)
    try:
        path.with_name(path.name + ".new").write_bytes(content)
        path.with_name(path.name + ".new").replace(path)
    except OSError as problem:
        raise Misread(file, refuse_file(problem)) from problem


@contextmanager
def progress_of(voice: Voice, course: "Course") -> Iterator[Callable[[], None]]:
    """On a terminal a bar with the strength so far, elsewhere a line per step."""

    def label() -> str:
        return voice.say("terminal-training", mean=f"{course.curve[-1][1]:.2f}" if course.curve else "…")

    if not sys.stderr.isatty():
        yield lambda: print(course.played, label(), file=sys.stderr, flush=True)
        return
    from rich.console import Console  # noqa: PLC0415 - only on a terminal
    from rich.progress import Progress  # noqa: PLC0415

    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(label(), total=course.games, completed=course.played)
        yield lambda: progress.update(task, completed=course.played, description=label())
