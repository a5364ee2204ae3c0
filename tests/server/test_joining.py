"""R-E6 over HTTP and the socket: somebody joins, and what a finished match that somebody joined is looked at with."""

from random import Random

import pytest

from games.tubyrinth.racing import FIVE, SEVEN, play_round, table
from server.playing import Device, Table, new_token
from server.running import Server
from server.test_evening import come
from vierling import Match
from vierling.game import Refusal
from vierling.live.acts import Asker
from vierling.live.branching import Fork, first_entry, must_be_open, position_facts, regrow
from vierling.live.house import hash_token
from vierling.live.table import fold
from vierling.live.transcript import Past


def test_a_latecomer_has_a_seat_at_once_and_plays(server: Server) -> None:
    laid = Table(server, people=2, game="tubyrinth", options={"board": "1a"}, spectators=False)
    token = new_token()
    with laid.devices() as (anna, _), Device(server, laid.id, [token]) as lea:
        assert (lea.message["table"]["joins"], lea.message["hands"]) == (True, [])
        come(laid, token, wants=True)
        for device in (anna, lea):
            device.until(lambda message: len(message["table"]["seats"]) == 3)
        assert (lea.message["mine"], lea.message["guest"], len(lea.message["scores"])) == ([2], None, 3)
        lea.write("go", 2)
        anna.until(lambda message: message["to_move"] == [0, 1])


def finished() -> Match:
    """Lea joins after the first round, and wins."""
    match = table(2)
    match.names = ("Anna", "Bo")
    play_round(match, {0: (FIVE, 10)})
    match.join("Lea")
    while match.outcome is None:
        play_round(match, {2: (SEVEN, 9)})
    return match


def joining(match: Match) -> int:
    """How many events there were before it."""
    return next(number for number, event in enumerate(match.events) if event.what == match.game.join)


def test_before_somebody_joined_a_position_is_what_a_spectator_saw() -> None:
    match = finished()
    before, after = joining(match), joining(match) + 1
    facts = position_facts(Past(match), before, 2)
    assert (facts["view"].seat, len(facts["scores"]), facts["moves"]) == (None, 2, [])
    assert facts["next"] == {"by": 2, "what": "join", "at": match.events[before].at}
    facts = position_facts(Past(match), after, 2)
    assert (facts["view"].seat, len(facts["scores"]), facts["moves"]) == (2, 3, ["go"])


def branch(match: Match, event: int, seat: int) -> Fork:
    fork = Fork(event, seat, "Mio", new_token(), "random")
    must_be_open(Past(match), fork)
    return fork


@pytest.mark.parametrize(("more", "names"), [(0, 2), (1, 3)])
def test_a_match_can_be_played_on_from_before_and_after(more: int, names: int, rng: Random) -> None:
    match = finished()
    event = joining(match) + more
    body = branch(match, event, names - 1)
    host = Asker(hash_token(new_token()), 10_000_000 + rng.randrange(1000))
    made = first_entry(match, body, host)
    grown = fold("otter", [made, *regrow(match, body, host)(fold("otter", [made]))])
    assert grown.state
    assert ([chair.name for chair in grown.chairs][-1], len(grown.chairs), grown.state.seats) == ("Mio", names, names)
    then = list(match.states())[event]
    assert [grown.state.score(seat) for seat in range(names)] == [then.score(seat) for seat in range(names)]


def test_nobody_plays_on_from_before_they_came() -> None:
    match = finished()
    with pytest.raises(Refusal) as problem:
        branch(match, joining(match), 2)
    assert problem.value.code == "no-such-seat"
