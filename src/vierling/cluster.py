"""Experiments on many machines: a crew of Dask's workers. See docs/experiments.md."""

import signal
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from threading import current_thread, main_thread
from typing import Any

from vierling.extras import need
from vierling.game import Refusal
from vierling.lab.crew import AHEAD, Result, Task

LOCAL = "local"
PATIENCE = "30s"  # until a scheduler has to answer
LARGE = "1 GB"  # a course in training is large, and has to travel
TRIES = 10  # workers that may die over one task before the task itself is blamed


class Cluster:
    """Hands tasks to a cluster and takes the results in order. A task whose worker dies goes to another one."""

    def __init__(self, client: Any) -> None:
        self.client = client

    def map(self, work: Callable[[Task], Result], tasks: Iterable[Task]) -> Iterator[Result]:
        waiting: deque[Any] = deque()
        try:
            for task in tasks:
                waiting.append(self.client.submit(work, task, pure=False, retries=TRIES))
                if len(waiting) >= AHEAD * self.cores():
                    yield waiting.popleft().result()
            while waiting:
                yield waiting.popleft().result()
        finally:
            self.client.cancel(list(waiting))

    def cores(self) -> int:
        count: int = sum(self.client.ncores().values())
        return max(1, count)


@contextmanager
def deaf_to_ctrl_c() -> Iterator[None]:
    """Processes that are started meanwhile leave Ctrl-C to this one, which ends them; they would tell where it hit."""
    if current_thread() is not main_thread():  # only the main one may say so
        yield
        return
    usual = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, usual)


@contextmanager
def connect(address: str, cores: int = 1) -> Iterator[Cluster]:
    """A cluster by its scheduler's address; `local` starts one here, with a process for each core.

    >>> from vierling import cluster
    >>> from vierling.lab.simulate import Simulation, simulate
    >>> simulation = Simulation('knister', ("random",), seed=1)
    >>> with cluster.connect("local") as crew:
    ...     there = list(simulate(simulation, 30, crew=crew))
    >>> there == list(simulate(simulation, 30))
    True
    """
    distributed = need("distributed")
    need("dask").config.set({"distributed.admin.large-graph-warning-threshold": LARGE})
    if address == LOCAL:
        # Loopback alone; Dask serves its status at any free port, as the usual one may be taken.
        with deaf_to_ctrl_c():
            local = distributed.LocalCluster(
                n_workers=cores, threads_per_worker=1, host="127.0.0.1", dashboard_address="127.0.0.1:0"
            )
        with local, distributed.Client(local) as client:
            yield Cluster(client)
        return
    try:
        client = distributed.Client(address, timeout=PATIENCE)
    except (OSError, TimeoutError, ValueError) as problem:
        raise Refusal("no-cluster", f"no Dask scheduler answers at {address}", address=address) from problem
    with client:
        yield Cluster(client)
