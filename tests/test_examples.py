"""The examples in the docstrings run, and everything public has one."""

import doctest
import inspect
import re
from importlib import import_module
from pathlib import Path

import pytest

import vierling

SOURCE = Path(vierling.__file__).parent
WITH_EXAMPLES = [file for file in sorted(SOURCE.rglob("*.py")) if ">>> " in file.read_text("utf-8")]
VALUES = {"CHANCE", "CLOCK", "TIME", "__version__"}  # explained beside their definition


def module_of(file: Path) -> str:
    return ".".join(("vierling", *file.relative_to(SOURCE).with_suffix("").parts)).removesuffix(".__init__")


@pytest.mark.parametrize("module", [module_of(file) for file in WITH_EXAMPLES])
def test_the_examples_of_a_module_run(module: str) -> None:
    found = doctest.testmod(import_module(module))
    assert found.attempted
    assert not found.failed


@pytest.mark.parametrize("name", sorted(set(vierling.__all__) - VALUES))
def test_everything_public_is_explained_by_an_example(name: str) -> None:
    assert ">>> " in (inspect.getdoc(getattr(vierling, name)) or type(getattr(vierling, name)).__doc__ or "")


def test_every_function_in_the_reference_is_explained_by_an_example() -> None:
    page = (SOURCE.parents[1] / "docs" / "reference.md").read_text("utf-8")
    functions = re.findall(r"^\.\. autofunction:: ([\w.]+)\.(\w+)$", page, re.MULTILINE)
    assert len(functions) > 20
    bare = [name for module, name in functions if ">>> " not in (getattr(import_module(module), name).__doc__ or "")]
    assert bare == []
