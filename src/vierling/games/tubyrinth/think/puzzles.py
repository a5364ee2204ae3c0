"""What the page asks about boards; answers are plain JSON."""

from typing import Any

from vierling.coach.puzzles import Puzzles
from vierling.game import Refusal
from vierling.games.tubyrinth.rules import View
from vierling.games.tubyrinth.rules.board import board_of
from vierling.games.tubyrinth.rules.notation import READY, Lift, Move
from vierling.games.tubyrinth.rules.options import read_wish
from vierling.games.tubyrinth.rules.tiles import ALL_TILES, Placement
from vierling.games.tubyrinth.think import generator, listing
from vierling.games.tubyrinth.think.bind import bind
from vierling.games.tubyrinth.think.grade import grade_of
from vierling.games.tubyrinth.think.hints import give_hint
from vierling.games.tubyrinth.think.solver import count, first, is_warming_up, warm_up

Json = dict[str, Any]


def solve(text: str, flip: bool, tiles: tuple[int, ...]) -> Json:
    board = board_of(read_wish(text))
    if outside := [each for each in tiles if not 1 <= each <= ALL_TILES]:
        sentence = f"a pipeline has 1 to {ALL_TILES} tiles here, not {outside[0]}"
        raise Refusal("tiles-outside", sentence, least=1, most=ALL_TILES, tiles=outside[0])
    found = count(board, tiles=tiles, flip=flip, prefer_ready=True)
    solved = found.complete and any(found.counts.values())
    return {
        "board": str(board),
        "solutions": {str(each): found.counts[each] for each in tiles},
        "complete": found.complete,
        "first": {str(each): write(first(board, tiles=(each,), flip=flip, prefer_ready=True)) for each in tiles},
        "grade": grade_of(board, flip=flip, prefer_ready=True) if solved else None,
    }


def generate(grade: int, seed: int) -> Json:
    if is_warming_up():  # the reference would take minutes, and nobody waits for a compiler
        raise Refusal("warming-up", "boards can be made in a moment: the code for it is still being compiled")
    made = generator.generate(grade, seed)
    solutions = {str(tiles): number for tiles, number in made.solutions.items()}
    return {"board": str(made.board), "grade": made.grade, "seed": seed, "solutions": solutions}


def hint(view: View, step: int, aim: int | None) -> Json:
    """Only as much as was asked for."""
    found = give_hint(view, aim)
    told: Json = {"step": step, "solvable": found.solvable, "tiles": len(found.layout) if found.layout else None}
    if step >= 2:
        told |= {"act": act_of(found.move), "tile": getattr(found.move, "tile", None)}
    if step >= 3:
        told["move"] = str(found.move) if found.move else None
    if step >= 4:
        told["layout"] = write(found.layout)
    return told


def act_of(move: Move | None) -> str | None:
    if move is None:
        return None
    return "ready" if move is READY else "lift" if isinstance(move, Lift) else "lay"


def write(layout: tuple[Placement, ...] | None) -> list[str] | None:
    return [str(placement) for placement in layout] if layout else None


PUZZLES = Puzzles(
    solve,
    generate,
    hint,
    boards=listing.boards,
    describe=listing.describe,
    type_out=listing.type_out,
    draw=listing.draw,
    bind=bind,
    warm_up=warm_up,
)
