"""Tubyrinth as a model for OR-Tools' CP-SAT, to check the solver against."""

from dataclasses import dataclass
from itertools import combinations

from ortools.sat.python import cp_model

from vierling.games.tubyrinth.rules.board import Board
from vierling.games.tubyrinth.rules.pipeline import counted
from vierling.games.tubyrinth.rules.tiles import CELLS, PLACEMENTS, TILES, Placement

Layout = frozenset[Placement]
Node = tuple[Placement, int]  # a placed tile, and which of its pipes


@dataclass(frozen=True)
class Model:
    """Which tiles lie where, and which pipes the water passes from start to end."""

    cp: cp_model.CpModel
    lies: dict[Placement, cp_model.IntVar]


class Collector(cp_model.CpSolverSolutionCallback):
    def __init__(self, lies: dict[Placement, cp_model.IntVar]) -> None:
        super().__init__()
        self.lies = lies
        self.layouts: set[Layout] = set()

    def on_solution_callback(self) -> None:
        self.layouts.add(frozenset(tile for tile, lies in self.lies.items() if self.boolean_value(lies)))


def all_layouts(board: Board, tiles: range, flip: bool) -> set[Layout]:
    """Every set of placements in which every tile is needed."""
    return enumerate_layouts(build(board, tiles, flip), board)


def enumerate_layouts(model: Model, board: Board) -> set[Layout]:
    solver = cp_model.CpSolver()
    solver.parameters.enumerate_all_solutions = True
    collector = Collector(model.lies)
    status = solver.solve(model.cp, collector)
    assert status in {cp_model.OPTIMAL, cp_model.INFEASIBLE}
    # There may be a ring beside the path, and O4's second pipe may make a shortcut: the rules sort these out.
    return {layout for layout in collector.layouts if len(counted(board, tuple(layout))) == len(layout)}


def build(board: Board, tiles: range, flip: bool) -> Model:
    cp = cp_model.CpModel()
    usable = [each for each in PLACEMENTS.values() if not each.mask & board.rocks and (flip or not each.flipped)]
    lies = {each: cp.new_bool_var(str(each)) for each in usable}
    for tile in TILES:
        cp.add_at_most_one(lies[each] for each in usable if each.tile == tile)
    for cell in range(CELLS):
        cp.add_at_most_one(lies[each] for each in usable if each.mask >> cell & 1)
    cp.add_linear_constraint(sum(lies.values()), tiles[0], tiles[-1])
    add_path(cp, board, lies)
    return Model(cp, lies)


def add_path(cp: cp_model.CpModel, board: Board, lies: dict[Placement, cp_model.IntVar]) -> None:
    """Water comes in and goes out: every pipe it passes meets two others, or one and a mark."""
    nodes: list[Node] = [(each, pipe) for each in lies for pipe in range(len(each.pipes))]
    passed = {node: cp.new_bool_var(str(node)) for node in nodes}
    for each, laid in lies.items():
        cp.add_max_equality(laid, [passed[each, pipe] for pipe in range(len(each.pipes))])
    marked = [[node for node in nodes if pipe_of(node) >> mark.border & 1] for mark in board.marks]
    for at_mark in marked:
        cp.add_exactly_one(passed[node] for node in at_mark)
    met: dict[Node, list[cp_model.IntVar]] = {node: [] for node in nodes}
    for one, two in meeting_pairs(nodes):
        met[one].append(passed[two])
        met[two].append(passed[one])
    for node in nodes:
        cp.add(sum(met[node]) == 2 - sum(node in at_mark for at_mark in marked)).only_enforce_if(passed[node])


def pipe_of(node: Node) -> int:
    placement, pipe = node
    return placement.pipes[pipe]


def meeting_pairs(nodes: list[Node]) -> set[tuple[Node, Node]]:
    """Pipes of different tiles that can lie side by side with their mouths on the same border."""
    by_border: dict[int, list[Node]] = {}
    for node in nodes:
        for border in range(pipe_of(node).bit_length()):
            if pipe_of(node) >> border & 1:
                by_border.setdefault(border, []).append(node)
    return {
        (one, two)
        for met in by_border.values()
        for one, two in combinations(met, 2)
        if one[0].tile != two[0].tile and not one[0].mask & two[0].mask
    }
