"""The site run by ``reflex run``, and free ports."""

import os
import signal
import socket
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final
from urllib.error import URLError
from urllib.request import urlopen

from support.browsers.waiting import wait_for
from support.projects import REFLEX, environment

START_S: Final = 180
END_S: Final = 30


def free_port() -> int:
    """Return a free port, for servers that cannot choose one themselves."""
    # After a closed connection, the system does not assign the port again for a minute.
    with socket.create_server(("127.0.0.1", 0)) as server:
        address = server.getsockname()
        with socket.create_connection(address), server.accept()[0]:
            return int(address[1])


@contextmanager
def running(project: Path, *options: str) -> Iterator[str]:
    """Run ``reflex run``, yield its address once it responds, and stop it at the end."""
    front = free_port()
    back = front if "prod" in options else free_port()  # production serves on one port
    ports = ["--frontend-port", str(front), "--backend-port", str(back)]
    log = project / "log.txt"
    with log.open("w") as output:
        process = subprocess.Popen(
            [REFLEX, "run", *options, *ports],
            cwd=project,
            env=environment(),
            stdout=output,
            stderr=output,
            start_new_session=True,
        )
        try:
            yield _answering(process, {front, back}, log)
        finally:
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGTERM)
            process.wait(END_S)


def _answering(process: subprocess.Popen[bytes], ports: set[int], log: Path) -> str:
    """Wait until an address serves the home page, and return it."""
    addresses = [f"http://localhost:{port}" for port in ports]

    def look() -> str | None:
        if process.poll() is not None:
            raise RuntimeError(f"the site did not start:\n{log.read_text('utf-8')}")
        return next(filter(_serves_the_site, addresses), None)

    return str(wait_for(look, f"the site to respond; see {log}", patience_s=START_S))


def _serves_the_site(address: str) -> bool:
    with suppress(URLError, OSError), urlopen(address, timeout=END_S) as answer:
        return "text/html" in answer.headers["Content-Type"]
    return False
