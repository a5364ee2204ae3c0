"""Parcels from one device to another: kept for ten minutes, fetched once, of bounded size."""

import secrets
from collections.abc import Callable

import pytest

from server.running import Server
from vierling.live.errors import Refused
from vierling.server.api.guard import BIGGEST_PARCEL
from vierling.server.api.parcels import LIFETIME, MOST_BYTES, Parcels

NAME, OTHER = "a" * 22, "b" * 22


def code_of(act: Callable[[], object]) -> str:
    with pytest.raises(Refused) as refused:
        act()
    return refused.value.code


def test_a_parcel_is_fetched_once() -> None:
    parcels = Parcels()
    parcels.put(NAME, b"sealed", now=0)
    assert parcels.take(NAME, now=1) == b"sealed"
    assert code_of(lambda: parcels.take(NAME, now=2)) == "parcel-gone"


def test_a_parcel_is_kept_for_ten_minutes() -> None:
    assert LIFETIME == 10 * 60 * 1000
    parcels = Parcels()
    parcels.put(NAME, b"sealed", now=1000)
    parcels.put(NAME, b"sealed", now=2000)  # sent again: that does not keep it for longer
    parcels.put(OTHER, b"sealed", now=2000)
    assert code_of(lambda: parcels.take(NAME, now=1000 + LIFETIME)) == "parcel-gone"
    assert parcels.take(OTHER, now=1999 + LIFETIME) == b"sealed"
    assert parcels.kept == {}


def test_nobody_can_put_another_parcel_in_place_of_one() -> None:
    parcels = Parcels()
    parcels.put(NAME, b"sealed", now=0)
    assert code_of(lambda: parcels.put(NAME, b"forged", now=1)) == "parcel-taken"
    assert parcels.take(NAME, now=2) == b"sealed"


def test_parcels_take_up_a_bounded_room_which_is_free_again_later() -> None:
    parcels = Parcels()
    whole = bytes(BIGGEST_PARCEL)
    for number in range(MOST_BYTES // BIGGEST_PARCEL):
        parcels.put(f"{number:022}", whole, now=0)
    assert code_of(lambda: parcels.put(NAME, b"x", now=1)) == "parcels-full"
    parcels.put(NAME, b"x", now=LIFETIME)
    assert list(parcels.kept) == [NAME]


def test_a_server_carries_what_it_cannot_read(server: Server) -> None:
    name, sealed = secrets.token_urlsafe(16), secrets.token_bytes(100_000)
    assert server.client.put(f"/api/parcels/{name}", content=sealed).status_code == 204
    fetched = server.client.post(f"/api/parcels/{name}/take")
    assert (fetched.content, fetched.headers["cache-control"]) == (sealed, "no-store")
    again = server.client.post(f"/api/parcels/{name}/take", headers={"Accept-Language": "de"})
    assert again.status_code == 404
    assert again.json()["error"]["code"] == "parcel-gone"
    assert "zehn Minuten" in again.json()["error"]["message"]


@pytest.mark.parametrize(
    ("name", "content", "status", "code"),
    [
        ("short", b"sealed", 422, "invalid"),
        (NAME, b"", 422, "missing"),
        (NAME, bytes(BIGGEST_PARCEL + 1), 413, "too-big"),
    ],
)
def test_what_is_no_parcel_is_refused(server: Server, name: str, content: bytes, status: int, code: str) -> None:
    refused = server.client.put(f"/api/parcels/{name}", content=content)
    assert (refused.status_code, refused.json()["error"]["code"]) == (status, code)


def test_elsewhere_bodies_stay_small(server: Server) -> None:
    assert server.client.post("/api/tables", content=bytes(40_000)).status_code == 413


def test_an_address_sends_and_fetches_only_a_few(own_server: Callable[..., Server]) -> None:
    running = own_server(parcels_per_minute=2)
    answers = [running.client.post(f"/api/parcels/{NAME}/take").status_code for _ in range(3)]
    assert answers == [404, 404, 429]
