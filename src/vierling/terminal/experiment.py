"""What `simulate` and `arena` have in common: flags, workers, a bar, and what happens on Ctrl-C."""

import os
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from vierling.game import Refusal
from vierling.terminal.reading import Misread, read_number, refuse_file
from vierling.terminal.voice import Voice

if TYPE_CHECKING:  # the lab is imported when it is needed
    from vierling.data import Scribe
    from vierling.lab.crew import Crew
    from vierling.play.bot import Bot

INTERRUPTED = 130  # as shells report Ctrl-C

Seed = Annotated[str, typer.Option("--seed", metavar="S", help="The same seed gives the same result.")]
Processes = Annotated[
    str,
    typer.Option(
        "--processes", metavar="N", show_default="as many as cores", help="How many cores of this machine to use."
    ),
]
Records = Annotated[
    str, typer.Option("--records", metavar="DIR", help="Write every match to this folder, as a record.")
]
Rows = Annotated[
    str,
    typer.Option("--rows", metavar="FILE", help="Write a row for every move to this .jsonl or .parquet file."),
]
Weigh = Annotated[
    bool,
    typer.Option("--weigh", help="Let the coach weigh every move in the rows: value, regret and luck. Takes longer."),
]
Dask = Annotated[
    str,
    typer.Option(
        "--dask", metavar="ADDRESS|local", help="Play on the Dask cluster with this scheduler, or on one started here."
    ),
]


def cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def read_processes(given: str) -> int:
    return read_number("--processes", given, least=1, most=1024) if given else cores()


@contextmanager
def crew_from(dask: str, processes: int) -> "Iterator[Crew | None]":
    """The cluster that was asked for; None if the work stays in this machine's own processes."""
    if not dask:
        yield None
        return
    from vierling.cluster import connect  # noqa: PLC0415 - few have one

    with connect(dask, processes) as crew:
        yield crew


def scribe_of(records: str, rows: str, weigh: bool, *, tables: bool = False) -> "Scribe | None":
    """Who writes matches down, if anybody does; what cannot be written to is refused before the first match."""
    if weigh and not rows:
        raise Refusal("weigh-rows", "--weigh fills the rows, so it needs --rows")
    if not (records or rows):
        return None
    from vierling.data import Scribe  # noqa: PLC0415 - only for those who want it
    from vierling.data.writing import check_file  # noqa: PLC0415

    try:
        if rows:
            check_file(Path(rows))
        if records:
            Path(records).mkdir(parents=True, exist_ok=True)
    except OSError as problem:
        raise Misread(records or rows, refuse_file(problem)) from problem
    return Scribe(Path(records) if records else None, Path(rows) if rows else None, weigh, tables)


def warn_if_slow(voice: Voice, bots: "Sequence[Bot]") -> None:
    """One line for whoever wonders why it takes so long."""
    from vierling.lab.compiling import can_compile  # noqa: PLC0415 - `--help` needs none of it

    heavy = sorted({bot.name for bot in bots if bot.heavy})
    if heavy and not can_compile():
        print(voice.say("terminal-slow-bots", bots=", ".join(heavy)), file=sys.stderr)


@contextmanager
def bar(voice: Voice, total: int) -> Iterator[Callable[[int], None]]:
    """Tells how many are done; draws nothing unless somebody watches."""
    if not sys.stderr.isatty():
        yield lambda _done: None
        return
    from rich.console import Console  # noqa: PLC0415 - only for people who watch
    from rich.progress import Progress  # noqa: PLC0415

    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(voice.say("terminal-simulating"), total=total)
        yield lambda done: progress.update(task, completed=done)


def leave_interrupted(voice: Voice) -> None:
    print(voice.say("terminal-interrupted"), file=sys.stderr)
    raise typer.Exit(INTERRUPTED)


def as_interval(interval: Any, digits: int) -> str:
    return "\N{EN DASH}".join(f"{end:.{digits}f}" for end in interval) if interval else "-"
