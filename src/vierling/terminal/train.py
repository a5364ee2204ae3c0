"""`vierling train GAME --games N --seed S --out FILE [--resume FILE] [--plot FILE]`."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from vierling.game import Refusal
from vierling.terminal.experiment import crew_from
from vierling.terminal.flags import Call
from vierling.terminal.reading import Misread, read_number, refuse_file
from vierling.terminal.voice import Voice

if TYPE_CHECKING:  # imported when first used
    from vierling.lab.training import Course, Trainer

Games = Annotated[
    str,
    typer.Option(
        "--games",
        metavar="N",
        show_default="as many as for the shipped weights",
        help="How many matches to learn from.",
    ),
]
Seed = Annotated[str, typer.Option("--seed", metavar="S", help="The same seed gives the same weights.")]
Out = Annotated[str, typer.Option("--out", metavar="FILE", help="Write the weights to this file.")]
Resume = Annotated[
    str, typer.Option("--resume", metavar="FILE", help="Save progress to this file, and continue from it.")
]
Dask = Annotated[
    str,
    typer.Option(
        "--dask", metavar="ADDRESS|local", help="Learn on the Dask cluster with this scheduler, or on one started here."
    ),
]
Plot = Annotated[str, typer.Option("--plot", metavar="FILE", help="Draw the learning curve as an SVG picture.")]


def train(  # noqa: PLR0913 - one per flag
    call: Call,
    *,
    games: Games = "",
    seed: Seed = "1",
    out: Out = "",
    resume: Resume = "",
    plot: Plot = "",
    dask: Dask = "",
) -> None:
    """Train the weights that bots play by, in matches of a bot against itself."""
    from vierling.lab.crew import Alone  # noqa: PLC0415 - only this command trains
    from vierling.lab.training import trainer_of  # noqa: PLC0415
    from vierling.lab.training.curve import draw_curve  # noqa: PLC0415
    from vierling.lab.training.lessons import learn_by  # noqa: PLC0415

    trainer = trainer_of(call.game.name)
    wanted = read_number("--games", games, least=1, most=100_000_000) if games else trainer.games
    course = trainer.begin(call.options, read_number("--seed", seed), wanted)
    if saved := find_course(trainer, resume):
        if saved.terms != course.terms:  # or another sheet's weights would pass for this one's
            problem = "this training run was saved with a different seed, number of matches or sheet"
            raise Misread(resume, Refusal("other-course", problem))
        course = saved
    with crew_from(dask, 1) as crew, progress_of(call.voice, course.games) as show_progress:
        while course.played < course.games:
            course = learn_by(crew or Alone(), call.game.name, course)
            show_progress(course)
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
def progress_of(voice: Voice, games: int) -> "Iterator[Callable[[Course], None]]":
    """On a terminal a bar with the strength so far, elsewhere a line per step."""

    def label(course: "Course | None" = None) -> str:
        return voice.say("terminal-training", mean=f"{course.curve[-1][1]:.2f}" if course else "…")

    if not sys.stderr.isatty():
        yield lambda course: print(course.played, label(course), file=sys.stderr, flush=True)
        return
    from rich.console import Console  # noqa: PLC0415 - only on a terminal
    from rich.progress import Progress  # noqa: PLC0415

    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(label(), total=games)
        yield lambda course: progress.update(task, completed=course.played, description=label(course))
