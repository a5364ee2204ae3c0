"""What somebody who runs a server can set: by flag, or by environment with the prefix VIERLING_."""

from pathlib import Path
from typing import Annotated

from platformdirs import user_data_path
from pydantic import BeforeValidator, Field, SecretStr
from pydantic_settings import BaseSettings, NoDecode, SettingsConfigDict

from vierling.play.bots import load_invited
from vierling.server.learned import learned_folder
from vierling.server.store.store import read_database


def read_bots(given: str | dict[str, str]) -> dict[str, str]:
    """`GAME.BOT=REFERENCE,…`; a bot that cannot be loaded is refused before the server starts."""
    if isinstance(given, str):
        pairs = [each.partition("=") for each in given.split(",") if each.strip()]
        given = {name.strip(): reference.strip() for name, _, reference in pairs}
    load_invited(given)
    return given


def default_database() -> Path:
    return user_data_path("vierling") / "vierling.db"


class Settings(BaseSettings):
    model_config = SettingsConfigDict(env_prefix="VIERLING_", extra="forbid", frozen=True)

    host: str = "127.0.0.1"
    port: int = Field(8000, ge=0, le=65535)  # 0: any free one
    database: Annotated[Path | str, BeforeValidator(read_database)] = Field(default_factory=default_database)
    workers: int = Field(1, ge=1, le=64)  # processes that serve; more than one need a database that they can share
    dead_seconds: float = Field(1.2, gt=0.5)  # without a sign of life: then the others take over a process's tables
    link_host: str = "127.0.0.1"  # where the other processes of the house reach this one
    link_port: int = Field(0, ge=0, le=65535)  # 0: any free one
    learned: Path = Field(default_factory=learned_folder)  # weights that somebody trained
    bots: Annotated[dict[str, str], NoDecode, BeforeValidator(read_bots)] = {}  # from outside; docs/bots.md explains it
    public_url: str = ""  # how invite links begin; empty: as the browser calls the server
    archive_days: int = Field(30, ge=0)  # a table that nobody opens for so long is packed; 0: never
    delete_days: int = Field(365, ge=0)  # and after so long deleted; 0: never
    admin_token: SecretStr | None = Field(None, min_length=20)  # of `vierling admin`; none: in a file
    thinkers: int = Field(1, ge=1, le=64)  # processes in which bots think
    public_metrics: bool = False  # /metrics for everybody, not only for this machine
    # Limits for one address: a hundred people behind one router who all scan a code are fine, a flood is not.
    tables_per_minute: int = Field(60, ge=1)
    puzzles_per_minute: int = Field(240, ge=1)  # solved, made or hinted at: each takes a while
    parcels_per_minute: int = Field(10, ge=1)  # left for another device, or fetched
    requests_per_second: int = Field(200, ge=1)
    acts_per_second: int = Field(10, ge=1)  # requests that change a table; thirty times as many in one go
    messages_per_second: int = Field(20, ge=1)  # of one socket
    sockets_per_address: int = Field(500, ge=1)
    silent_per_address: int = Field(300, ge=1)  # connections that have not asked for anything yet
    # Seconds for whoever is at the other end.
    request_seconds: float = Field(10.0, gt=0)  # until a request is complete, or a socket has said hello
    stall_seconds: float = Field(30.0, gt=0)  # in which something of what was sent must be taken
