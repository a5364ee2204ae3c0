"""The tables of a PostgreSQL database, and how they come to be."""

import asyncpg

from vierling.server.store.trouble import Trouble

VERSION = 1
LOCK = 0x56_69_65_72  # of those who start at the same time, one migrates

# A table's head says how far its log goes and who may go on with it. Half of each page is left free, so that a head is
# moved on within its page and no index has to follow. Text is compared byte by byte, so that heads are locked in the
# same order everywhere.
STATEMENTS = """
CREATE TABLE versions (schema integer NOT NULL);
INSERT INTO versions VALUES (1);
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


async def prepare(connection: asyncpg.Connection) -> None:
    """Make what is missing; raises `Trouble` if another version has been here."""
    async with connection.transaction():
        await connection.execute("SELECT pg_advisory_xact_lock($1)", LOCK)
        if await connection.fetchval("SELECT to_regclass('versions')") is None:
            await connection.execute(STATEMENTS)
            return
        found = await connection.fetchval("SELECT schema FROM versions")
        if found not in (*MIGRATIONS, VERSION):
            raise Trouble(f"it was written by another version of Vierling (schema {found}, not {VERSION})")
        if found != VERSION:
            steps = [statements for version, statements in MIGRATIONS.items() if found <= version]
            await connection.execute("".join(steps))
            await connection.execute("UPDATE versions SET schema = $1", VERSION)
