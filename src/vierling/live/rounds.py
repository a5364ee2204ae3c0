"""A round of a club: any number of tables with the same dice, and one ranking of everybody who played."""

from typing import Any, TypedDict

from vierling.game import Game
from vierling.live import acts
from vierling.live.contest import Contest
from vierling.live.contests import STREAMS, Contests, dice_of
from vierling.live.errors import Refused, blame
from vierling.live.messages import WhoseDice
from vierling.live.names import name_table
from vierling.live.results import names_at
from vierling.live.same_dice import Seating, dice_entry
from vierling.options import from_json, to_json
from vierling.play.bots import bot_named, suit_options
from vierling.play.sealed import Source

MOST_ROWS = 1000


class RoundRow(TypedDict):
    place: int
    name: str | None  # None if the host of the table hides it
    points: int
    table: int  # the tables of a round are numbered as they were set


class RoundFacts(TypedDict):
    id: str
    game: str
    options: dict[str, Any]
    places: int | None  # seats that play at each table; None: as many as come
    bots: list[str]  # at each table; if there are none and any number may come, each table chooses its own
    tables: int
    finished: int
    rows: list[RoundRow]


class Rounds:
    def __init__(self, contests: Contests) -> None:
        self.contests = contests

    async def set_up(self, game: Game, options: dict[str, Any], seating: Seating, host: str, seed: bytes) -> Contest:
        """Its name follows from the host's token, so a request sent twice makes one round."""
        with blame("body.options"):
            proper = suit_options(game.name, from_json(game, options), seating["bots"])
        check_seating(game, proper, seating)
        facts = {"game": game.name, "options": to_json(proper), **seating, "host": host, "seed": seed.hex()}
        contest = await self.contests.open(stream_of(name_table(host)), facts)
        if contest.facts["host"] != host:
            raise Refused("token-used", 409, "body.token")
        return contest

    async def find(self, name: str) -> Contest:
        contest = await self.contests.find(stream_of(name))
        if contest is None:
            raise Refused("no-round", 404, round=name[:60])
        return contest

    async def add(self, contest: Contest, table: str, dice: WhoseDice | None) -> None:
        """A table that was made with the dice of this round."""
        if dice != dice_of(contest.stream, ""):
            raise Refused("token-used", 409, "body.token")  # by another table
        if table not in contest.tries:
            what = {"challenge": "", "table": table, "device": "", "counted": True}
            await self.contests.write(contest, "tried", what)

    async def look(self, contest: Contest) -> RoundFacts:
        await self.contests.catch_up(contest)
        return {
            "id": name_of(contest),
            "game": contest.facts["game"],
            "options": contest.facts["options"],
            **seating_of(contest),
            "tables": len(contest.tries),
            "finished": len(contest.results),
            "rows": await self._rows(contest),
        }

    async def _rows(self, contest: Contest) -> list[RoundRow]:
        numbers = {table: number for number, table in enumerate(contest.tries, 1)}
        found: list[tuple[int, int, str | None]] = []
        for table, result in contest.ranked("").items():
            names = await names_at(self.contests.house.host.log, table)
            found += [(points, numbers[table], names[seat]) for seat, points in result.people if seat < len(names)]
        found.sort(key=lambda each: (-each[0], each[1]))
        better = [points for points, *_ in found]
        return [
            {"place": 1 + better.index(points), "name": name, "points": points, "table": table}
            for points, table, name in found[:MOST_ROWS]
        ]


def stream_of(name: str) -> str:
    stream = STREAMS["round"](name)
    assert stream
    return stream


def name_of(contest: Contest) -> str:
    return contest.stream.partition("/")[2]


def seating_of(contest: Contest) -> Seating:
    """Rounds that were set before there was a choice leave it to their tables."""
    return {"places": contest.facts.get("places"), "bots": contest.facts.get("bots", [])}


def check_seating(game: Game, options: Any, seating: Seating) -> None:
    """Refuse seats, bots and options that no table could play with."""
    places, bots = seating["places"], seating["bots"]
    with blame("body.bots"):
        for bot in bots:
            bot_named(game.name, bot)
    if places is not None:
        acts.check_places(game, places)
    most = places or game.seats[-1]
    if len(bots) >= most:
        raise Refused("round-people", 422, "body.bots")
    with blame("body.options"):
        acts.check_options(game, range(places or max(game.seats[0], len(bots) + 1), most + 1), options)


def is_set(seating: Seating) -> bool:
    """Whether all tables have to play with the same seats or bots."""
    return seating["places"] is not None or bool(seating["bots"])


def settings_for(contest: Contest, places: int | None) -> dict[str, Any]:
    """Of a table of this round."""
    source, seating = Source(bytes.fromhex(contest.facts["seed"])), seating_of(contest)
    return {
        "options": contest.facts["options"],
        "places": seating["places"] or places,
        "clock": None,
        "spectators": False,  # whoever watches would know the dice
        "hints": "none",
        "dice": dice_entry(source, dice_of(contest.stream, ""), seating if is_set(seating) else None),
    }
