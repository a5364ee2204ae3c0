"""How fast Tubyrinth's solver is next to its plain Python reference and OR-Tools' CP-SAT; how fast it makes boards.

All three find all layouts with 5 to 7 tiles, flipping allowed, of boards spread over the book, and must find the
same. CP-SAT's time does not include building its model. Then the generator makes boards of each grade. Times are
CPU times, and each of the three uses one core, so other work on the machine matters little.

    python benchmarks/tubyrinth.py [--boards 8] [--seeds 20]
"""

import argparse
import platform
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from statistics import median
from typing import TypeVar

from vierling.games.tubyrinth.rules.board import Board, board_of
from vierling.games.tubyrinth.rules.book import BOARDS
from vierling.games.tubyrinth.think import reference
from vierling.games.tubyrinth.think.constraints import build, enumerate_layouts
from vierling.games.tubyrinth.think.generator import generate
from vierling.games.tubyrinth.think.grade import GRADES
from vierling.games.tubyrinth.think.pipes import NUMBERED
from vierling.games.tubyrinth.think.question import ask
from vierling.games.tubyrinth.think.solver import PIPELINE, first, solve, warm_up

Answer = TypeVar("Answer")
MANY = 1_000_000


@dataclass(frozen=True)
class Times:
    """In seconds, for one board."""

    name: str
    layouts: int
    first: float
    kernel: float
    reference: float
    cpsat: float

    def __str__(self) -> str:
        solver = f"{1e3 * self.first:.3f} ms | {1e3 * self.kernel:.2f} ms"
        others = f"{self.reference:.2f} s | {self.cpsat:.2f} s"
        ratios = f"{self.reference / self.kernel:.0f} | {self.cpsat / self.kernel:.0f}"
        return f"| {self.name} | {self.layouts} | {solver} | {others} | {ratios} |"


def clock(call: Callable[[], Answer], times: int = 1) -> tuple[float, Answer]:
    """The median time, and the answer."""
    spent = []
    for _ in range(times):
        begun = time.process_time()
        answer = call()
        spent.append(time.process_time() - begun)
    return median(spent), answer


def measure(name: str, board: Board) -> Times:
    one, _ = clock(lambda: first(board), 15)
    fast, found = clock(lambda: solve(board, most=MANY, steps=MANY), 15)
    question = ask(board, tiles=PIPELINE, keep=MANY, steps=MANY)
    plain, slow = clock(lambda: reference.search(question))
    model = build(board, range(PIPELINE[0], PIPELINE[-1] + 1), flip=True)
    other, constrained = clock(lambda: enumerate_layouts(model, board))
    layouts = {frozenset(layout) for layout in found.layouts}
    assert found.complete
    assert layouts == {frozenset(NUMBERED[place] for place in layout) for layout in slow.layouts}
    assert layouts == constrained
    return Times(name, len(layouts), one, fast, plain, other)


def measure_generator(seeds: int) -> Iterator[str]:
    for grade in GRADES:
        spent = [clock(lambda seed=seed, grade=grade: generate(grade, 1000 + seed))[0] for seed in range(seeds)]  # type: ignore[misc]
        yield f"| {grade} | {median(spent):.2f} s | {max(spent):.2f} s |"


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--boards", type=int, default=8)
    parser.add_argument("--seeds", type=int, default=20)
    arguments = parser.parse_args()
    warm_up()
    print(f"Python {platform.python_version()}, {platform.machine()}\n")
    print("| board | layouts | first | all: kernel | reference | CP-SAT | reference / kernel | CP-SAT / kernel |")
    print("|---|---|---|---|---|---|---|---|")
    names = list(BOARDS)
    found = []
    for place in range(arguments.boards):
        name = names[place * len(names) // arguments.boards]
        found.append(measure(name, board_of(BOARDS[name])))
        print(found[-1], flush=True)
    ratios = [[each.reference / each.kernel for each in found], [each.cpsat / each.kernel for each in found]]
    slower = [f"{median(each):.0f}" for each in ratios]
    print(f"\nmedian: {slower[0]} times as fast as the reference, {slower[1]} times as fast as CP-SAT\n")
    print("| grade | median | slowest |\n|---|---|---|")
    for line in measure_generator(arguments.seeds):
        print(line, flush=True)


if __name__ == "__main__":
    main()
