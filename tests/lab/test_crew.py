"""Workers end when they should, and results come in order."""

import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from itertools import count
from pathlib import Path

import pytest

from vierling.lab.crew import Processes, Threads

LONG = """
import os, sys, time
from vierling.lab.crew import Processes

def work(number):
    os.write(1, f"{os.getpid()}\\n".encode())  # in one piece, whoever else writes
    time.sleep(3600)

if __name__ == "__main__":
    try:
        list(Processes(2).map(work, range(2)))
    except KeyboardInterrupt:
        print("stopped", flush=True)
"""
# As in a notebook: a worker cannot import what was typed in.
TYPED = """
from vierling.lab.crew import Processes

def double(number):
    return 2 * number

def adding(number):
    return lambda other: double(other) + number

print(list(Processes(1).map({}, range(3))))
"""
PATIENCE = 300.0  # seconds until something that never comes is given up: a busy machine is no bug


def double(number: int) -> int:
    return 2 * number


def test_results_come_in_the_order_of_the_tasks_and_only_some_are_handed_out_ahead() -> None:
    taken = []

    def tasks() -> Iterator[int]:
        for number in count():
            taken.append(number)
            yield number

    results = Threads(2).map(double, tasks())
    assert [next(results) for _ in range(20)] == list(range(0, 40, 2))
    del results
    assert len(taken) < 40


def test_a_failure_is_told_and_ends_the_work() -> None:
    with pytest.raises(ValueError, match="no 0"):
        list(Processes(1).map(int, (f"no {number}" for number in count())))


def type_in(work: str, before: str = "") -> "subprocess.CompletedProcess[str]":
    typed = [sys.executable, "-c", before + TYPED.format(work)]
    return subprocess.run(typed, capture_output=True, text=True, check=False)


def test_functions_of_a_notebook_travel_to_other_processes() -> None:
    assert type_in("adding(3)").stdout == "[3, 5, 7]\n"


@pytest.mark.parametrize("work", ["double", "adding(3)"])
def test_without_cloudpickle_they_are_refused_before_a_worker_fails(work: str) -> None:
    done = type_in(work, "import sys; sys.modules['cloudpickle'] = None")
    assert done.stderr.splitlines()[-1].endswith("this needs cloudpickle: pip install 'vierling[lab]'")
    assert "BrokenProcessPool" not in done.stderr


def start(folder: Path) -> tuple["subprocess.Popen[str]", list[int]]:
    """A process with two workers that would take an hour, and their numbers."""
    script = folder / "long.py"
    script.write_text(LONG)
    parent = subprocess.Popen([sys.executable, script], stdout=subprocess.PIPE, text=True)
    assert parent.stdout
    return parent, [int(parent.stdout.readline()) for _ in range(2)]


def has_ended(pid: int) -> bool:
    """Or is a zombie that nobody has asked about yet."""
    with suppress(OSError):
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] == "Z"
    return True


def wait_for_end(workers: list[int]) -> None:
    until = time.monotonic() + PATIENCE
    while not all(map(has_ended, workers)):
        assert time.monotonic() < until, "they are still there"
        time.sleep(0.05)


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGINT], ids=["killed", "interrupted"])
def test_workers_end_with_the_process_that_started_them(how: signal.Signals, tmp_path: Path) -> None:
    """In the middle of an hour's work."""
    parent, workers = start(tmp_path)
    parent.send_signal(how)
    wait_for_end(workers)
    said, _ = parent.communicate(timeout=PATIENCE)
    assert said == ("" if how is signal.SIGKILL else "stopped\n")
