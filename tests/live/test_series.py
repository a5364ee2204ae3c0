"""The score sheet of an evening. Expected values are worked out by hand."""

from dataclasses import replace
from typing import Any

from live.hosting import make_host, run
from live.housing import HOST, first_entry
from live.test_evening import ANNA, BO, CARLA, after, here, over, play_room
from live.test_room import KEYS, two_people
from vierling.game import Outcome
from vierling.live import acts, evening, moderation
from vierling.live.house import House
from vierling.live.series import Played, sheet

NAMES = {"anna": "Anna", "bo": "Bo", "carla": "Carla", "bot Ada": "Ada"}


def played(*results: tuple[str, dict[str, int]], **won: Any) -> list[Played]:
    """Matches one after another: the game, and who made how many points. Most points win."""
    matches = []
    for number, (game, points) in enumerate(results, 1):
        made = tuple(points.values())
        winners = tuple(seat for seat, each in enumerate(made) if each == max(made))
        matches.append(Played(number, game, {}, tuple(points), Outcome(made, won.get(game, winners), "full")))
    return matches


def series(matches: list[Played], **settings: Any) -> Any:
    return sheet(over().but(**settings), matches, NAMES)


def test_everybody_who_has_played_is_listed_once_in_the_order_they_came() -> None:
    found = series(played(("knister", {"bo": 40, "bot Ada": 30}), ("tuefteln", {"anna": 20, "bo": 25})))
    assert [(player["name"], player["kind"]) for player in found["players"]] == [
        ("Bo", "person"),
        ("Ada", "bot"),
        ("Anna", "person"),
    ]
    assert [
        (each["match"], each["game"], each["players"], each["points"], each["winners"]) for each in found["matches"]
    ] == [
        (1, "knister", [0, 1], [40, 30], [0]),
        (2, "tuefteln", [2, 0], [20, 25], [0]),
    ]


def test_points_are_added_up_by_game() -> None:
    found = series(
        played(
            ("knister", {"anna": 40, "bo": 50}), ("tuefteln", {"anna": 9, "bo": 8}), ("knister", {"bo": 1, "carla": 2})
        )
    )
    assert found["games"] == [
        {"game": "knister", "matches": 2, "points": [40, 51, 2], "wins": [0, 1, 1]},
        {"game": "tuefteln", "matches": 1, "points": [9, 8, None], "wins": [1, 0, 0]},
    ]


def test_r_e4_best_of_three_is_decided_by_the_second_win_and_the_next_match_begins_another() -> None:
    won_by_anna, won_by_bo = ("knister", {"anna": 2, "bo": 1}), ("knister", {"anna": 1, "bo": 2})
    matches = played(won_by_anna, won_by_bo, won_by_anna, won_by_bo)
    runs = [
        {"matches": [1, 2, 3], "wins": [2, 1], "winners": [0]},
        {"matches": [4], "wins": [0, 1], "winners": []},
    ]
    assert series(matches, best_of=3)["runs"] == runs
    assert series(matches, best_of=0)["runs"] == [{"matches": [1, 2, 3, 4], "wins": [2, 2], "winners": []}]
    assert series(matches, best_of=5)["runs"] == [{"matches": [1, 2, 3, 4], "wins": [2, 2], "winners": []}]


def test_r_e4_after_the_last_match_whoever_has_most_wins_has_the_series() -> None:
    three = [
        ("knister", {**dict.fromkeys(("anna", "bo", "carla"), 1), winner: 2}) for winner in ("anna", "bo", "carla")
    ]
    assert series(played(*three), best_of=3)["runs"][0]["winners"] == [0, 1, 2]
    shared = ("knister", {"anna": 7, "bo": 7})
    assert series(played(shared, shared), best_of=3)["runs"] == [{"matches": [1, 2], "wins": [2, 2], "winners": [0, 1]}]


def test_r_e4_whoever_plays_alone_wins_nothing() -> None:
    found = series(played(("knister", {"anna": 90}), ("knister", {"anna": 3, "bo": 4})), best_of=3)
    assert found["matches"][0]["winners"] == []
    assert found["runs"] == [{"matches": [2], "wins": [0, 1], "winners": []}]
    assert found["games"][0]["points"] == [93, 4]


def test_r_e5_the_handicap_is_what_the_average_lacks_to_the_best_one() -> None:
    matches = played(
        ("knister", {"anna": 50, "bo": 40}),
        ("knister", {"anna": 55, "bo": 40}),
        ("knister", {"anna": 50, "bo": 38, "carla": 30}),  # averages before: 52.5, 40; 12.5 is 13
    )
    found = series(matches, handicap=True)
    assert [each["handicaps"] for each in found["matches"]] == [[0, 0], [0, 10], [0, 13, 0]]
    assert [each["winners"] for each in found["matches"]] == [[0], [0], [1]], "the last one by 51 to 50"
    assert found["games"][0]["points"] == [155, 40 + 50 + 51, 30]
    assert [each["handicaps"] for each in series(matches)["matches"]] == [[0, 0], [0, 0], [0, 0, 0]]


def test_r_e5_only_matches_of_the_same_game_with_the_same_options_are_compared() -> None:
    first, second, third = played(*[("knister", {"anna": 50, "bo": 40})] * 3)
    found = series([first, replace(second, options={"grids": 3}), replace(third, game="tuefteln")], handicap=True)
    assert [each["handicaps"] for each in found["matches"]] == [[0, 0]] * 3


def test_r_e5_a_win_that_was_not_one_by_points_stands() -> None:
    matches = played(("input", {"anna": 5, "bo": 9}), ("input", {"anna": 5, "bo": 9}), input=(0,))
    assert [each["winners"] for each in series(matches, handicap=True)["matches"]] == [[0], [0]]


def test_the_sheet_comes_from_the_log_and_knows_people_whatever_seat_and_link_they_have() -> None:
    async def work() -> None:
        host, paper, *_ = make_host()
        house = House(host)
        room = await house.open_table(first_entry(), two_people)
        assert (await house.archive.series(room.shown))["matches"] == []
        await room.act(lambda table: acts.start(table, HOST))
        await play_room(room)
        first = room.shown.state
        assert first
        await room.act(lambda table: acts.new_token(table, HOST, 1, "bo's new key"))
        await room.act(lambda table: evening.come(table, CARLA, "Carla", CARLA.key or "", True))
        await room.act(lambda table: evening.decline(table, ANNA, here(0, 1, guests=(CARLA,))))
        await room.act(lambda table: evening.change(table, HOST, {"game": "tuefteln"}))
        await room.act(lambda table: evening.start_next(table, HOST, here(0, 1, guests=(CARLA,))))
        during = await house.archive.series(room.shown)
        assert len(during["matches"]) == 1, "nothing of a match in play"
        await play_room(room)
        await room.act(lambda table: acts.rename(table, CARLA, 1, "Carlotta"))
        found = await house.archive.series(room.shown)
        assert [(player["name"], player["seat"]) for player in found["players"]] == [
            ("Anna", None),
            ("Bo", 0),
            ("Carlotta", 1),
        ]
        assert [(each["game"], each["players"]) for each in found["matches"]] == [
            ("knister", [0, 1]),
            ("tuefteln", [1, 2]),
        ]
        outcome = room.shown.state.outcome() if room.shown.state else None
        assert outcome
        assert found["matches"][1]["points"] == list(outcome.points)
        read = paper.reads
        assert await house.archive.series(room.shown) == found
        assert paper.reads == read, "kept"
        assert await House(host).archive.series(room.shown) == found, "and the same from the log alone"

    run(work())


def test_a_muted_name_is_not_told_in_earlier_matches_either_whatever_seat_it_was() -> None:
    async def work() -> None:
        host, *_ = make_host()
        house = House(host)
        room = await house.open_table(first_entry(), two_people)
        await room.act(lambda table: acts.start(table, HOST))
        await play_room(room)
        await room.act(lambda table: evening.decline(table, ANNA, here(0, 1)))
        await room.act(lambda table: evening.rematch(table, BO, here(0, 1)))
        await play_room(room)
        await room.act(lambda table: moderation.mute(table, HOST, 0, True))
        assert (await house.archive.find(room.shown, 1)).match.names == ("Anna", "Seat 2")
        assert (await house.archive.find(room.shown, 2)).match.names == ("Seat 1",)
        players = (await house.archive.series(room.shown))["players"]
        assert [(player["name"], player["muted"]) for player in players] == [("Anna", False), ("", True)]
        assert KEYS[0] not in str(players)

    run(work())


def test_a_muted_name_stays_hidden_when_its_owner_has_got_up() -> None:
    async def work() -> None:
        host, *_ = make_host()
        house = House(host)
        room = await house.open_table(first_entry(), two_people)
        await room.act(lambda table: acts.start(table, HOST))
        await play_room(room)
        await room.act(lambda table: moderation.mute(table, HOST, 1, True))
        await room.act(lambda table: evening.decline(table, BO, here(0, 1)))
        await room.act(lambda table: evening.rematch(table, ANNA, here(0, 1)))
        assert [chair.name for chair in room.shown.chairs] == ["Anna"]
        for archive in (house.archive, House(host).archive):
            players = (await archive.series(room.shown))["players"]
            assert [(player["name"], player["muted"]) for player in players] == [("Anna", False), ("", True)]

    run(work())


def test_a_forgotten_name_is_gone_from_the_sheet() -> None:
    async def work() -> None:
        host, *_ = make_host()
        house = House(host)
        room = await house.open_table(first_entry(), two_people)
        await room.act(lambda table: acts.start(table, HOST))
        await play_room(room)
        await house.archive.series(room.shown)
        await room.act(lambda table: evening.decline(table, ANNA, here(0, 1)))
        await room.act(lambda table: evening.rematch(table, BO, here(0, 1)))
        await house.forget_name(room.latest.id, KEYS[0])
        players = (await house.archive.series(room.shown))["players"]
        assert [player["name"] for player in players] == ["N. N.", "Bo"]

    run(work())


def test_an_evening_can_be_set_up_before_the_first_match() -> None:
    table = over().but(phase="lobby")
    assert after(table, evening.change(table, HOST, {"best_of": 5})).best_of == 5
