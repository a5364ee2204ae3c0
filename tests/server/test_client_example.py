"""The example of a client in Python sits down like anybody else."""

import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from server.playing import Table, is_due, is_over
from server.running import PATIENCE, Server

CLIENT = Path(__file__).parents[2] / "examples" / "client.py"


@pytest.mark.parametrize(("game", "rounds"), [("knister", 25), ("tuefteln", 15)])
def test_the_client_of_the_docs_sits_down_and_plays_to_the_end(server: Server, game: str, rounds: int) -> None:
    table = Table(server, 1, game=game, start=False)
    link = f"{server.address}/t/{table.id}"
    with subprocess.Popen([sys.executable, CLIENT, link], stdout=subprocess.PIPE, text=True) as robin:
        with table.device(0) as anna:
            anna.until(lambda message: [seat["name"] for seat in message["table"]["seats"]] == ["Anna", "Robin"])
            table.do("POST", "/start")
            rng = Random(1)
            for _ in range(rounds):
                anna.until(is_due(0))
                assert (
                    anna.write(rng.choice([move for move in anna.hand()["moves"] if move != "back"]))["type"] == "done"
                )
            anna.until(is_over)
            points = anna.message["outcome"]["points"]
        said, _ = robin.communicate(timeout=PATIENCE)
    assert said.split() == [*map(str, points)]
    assert robin.returncode == 0
