"""Other machines, which here are other processes: the same results, whoever dies meanwhile."""

import os
import re
import signal
from collections.abc import Iterator
from typing import Any

import pytest

from data.doing import divide, take_first
from vierling import arena
from vierling.cluster import Cluster, connect
from vierling.games.knister.think import training as school
from vierling.lab.simulate import Portion, Simulation, play_portion, simulate
from vierling.lab.training.lessons import learn_by
from vierling.terminal.commands import main

FIRST_CASUALTY = 3  # results after which a worker is killed


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    with connect("local", 2) as made:
        yield made


def test_workers_leave_ctrl_c_to_whoever_started_them(cluster: Cluster) -> None:
    assert set(cluster.client.run(signal.getsignal, signal.SIGINT).values()) == {signal.SIG_IGN}
    assert signal.getsignal(signal.SIGINT) is not signal.SIG_IGN


def test_a_killed_worker_changes_nothing(cluster: Cluster) -> None:
    """In the middle of a simulation."""
    simulation = Simulation("knister", (take_first, "random"), 1)
    alone = list(simulate(simulation, 400))
    workers = cluster.client.run(os.getpid)
    assert len(workers) == 2
    found: list[Any] = []
    for number, outcome in enumerate(simulate(simulation, 400, crew=cluster)):
        if number == FIRST_CASUALTY:
            os.kill(next(iter(workers.values())), signal.SIGKILL)
        found.append(outcome)
    assert found == alone


def test_an_arena_on_a_cluster_is_the_same_arena(cluster: Cluster) -> None:
    bots = ["random", "greedy"]
    assert arena("knister", bots, games=100, seed=2, crew=cluster) == arena("knister", bots, games=100, seed=2)


def test_training_on_a_cluster_learns_the_same(cluster: Cluster) -> None:
    here, there = school.begin(None, 1, 60), school.begin(None, 1, 60)
    here.learn()
    learned = learn_by(cluster, "knister", there)
    assert learned.save() == here.save()
    assert learned.played == 1


@pytest.mark.parametrize(
    "asked",
    [
        ("simulate", "knister", "--bots", "random,greedy", "--games", "60", "--seed", "2", "--json"),
        ("arena", "knister", "random", "greedy", "--games", "60", "--seed", "2", "--json"),
        ("train", "knister", "--games", "1"),
    ],
    ids=lambda asked: asked[0],
)
def test_commands_work_on_a_cluster_by_its_address(
    asked: tuple[str, ...], cluster: Cluster, capsys: pytest.CaptureFixture[str]
) -> None:
    before = tasks_of(cluster)
    told = [say(capsys, *asked, *more) for more in ((), ("--dask", cluster.client.scheduler.address))]
    assert told[0] == told[1]
    assert tasks_of(cluster) > before, "it was done there"


def say(capsys: pytest.CaptureFixture[str], *asked: str) -> str:
    """What a command prints, but for how long it took."""
    with pytest.raises(SystemExit) as left:
        main([*asked, "--language", "en"])
    assert not left.value.code
    return re.sub(r'"games_per_second": .+', "", capsys.readouterr().out)


def tasks_of(cluster: Cluster) -> int:
    """How many it has finished, whoever asked for them."""
    return len(cluster.client.run_on_scheduler(lambda dask_scheduler: dask_scheduler.transition_log))


def test_a_failure_there_is_told_here(cluster: Cluster) -> None:
    with pytest.raises(ZeroDivisionError):
        list(cluster.map(divide, [0]))
    portion = Portion(Simulation("knister", ("random",), 1), 0, 2)
    assert list(cluster.map(play_portion, [portion])) == [play_portion(portion)]
