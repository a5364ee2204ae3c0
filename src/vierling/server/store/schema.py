"""The tables of a PostgreSQL database, and how they come to be."""

import asyncpg

from vierling.server.store.trouble import Outdated

VERSION = 1
LOCK = 0x56_69_65_72  # of those who start at the same time, one migrates

# A table's head says how far its log goes and who may go on with it. Half of each page is left free, so that a head is
# moved on within its page and no index has to follow. Text is compared byte by byte, so that heads are locked in the
# same order everywhere.
STATEMENTS = """
CREATE TABLE versions (schema integer NOT NULL);
CREATE TABLE processes (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, address text NOT NULL, seen timestamptz NOT NULL
);
CREATE TABLE tables (
  id text COLLATE "C" PRIMARY KEY, number integer NOT NULL, owner bigint, awake boolean NOT NULL DEFAULT false,
  opened integer NOT NULL, packed boolean NOT NULL DEFAULT false, game text
) WITH (fillfactor = 50);
CREATE INDEX awake ON tables (owner) WHERE awake;
CREATE INDEX by_day ON tables (opened, packed);
CREATE TABLE events (
  table_id text COLLATE "C" NOT NULL, number integer NOT NULL, at bigint NOT NULL, kind text NOT NULL,
  seat integer, what text NOT NULL, id text COLLATE "C",
  PRIMARY KEY (table_id, number)
);
CREATE UNIQUE INDEX once ON events (table_id, seat, id) WHERE id IS NOT NULL;
CREATE INDEX starts ON events (table_id, number) WHERE kind = 'started';
CREATE TABLE pages (
  table_id text COLLATE "C" NOT NULL, first integer NOT NULL, last_start integer, entries bytea NOT NULL,
  PRIMARY KEY (table_id, first)
);
CREATE TABLE notes (name text PRIMARY KEY, text text NOT NULL);
"""
# By the version they lead on from; all that are needed run in one transaction.
MIGRATIONS: dict[int, str] = {}
# Whoever still runs the version before may not write any more, in the same moment: it owns nothing, and is nobody.
FENCE = "UPDATE tables SET owner = NULL WHERE owner IS NOT NULL; DELETE FROM processes;"


async def prepare(connection: asyncpg.Connection) -> None:
    """Make what is missing; raises `Outdated` if a version has been here that this one knows nothing of."""
    async with connection.transaction():
        await connection.execute("SELECT pg_advisory_xact_lock($1)", LOCK)
        if await connection.fetchval("SELECT to_regclass('versions')") is None:
            await connection.execute(STATEMENTS)
            await connection.execute("INSERT INTO versions VALUES ($1)", VERSION)
            return
        found = await connection.fetchval("SELECT schema FROM versions")
        steps = range(found, VERSION)
        if found > VERSION or not MIGRATIONS.keys() >= set(steps):
            raise Outdated(found, VERSION)
        if steps:
            await connection.execute("".join(MIGRATIONS[step] for step in steps) + FENCE)
            await connection.execute("UPDATE versions SET schema = $1", VERSION)


def must_be_current(found: int) -> None:
    """It may have been migrated since this process started."""
    if found != VERSION:
        raise Outdated(found, VERSION)
