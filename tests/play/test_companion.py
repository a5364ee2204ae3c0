"""What a phone is told about games that are played with the box, and that it counts as the rules do."""

from itertools import product
from random import Random
from typing import Any

import pytest

from node import ask_page
from vierling import GAMES, Kit, kit_of, tubyrinth
from vierling.game import Line
from vierling.games.input.rules import points
from vierling.games.tubyrinth.rules.scoring import Claim, judge, judge_first
from vierling.options import from_json
from vierling.play.companion import MOST_NAMES, Way, companion_facts, companion_of, way_for

SHARES = """given[1].map((made) => page.sharesOf(given[0], made.map((verdict, seat) => ({ seat, verdict })), 5)
  .shares.map((each) => [each.points, each.rank]))"""
TOTALS = """given[1].map((done) => done
  .reduce((now, [seat, deed]) => page.does(given[0], now, seat, given[0].deeds[deed]), page.blank(3))
  .players.map(({ entries }) => page.totalOf(entries)))"""
TILES = {"5": 5, "6": 6, "7": 7, "right": 7, "wrong": 0}


def way_of(game: str, seats: int, **settings: Any) -> Way:
    kit = kit_of(game)
    return way_for(kit, from_json(kit.game, settings), seats)


@pytest.mark.parametrize("game", GAMES)
def test_every_setting_and_number_of_players_has_exactly_one_way(game: str) -> None:
    facts = companion_facts(kit_of(game))
    sand = {each.way.seconds for each in facts.ways}
    named = [option for option in facts.settings if option.name not in sand]
    for chosen in product(*(option.choices for option in named)):
        when = dict(zip((option.name for option in named), chosen, strict=True))
        for seats in range(facts.players.least, facts.players.most + 1):
            fitting = [each.way for each in facts.ways if each.when == when and seats in each.seats]
            assert fitting == [way_of(game, seats, **when)]


def test_a_game_without_such_a_part_has_turns_and_a_plain_table() -> None:
    bare = companion_facts(Kit(tubyrinth))
    (only,) = bare.ways
    assert (bare.settings, only.seats, only.when, only.way) == ((), (1, 2, 3, 4, 5, 6), {}, Way())
    assert companion_of(Kit(GAMES["knister"])).seats == range(1, MOST_NAMES + 1)


# The numbers of the rulebooks, as rules/*.md tells them


def test_dice_rounds_and_sheets_are_those_of_the_box() -> None:
    knister = way_of("knister", 2)
    assert (knister.rounds, knister.sums, len(knister.dice)) == (25, True, 2)
    assert knister.sheet
    assert (knister.sheet.least, knister.sheet.most, len(knister.sheet.cells)) == (2, 12, 25)
    assert way_of("knister", 2, grids=3).rounds == 75
    tuefteln = way_of("tuefteln", 2)
    assert (tuefteln.rounds, tuefteln.sums) == (15, False)
    assert tuefteln.sheet
    assert (tuefteln.sheet.each, "".join(sorted(filter(str.isdigit, tuefteln.sheet.printed)))) == (2, "123456")


def test_targets_and_penalties_are_those_of_the_rules() -> None:
    assert [way_of("input", seats).goal for seats in (2, 3)] == [17, 21]
    brings = {(deed.figure, deed.label): deed.points for deed in way_of("input", 3).deeds}
    assert [brings["closed", str(number)] for number in range(1, 10)] == [10, 2, 3, 4, 5, 6, 7, 8, 9]
    assert brings["one-colour", "3"] == 3 + 2
    assert brings["wrong", "1"] == -10  # R-I1
    doubled = {(deed.figure, deed.label): deed.points for deed in way_of("input", 2, solo_number=True).deeds}
    assert doubled["alone", "6"] == 12
    assert ("closed", "7") not in doubled  # two play with the cards 1 to 6
    assert [way_of("tubyrinth", 4, mode=mode).goal for mode in ("basic", "rookie", "master")] == [25, 5, 5]
    assert [way_of("tubyrinth", 4, mode=mode).seconds for mode in ("basic", "rookie")] == ["hourglass", None]


# The page counts as the rules do


@pytest.mark.parametrize("settings", [{"penalty": 1}, {"penalty": 0}, {"mode": "rookie"}, {"mode": "master"}], ids=str)
def test_the_page_scores_every_order_of_calls_as_the_rules_do(settings: dict[str, Any]) -> None:
    way, seats = way_of("tubyrinth", 5, **settings), 5
    assert way.race
    verdicts = list(way.race.stages[way.race.first].calls)
    rounds = [made for calls in range(seats + 1) for made in product(verdicts, repeat=calls)]
    if way.seconds is None:  # the first right call ends the round
        rounds = [made for made in rounds if "right" not in made[:-1]]
    told = ask_page("companion/race", SHARES, (way.race, rounds))
    for made, shares in zip(rounds, told, strict=True):
        claims = {seat: Claim(seat, TILES[verdict]) for seat, verdict in enumerate(made)}
        penalty = settings.get("penalty", 1)
        verdicts_of = judge(claims, seats, penalty) if way.seconds else judge_first(claims, seats)
        assert [tuple(share) for share in shares] == [(each.points, each.rank) for each in verdicts_of], made


def after(lines: list[tuple[Line, ...]], target: int, seat: int, deed: Any) -> list[tuple[Line, ...]]:
    """The same deed by the functions that the rules use."""
    own = lines[seat]
    if deed.loses == "others":
        return [each if n == seat else points.lose_newest(each, deed.figure) for n, each in enumerate(lines)]
    if deed.loses == "own":
        changed = points.lose_newest(own, deed.figure)
    elif deed.wins:
        changed = points.gain(own, int(deed.label), deed.points, deed.figure, target)
    else:
        changed = points.lose(own, int(deed.label), -deed.points, deed.figure)
    return [changed if n == seat else each for n, each in enumerate(lines)]


def test_the_page_counts_deeds_as_the_rules_do() -> None:
    way, seats = way_of("input", 3, zero=True), 3
    rng, asked, wanted = Random(7), [], []
    for _ in range(200):
        done = [(rng.randrange(seats), rng.randrange(len(way.deeds))) for _ in range(12)]
        lines: list[tuple[Line, ...]] = [()] * seats
        for seat, deed in done:
            lines = after(lines, way.goal or 0, seat, way.deeds[deed])
        asked.append(done)
        wanted.append([points.total(each) for each in lines])
    assert ask_page("companion/deeds", TOTALS, (way, asked)) == wanted
