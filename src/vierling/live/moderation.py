"""What a host may do about people, and what people may do about a host who is lost."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from vierling.game import Millis, Seat
from vierling.live.acts import Asker, free_bot_name, must_exist, stand_up
from vierling.live.entry import Entry
from vierling.live.errors import Refused
from vierling.live.people import Chair
from vierling.live.table import Table
from vierling.play.bots import strongest_bot

PATIENCE: Millis = 120_000  # with a host who is away


@dataclass(frozen=True, slots=True)
class Presence:
    """Who is at the table just now, which no log knows."""

    here: frozenset[Seat]  # people
    host_away: Millis | None  # since when; 0 if there is no host at all
    since: Mapping[Seat, Millis] = field(default_factory=dict)  # when the others went away
    guests: frozenset[str] = frozenset()  # those who are here, by their keys


def person_at(table: Table, seat: Seat) -> Chair:
    must_exist(table, seat)
    chair = table.chairs[seat]
    if chair.bot:
        raise Refused("is-bot", seat=seat + 1)
    return chair


def leave(table: Table, asker: Asker, seat: Seat) -> list[Entry]:
    """People get up themselves, or the host removes them. A host clears away bots and the own seat as if getting up."""
    asker.must_hold(table, seat)
    chair = table.chairs[seat]
    by_itself = chair.bot or chair.host or asker.key == chair.key
    return stand_up(table, asker, seat) if by_itself else remove(table, asker, seat)


def remove(table: Table, asker: Asker, seat: Seat) -> list[Entry]:
    """Once a match has been started the seat stays, and a bot has it for good."""
    asker.must_host(table)
    person_at(table, seat)
    bot = {"name": free_bot_name(table), "bot": strongest_bot(table.game.name)}
    return [Entry("removed", asker.at, seat, None if table.phase == "lobby" else bot)]


def mute(table: Table, asker: Asker, seat: Seat, muted: bool) -> list[Entry]:
    asker.must_host(table)
    chair = person_at(table, seat)
    return [Entry("muted", asker.at, seat, {"muted": muted})] if chair.muted != muted else []


def lock(table: Table, asker: Asker, changes: dict[str, Any]) -> list[Entry]:
    """Whether others may sit down (`locked`), and whether they may watch (`spectators`): at any time."""
    asker.must_host(table)
    news = {name: each for name, each in changes.items() if getattr(table, name) != each}
    return [Entry("locked", asker.at, what=news)] if news else []


def hand_on(table: Table, asker: Asker, seat: Seat) -> list[Entry]:
    asker.must_host(table)
    chair = person_at(table, seat)
    return [] if table.is_host(chair.key) else [Entry("handed", asker.at, seat, "host")]


# A host who is lost


def vote(table: Table, asker: Asker, seat: Seat, presence: Presence) -> list[Entry]:
    """Somebody wants to be the host, or agrees with somebody who does. With most of those who are here it is done."""
    by = table.seat_of(asker.key) if asker.key else None
    if by is None:
        raise Refused("not-seated", 403)
    person_at(table, seat)
    if presence.host_away is None or asker.at - presence.host_away < PATIENCE:
        raise Refused("host-here")
    claims = claims_of(table, presence)
    if seat not in {by, *claims}:
        raise Refused("no-claim", seat=seat + 1)
    voted = [] if by in claims.get(seat, ()) else [Entry("voted", asker.at, by, seat)]
    after = table.apply(voted[0]) if voted else table
    here = replace(presence, here=presence.here | {by})
    won = len(here.here.intersection(claims_of(after, here)[seat])) >= needed(here)
    return [*voted, Entry("handed", asker.at, seat, "seated")] if won else voted


def claims_of(table: Table, presence: Presence) -> dict[Seat, list[Seat]]:
    """Who wants to be the host, and who agrees; nobody any more once the host has been back."""
    claims: dict[Seat, list[Seat]] = {}
    for each in table.votes:
        by, wanted = table.seat_of(each.by), table.seat_of(each.wanted)
        fresh = presence.host_away is not None and each.at >= presence.host_away
        if fresh and by is not None and wanted is not None:
            claims.setdefault(wanted, []).append(by)
    return {seat: sorted(agreed) for seat, agreed in sorted(claims.items())}


def needed(presence: Presence) -> int:
    """Most of the people who are here."""
    return len(presence.here) // 2 + 1
