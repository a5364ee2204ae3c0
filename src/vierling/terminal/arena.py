"""`vierling arena GAME BOT BOT …`."""

from dataclasses import asdict
from typing import TYPE_CHECKING, Annotated, Any

import typer

from vierling.game import Game, Refusal
from vierling.options import to_json
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
from vierling.terminal.output import AsJson, print_json, print_table, print_text
from vierling.terminal.reading import read_list, read_number
from vierling.terminal.voice import Voice

if TYPE_CHECKING:  # the lab is imported when it is needed
    from vierling.lab.report import Report, Test

Bots = Annotated[
    list[str],
    typer.Argument(
        metavar="BOT BOT …", help="Who is compared: names, module:function, file.py:function or cmd:program."
    ),
]
Field = Annotated[
    str,
    typer.Option("--field", metavar="A,B,…", help="Let each bot play against these, and not against each other."),
]
Games = Annotated[
    str,
    typer.Option(
        "--games",
        metavar="N",
        show_default="1000, or 100000 at most with --sprt",
        help="How many matches each two bots play, or each bot against the field.",
    ),
]
WithSprt = Annotated[
    bool, typer.Option("--sprt", help="Stop as soon as it is clear whether the first bot is stronger than the second.")
]
Elo0 = Annotated[float, typer.Option("--elo0", metavar="E", help="With --sprt: no stronger than this is not stronger.")]
Elo1 = Annotated[float, typer.Option("--elo1", metavar="E", help="With --sprt: as strong as this is stronger.")]
Alpha = Annotated[
    float, typer.Option("--alpha", metavar="P", help="With --sprt: how often a bot may pass that is not stronger.")
]
Beta = Annotated[
    float, typer.Option("--beta", metavar="P", help="With --sprt: how often a bot may fail that is stronger.")
]
Resume = Annotated[
    str, typer.Option("--resume", metavar="FILE", help="Keep results in this file, and continue from it.")
]
MINUS = "\N{MINUS SIGN}"
USUAL, UNTIL_CLEAR = 1000, 100_000


def compare_bots(  # noqa: PLR0913 - one per flag
    call: Call,
    *,
    bots: Bots,
    field: Field = "",
    games: Games = "",
    sprt: WithSprt = False,
    elo0: Elo0 = 0.0,
    elo1: Elo1 = 10.0,
    alpha: Alpha = 0.05,
    beta: Beta = 0.05,
    seed: Seed = "0",
    processes: Processes = "",
    dask: Dask = "",
    resume: Resume = "",
    records: Records = "",
    rows: Rows = "",
    weigh: Weigh = False,
    as_json: AsJson = False,
) -> None:
    """Compare bots in matches with the same dice: win rates, paired differences, Elo, and when to stop."""
    from vierling.data import Results  # noqa: PLC0415 - `--help` needs none of it
    from vierling.lab.arena import arena  # noqa: PLC0415
    from vierling.lab.simulate import play_portions  # noqa: PLC0415
    from vierling.lab.sprt import Sprt  # noqa: PLC0415

    teach_bots()
    voice, workers = call.voice, read_processes(processes)
    wanted = read_number("--games", games, least=1, most=100_000_000) if games else UNTIL_CLEAR if sprt else USUAL
    if resume and (records or rows):
        raise Refusal("resume-rows", "--resume keeps results alone: leave out --records and --rows")
    settings: dict[str, Any] = {
        "field": read_list(field),
        "games": wanted,
        "seed": read_number("--seed", seed),
        "sprt": Sprt(elo0, elo1, alpha, beta) if sprt else None,
        "processes": workers,
        "keep": Results(resume) if resume else None,
        "play": scribe_of(records, rows, weigh, tables=True) or play_portions,
        **to_json(call.options),
    }
    warn_about(voice, call.game, [*bots, *read_list(field)])
    with crew_from(dask, workers) as crew, bar(voice, wanted) as show:
        settings |= {"crew": crew, "watch": lambda done, deals: show(done * wanted // deals)}
        report = arena(call.game.name, bots, **settings)
    if as_json:
        print_json(asdict(report))
    else:
        print_report(voice, call.game, report)
    if not report.finished:
        leave_interrupted(voice)


def warn_about(voice: Voice, game: Game, bots: list[str]) -> None:
    from vierling.play.bots import study_named  # noqa: PLC0415 - as above

    warn_if_slow(voice, [study_named(game.name, bot) for bot in bots])


def print_report(voice: Voice, game: Game, report: "Report") -> None:
    print_entries(voice, game, report)
    print()
    print_differences(voice, game, report)
    print()
    print_text(voice.say("terminal-arena-deals", deals=report.deals))
    if report.test:
        print_text(tell_test(voice, report.test))


def print_entries(voice: Voice, game: Game, report: "Report") -> None:
    keys = ("bot", "matches", "rate", "interval", "points", "interval", "elo", "interval")
    head = [voice.say(f"terminal-arena-{key}") for key in keys]
    body = [
        [
            voice.name_bot(game, entry.name),
            str(entry.matches),
            f"{100 * entry.win_rate:.1f} %",
            as_interval([100 * end for end in entry.win_interval], 1),
            f"{entry.points:.2f}",
            as_interval(entry.points_interval, 2),
            signed(entry.elo, 0),
            as_range(entry.elo_interval, 0),
        ]
        for entry in report.entries
    ]
    print_table([head, *body], right=range(1, len(keys)))


def print_differences(voice: Voice, game: Game, report: "Report") -> None:
    keys = ("difference", "points", "paired", "unpaired")
    head = [voice.say(f"terminal-arena-{key}") for key in keys]
    body = [
        [
            f"{voice.name_bot(game, each.first)} {MINUS} {voice.name_bot(game, each.second)}",
            signed(each.points, 2),
            as_range(each.interval, 2),
            as_range(each.unpaired, 2),
        ]
        for each in report.differences
    ]
    print_table([head, *body], right=range(1, len(keys)))


def signed(value: float, digits: int) -> str:
    return f"{value:+.{digits}f}".replace("-", MINUS)


def as_range(interval: "tuple[float, float] | None", digits: int) -> str:
    """With signs, so that a dash between them would be misread."""
    return f"[{', '.join(signed(end, digits) for end in interval)}]" if interval else "-"


def tell_test(voice: Voice, test: "Test") -> str:
    low, high = test.sprt.bounds
    key = {"stronger": "yes", "not stronger": "no", None: "open"}[test.verdict]
    told = {"ratio": f"{test.ratio:.2f}", "low": f"{low:.2f}", "high": f"{high:.2f}"}
    asked = {"elo0": f"{test.sprt.elo0:g}", "elo1": f"{test.sprt.elo1:g}"}
    return voice.say(f"terminal-arena-sprt-{key}", pairs=" ".join(map(str, test.pairs)), **asked, **told)
