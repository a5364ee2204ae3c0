"""Tubyrinth as a model for OR-Tools' CP-SAT: what the solver is compared with."""

from dataclasses import dataclass
from itertools import combinations

from ortools.sat.python import cp_model

from vierling.games.tubyrinth.board import Board
from vierling.games.tubyrinth.pipeline import counted
from vierling.games.tubyrinth.tiles import CELLS, PLACEMENTS, TILES, Placement

Layout = frozenset[Placement]
Node = tuple[Placement, int]  # a tile as it lies, and which of its pipes


@dataclass(frozen=True)
class Model:
    """A path through a graph of pipes, from the start to the end and back outside to the start."""

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
    """Every set of placements whose every tile is needed."""
    model = build(board, tiles, flip)
    solver = cp_model.CpSolver()
    solver.parameters.enumerate_all_solutions = True
    collector = Collector(model.lies)
    status = solver.solve(model.cp, collector)
    assert status in {cp_model.OPTIMAL, cp_model.INFEASIBLE}
    # O4's second pipe may lie idle beside the path and cut it short: the rules themselves sort that out.
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
    nodes: list[Node] = [(each, pipe) for each in lies for pipe in range(len(each.pipes))]
    passed = {node: cp.new_bool_var("") for node in nodes}
    for each, laid in lies.items():
        cp.add_max_equality(laid, [passed[each, pipe] for pipe in range(len(each.pipes))])
    number = {node: place for place, node in enumerate(nodes, 1)}  # 0 is outside the board
    arcs: list[tuple[int, int, cp_model.LiteralT]] = [(number[node], number[node], ~passed[node]) for node in nodes]
    for node in nodes:
        each, pipe = node
        if each.pipes[pipe] >> board.start.border & 1:
            arcs.append((0, number[node], cp.new_bool_var("")))
        if each.pipes[pipe] >> board.end.border & 1:
            leaves = cp.new_bool_var("")
            arcs.append((number[node], 0, leaves))
            cp.add_implication(passed[node], leaves)  # nothing is needed behind the end
    for one, two in meeting_pairs(nodes):
        there, back = cp.new_bool_var(""), cp.new_bool_var("")
        arcs += [(number[one], number[two], there), (number[two], number[one], back)]
        cp.add_bool_or(there, back, ~passed[one], ~passed[two])  # no shortcuts: who meets follows
    cp.add_circuit(arcs)


def meeting_pairs(nodes: list[Node]) -> set[tuple[Node, Node]]:
    """Pipes of different tiles that can lie side by side with their mouths on the same border."""
    by_border: dict[int, list[Node]] = {}
    for each, pipe in nodes:
        for border in range(each.pipes[pipe].bit_length()):
            if each.pipes[pipe] >> border & 1:
                by_border.setdefault(border, []).append((each, pipe))
    return {
        (one, two)
        for met in by_border.values()
        for one, two in combinations(met, 2)
        if one[0].tile != two[0].tile and not one[0].mask & two[0].mask
    }
