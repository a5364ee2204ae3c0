"""The challenges of the day: everybody plays the same, and what comes of it is ranked until midnight UTC."""

import asyncio
import logging
from dataclasses import dataclass
from datetime import date, timedelta
from functools import cached_property, partial
from typing import Any, TypedDict

from vierling.game import Millis
from vierling.live import acts
from vierling.live.acts import Asker
from vierling.live.chain import Chain
from vierling.live.contest import Contest, Try
from vierling.live.contests import STREAMS, Contests, dice_of
from vierling.live.covering import sealed_entry
from vierling.live.entry import Entry
from vierling.live.errors import Refused, blame
from vierling.live.host import Day, Kind
from vierling.live.house import House, hash_token
from vierling.live.keeping import DAY
from vierling.live.results import exists, result_facts, result_of
from vierling.live.room import Room
from vierling.live.same_dice import dice_entry, whose_dice
from vierling.live.standings import ResultFacts, Standings, standings, told
from vierling.live.table import Table
from vierling.options import from_json
from vierling.play.bots import strongest_bot
from vierling.play.challenge import Set, all_challenges, seed_for
from vierling.play.mastering import play_out, ponder
from vierling.play.sealed import Source, derive
from vierling.proof import DayLink, Proof

logger = logging.getLogger(__name__)

EPOCH = date(1970, 1, 1)


@dataclass(frozen=True, slots=True)
class Wish:
    """Somebody wants to try: the host's token, the seat's and the device's, all hashed, and their name."""

    host: str
    seat: str
    device: str
    name: str


class OwnTry(TypedDict):
    table: str | None  # None if it was deleted
    over: bool
    helped: bool  # a bot stood in, or the like: it is not ranked
    result: ResultFacts | None
    lines: list[tuple[str, int, str | None]]  # label, points, figure
    named: str | None


class ChallengeFacts(TypedDict):
    name: str
    game: str
    challenge: str
    bots: list[str]
    timed: bool
    players: int  # whose results are ranked
    mine: OwnTry | None
    standings: Standings | None  # only for those who have played, or once the day is over


class ChainFacts(TypedDict):
    """What the dice of all days follow from: its end is known beforehand, a link once its day is over."""

    first: str
    end: str  # SHA-256 of the first day's link
    link: str | None  # of this day


class DayFacts(TypedDict):
    day: str
    chain: ChainFacts
    today: str
    ends: Millis
    now: Millis
    challenges: list[ChallengeFacts]


def date_of(day: Day) -> str:
    return (EPOCH + timedelta(days=day)).isoformat()


def day_of(text: str) -> Day:
    try:
        return (date.fromisoformat(text) - EPOCH).days
    except ValueError as problem:
        raise Refused("no-day", 422, day=text[:20]) from problem


def stream_of(day: Day) -> str:
    stream = STREAMS["daily"](date_of(day))
    assert stream
    return stream


class Daily:
    def __init__(self, house: House, contests: Contests, chain: Chain) -> None:
        self.house = house
        self.contests = contests
        self.chain = chain
        house.archive.provers["daily"] = self.prove
        self._masters: dict[tuple[str, str], asyncio.Task[None]] = {}  # at work, by contest and challenge

    @cached_property
    def end(self) -> str:
        """A hundred years of hashes: not before somebody asks."""
        return self.chain.end.hex()

    @property
    def today(self) -> Day:
        return self.house.host.clock() // DAY

    def seed(self, day: Day, challenge: str) -> bytes:
        return derive(self.chain.link(day), challenge)

    async def prove(self, table: Table) -> Proof | None:
        """By what the dice of a challenge can be checked: nothing, before its day is over."""
        of = whose_dice(table)
        assert of
        text, _, challenge = of["name"].partition("/")
        day = day_of(text)
        if not self.chain.first <= day < self.today:
            return None
        return DayLink(text, challenge, date_of(self.chain.first), self.end, self.chain.link(day).hex())

    # Playing

    async def play(self, chosen: Set, wish: Wish) -> Room:
        """A table with the dice of the day. A device's first one counts, and has to be over before it gets another."""
        day = self.today
        contest = await self.contests.open(stream_of(day), {"day": date_of(day)})
        options = await self._prepare(contest, day, chosen)
        table = self.house.host.name(wish.host)
        device = hash_token(f"{date_of(day)}/{wish.device}")  # which nobody finds again on another day
        if table not in contest.tries:
            if await exists(self.house.host.log, table):
                raise Refused("token-used", 409, "body.token")  # by a table with other dice
            counted = await self._must_be_next(contest, chosen.name, device)
            what = {"challenge": chosen.name, "table": table, "device": device, "counted": counted}
            await self.contests.write(contest, "tried", what)
        room = await self._open_table(chosen, options, day, wish)
        self._wake_master(contest, chosen, options, day)
        return room

    async def _must_be_next(self, contest: Contest, name: str, device: str) -> bool:
        """Whether the next try counts: whoever has begun one may not look ahead at its dice."""
        first = contest.firsts.get((name, device))
        if first is None:
            return True
        if first.table in contest.tries and first.table not in contest.results:
            await self.contests.catch_up(contest)
            if first.table not in contest.results:
                if await exists(self.house.host.log, first.table):
                    raise Refused("daily-unfinished")
                return True  # the server ended before the table was on disk
        return False

    async def _prepare(self, contest: Contest, day: Day, chosen: Set) -> dict[str, Any]:
        """The options in full. What has to be thought about is thought about once."""
        prepare = chosen.challenge.prepare
        if prepare and chosen.name not in contest.dealt:
            seed = seed_for(self.seed(day, chosen.name))
            with blame(None, 409):  # what is still being compiled can be asked for again
                found = await self.house.host.thinkers.run(Kind.PUZZLE, chosen.game.name, prepare, seed)
            if chosen.name not in contest.dealt:
                await self.contests.write(contest, "dealt", {"challenge": chosen.name, "options": dict(found)})
        return {**chosen.challenge.options, **contest.dealt.get(chosen.name, {})}

    async def _open_table(self, chosen: Set, options: dict[str, Any], day: Day, wish: Wish) -> Room:
        host = Asker(wish.host, self.house.host.clock())
        bots = chosen.challenge.bots
        known = chosen.challenge.options
        sealed = sorted(name for name, value in options.items() if name not in known or known[name] != value)
        dice = dice_entry(Source(self.seed(day, chosen.name)), dice_of(stream_of(day), chosen.name))
        settings = {
            "options": options,
            "places": 1 + len(bots),
            "clock": None,
            "spectators": False,  # whoever watches would know the dice
            "hints": "none",
            "dice": {**dice, **sealed_entry(sealed)},
        }

        def furnish(table: Table) -> list[Entry]:
            entries = acts.sit(table, host, wish.name, wish.seat, "body.person")
            for _ in bots:
                table = table.apply(entries[-1])
                entries += acts.seat_bot(table, host, bots[len(entries) - 1])
            return entries

        room = await self.house.open_table(acts.made(chosen.game, settings, wish.host, host.at), furnish)
        await room.act(lambda table: acts.start(table, host) if table.phase == "lobby" else [])
        return room

    # The master

    def _wake_master(self, contest: Contest, chosen: Set, options: dict[str, Any], day: Day) -> None:
        key = contest.stream, chosen.name
        if chosen.name in contest.masters or key in self._masters:
            return
        task = asyncio.get_running_loop().create_task(self._let_master_play(contest, chosen, options, day))
        self._masters[key] = task
        task.add_done_callback(lambda _: self._masters.pop(key, None))

    async def _let_master_play(self, contest: Contest, chosen: Set, options: dict[str, Any], day: Day) -> None:
        """The top of a task. If it fails, whoever plays next wakes the master again."""
        game, bots = chosen.game, (strongest_bot(chosen.game.name), *chosen.challenge.bots)
        start = game.start(len(bots), from_json(game, options))
        ask = partial(self.house.host.thinkers.run, Kind.PUZZLE, game.name, ponder)
        try:
            state, millis = await play_out(game, start, Source(self.seed(day, chosen.name)), bots, ask)
            outcome = state.outcome()
            assert outcome
            facts = result_facts(result_of(outcome, state.score(0), millis))
            await self.contests.write(contest, "mastered", {"challenge": chosen.name, "result": facts})
        except Refused:
            logger.info("the master did not finish %s", chosen.name)  # the server stops
        except Exception:
            logger.exception("the master could not play %s", chosen.name)

    # Looking

    async def look(self, day: Day, device: str | None) -> DayFacts:
        """The day as this device may see it."""
        text = date_of(day)
        contest = await self.contests.find(stream_of(day))
        if contest:
            await self.contests.catch_up(contest)
        own = hash_token(f"{text}/{device}") if device else None
        over = day < self.today
        return {
            "day": text,
            "chain": {
                "first": date_of(self.chain.first),
                "end": self.end,
                "link": self.chain.link(day).hex() if over else None,
            },
            "today": date_of(self.today),
            "ends": (day + 1) * DAY,
            "now": self.house.host.clock(),
            "challenges": [challenge_facts(each, contest or Contest(""), own, over) for each in all_challenges()],
        }

    async def show_name(self, name: str, device: str, shown: str | None) -> None:
        """In the ranking, from now on; None takes it away, also from all that is stored."""
        contest = await self.contests.find(stream_of(self.today))
        first = contest and contest.firsts.get((name, hash_token(f"{date_of(self.today)}/{device}")))
        if not contest or not first or first.table not in contest.tries:
            raise Refused("daily-not-played", 409)
        if first.table in contest.names:
            await self.contests.forget_name(first.table)
        if shown is not None:
            await self.contests.write(contest, "named", {"table": first.table, "name": shown})

    def close(self) -> None:
        for task in self._masters.values():
            task.cancel()


def challenge_facts(chosen: Set, contest: Contest, own: str | None, over: bool) -> ChallengeFacts:
    results = contest.ranked(chosen.name)
    first = contest.firsts.get((chosen.name, own)) if own else None
    mine = own_try(contest, first) if first else None
    seen = over or (mine is not None and mine["over"])
    timed = chosen.challenge.timed
    place = first.table if first else None
    master = contest.masters.get(chosen.name)
    return {
        "name": chosen.name,
        "game": chosen.game.name,
        "challenge": chosen.challenge.name,
        "bots": list(chosen.challenge.bots),
        "timed": timed,
        "players": len(results),
        "mine": mine,
        "standings": standings(results, contest.names, master, place, timed) if seen else None,
    }


def own_try(contest: Contest, first: Try) -> OwnTry:
    result = contest.results.get(first.table)
    return {
        "table": first.table or None,
        "over": result is not None or not first.table,
        "helped": result is not None and result.helped,
        "result": told(result) if result else None,
        "lines": [(label, points, figure) for label, points, figure in result.lines] if result else [],
        "named": contest.names.get(first.table),
    }
