"""Debian's nginx, Apache and Caddy on the loopback interface, with the project's configuration."""

import os
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from shutil import copy, copytree
from socket import create_connection
from tempfile import TemporaryDirectory
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
DocumentRoot {folder}/site/client
<Directory {folder}/site/client>
    AllowOverride All
    Require all granted
</Directory>
"""


def nginx(folder: Path, port: int) -> list[str]:
    """Return the command of a server as in the container."""
    NGINX_BROTLI.path()
    text = (ROOT / "deploy" / "container.conf").read_text("utf-8")
    text = text.replace(" /tmp", f" {folder}").replace("8080", str(port))
    file = folder / "nginx.conf"
    file.write_text(text.replace("/srv/drishti", f"{folder}/site"), "utf-8")
    command = [NGINX.path(), "-c", str(file), "-e", str(folder / "error.log")]
    return [*command, "-g", "daemon off;"]


def apache(folder: Path, port: int) -> list[str]:
    """Return the command of a server with the generated ``.htaccess``."""
    copy(folder / "site" / "apache" / ".htaccess", folder / "site" / "client")
    modules = "\n".join(
        f"LoadModule {name}_module /usr/lib/apache2/modules/mod_{name}.so"
        for name in APACHE_MODULES
    )
    file = folder / "httpd.conf"
    file.write_text(APACHE_CONFIGURATION.format(folder=folder, port=port, modules=modules), "utf-8")
    return [APACHE.path(), "-DFOREGROUND", "-f", str(file)]


def caddy(folder: Path, port: int) -> list[str]:
    """Return the command of a server with ``deploy/Caddyfile``."""
    recipe = (ROOT / "deploy" / "Caddyfile").read_text("utf-8")
    recipe = recipe.replace("\ndrishti.example {", f"\nhttp://127.0.0.1:{port} {{")
    recipe = recipe.replace("/srv/drishti/current", f"{folder}/site")
    file = folder / "Caddyfile"
    file.write_text(f"{{\n\tadmin off\n\tauto_https off\n}}\n{recipe}", "utf-8")
    return [CADDY.path(), "run", "--adapter", "caddyfile", "--config", str(file)]


@contextmanager
def serving_with(server: Callable[[Path, int], list[str]], build: Path) -> Iterator[str]:
    """Serve a copy of ``build``, the parent folder of ``client``, and yield the address.

    If the tests run as root, the server does not.
    """
    with TemporaryDirectory() as name:
        folder, port = Path(name), free_port()
        folder.chmod(0o777)
        copytree(build, folder / "site")
        homes = {"XDG_DATA_HOME": name, "XDG_CONFIG_HOME": name}
        with (folder / "log").open("wb") as log:
            process = subprocess.Popen(
                command := server(folder, port),
                env=os.environ | homes,
                stdout=log,
                stderr=log,
                user="www-data" if os.geteuid() == 0 else None,
            )

        def answers() -> bool:
            create_connection(("127.0.0.1", port)).close()
            return True

        try:
            wait_for(answers, f"{command[0]} to start", excused=OSError)
            yield f"http://127.0.0.1:{port}"
        finally:
            process.terminate()
            process.wait()
