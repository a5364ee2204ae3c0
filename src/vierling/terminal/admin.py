"""`vierling admin …`: what whoever runs a server tells it while it runs."""

import re
from collections.abc import Sequence
from typing import Annotated, Any
from urllib.parse import quote

import typer

from vierling.game import Refusal
from vierling.kit import GAMES
from vierling.terminal.office import Office
from vierling.terminal.output import AsJson, print_json, print_table, print_text
from vierling.terminal.reading import read_number
from vierling.terminal.voice import Voice

Table = Annotated[str, typer.Argument(metavar="TABLE", help="Its name, as in its link.")]
Address = Annotated[str, typer.Argument(metavar="ADDRESS", help="An IP address; an IPv6 one stands for its /64.")]
Server = Annotated[
    str,
    typer.Option(
        "--server", metavar="URL", show_default="on this computer, VIERLING_PORT", help="The address of the server."
    ),
]
Database = Annotated[
    str, typer.Option("--database", metavar="FILE", show_default="the server's default", help="The token is beside it.")
]
For = Annotated[str, typer.Option("--for", metavar="TIME", help="Such as 30m, 2h or 7d.")]
Most = Annotated[str, typer.Option("--most", metavar="N", help="How many tables are listed.")]
Names = Annotated[bool, typer.Option("--names", help="Who sits at the tables in memory.")]
Text = Annotated[str, typer.Argument(metavar="TEXT", help="One line, as everybody shall read it.")]
Clear = Annotated[bool, typer.Option("--clear", help="No message any more.")]
UNITS = {"s": 1, "m": 60, "h": 3600, "d": 86400}
LONGEST_DAYS = 365


def list_tables(
    context: typer.Context,
    most: Most = "100",
    names: Names = False,
    as_json: AsJson = False,
) -> None:
    """List the tables: those in memory first, then those opened last."""
    wanted = read_number("--most", most, least=1, most=1000)
    found = context.obj.ask("GET", f"tables?most={wanted}&names={str(names).lower()}")
    if as_json:
        print_json(found)
    else:
        print_rows(
            context.obj.voice,
            "terminal-admin-no-tables",
            [table_row(context.obj.voice, each) for each in found],
            (3, 4, 5),
        )


def table_row(voice: Voice, table: dict[str, Any]) -> dict[str, str]:
    game = GAMES.get(table["game"])
    stored = "terminal-admin-archived" if table["archived"] else "terminal-admin-stored"
    row = {
        "terminal-admin-table": table["id"],
        "terminal-admin-game": voice.name_game(game) if game else str(table["game"]),
        "terminal-admin-phase": voice.say(f"terminal-admin-{table['phase']}" if table["phase"] else stored),
        "terminal-admin-seats": "" if table["seats"] is None else str(table["seats"]),
        "terminal-admin-devices": str(table["devices"]),
        "terminal-admin-entries": str(table["entries"]),
        "terminal-admin-opened": table["opened"],
    }
    return {**row, "terminal-admin-names": ", ".join(table["names"] or ())} if "names" in table else row


def print_rows(voice: Voice, nothing: str, rows: Sequence[dict[str, str]], right: Sequence[int]) -> None:
    """A table with a heading, or the sentence that there is nothing."""
    if rows:
        print_table([[voice.say(key) for key in rows[0]], *(list(row.values()) for row in rows)], right)
    else:
        print_text(voice.say(nothing))


def close_table(context: typer.Context, table: Table, as_json: AsJson = False) -> None:
    """Close a table: nobody plays on, and finished matches can still be reviewed."""
    context.obj.ask("POST", f"tables/{quote(table, safe='')}/close")
    tell(context.obj.voice, as_json, {"table": table}, "terminal-admin-table-closed")


def delete_table(context: typer.Context, table: Table, as_json: AsJson = False) -> None:
    """Delete a table and everything that is stored about it."""
    context.obj.ask("DELETE", f"tables/{quote(table, safe='')}")
    tell(context.obj.voice, as_json, {"table": table}, "terminal-admin-table-deleted")


def tell(voice: Voice, as_json: bool, facts: dict[str, Any], key: str) -> None:
    if as_json:
        print_json(facts)
    else:
        print_text(voice.say(key, **facts))


def ban(
    context: typer.Context,
    address: Address,
    time: For = "1h",
    as_json: AsJson = False,
) -> None:
    """Shut an address out for a time. Bans are in memory only: a restart of the server lifts them."""
    seconds = read_duration(time)
    done = context.obj.ask("PUT", "bans", {"address": address, "seconds": seconds})
    if as_json:
        print_json(done)
    else:
        print_text(context.obj.voice.say("terminal-admin-banned", address=done["address"], time=time))


def read_duration(text: str) -> int:
    found = re.fullmatch(r"(\d{1,9})([smhd])", text, re.ASCII)
    seconds = int(found[1]) * UNITS[found[2]] if found else 0
    if not 1 <= seconds <= LONGEST_DAYS * UNITS["d"]:
        raise Refusal("admin-duration", f"--for: {text!r} is not a time like 30m, 2h or 7d", text=text[:40])
    return seconds


def unban(context: typer.Context, address: Address, as_json: AsJson = False) -> None:
    """Let an address in again."""
    bare = address.partition("/")[0]
    done = context.obj.ask("DELETE", f"bans/{quote(bare, safe='')}")
    tell(context.obj.voice, as_json, done, "terminal-admin-unbanned")


def list_bans(context: typer.Context, as_json: AsJson = False) -> None:
    """List the bans, and how long they last."""
    found = context.obj.ask("GET", "bans")
    rows = [
        {"terminal-admin-address": each["address"], "terminal-admin-left": write_duration(each["seconds"])}
        for each in found
    ]
    if as_json:
        print_json(found)
    else:
        print_rows(context.obj.voice, "terminal-admin-no-bans", rows, (1,))


def write_duration(seconds: int) -> str:
    """The two largest units: 1h 59m."""
    parts = []
    for unit in "dhms":
        count, seconds = divmod(seconds, UNITS[unit])
        parts += [f"{count}{unit}"] if count else []
    return " ".join(parts[:2]) or "0s"


def list_addresses(context: typer.Context, as_json: AsJson = False) -> None:
    """List the addresses that are connected right now, and their tables."""
    found = context.obj.ask("GET", "addresses")
    rows = [
        {
            "terminal-admin-address": each["address"],
            "terminal-admin-sockets": str(each["sockets"]),
            "terminal-admin-tables": "  ".join(each["tables"]),
        }
        for each in found
    ]
    if as_json:
        print_json(found)
    else:
        print_rows(context.obj.voice, "terminal-admin-nobody", rows, (1,))


def set_motd(
    context: typer.Context,
    text: Text = "",
    clear: Clear = False,
    as_json: AsJson = False,
) -> None:
    """Set the message of the day, which is shown on the start page and at every table."""
    if bool(text) == clear:
        raise Refusal("admin-which-motd", "give the message's text, or --clear")
    done = context.obj.ask("PUT", "notice", {"text": text or None})
    tell(context.obj.voice, as_json, done, "terminal-admin-motd-set" if text else "terminal-admin-motd-cleared")


def enter(context: typer.Context, server: Server = "", database: Database = "") -> None:
    """For whoever runs a server: tables, bans, the message of the day."""
    context.obj = Office(context.obj, server, database)


def add_commands(admin: typer.Typer) -> None:
    admin.callback()(enter)
    admin.command("list")(list_tables)
    admin.command("close")(close_table)
    admin.command("delete")(delete_table)
    admin.command("addresses")(list_addresses)
    admin.command("ban")(ban)
    admin.command("unban")(unban)
    admin.command("bans")(list_bans)
    admin.command("motd")(set_motd)
