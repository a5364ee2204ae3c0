"""Under which address others can reach this server."""

import socket
from ipaddress import ip_address

from starlette.requests import HTTPConnection

EVERYWHERE = {"0.0.0.0", "::"}  # noqa: S104 - compared with, not listened on
NOBODY = ("192.0.2.1", 9)  # reserved for documentation
LONGEST_HOST = 260  # a name of 253 characters, and a port


def is_local(host: str) -> bool:
    """Whether only this machine can open it."""
    try:
        return ip_address(host.strip("[]")).is_loopback
    except ValueError:
        return host == "localhost" or host.endswith(".localhost")


def network_address() -> str | None:
    """This machine's address in the network around it, if there is one."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(NOBODY)  # sends nothing, but chooses the way out
        except OSError:
            return None
        found: str = probe.getsockname()[0]
    return None if is_local(found) or found in EVERYWHERE else found


def origin_of(connection: HTTPConnection) -> str:
    """The server's address as others know it: invite links start with it.

    Whoever opened the page as 127.0.0.1 invites with the network's address, if the server listens there.
    """
    settings = connection.app.state.settings
    if settings.public_url:
        return str(settings.public_url).rstrip("/")
    scheme = "https" if connection.url.scheme in {"https", "wss"} else "http"
    place = connection.url.netloc[:LONGEST_HOST]
    if settings.host in EVERYWHERE and is_local(connection.url.hostname or "") and (found := network_address()):
        port = connection.url.port
        place = found if port is None else f"{found}:{port}"
    return f"{scheme}://{place}"
