"""Whole matches over real sockets."""

from random import Random

from server.playing import Table, is_over, play_match
from server.running import Server
from vierling import Match


def test_four_devices_play_a_whole_match_and_all_see_the_same_end(server: Server, rng: Random) -> None:
    table = Table(server, people=4)
    with table.devices() as devices:
        play_match(devices, rng)
        outcomes = [device.message["outcome"] for device in devices]
    assert all(outcome == outcomes[0] for outcome in outcomes)
    match = Match.read(table.ask("GET", "/record").text)
    assert match.outcome
    assert list(match.outcome.points) == outcomes[0]["points"]
    assert match.names == ("Anna", "Bo", "Carla", "Dov")


def test_bots_play_with_a_person(server: Server, rng: Random) -> None:
    table = Table(server, people=1, bots=["random", "greedy", "steady"])
    with table.device(0) as anna:
        play_match([anna], rng)
        assert len(anna.message["outcome"]["points"]) == 4


def test_bots_alone_play_to_the_end(server: Server) -> None:
    table = Table(server, people=0, bots=["greedy", "steady"])
    with table.device() as spectator:
        spectator.until(is_over)


def test_a_match_with_three_grids_has_75_rounds(server: Server, rng: Random) -> None:
    table = Table(server, people=2, options={"grids": 3})
    with table.devices() as devices:
        play_match(devices, rng, rounds=75)
        assert len(devices[0].message["scores"][0]) == 36


def test_a_solo_match_is_rated(server: Server, rng: Random) -> None:
    table = Table(server, people=1)
    with table.device(0) as anna:
        play_match([anna], rng)
        ratings = {rating["name"] for rating in anna.message["table"]["ratings"]}
        assert anna.message["outcome"]["rating"] in {None, *ratings}
