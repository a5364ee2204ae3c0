"""`vierling simulate GAME --bots a,b --games N --seed S`."""

import time
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Annotated, Any

import typer

from vierling.game import Game, Outcome
from vierling.terminal.experiment import (
    Dask,
    Processes,
    Records,
    Rows,
    Seed,
    Weigh,
    as_interval,
    bar,
    crew_from,
    leave_interrupted,
    read_processes,
    scribe_of,
    warn_if_slow,
)
from vierling.terminal.flags import Call
from vierling.terminal.learned import teach_bots
from vierling.terminal.output import AsJson, print_json, print_table
from vierling.terminal.reading import read_list, read_number
from vierling.terminal.voice import Voice

if TYPE_CHECKING:  # the lab is imported when it is needed
    from vierling.lab.simulate import Standing

Bots = Annotated[
    str,
    typer.Option(
        "--bots",
        metavar="A,B,…",
        show_default="all of the game's own",
        help="Who plays, seat by seat: names, module:function, file.py:function or cmd:program.",
    ),
]
Games = Annotated[str, typer.Option("--games", metavar="N", help="How many matches to play.")]
FAST = 10  # matches a second that are told without a decimal place


def simulate_matches(  # noqa: PLR0913 - as many as the command has flags
    call: Call,
    *,
    bots: Bots = "",
    games: Games = "1000",
    seed: Seed = "0",
    processes: Processes = "",
    dask: Dask = "",
    records: Records = "",
    rows: Rows = "",
    weigh: Weigh = False,
    as_json: AsJson = False,
) -> None:
    """Let bots play many matches at one table, with the same dice for all of them."""
    from vierling.lab.simulate import Simulation, simulate, standings  # noqa: PLC0415 - `--help` needs none of it

    teach_bots()
    voice, game = call.voice, call.game
    names = read_list(bots) or default_bots(game)
    simulation = Simulation(game.name, names, read_number("--seed", seed), call.options)
    wanted = read_number("--games", games, least=1, most=100_000_000)
    workers = read_processes(processes)
    scribe = scribe_of(records, rows, weigh)
    warn_if_slow(voice, simulation.seated())
    begun = time.perf_counter()
    outcomes: list[Outcome] = []
    with crew_from(dask, workers) as crew:
        finished = collect(voice, simulate(simulation, wanted, workers, crew, scribe), outcomes, wanted)
    speed = len(outcomes) / (time.perf_counter() - begun)
    table = standings(simulation, outcomes)
    if as_json:
        result = {"game": game.name, "games": len(outcomes), "seed": simulation.seed}
        print_json({**result, "bots": [to_json(each) for each in table], "games_per_second": round(speed, 1)})
    else:
        print_standings(voice, game, table, len(outcomes), speed)
    if not finished:
        leave_interrupted(voice)


def collect(voice: Voice, playing: Iterator[Outcome], outcomes: list[Outcome], wanted: int) -> bool:
    """False if somebody has had enough; then the outcomes are those so far."""
    try:
        with bar(voice, wanted) as show:
            for outcome in playing:
                outcomes.append(outcome)
                show(len(outcomes))
    except KeyboardInterrupt:
        if not outcomes:
            raise
        return False
    return True


def default_bots(game: Game) -> tuple[str, ...]:
    """All of the game's own, once or as often as a table needs."""
    from vierling.play.bots import own_bots  # noqa: PLC0415 - the same

    bots = tuple(own_bots(game.name))
    return bots * max(1, -(-game.seats[0] // len(bots)))


def to_json(standing: "Standing") -> dict[str, Any]:
    summary = standing.summary
    return {
        "name": standing.name,
        "mean": summary.mean,
        "sd": summary.sd,
        "ci95": summary.ci95,
        "percentiles": {str(percent): points for percent, points in summary.percentiles.items()},
        "max": summary.max,
        "wins": standing.wins,
    }


def print_standings(voice: Voice, game: Game, table: Sequence["Standing"], games: int, speed: float) -> None:
    keys = ("bot", "mean", "sd", "interval", "5", "50", "95", "max", "wins")
    head = [voice.say(f"terminal-simulate-{key}") for key in keys]
    print_table([head, *(row_of(voice, game, each) for each in table)], right=range(1, len(keys)))
    shown = round(speed) if speed >= FAST else f"{speed:.1f}"  # of slow matches less than one ends in a second
    print(voice.say("terminal-simulate-speed", games=games, speed=shown))


def row_of(voice: Voice, game: Game, standing: "Standing") -> list[str]:
    summary = standing.summary
    interval = as_interval(summary.ci95, 2)
    sd = "-" if summary.sd is None else f"{summary.sd:.2f}"
    name = voice.name_bot(game, standing.name)
    counts = (*summary.percentiles.values(), summary.max, standing.wins)
    return [name, f"{summary.mean:.2f}", sd, interval, *map(str, counts)]
