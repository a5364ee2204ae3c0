"""Who holds a seat: hot-seat, spectators, personal links, stand-ins, presence."""

from collections.abc import Callable
from random import Random

import pytest

from server.playing import Device, Table, is_due, is_over, new_token, play_round
from server.running import Server
from vierling.play.bots import strongest_bot


def test_one_device_holds_two_seats(server: Server) -> None:
    table = Table(server, people=3)
    with table.device(2, 0) as phone, table.device(1) as bo:
        assert phone.message["mine"] == [2, 0]
        assert [hand["seat"] for hand in phone.message["hands"]] == [2, 0]
        assert phone.write("a1", 0)["type"] == "done"
        assert phone.write("b2", 2)["type"] == "done"
        assert phone.hand(0)["view"]["entry"] == 0
        assert phone.hand(2)["view"]["entry"] == 6
        bo.write("c3")
        phone.until(lambda message: message["hands"][0]["view"]["round"] == 2)


def test_a_device_says_hello_again_after_sitting_down(server: Server) -> None:
    table = Table(server, people=1, start=False)
    with table.device() as device:
        token = new_token()
        server.client.post(f"/api/tables/{table.id}/seats", json={"name": "Zoë", "token": token})
        device.hello([token, table.tokens[0], new_token()], host=table.host)
        device.until(lambda message: message["mine"] == [1, 0, None])
        assert device.message["host"] is True
        assert [seat["present"] for seat in device.message["table"]["seats"]] == [True, True]


def test_a_spectator_sees_everything_but_open_entries_and_has_no_moves(server: Server) -> None:
    table = Table(server, people=2)
    with table.device() as spectator:
        assert (spectator.message["mine"], spectator.message["host"]) == ([], False)
        (hand,) = spectator.message["hands"]
        assert (hand["seat"], hand["moves"], hand["view"]["seat"]) == (None, [], None)


def test_a_table_that_wants_no_spectators_shows_them_no_hands(server: Server) -> None:
    table = Table(server, people=1, spectators=False)
    with table.device(0) as anna, table.device() as spectator, Device(server, table.id, [new_token()]) as guesser:
        assert len(anna.message["hands"]) == 1
        assert spectator.message["hands"] == guesser.message["hands"] == []
        assert guesser.message["mine"] == [None]


def test_before_the_first_match_there_are_no_hands(server: Server) -> None:
    with Table(server, people=1, start=False).device(0) as anna:
        assert anna.message["hands"] == []
        assert anna.message["outcome"] is None


def test_a_new_personal_link_ends_the_old_one_even_on_open_sockets(server: Server) -> None:
    table = Table(server, people=2)
    fresh = new_token()
    with table.device(0) as lost:
        draft = lost.draft("a1")
        assert replace_token(table, 0, fresh) == 200
        lost.until(lambda message: message["mine"] == [None])
        assert lost.hand()["seat"] is None
        assert lost.post(draft)["error"]["code"] == "not-yours"
        assert lost.message["table"]["seats"][0]["present"] is False
        with Device(server, table.id, [fresh]) as found:
            assert found.message["mine"] == [0]
            assert found.write("a1")["type"] == "done"
            assert lost.post(draft)["error"]["code"] == "not-yours"


def replace_token(table: Table, seat: int, fresh: str, asker: str | None = None) -> int:
    headers = {"Authorization": f"Bearer {asker or table.host}"}
    address = f"/api/tables/{table.id}/seats/{seat}/token"
    return table.server.client.put(address, json={"token": fresh}, headers=headers).status_code


def test_only_the_host_makes_personal_links_and_only_for_people(server: Server) -> None:
    table = Table(server, people=2, bots=["steady"])
    fresh = new_token()
    assert replace_token(table, 0, fresh, table.tokens[0]) == 403
    assert replace_token(table, 0, table.tokens[1]) == 422
    assert replace_token(table, 0, table.host) == 422
    assert replace_token(table, 2, fresh) == 409
    assert replace_token(table, 9, fresh) == 404
    assert replace_token(table, 0, fresh) == 200
    assert replace_token(table, 0, fresh) == 200  # as if the answer had been lost


def test_a_standin_plays_until_the_holder_comes_back(server: Server, rng: Random) -> None:
    table = Table(server, people=2)
    with table.devices() as (anna, bo):
        play_round([anna, bo], rng)
        facts = table.do("PUT", "/seats/1/standin", table.tokens[1], bot="greedy")
        assert facts["seats"][1]["standin"] == "greedy"
        for turned in (3, 4):
            anna.until(lambda message: message["to_move"] == [0])
            anna.write(anna.hand()["moves"][0])
            anna.until(lambda message: message["hands"][0]["view"]["round"] == turned)  # noqa: B023 - called at once
        anna.until(lambda message: message["to_move"] == [0])
        assert table.do("DELETE", "/seats/1/standin", table.tokens[1])["seats"][1]["standin"] is None
        anna.write(anna.hand()["moves"][0])
        anna.until(lambda message: message["to_move"] == [0, 1])
        bo.until(lambda message: message["hands"][0]["view"]["round"] == 5)
        assert bo.write(bo.hand()["moves"][0])["type"] == "done"


def test_only_holder_and_host_put_in_a_standin_and_only_for_people(server: Server) -> None:
    table = Table(server, people=2, bots=["random"])
    assert table.ask("PUT", "/seats/0/standin", table.tokens[1]).status_code == 403
    assert table.ask("PUT", "/seats/2/standin").json()["error"]["code"] == "is-bot"
    assert table.ask("PUT", "/seats/0/standin", bot="nobody").json()["error"]["code"] == "unknown-bot"
    assert table.ask("PUT", "/seats/7/standin").status_code == 404
    assert table.do("PUT", "/seats/0/standin")["seats"][0]["standin"] == strongest_bot("knister")
    assert table.do("PUT", "/seats/0/standin")["seats"][0]["standin"] == strongest_bot("knister")
    assert table.do("DELETE", "/seats/0/standin")["seats"][0]["standin"] is None
    assert table.do("DELETE", "/seats/0/standin")["seats"][0]["standin"] is None


def test_when_all_are_away_standins_finish_the_match(server: Server) -> None:
    table = Table(server, people=2)
    for seat in (0, 1):
        table.do("PUT", f"/seats/{seat}/standin")
    with table.device() as spectator:
        spectator.until(is_over)


def test_everybody_sees_who_is_present(server: Server) -> None:
    table = Table(server, people=2, bots=["steady"], start=False)
    assert [seat["present"] for seat in table.look()["seats"]] == [False, False, True]
    with table.device(0) as anna:
        with table.device(1):
            anna.until(lambda message: message["table"]["seats"][1]["present"])
            assert [seat["away_since"] for seat in anna.message["table"]["seats"]] == [None] * 3
        anna.until(lambda message: not message["table"]["seats"][1]["present"])
        assert anna.message["table"]["seats"][1]["away_since"] <= anna.message["now"]
        with table.device(1), table.device(1) as second:
            anna.until(lambda message: message["table"]["seats"][1]["present"])
            second.close()  # one of two screens
            anna.send({"type": "ping"})
            anna.hear("pong")
            assert anna.message["table"]["seats"][1]["present"]


@pytest.mark.parametrize("seats", [1, 15])
def test_the_smallest_and_the_largest_table_play(server: Server, seats: int, rng: Random) -> None:
    table = Table(server, people=seats)
    with table.devices() as devices:
        play_round(devices, rng)
        devices[0].until(is_due(0))
        assert devices[0].hand()["view"]["round"] == 2


# The order of the seats


def names(table: Table) -> list[str]:
    return [seat["name"] for seat in table.look()["seats"]]


def test_r_k1_the_host_puts_the_seats_in_order_and_everybody_keeps_their_own(server: Server) -> None:
    table = Table(server, people=3, bots=["random"], start=False)
    anna, bo, carla, bot = names(table)
    with table.device(0) as first, table.device(2, 1) as phone:
        table.do("PUT", "/order", order=[2, 0, 3, 1])
        assert names(table) == [carla, anna, bot, bo]
        first.until(lambda message: message["mine"] == [1])
        phone.until(lambda message: message["mine"] == [0, 3])
        table.do("POST", "/start")
        phone.until(is_due(0))
        assert phone.hand(0)["view"]["roller"] == 0
        assert phone.write("a1", 0)["type"] == "done"
        first.until(is_due(1))
        assert first.write("b2", 1)["type"] == "done"


def test_the_order_of_the_seats_outlives_the_server(own_server: Callable[..., Server]) -> None:
    server = own_server()
    table = Table(server, people=3, start=False)
    table.do("PUT", "/order", order=[2, 1, 0])
    wanted = table.look()["seats"]
    server.restart()
    assert [seat["name"] for seat in table.look()["seats"]] == [seat["name"] for seat in wanted]
    with table.device(0) as anna:
        assert anna.message["mine"] == [2]


def test_nobody_but_the_host_orders_the_seats_and_nobody_after_the_start(server: Server) -> None:
    table = Table(server, people=2, start=False)
    asked = table.ask("PUT", "/order", token=table.tokens[0], order=[1, 0])
    assert (asked.status_code, asked.json()["error"]["code"]) == (403, "not-host")
    table.do("POST", "/start")
    late = table.ask("PUT", "/order", order=[1, 0])
    assert (late.status_code, late.json()["error"]["code"]) == (409, "already-started")
    assert names(table) == ["Anna", "Bo"]


@pytest.mark.parametrize(
    "order", [[], [0], [0, 1, 2], [1, 1], [0, 2], [0, -1], [0, 100], [0, 1.5], [0, "1"], "10", None]
)
def test_an_order_names_each_seat_once(server: Server, order: object) -> None:
    table = Table(server, people=2, start=False)
    refused = table.ask("PUT", "/order", order=order)
    error = refused.json()["error"]
    assert refused.status_code == 422
    assert error["where"].startswith("body.order")
    assert names(table) == ["Anna", "Bo"]


def test_bots_of_a_full_table_all_have_names_of_their_own(server: Server) -> None:
    table = Table(server, people=1, bots=["random"] * 99, start=False)
    assert len(set(names(table))) == 100
    assert names(table)[15:17] == ["Olga", "Ada 2"]
    full = table.ask("POST", "/seats", bot="random")
    assert full.json()["error"]["code"] == "table-full"
