"""Written once, run twice: the compiled functions answer like the plain ones, and are kept between runs."""

import os
import subprocess
import sys
from inspect import isfunction
from pathlib import Path

import numpy as np
import pytest

from vierling.coach.hindsight import swapping
from vierling.lab import softmax
from vierling.lab.compiling import compile_together


class Code:
    weigh_losses = staticmethod(softmax.weigh_losses)
    draw_place = staticmethod(softmax.draw_place)


class MoreCode(Code):
    accepts = staticmethod(swapping.accepts)


def test_compiled_functions_answer_like_the_plain_ones() -> None:
    plain, compiled = [3, 5, 4, 0], np.array([3, 5, 4, 0])
    fast = compile_together(Code, softmax)
    # The best is 5; the others lose 2, 1 and 5, which is off the scale.
    assert Code.weigh_losses(plain, 4, [100, 10, 1]) == fast.weigh_losses(compiled, 4, np.array([100, 10, 1])) == 111
    assert plain == list(compiled) == [1, 100, 10, 0]
    # The first weight contains 0, the second the next hundred numbers.
    assert [fast.draw_place(compiled, drawn) for drawn in (0, 1, 100, 101, 110)] == [0, 1, 1, 2, 2]
    assert [Code.draw_place(plain, drawn) for drawn in (0, 1, 100, 101, 110)] == [0, 1, 1, 2, 2]


def test_a_compiled_class_is_a_subclass_of_the_one_it_was_made_from() -> None:
    fast = compile_together(MoreCode, softmax, swapping)
    assert issubclass(fast, MoreCode)
    for name in ("weigh_losses", "draw_place", "accepts"):
        assert isfunction(getattr(MoreCode, name)), "the plain one stays plain"
        assert not isfunction(getattr(fast, name))


def test_a_compiled_function_calls_the_compiled_ones_of_other_modules() -> None:
    dice, same = np.array([12345]), [12345]
    fast = compile_together(MoreCode, softmax, swapping)
    drawn = [fast.accepts(dice, -1, 1.0) for _ in range(50)]
    assert drawn == [MoreCode.accepts(same, -1, 1.0) for _ in range(50)]
    assert set(drawn) == {True, False}


def test_a_function_whose_module_is_not_compiled_is_refused() -> None:
    with pytest.raises(TypeError, match=r"MoreCode\.accepts is defined in none of the sources"):
        compile_together(MoreCode, softmax)


# What is kept between runs: three modules, of which `asked` imports a number from one and machine code from another.
ASKED = """
from numbers_ import BASE
from root import double


def answer(number):
    return double(number) + BASE
"""
ROOT = """
from vierling.lab.compiling import kernel


@kernel
def double(number):
    return 2 * number
"""
ASK = """
import asked

from vierling.lab.compiling import compile_together


class Code:
    answer = staticmethod(asked.answer)


code = compile_together(Code, asked)
print(code.answer(20), sum(code.answer.stats.cache_hits.values()))
"""


def ask(folder: Path) -> tuple[int, int]:
    """In a fresh process: the answer, and how often it was loaded instead of compiled."""
    paths = {"PYTHONPATH": os.pathsep.join([str(folder), *sys.path]), "PYTHONDONTWRITEBYTECODE": "1"}
    found = {**os.environ, **paths, "NUMBA_CACHE_DIR": str(folder / "kept")}
    said = subprocess.run([sys.executable, "-c", ASK], env=found, capture_output=True, text=True, check=True)
    answer, loaded = map(int, said.stdout.split())
    return answer, loaded


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for name, text in (("asked", ASKED), ("root", ROOT), ("numbers_", "BASE = 2\n")):
        (tmp_path / f"{name}.py").write_text(text)
    return tmp_path


def test_a_second_process_recompiles_nothing(folder: Path) -> None:
    assert ask(folder) == (42, 0)
    assert ask(folder) == (42, 1)


@pytest.mark.parametrize(
    ("edited", "text", "answer"), [("numbers_", "BASE = 3\n", 43), ("root", ROOT.replace("2", "3"), 62)]
)
def test_an_edit_in_an_imported_file_causes_a_recompile(folder: Path, edited: str, text: str, answer: int) -> None:
    assert ask(folder) == (42, 0)
    (folder / f"{edited}.py").write_text(text)
    assert ask(folder) == (answer, 0)
