"""What comes with an extra of the package, and the one sentence for whoever lacks it."""

from importlib import import_module
from importlib.util import find_spec
from typing import Any

from vierling.game import Refusal

EXTRAS = {
    "asyncpg": "postgres",
    "cloudpickle": "lab",
    "dask": "dask",
    "distributed": "dask",
    "gymnasium": "envs",
    "matplotlib": "plot",
    "numba": "lab",
    "numpy": "lab",
    "pettingzoo": "envs",
    "pyarrow": "data",
    "pyspiel": "openspiel",
    "reportlab": "paper",
}


def need(module: str) -> Any:
    """Import this module; raises `Refusal` if its package is not installed.

    >>> from vierling.extras import need
    >>> need("json").__name__
    'json'
    """
    try:
        return import_module(module)
    except ModuleNotFoundError as problem:
        package = module.partition(".")[0]
        if problem.name != package or package not in EXTRAS:
            raise
        raise lack(package) from problem


def is_installed(package: str) -> bool:
    return find_spec(package) is not None


def lack(package: str) -> Refusal:
    extra = EXTRAS[package]
    sentence = f"this needs {package}: pip install 'vierling[{extra}]'"
    return Refusal("needs-extra", sentence, package=package, extra=extra)
