"""A round of a club: any number of tables with the same dice, and one ranking of everybody who played.

All dice follow from a secret that is drawn when the round is set up, and whose hash is shown from then on. Once whoever
set it up has closed the round, and nobody plays any more, the secret is shown too.
"""

from typing import Any, TypedDict

from vierling.game import Game, Millis
from vierling.live import acts
from vierling.live.contest import Contest
from vierling.live.contests import STREAMS, Contests, dice_of
from vierling.live.errors import Refused, blame
from vierling.live.host import Elsewhere
from vierling.live.keeping import DAY
from vierling.live.messages import WhoseDice
from vierling.live.names import name_table
from vierling.live.results import is_on, names_at
from vierling.live.same_dice import Seating, dice_entry, plays_given_dice, whose_dice
from vierling.live.table import Table
from vierling.options import from_json, to_json
from vierling.play import fair
from vierling.play.bots import bot_named, suit_options
from vierling.play.sealed import Source
from vierling.proof import RoundSeal, hash_of

MOST_ROWS = 1000
PATIENCE = DAY  # how long a closed round waits for matches that are still on


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
    seal: str | None  # SHA-256 of the secret; None for rounds that were set before there was one
    closed: bool  # no match begins any more
    opens: Millis | None  # when the secret is shown, at the latest; None unless it waits for matches that are still on
    secret: str | None  # once the round is closed and nobody plays any more


class Rounds:
    def __init__(self, contests: Contests) -> None:
        self.contests = contests
        contests.house.archive.provers["round"] = self.prove

    async def set_up(self, game: Game, options: dict[str, Any], seating: Seating, host: str, secret: bytes) -> Contest:
        """Its name follows from the host's token, so a request sent twice makes one round."""
        with blame("body.options"):
            proper = suit_options(game.name, from_json(game, options), seating["bots"])
        check_seating(game, proper, seating)
        facts = {"game": game.name, "options": to_json(proper), **seating, "host": host, "secret": secret.hex()}
        contest = await self.contests.open(stream_of(name_table(host)), facts)
        if contest.facts["host"] != host:
            raise Refused("token-used", 409, "body.token")
        return contest

    async def find(self, name: str) -> Contest:
        contest = await self.contests.find(stream_of(name))
        if contest is None:
            raise Refused("no-round", 404, round=name[:60])
        return contest

    def must_take(self, contest: Contest, host: str) -> None:
        """Whether the table of whoever has this token belongs to the round, or may still."""
        if contest.closed and self.contests.house.host.name(host) not in contest.tries:
            raise Refused("round-closed")

    async def add(self, contest: Contest, table: str, dice: WhoseDice | None) -> None:
        """A table that was made with the dice of this round."""
        if not dice or (dice["kind"], dice["name"]) != ("round", name_of(contest)):
            raise Refused("token-used", 409, "body.token")  # by another table
        if table not in contest.tries:
            what = {"challenge": "", "table": table, "device": "", "counted": True}
            await self.contests.write(contest, "tried", what)

    async def must_be_open(self, table: Table) -> None:
        """Before its first match starts: whose round is closed comes too late."""
        of = whose_dice(table) if plays_given_dice(table) else None
        if of and of["kind"] == "round" and (await self.contests.peek(stream_of(of["name"]))).closed:
            raise Refused("round-closed")

    async def close(self, contest: Contest, key: str | None) -> None:
        """For good. Matches that are on may be finished, and count until the secret is shown."""
        if key != contest.facts["host"]:
            raise Refused("not-round-host", 403)
        if not contest.closed:
            await self.contests.write(contest, "closed", {"opens": self.contests.house.host.clock() + PATIENCE})

    async def catch_up(self, contest: Contest) -> None:
        """With results, and with the secret: it is on disk that no further result counts before anybody is shown it."""
        async with self.contests.door(f"secret {contest.stream}"):
            await self.contests.catch_up(contest)
            if contest.closed and not contest.is_open and not await self._has_to_wait(contest):
                await self.contests.write(contest, "shown", {})

    async def _has_to_wait(self, contest: Contest) -> bool:
        host = self.contests.house.host
        if host.clock() >= contest.opens:
            return False
        for table in contest.unfinished():
            if await is_on(host.log, table):
                return True
        return False

    async def prove(self, table: Table) -> RoundSeal | None:
        """By what the dice of a table's first match can be checked: of older rounds, nothing."""
        assert table.dice
        if "seal" not in table.dice:
            return None
        name = table.dice["of"]["name"]
        return RoundSeal(name, table.dice["seal"], await self._secret(stream_of(name)))

    async def _secret(self, stream: str) -> str | None:
        try:
            contest = await self.contests.find(stream)
            if contest:
                await self.catch_up(contest)
        except Elsewhere:  # where it is caught up when somebody looks at it
            contest = await self.contests.peek(stream)
        return contest.facts.get("secret") if contest and contest.is_open else None

    async def look(self, contest: Contest) -> RoundFacts:
        await self.catch_up(contest)
        return {
            "id": name_of(contest),
            "game": contest.facts["game"],
            "options": contest.facts["options"],
            **seating_of(contest),
            "tables": len(contest.tries),
            "finished": len(contest.results),
            "rows": await self._rows(contest),
            "seal": seal_of(contest),
            "closed": contest.closed,
            "opens": contest.opens if contest.closed and not contest.is_open else None,
            "secret": contest.facts.get("secret") if contest.is_open else None,
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


def seal_of(contest: Contest) -> str | None:
    return hash_of(contest.facts["secret"]) if "secret" in contest.facts else None


def seed_of(contest: Contest) -> bytes:
    """Rounds that were set before there was a secret have a seed that nobody will see."""
    seal = seal_of(contest)
    if seal is None:
        return bytes.fromhex(contest.facts["seed"])
    return fair.seed_of(RoundSeal(name_of(contest), seal, contest.facts["secret"]))


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
    source, seating = Source(seed_of(contest)), seating_of(contest)
    return {
        "options": contest.facts["options"],
        "places": seating["places"] or places,
        "clock": None,
        "spectators": False,  # whoever watches would know the dice
        "hints": "none",
        "dice": dice_entry(source, dice_of(contest.stream, ""), seating if is_set(seating) else None, seal_of(contest)),
    }
