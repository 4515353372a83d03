"""Debian's Caddy on the loopback interface, with ``deploy/Caddyfile``."""

import os
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from socket import create_connection

from support.browsers.waiting import wait_for
from support.hosts.processes import free_port
from support.projects import ROOT
from support.tools import CADDY


def answers(port: int) -> bool:
    """Return true if a server accepts connections, else raise an ``OSError``."""
    with create_connection(("127.0.0.1", port)):
        return True


@contextmanager
def caddy(folder: Path, build: Path) -> Iterator[str]:
    """Serve ``build``, the folder that holds ``client``, and yield the address."""
    port = free_port()
    address = f"http://127.0.0.1:{port}"
    recipe = (ROOT / "deploy" / "Caddyfile").read_text("utf-8")
    recipe = recipe.replace("\ndrishti.example {", f"\n{address} {{")
    recipe = recipe.replace("/srv/drishti/current/client", str(build / "client"))
    file = folder / "Caddyfile"
    file.write_text(f"{{\n\tadmin off\n\tauto_https off\n}}\n{recipe}", "utf-8")
    homes = {"XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder)}
    command = [CADDY.path(), "run", "--adapter", "caddyfile", "--config", str(file)]
    with (folder / "log").open("wb") as log:
        server = subprocess.Popen(command, env=os.environ | homes, stdout=log, stderr=log)
    try:
        wait_for(lambda: answers(port), "Caddy to start", excused=OSError)
        yield address
    finally:
        server.terminate()
        server.wait()
