"""Debian's nginx, Apache and Caddy on the loopback interface, with the project's configuration."""

import os
import subprocess
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from shutil import copy, copytree
from socket import create_connection
from typing import Final

from support.browsers.waiting import wait_for
from support.hosts.processes import free_port
from support.projects import ROOT
from support.tools import APACHE, CADDY, NGINX, NGINX_BROTLI

APACHE_MODULES: Final = ("mpm_event", "authz_core", "alias", "dir", "mime", "headers", "rewrite")
APACHE_CONFIGURATION: Final = """
ServerRoot {folder}
ServerName localhost
Listen 127.0.0.1:{port}
PidFile {folder}/pid
ErrorLog {folder}/error.log
{modules}
TypesConfig /etc/mime.types
DocumentRoot {folder}/client
<Directory {folder}/client>
    AllowOverride All
    Require all granted
</Directory>
"""


def nginx(folder: Path, build: Path) -> AbstractContextManager[str]:
    """Serve a copy of ``build``, the parent folder of ``client``, as the container does."""
    NGINX_BROTLI.path()
    copytree(build, folder / "site")
    folder.chmod(0o777)
    port = free_port()
    text = (ROOT / "deploy" / "container.conf").read_text("utf-8")
    text = text.replace(" /tmp", f" {folder}").replace("8080", str(port))
    file = folder / "nginx.conf"
    file.write_text(text.replace("/srv/drishti", f"{folder}/site"), "utf-8")
    command = [NGINX.path(), "-c", str(file), "-e", str(folder / "error.log")]
    return _running([*command, "-g", "daemon off;"], folder, port)


def apache(folder: Path, build: Path) -> AbstractContextManager[str]:
    """Serve a copy of ``build`` with the generated ``.htaccess``."""
    copytree(build / "client", folder / "client")
    copy(build / "apache" / ".htaccess", folder / "client")
    folder.chmod(0o777)
    port = free_port()
    modules = "\n".join(
        f"LoadModule {name}_module /usr/lib/apache2/modules/mod_{name}.so"
        for name in APACHE_MODULES
    )
    file = folder / "httpd.conf"
    file.write_text(APACHE_CONFIGURATION.format(folder=folder, port=port, modules=modules), "utf-8")
    return _running([APACHE.path(), "-DFOREGROUND", "-f", str(file)], folder, port)


def caddy(folder: Path, build: Path) -> AbstractContextManager[str]:
    """Serve ``build`` with ``deploy/Caddyfile``."""
    port = free_port()
    recipe = (ROOT / "deploy" / "Caddyfile").read_text("utf-8")
    recipe = recipe.replace("\ndrishti.example {", f"\nhttp://127.0.0.1:{port} {{")
    recipe = recipe.replace("/srv/drishti/current/client", str(build / "client"))
    file = folder / "Caddyfile"
    file.write_text(f"{{\n\tadmin off\n\tauto_https off\n}}\n{recipe}", "utf-8")
    command = [CADDY.path(), "run", "--adapter", "caddyfile", "--config", str(file)]
    return _running(command, folder, port, user=None)


@contextmanager
def _running(
    command: list[str], folder: Path, port: int, user: str | None = "www-data"
) -> Iterator[str]:
    """Run a server, as ``user`` if the tests run as root, and yield its address."""
    homes = {"XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder)}
    with (folder / "log").open("wb") as log:
        server = subprocess.Popen(
            command,
            env=os.environ | homes,
            stdout=log,
            stderr=log,
            user=user if os.geteuid() == 0 else None,
        )

    def answers() -> bool:
        create_connection(("127.0.0.1", port)).close()
        return True

    try:
        wait_for(answers, f"{command[0]} to start", excused=OSError)
        yield f"http://127.0.0.1:{port}"
    finally:
        server.terminate()
        server.wait()
