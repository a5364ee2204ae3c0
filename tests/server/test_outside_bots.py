"""Outside bots at a server's tables: only whoever runs the server can name them."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from play.lucky import write_lucky
from play.programs import NODE_EXAMPLE, PYTHON_EXAMPLE, read_notes, write_clerk, write_misbehaving
from server.playing import Device, Table, new_token
from server.running import Server, is_alive, wait_until_gone
from vierling.play.bots import own_bots


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("outside")


@pytest.fixture(scope="module")
def house(folder: Path) -> Iterator[Server]:
    lucky = write_lucky(folder)
    (folder / "notes").mkdir()
    bots = {
        "knister.last": f"{lucky}:last",
        "knister.cheat": f"{lucky}:cheat",
        "knister.forgetful": f"{lucky}:FORGETFUL",
        "knister.dead": write_misbehaving(folder, "dead"),
        "knister.clerk": write_clerk(folder / "notes"),
        "knister.example": PYTHON_EXAMPLE,
        "input.bold": NODE_EXAMPLE,
    }
    with Server(folder, bots=",".join(f"{name}={reference}" for name, reference in bots.items())) as running:
        yield running
        assert "Traceback" not in running.printed()


def write_round(anna: Device, number: int, move: str) -> None:
    """Anna and the bots write, and the next round begins."""
    answer = anna.write(move)
    assert answer["type"] == "done", answer
    anna.until(lambda message: message["hands"][0]["view"]["round"] == number + 1)


def bots_listed(server: Server, game: str) -> list[str]:
    (facts,) = [each for each in server.client.get("/api/games").json() if each["name"] == game]
    names: list[str] = facts["bots"]
    return names


def test_they_are_listed_by_name_after_the_games_own(house: Server, folder: Path) -> None:
    outside = ["last", "cheat", "forgetful", "dead", "clerk", "example"]
    own = ["random", "easy", "medium", "hard", "master"]
    assert bots_listed(house, "knister") == [*own, *outside]
    assert bots_listed(house, "input") == [*own, "bold"]
    shown = house.client.get("/api/games").text
    assert "cmd:" not in shown
    assert str(folder) not in shown


def test_they_play(house: Server) -> None:
    table = Table(house, bots=["last", "example"])
    with table.device(0) as anna:
        write_round(anna, 1, "a1")
        write_round(anna, 2, "b1")
        sheets = anna.hand()["view"]["sheets"]
    _, last, example = [[place for place, sum_ in enumerate(sheet[0]) if sum_] for sheet in sheets]
    assert last == [23, 24]
    assert len(example) == 2


def test_a_program_gets_a_whole_match_in_one_session(house: Server, folder: Path) -> None:
    """Though each question comes from a different process."""
    table = Table(house, bots=["clerk"])
    with table.device(0) as anna:
        for number, cell in enumerate(("a1", "b1", "c1"), start=1):
            write_round(anna, number, cell)
    (told,) = read_notes(folder / "notes")
    words = [line.split()[0] for line in told]
    assert words.count("newgame") == 1
    assert words.count("go") >= 3


@pytest.mark.parametrize("bot", ["cheat", "forgetful", "dead"])
def test_a_bot_that_fails_is_logged_and_another_one_moves_for_it(house: Server, bot: str) -> None:
    table = Table(house, bots=[bot, "last"])
    with table.device(0) as anna:
        write_round(anna, 1, "a1")
        write_round(anna, 2, "b1")
        sheets = anna.hand()["view"]["sheets"]
    assert [sum(map(bool, sheet[0])) for sheet in sheets] == [2, 2, 2]
    sentences = {
        "cheat": "the bot cheat of knister failed: bot-illegal",
        "forgetful": "the bot forgetful of knister failed: bot-failed",
        "dead": "the bot dead of knister failed: bot-ended",
    }
    assert sentences[bot] in house.printed()
    assert not any(secret in house.printed() for secret in ("'25'", "where was I?"))  # moves of a match in play


def test_an_outside_bot_is_never_picked_as_the_stand_in(house: Server) -> None:
    table = Table(house, 2)
    assert table.do("PUT", "/seats/1/standin")["seats"][1]["standin"] == list(own_bots("knister"))[-1]


def test_no_client_can_name_a_program_or_a_function(house: Server) -> None:
    names = ["cmd:true", "cmd:touch touched", "os:getcwd", "builtins:eval", "lucky.py:last", "knister.last"]
    table = Table(house, bots=["last"], start=False)
    for name in names:
        order = {"token": new_token(), "game": "knister", "bots": [name]}
        answers = [
            house.client.post("/api/tables", json=order),
            table.ask("POST", "/seats", bot=name),
            table.ask("PATCH", "/seats/1", bot=name),
            table.ask("PUT", "/seats/0/standin", bot=name),
        ]
        assert [(each.status_code, each.json()["error"]["code"]) for each in answers] == [(422, "unknown-bot")] * 4
    assert not Path("touched").exists(), "the server runs in this folder"


def test_a_table_goes_on_when_its_bot_is_no_longer_there(own_server: Callable[..., Server], tmp_path: Path) -> None:
    """After a restart without it, the strongest of the game's own bots moves and the seat keeps its bot's name. The
    bot's program ends with the killed server."""
    bots = f"knister.mine={write_lucky(tmp_path)}:last,knister.clerk={write_clerk(tmp_path)}"
    server = own_server(bots=bots)
    table = Table(server, bots=["mine", "clerk", "clerk"])
    with table.device(0) as anna:
        write_round(anna, 1, "a1")
        assert anna.hand()["view"]["last"][1] == 24
    clerks = [int(notes.stem) for notes in tmp_path.glob("[0-9]*.txt")]
    assert len(clerks) == 2, "one for each seat"
    assert all(map(is_alive, clerks))
    server.settings["bots"] = ""
    server.restart()
    wait_until_gone(clerks)
    assert not {"mine", "clerk"} & {*bots_listed(server, "knister")}
    with table.device(0) as anna:
        write_round(anna, 2, "b1")
        write_round(anna, 3, "c1")
        assert [seat["bot"] for seat in anna.message["table"]["seats"]] == [None, "mine", "clerk", "clerk"]
    server.settings["bots"] = bots
    server.restart()
    with table.device(0) as anna:
        write_round(anna, 4, "d1")  # its entry may have been made before the restart
        free = [cell for cell, sum_ in enumerate(anna.hand()["view"]["sheets"][1][0]) if not sum_]
        write_round(anna, 5, "e1")
        assert anna.hand()["view"]["last"][1] == free[-1]
