"""nginx from Debian, with the examples for hosting in front of whatever a test has started."""

import os
import shutil
import socket
import ssl
import subprocess
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import httpx
from websockets.sync.client import ClientConnection, connect

from server.running import PATIENCE

HOSTING = Path(__file__).parents[2] / "examples" / "hosting"
ONE = "127.0.0.1:8000"
TWO = ("192.0.2.1:8000", "192.0.2.2:8000")
AROUND = """
daemon off;
pid {folder}/nginx.pid;
error_log {folder}/error.log;
user {user};
events {{}}
http {{
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    include {folder}/vierling*.conf;
}}
"""


def program(name: str) -> str:
    found = shutil.which(name, path=f"{os.environ['PATH']}:/usr/sbin")
    assert found, f"there is no {name}: run tests/server/hosting.sh"
    return found


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port: int = free.getsockname()[1]
        return port


@dataclass(frozen=True)
class Front:
    """nginx, as visitors with several addresses see it."""

    port: int
    plain: int

    def visitor(self, address: str) -> httpx.Client:
        transport = httpx.HTTPTransport(local_address=address, verify=trusting())
        return httpx.Client(base_url=f"https://127.0.0.1:{self.port}", transport=transport, timeout=PATIENCE)

    def socket(self, address: str, table: str) -> ClientConnection:
        line = socket.create_connection(("127.0.0.1", self.port), source_address=(address, 0))
        there = f"wss://127.0.0.1:{self.port}/api/tables/{table}/socket"
        return connect(there, sock=line, ssl=trusting(), proxy=None, open_timeout=PATIENCE, legacy=True)


def trusting() -> ssl.SSLContext:
    """The certificate is the test's own."""
    context = ssl.create_default_context()
    context.check_hostname = False
    context.verify_mode = ssl.CERT_NONE
    return context


def certify(folder: Path) -> None:
    keys = ["-keyout", str(folder / "privkey.pem"), "-out", str(folder / "fullchain.pem")]
    what = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=games.example.org"]
    subprocess.run([program("openssl"), *what, *keys], check=True, capture_output=True)


def write_site(folder: Path, front: Front, upstream: str, limits: Mapping[str, str]) -> None:
    """The example itself; only ports, paths and the height of its limits are others."""
    changes = {
        "listen 80;": f"listen 127.0.0.1:{front.plain};",
        "listen [::]:80;": "",
        "listen 443 ssl": f"listen 127.0.0.1:{front.port} ssl",
        "listen [::]:443 ssl http2;": "",
        "/etc/letsencrypt/live/games.example.org": str(folder),
        "/var/log/nginx/vierling.log": f"{folder}/vierling.log",
        **limits,
    }
    (folder / "vierling.conf").write_text(changed((HOSTING / "nginx.conf").read_text(), changes))
    (folder / "vierling-upstream.conf").write_text(upstream)
    user = "root" if os.getuid() == 0 else "nobody"  # it has to read this folder
    (folder / "nginx.conf").write_text(AROUND.format(folder=folder, user=user))


def changed(text: str, changes: Mapping[str, str]) -> str:
    for before, after in changes.items():
        assert before in text
        text = text.replace(before, after)
    return text


def one_machine(port: int) -> str:
    return changed((HOSTING / "one-machine.conf").read_text(), {ONE: f"127.0.0.1:{port}"})


def two_machines(*ports: int) -> str:
    changes = {there: f"127.0.0.1:{port}" for there, port in zip(TWO, ports, strict=True)}
    return changed((HOSTING / "two-machines.conf").read_text(), changes)


@contextmanager
def fronted(folder: Path, upstream: str, limits: Mapping[str, str] | None = None) -> Iterator[Front]:
    front = Front(free_port(), free_port())
    certify(folder)
    write_site(folder, front, upstream, limits or {})
    nginx = subprocess.Popen([program("nginx"), "-p", str(folder), "-c", str(folder / "nginx.conf")])
    try:
        wait_for(nginx, front.port, folder / "error.log")
        yield front
    finally:
        nginx.terminate()
        nginx.wait(PATIENCE)


def wait_for(nginx: "subprocess.Popen[bytes]", port: int, trouble: Path) -> None:
    while True:
        assert nginx.poll() is None, trouble.read_text()
        try:
            socket.create_connection(("127.0.0.1", port)).close()
        except ConnectionRefusedError:
            time.sleep(0.05)
        else:
            return
