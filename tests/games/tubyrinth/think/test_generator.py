"""New boards: sound, of the wanted grade, and the same from the same seed everywhere."""

import os
import subprocess
import sys

import pytest

from games.tubyrinth.think.soundness import assert_sound
from vierling.game import Refusal
from vierling.games.tubyrinth.think.generator import generate, is_alone, looks_good, miss
from vierling.games.tubyrinth.think.grade import GRADES
from vierling.games.tubyrinth.think.solver import count

PRINT = (
    "from vierling.games.tubyrinth.think.generator import generate; print(generate(2, 3).board, generate(5, 3).board)"
)


@pytest.mark.parametrize("seed", [1, 7])
@pytest.mark.parametrize("grade", GRADES)
def test_a_generated_board_is_sound_and_of_the_grade(grade: int, seed: int) -> None:
    made = generate(grade, seed)
    assert made.grade == grade
    assert looks_good(made.board)
    assert_sound(made.board, made.grade, made.difficulty, made.solutions)


def test_every_seed_and_grade_gives_a_different_board() -> None:
    assert len({generate(grade, seed).board for grade in (1, 2) for seed in range(4)}) == 8


def test_another_process_gets_the_same_boards_from_the_same_seed() -> None:
    environment = {**os.environ, "PYTHONHASHSEED": "4711"}
    said = subprocess.run([sys.executable, "-c", PRINT], env=environment, capture_output=True, text=True, check=True)
    assert said.stdout == f"{generate(2, 3).board} {generate(5, 3).board}\n"


def test_the_hardest_grade_has_one_layout_with_seven_tiles_and_it_is_not_flipped() -> None:
    board = generate(5, 11).board
    assert is_alone(board)
    assert (count(board, tiles=(7,)).total, count(board, tiles=(7,), flip=False).total) == (1, 1)


def test_boards_within_a_grade_miss_nothing() -> None:
    made = generate(3, 1)
    assert miss(made, 3) <= 1
    assert miss(made, 1) > 1
    assert miss(made, 5) > 1


@pytest.mark.parametrize("grade", [0, 6, -1])
def test_other_grades_do_not_exist(grade: int) -> None:
    with pytest.raises(Refusal) as refused:
        generate(grade, 1)
    assert refused.value.code == "bad-grade"
