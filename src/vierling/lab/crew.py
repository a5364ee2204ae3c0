"""Who does the work of an experiment: this process alone, or several. The results come in the order of the tasks.

`vierling.cluster` has one more crew, on other machines.
"""

import os
import pickle
import signal
import sys
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from contextlib import contextmanager
from io import BytesIO
from multiprocessing import get_context
from multiprocessing.connection import Connection
from threading import Thread
from types import FunctionType
from typing import Any, Protocol, TypeVar

from vierling.extras import is_installed, lack, need

Task = TypeVar("Task")
Result = TypeVar("Result")
AHEAD = 4  # tasks that wait for each worker, so that none is idle


class Crew(Protocol):
    def map(self, work: Callable[[Task], Result], tasks: Iterable[Task]) -> Iterator[Result]:
        """Lazily, and in order; whoever stops listening stops the work."""


class Alone:
    def map(self, work: Callable[[Task], Result], tasks: Iterable[Task]) -> Iterator[Result]:
        return map(work, tasks)


class Threads:
    """For work that holds no lock, such as kernels."""

    def __init__(self, count: int) -> None:
        self.count = count

    def map(self, work: Callable[[Task], Result], tasks: Iterable[Task]) -> Iterator[Result]:
        pool = ThreadPoolExecutor(self.count)
        try:
            yield from in_order(pool, work, tasks, self.count * AHEAD)
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


class Processes:
    """Fresh ones, not forks: a fork copies the locks of other threads as they happen to be.

    They end with this one, however it ends, and at once when nobody wants their results any more.
    """

    def __init__(self, count: int, prepare: Callable[..., None] | None = None, *told: Any) -> None:
        self.count = count
        self.prepare = prepare
        self.told = told

    def map(self, work: Callable[[Task], Result], tasks: Iterable[Task]) -> Iterator[Result]:
        context = get_context("spawn")
        ours, theirs = context.Pipe(duplex=False)
        with lifeline(theirs):
            pool = ProcessPoolExecutor(self.count, context, begin, (ours, self.prepare, *self.told))
            try:
                yield from in_order(pool, unpack, (pack(work, task) for task in tasks), self.count * AHEAD)
                pool.shutdown()
            finally:
                theirs.close()
                pool.shutdown(cancel_futures=True)
                ours.close()


@contextmanager
def lifeline(end: Connection) -> Iterator[None]:
    """A pipe that workers listen to: once this end is closed, they end too. A killed process closes it as well."""
    try:
        yield
    finally:
        end.close()


def in_order(pool: Executor, work: Callable[[Task], Result], tasks: Iterable[Task], most: int) -> Iterator[Result]:
    """Like `pool.map`, which would hand out all tasks at once: there may be millions."""
    waiting: deque[Future[Result]] = deque()
    for task in tasks:
        waiting.append(pool.submit(work, task))
        if len(waiting) >= most:
            yield waiting.popleft().result()
    while waiting:
        yield waiting.popleft().result()


class Pickler(pickle.Pickler):
    """Refuses what only seems to travel: a worker cannot import what was typed into a notebook or at a prompt."""

    def reducer_override(self, found: Any) -> Any:
        main = sys.modules["__main__"]
        if isinstance(found, FunctionType) and found.__module__ == "__main__" and not hasattr(main, "__file__"):
            raise pickle.PicklingError(found.__qualname__)
        return NotImplemented


def pack(work: Callable[[Task], Result], task: Task) -> bytes:
    """Functions of a notebook, and those inside other functions, travel by value, if cloudpickle is there."""
    if is_installed("cloudpickle"):
        packed: bytes = need("cloudpickle").dumps((work, task))
        return packed
    parcel = BytesIO()
    try:
        Pickler(parcel).dump((work, task))
    except (pickle.PicklingError, AttributeError, TypeError) as problem:
        raise lack("cloudpickle") from problem
    return parcel.getvalue()


# In a worker


def unpack(parcel: bytes) -> Any:
    work, task = pickle.loads(parcel)  # noqa: S301 - from the process that started this one
    return work(task)


def begin(line: Connection, prepare: Callable[..., None] | None, *told: Any) -> None:
    """Ctrl-C is for the process that started the others; it ends them."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=end_with, args=(line,), daemon=True).start()
    if prepare:
        prepare(*told)


def end_with(line: Connection) -> None:
    line.poll(None)  # nothing is ever sent: this returns when the other end is closed
    programs = sys.modules.get("vierling.play.process")  # bots that are programs end with their host
    for process in list(programs.RUNNING) if programs else ():
        process.end()
    os._exit(1)
