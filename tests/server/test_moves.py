"""Moves that come twice, at once, too early, too late, or from the wrong hand."""

from random import Random

import pytest

from server.playing import Table, is_due, play_match
from server.running import Server


def test_of_two_moves_sent_at_once_for_one_seat_one_is_done_and_the_other_stale(server: Server) -> None:
    table = Table(server, people=2)
    with table.device(0) as phone, table.device(0) as laptop:
        first, second = phone.draft("a1"), laptop.draft("b2")
        phone.send(first)
        laptop.send(second)
        answers = [phone.hear_answer(first), laptop.hear_answer(second)]
        assert sorted(answer["type"] for answer in answers) == ["done", "refused"]
        refused = next(answer for answer in answers if answer["type"] == "refused")
        assert refused["error"]["code"] == "stale"


def test_of_two_moves_sent_in_one_go_the_first_is_done_and_the_second_stale(server: Server) -> None:
    table = Table(server, people=2)
    with table.device(0) as anna:
        first, second = anna.draft("a1"), anna.draft("b2")
        anna.send(first)
        anna.send(second)
        assert anna.hear_answer(first)["type"] == "done"
        assert anna.hear_answer(second)["error"]["code"] == "stale"


def test_a_move_sent_twice_is_applied_once_and_acknowledged_twice(server: Server) -> None:
    table = Table(server, people=2)
    with table.device(0) as anna:
        draft = anna.draft("a1")
        anna.send(draft)
        anna.send(draft)
        first, second = anna.hear_answer(draft), anna.hear_answer(draft)
        assert first["type"] == second["type"] == "done"
        anna.until(lambda message: message["number"] >= second["number"])
        assert second["number"] == first["number"]
        assert anna.hand()["view"]["entry"] == 0


def test_a_move_sent_again_after_a_reconnect_is_acknowledged_but_not_applied_again(server: Server) -> None:
    table = Table(server, people=1)
    with table.device(0) as anna:
        draft = anna.draft("c3")
        number = anna.post(draft)["number"]
    with table.device(0) as anna:
        assert anna.post(draft)["type"] == "done"
        assert anna.message["number"] == number
        assert sum(1 for each in anna.hand()["view"]["sheets"][0][0] if each) == 1


def test_the_id_of_one_seat_does_not_hide_the_move_of_another(server: Server) -> None:
    table = Table(server, people=3)
    with table.device(0) as anna, table.device(1) as bo:
        assert anna.write("a1", id="the same id")["type"] == "done"
        assert bo.write("b2", id="the same id")["type"] == "done"
        bo.until(lambda message: message["to_move"] == [2])


def test_the_id_of_a_done_move_tells_a_stranger_nothing(server: Server) -> None:
    table = Table(server, people=2)
    with table.device(0) as anna, table.device(1) as bo:
        draft = anna.draft("a1")
        anna.post(draft)
        assert bo.post(draft)["error"]["code"] == "not-yours"


@pytest.mark.parametrize("seat", [1, 2])  # another person's, and a bot's
def test_a_move_for_someone_elses_seat_is_refused(server: Server, seat: int) -> None:
    table = Table(server, people=2, bots=["steady"])
    with table.device(0) as anna:
        refused = anna.write("a1", 0, seat=seat)
        assert refused["error"]["code"] == "not-yours"
        assert str(seat + 1) in refused["error"]["message"]


def test_a_move_for_a_seat_that_does_not_exist_is_refused(server: Server) -> None:
    with Table(server, people=2).device(0) as anna:
        assert anna.write("a1", 0, seat=7)["error"]["code"] == "no-such-seat"


def test_a_spectator_cannot_move(server: Server) -> None:
    table = Table(server, people=1)
    with table.device() as spectator:
        assert spectator.write("a1", None, seat=0)["error"]["code"] == "not-yours"


def test_an_entry_changed_after_the_page_had_turned_is_stale_and_not_written_into_the_next_round(
    server: Server,
) -> None:
    table = Table(server, people=2)
    with table.device(0) as anna, table.device(1) as bo:
        anna.write("a1")
        change = anna.draft("b2")  # still allowed in this round
        bo.write("e5")
        assert anna.post(change)["error"]["code"] == "stale"
        anna.until(lambda message: message["hands"][0]["view"]["round"] == 2)
        assert anna.hand()["view"]["entry"] is None
        assert anna.hand()["view"]["sheets"][0][0][6] == 0


def test_an_entry_can_be_changed_and_taken_back_until_the_page_turns(server: Server) -> None:
    table = Table(server, people=2)
    with table.device(0) as anna:
        for move, entry in (("a1", 0), ("e5", 24), ("back", None), ("c3", 12)):
            assert anna.write(move)["type"] == "done"
            assert anna.hand()["view"]["entry"] == entry


def test_another_seats_move_does_not_void_mine(server: Server) -> None:
    table = Table(server, people=3)
    with table.device(0) as anna, table.device(1) as bo:
        mine = anna.draft("a1")
        bo.write("b2")
        bo.write("c3")
        assert anna.post(mine)["type"] == "done"


def test_a_move_for_another_match_is_stale(server: Server, rng: Random) -> None:
    table = Table(server, people=1)
    with table.device(0) as anna:
        old = anna.draft("a1")
        play_match([anna], rng)
        table.do("POST", "/rematch")
        anna.until(is_due(0))
        assert anna.hand()["stamp"] == old["stamp"]
        assert anna.post(old)["error"]["code"] == "stale"
        assert anna.write("a1", match=99)["error"]["code"] == "stale"


@pytest.mark.parametrize(
    ("move", "code"),
    [("a1", "cell-taken"), ("f1", "unreadable-move"), ("5+3", "no-such-cell"), ("back", "nothing-to-take-back")],
)
def test_an_illegal_move_is_refused_for_the_right_reason(server: Server, move: str, code: str) -> None:
    table = Table(server, people=1)
    with table.device(0) as anna:
        anna.write("a1")
        assert anna.write(move)["error"]["code"] == code


def test_moves_before_the_start_while_paused_and_after_the_end_are_refused(server: Server, rng: Random) -> None:
    table = Table(server, people=1, start=False)
    move = {"type": "move", "id": "before the start", "match": 0, "seat": 0, "stamp": 0, "move": "a1"}
    with table.device(0) as anna:
        assert anna.post(move)["error"]["code"] == "not-started"
        table.do("POST", "/start")
        anna.until(is_due(0))
        table.do("POST", "/pause")
        anna.until(lambda message: message["table"]["phase"] == "paused")
        assert anna.hand()["moves"] == []
        assert anna.write("a1")["error"]["code"] == "paused"
        table.do("POST", "/resume")
        anna.until(lambda message: message["table"]["phase"] == "playing")
        play_match([anna], rng)
        assert anna.hand()["moves"] == []
        assert anna.write("a1")["error"]["code"] == "match-over"
