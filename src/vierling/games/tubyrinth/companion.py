"""Tubyrinth with the box: the hourglass, calls in their order, and what each brings."""

from vierling.games.tubyrinth.rules.options import SEATS, Options
from vierling.games.tubyrinth.rules.pipeline import LEAST
from vierling.games.tubyrinth.rules.scoring import Claim, Verdict, judge, judge_first
from vierling.games.tubyrinth.rules.tiles import ALL_TILES
from vierling.play.companion import Call, Companion, Race, Stage, Way

RIGHT, WRONG = "right", "wrong"
Calls = tuple[int, ...]  # the tiles of each, in their order; 0 for a wrong one

HOURGLASS = "hourglass"


def way(options: Options, _seats: int) -> Way:
    seconds = HOURGLASS if options.has_hourglass else None
    return Way(goal=options.goal, turns=False, seconds=seconds, race=race(options))


def race(options: Options) -> Race:
    """R-P4: a wrong call changes nothing for the others, so a stage is known by how many were right, and the first."""
    stages: dict[str, Stage] = {}
    waiting: list[Calls] = [()]
    while waiting:
        made = waiting.pop()
        if len(made) >= SEATS[-1] or name(made) in stages:
            continue
        stages[name(made)] = stage(options, made)
        waiting += [(*made, tiles) for tiles in verdicts(options).values() if tiles and options.has_hourglass]
    return Race(name(()), stages)


def name(made: Calls) -> str:
    return f"{len(made)} {made[0]}" if made else "0"


def verdicts(options: Options) -> dict[str, int]:
    """How a call can be judged, and its tiles. Where only the winner scores, they do not matter."""
    if not options.has_hourglass:
        return {RIGHT: ALL_TILES, WRONG: 0}
    return {**{str(tiles): tiles for tiles in range(LEAST, ALL_TILES + 1)}, WRONG: 0}


def stage(options: Options, made: Calls) -> Stage:
    calls = {word: call(options, made, tiles) for word, tiles in verdicts(options).items()}
    return Stage(calls, judged(options, made)[-1].points)


def call(options: Options, made: Calls, tiles: int) -> Call:
    verdict = judged(options, (*made, tiles))[len(made)]
    if not tiles:
        return Call(verdict.points, None, name(made))
    over = not options.has_hourglass or len(made) + 1 >= SEATS[-1]
    return Call(verdict.points, verdict.rank, None if over else name((*made, tiles)))


def judged(options: Options, made: Calls) -> tuple[Verdict, ...]:
    """By seat, in the order of their calls; the last has not called."""
    claims = {seat: Claim(seat, tiles) for seat, tiles in enumerate(made)}
    seats = len(made) + 1
    return judge(claims, seats, options.penalty) if options.has_hourglass else judge_first(claims, seats)


COMPANION = Companion(range(2, SEATS[-1] + 1), way, settings=("mode", "penalty"), seconds=HOURGLASS)
