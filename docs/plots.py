"""Draws the pictures of experiments.md: `make docs` runs it."""

from pathlib import Path

from vierling import Match, play_match, plot
from vierling.coach import analyse
from vierling.lab.simulate import Simulation, simulate
from vierling.lab.training import trainer_of
from vierling.play.bots import warm_up

PICTURES = Path(__file__).parent / "pictures"
BOTS = ("greedy", "steady", "strong")
LESSONS = 60_000  # matches: enough to see a curve


def draw_scores() -> object:
    outcomes = list(simulate(Simulation("knister", BOTS, seed=1), 20_000))
    return plot.scores({bot: [outcome.points[seat] for outcome in outcomes] for seat, bot in enumerate(BOTS)}).figure


def draw_luck() -> object:
    matches = [play_match("knister", ["greedy", "strong"], seed=seed) for seed in range(20)]
    return plot.luck_and_skill(map(analyse, matches)).figure


def draw_curve() -> object:
    course = trainer_of("knister").begin(None, 1, LESSONS)
    while course.played < course.games:
        course.learn()
    return plot.learning_curve(course.curve).figure


def draw_sheet() -> object:
    match = Match("knister")
    for roll, cell in (("5+3", "c3"), ("1+1", "b1"), ("6+6", "e2"), ("4+4", "b2")):
        match.roll(roll)
        match.play(0, cell)
    match.roll("2+6")
    return plot.position(match).figure


def draw_board() -> object:
    match = Match("tubyrinth", board="1a")
    match.play(0, "go")
    return plot.positions(match)[0].figure


if __name__ == "__main__":
    warm_up("knister")
    drawings = {
        "scores": draw_scores,
        "luck": draw_luck,
        "curve": draw_curve,
        "sheet": draw_sheet,
        "solutions": draw_board,
    }
    for name, draw in drawings.items():
        draw().savefig(PICTURES / f"plot-{name}.png", dpi=80, metadata={"Software": None})  # type: ignore[attr-defined]
