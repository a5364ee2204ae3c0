"""How long the coach takes, and how wrong its values are where they are not exact.

    python benchmarks/coach.py
    python benchmarks/coach.py --matches 20
    python benchmarks/coach.py --tries 200
    python benchmarks/coach.py --glances 3

With `--matches`, the strongest bot plays that many of Knister and Tüfteln. At some stages its positions before a roll
are evaluated as the coach does it, as the mean over all rolls of the best entry; by the weights alone; and, towards
the end, exactly. The mean of final points minus value shows whether the values are too high or too low on average.

With `--tries`, positions from matches of weaker bots are evaluated too, and compared with the mean of that many matches
that `strong` plays on from there.

With `--glances`, that many matches of two levels of Input are reviewed both ways, with care and at a glance as in a
browser: how far apart the values of the moves made are, and the regrets.
"""

import argparse
import time
from collections.abc import Callable, Sequence
from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import Any

from vierling import Match
from vierling.coach import analyse
from vierling.game import CHANCE, Event
from vierling.games.input.think.coach import COACH
from vierling.games.knister.rules.sheet import EMPTY
from vierling.games.knister.think import values as knister_values
from vierling.games.knister.think.endgame import TABLED, exact_values
from vierling.games.tuefteln.think import values as tuefteln_values
from vierling.games.writing import ROLLS
from vierling.lab.statistics import SURE
from vierling.play.bots import bot_named, strongest_bot, warm_up
from vierling.play.haste import haste
from vierling.play.mind import Mind

EXACTLY = 8  # positions to evaluate exactly: some take seconds
LEVELS = ("master", "hard", "medium", "easy", "random")
LEVEL_MATCHES = 5
STAGES = {"knister": (24, 18, 12, 6), "tuefteln": (14, 10, 6, 4)}  # rounds left after the move


def play(game: str, seed: int, seats: int = 1, level: str = "", **options: Any) -> Match:
    rng, match, bot = Random(seed), Match(game, seats, **options), bot_named(game, level or strongest_bot(game))
    minds = [Mind(bot, seat, rng) for seat in match.seats]
    while not match.outcome:
        for mind in minds:
            mind.look(match.state)
        if match.roll_due:
            match.roll(rng)
        else:
            seat = min(match.to_move)
            match.play(seat, minds[seat].choose(match.state))
    return match


def knister_value(state: Any) -> float:
    return knister_values.value(state.sheets[0][0])


def knister_deeper(state: Any) -> float:
    grid = state.sheets[0][0]
    return fmean(max(knister_values.values(grid, sum(dice)).values()) for dice in ROLLS)


def knister_exact(state: Any) -> float | None:
    grid = state.sheets[0][0]
    if grid.count(EMPTY) > TABLED:
        return None
    return fmean(max(exact_values(grid, sum(dice)).values()) for dice in ROLLS)


def tuefteln_value(state: Any) -> float:
    return tuefteln_values.value(state.options.paper, state.sheets[0])


def tuefteln_deeper(state: Any) -> float:
    paper, sheet = state.options.paper, state.sheets[0]
    return fmean(max(tuefteln_values.values(paper, sheet, dice).values()) for dice in ROLLS)


def tuefteln_exact(state: Any) -> float | None:
    """With four rounds left: the coach's values are exact with three."""
    if state.rounds - state.turned > 4:
        return None
    paper, rolled = state.options.paper, (state.apply(Event(CHANCE, dice)) for dice in ROLLS)
    after = ([each.put(each.sheets[0], entry) for entry in each.free(0)] for each in rolled)
    return fmean(max(tuefteln_values.value(paper, sheet) for sheet in sheets) for sheets in after)


Weigh = Callable[[Any], float | None]
WEIGHED: dict[str, tuple[Callable[[Any], float], Weigh, Weigh]] = {
    "knister": (knister_deeper, knister_value, knister_exact),
    "tuefteln": (tuefteln_deeper, tuefteln_value, tuefteln_exact),
}


def rms(differences: Sequence[float]) -> str:
    return f"{sqrt(fmean(each * each for each in differences)):8.3f}" if differences else "       -"


def measure(game: str, matches: int, **options: Any) -> None:
    warm_up(game)
    coach, glance, exact = WEIGHED[game]
    played = [play(game, seed, **options) for seed in range(matches)]
    print(f"{game} {options or ''}: {matches} matches, mean {fmean(match.total(0) for match in played):.2f}")
    print(" rounds left   final - value (±95 %)    rms to weights   rms to exact")
    for left in STAGES[game]:
        states: list[Any] = [position(match, left) for match in played]
        worth = [coach(state) for state in states]
        off = [match.total(0) - each for match, each in zip(played, worth, strict=True)]
        interval = SURE * stdev(off) / sqrt(len(off))
        looks = [(glance(state), each) for state, each in zip(states, worth, strict=True)]
        ends = [(exact(state), each) for state, each in zip(states[:EXACTLY], worth, strict=False)]
        apart = [rms([other - each for other, each in row if other is not None]) for row in (looks, ends)]
        print(f" {left:11}   {fmean(off):10.3f} ± {interval:.3f}        {apart[0]}       {apart[1]}")


def position(match: Match, left: int) -> Any:
    """Before the roll."""
    states: list[Any] = list(match.states())
    return next(state for state in states if state.rolled is None and state.rounds - state.turned == left)


def play_on(game: str, state: Any, rng: Random) -> float:
    """By the weights, from a position before a roll to the final points."""
    bot = bot_named(game, "strong")
    while not state.outcome():
        rolled = state.apply(Event(CHANCE, rng.choice(list(ROLLS))))
        state = rolled.apply(Event(0, bot.choose(rolled.view(0), list(rolled.moves(0)), rng)))
    return float(sum(line.points for line in state.score(0)))


def compare(game: str, tries: int) -> None:
    warm_up(game)
    rng, coach = Random(1), WEIGHED[game][0]
    print(f"{game}: root mean square to {tries} matches played on")
    for level in LEVELS:
        matches = [play(game, seed, level=level) for seed in range(LEVEL_MATCHES)]
        states = [position(match, left) for match in matches for left in STAGES[game][:-1]]
        off = [coach(state) - fmean(play_on(game, state, rng) for _ in range(tries)) for state in states]
        print(f" {level:10}{rms(off)}")


def clock(game: str, seats: int) -> None:
    warm_up(game)
    match = play(game, 1, seats)
    analyse(match)
    begun = time.process_time()
    analyse(match)
    print(f"{game:10} {seats} seats: {time.process_time() - begun:6.2f} s of one core")


def glance_at(level: str, matches: int) -> list[tuple[float, float]]:
    """By how much value and regret of each move differ."""
    apart = []
    for seed in range(matches):
        tasks = COACH.list_tasks(play("input", seed, 2, level))
        careful = [COACH.weigh(task) for task in tasks]
        with haste():
            hasty = [COACH.weigh(task) for task in tasks]
        for one, other in zip(careful, hasty, strict=True):
            (made, best), (seen, hoped) = ((each.made.chances, each.best.chances) for each in (one, other))
            seat = one.seat
            apart.append((made[seat] - seen[seat], best[seat] - made[seat] - hoped[seat] + seen[seat]))
    return apart


def compare_glances(matches: int) -> None:
    warm_up("input")
    apart = [each for level in ("medium", "hard") for each in glance_at(level, matches)]
    values, regrets = zip(*apart, strict=True)
    print(f"input at a glance, {len(apart)} moves: values rms {rms(values)}, regrets rms {rms(regrets)}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--matches", type=int, default=0)
    parser.add_argument("--tries", type=int, default=0)
    parser.add_argument("--glances", type=int, default=0)
    given = parser.parse_args()
    if given.glances:
        compare_glances(given.glances)
        return
    for game, seats in (("knister", 1), ("knister", 4), ("tuefteln", 1), ("tuefteln", 4), ("input", 2)):
        clock(game, seats)
    if given.matches:
        measure("knister", given.matches)
        for side in "AB":
            measure("tuefteln", given.matches, side=side)
    for game in WEIGHED if given.tries else ():
        compare(game, given.tries)


if __name__ == "__main__":
    main()
