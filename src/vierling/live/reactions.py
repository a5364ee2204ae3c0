"""Quick reactions: everybody at the table sees them for a moment, and nothing keeps them."""

from collections.abc import Iterator, Sequence
from typing import get_args

from vierling.game import Millis, Seat
from vierling.live.acts import must_exist
from vierling.live.closing import must_be_open
from vierling.live.errors import Refused
from vierling.live.messages import ReactionName
from vierling.live.people import Chair, Guest
from vierling.live.room import Device, Room
from vierling.live.table import Table

NAMES: tuple[str, ...] = get_args(ReactionName)
AT_ONCE = 3  # from one person, whatever devices they have
WITHIN: Millis = 6000


def react(room: Room, keys: Sequence[str], seat: Seat | None, name: str) -> None:
    """Whoever holds one of these keys shows how they feel, in this seat or as a guest."""
    table = room.shown
    must_be_open(table)
    who = guest_of(table, keys) if seat is None else chair_of(table, keys, seat)
    if name not in NAMES:
        raise Refused("no-such-reaction", 422, "name", names=", ".join(NAMES))
    assert who.key
    must_be_rare(room, who.key)
    guest = {"guest": who.name} if seat is None else {}  # seen by others only while the name is
    text = room.host.encode({"type": "reaction", "seat": seat, **guest, "name": name})
    for device in hearers(room, who.key, muted=who.muted):
        device.tell(text)


def chair_of(table: Table, keys: Sequence[str], seat: Seat) -> Chair:
    must_exist(table, seat)
    chair = table.chairs[seat]
    if chair.key is None or chair.key not in keys:
        raise Refused("not-yours", 403, seat=seat + 1)
    return chair


def guest_of(table: Table, keys: Sequence[str]) -> Guest:
    """Guests react to what they see."""
    guest = next((guest for guest in table.guests if guest.key in keys), None)
    if guest is None or not table.spectators:
        raise Refused("not-seated", 403)
    return guest


def must_be_rare(room: Room, key: str) -> None:
    now = room.clock()
    recent = [at for at in room.reacted.get(key, ()) if 0 <= now - at < WITHIN]  # a clock may be set back
    if len(recent) >= AT_ONCE:
        raise Refused("reacts-often", 429)
    room.reacted[key] = [*recent, now]


def hearers(room: Room, key: str, *, muted: bool) -> Iterator[Device]:
    """A muted person reaches nobody else, and does not notice."""
    for device in room.devices:
        if key in device.keys or (not muted and belongs(room.shown, device)):
            yield device


def belongs(table: Table, device: Device) -> bool:
    """Everybody who sits here or hosts, and others where they may watch."""
    return table.spectators or table.is_host(device.host_key) or any(key in table.keys for key in device.keys)
