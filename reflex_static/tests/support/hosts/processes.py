"""A project run by ``reflex run``, and free ports."""

import os
import signal
import socket
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final
from urllib.request import urlopen

from support.browsers.waiting import wait_for
from support.exports import REFLEX, environment

START_S: Final = 180
END_S: Final = 30


def free_port() -> int:
    """Return a free port, for servers that cannot choose one themselves."""
    # A connection, once closed, keeps the system from assigning its port again for a minute.
    with socket.create_server(("127.0.0.1", 0)) as server:
        address = server.getsockname()
        with socket.create_connection(address), server.accept()[0]:
            return int(address[1])


@contextmanager
def running(project: Path, *options: str, **extra: str) -> Iterator[str]:
    """Run ``reflex run``, yield its address once it responds, and stop it at the end."""
    front = free_port()
    back = front if "prod" in options else free_port()  # production serves on one port
    address = f"http://localhost:{front}"
    log = project / "run.log"  # which no run watches
    with log.open("w") as output:
        process = subprocess.Popen(
            [REFLEX, "run", *options, f"--frontend-port={front}", f"--backend-port={back}"],
            cwd=project,
            env=environment(**extra),
            stdout=output,
            stderr=output,
            start_new_session=True,
        )

    def responds() -> bool:
        assert process.poll() is None, log.read_text("utf-8")
        with urlopen(address, timeout=END_S) as answer:
            return "text/html" in answer.headers["Content-Type"]

    try:
        wait_for(responds, f"the site; see {log}", patience_s=START_S, excused=OSError)
        yield address
    finally:
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGTERM)
        process.wait(END_S)
