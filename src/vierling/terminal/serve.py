"""`vierling serve`."""

from typing import Annotated, Any

import typer

from vierling.game import Refusal
from vierling.terminal.reading import read_number

Host = Annotated[str, typer.Option("--host", show_default="127.0.0.1", help="The address to listen on.")]
Port = Annotated[str, typer.Option("--port", metavar="N", show_default="8000", help="0 picks a free one.")]
Database = Annotated[
    str,
    typer.Option(
        "--database",
        metavar="FILE",
        show_default="in the user's data folder",
        help="Or the address of a PostgreSQL one.",
    ),
]
WorkersFlag = Annotated[
    str, typer.Option("--workers", metavar="N", show_default="1", help="Processes that serve, with PostgreSQL.")
]


def serve(host: Host = "", port: Port = "", database: Database = "", workers: WorkersFlag = "") -> None:
    """Serve the games in the browser; VIERLING_HOST, VIERLING_PORT and VIERLING_DATABASE do the same."""
    flags: dict[str, Any] = {}
    if host:
        flags["host"] = host
    if port:
        flags["port"] = read_number("--port", port, least=0, most=65535)
    if database:
        flags["database"] = database
    if workers:
        flags["workers"] = read_number("--workers", workers, least=1, most=64)
    start(flags)


def start(flags: dict[str, Any]) -> None:
    from pydantic import ValidationError  # noqa: PLC0415 - only this command needs the server

    from vierling.server import run  # noqa: PLC0415
    from vierling.server.api.settings import Settings  # noqa: PLC0415

    try:
        settings = Settings(**flags)
    except ValidationError as problem:
        first = problem.errors()[0]
        name = "VIERLING_" + "_".join(map(str, first["loc"])).upper()
        raise Refusal("bad-setting", f"{name}: {first['msg']}", name=name, reason=first["msg"]) from problem
    run.serve(settings)
