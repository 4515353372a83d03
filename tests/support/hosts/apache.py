"""Debian's Apache on the loopback interface, with the ``.htaccess`` of an export."""

import os
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from shutil import copy, copytree
from typing import Final

from support.browsers.waiting import wait_for
from support.hosts.processes import free_port
from support.tools import APACHE

MODULES: Final = ("mpm_event", "authz_core", "dir", "mime", "headers", "rewrite")
MAIN: Final = """
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


@contextmanager
def apache(folder: Path, build: Path) -> Iterator[str]:
    """Serve ``build``, the folder that holds ``client``, and yield the address."""
    copytree(build / "client", folder / "client")
    copy(build / "apache" / ".htaccess", folder / "client")
    port = free_port()
    modules = "\n".join(
        f"LoadModule {name}_module /usr/lib/apache2/modules/mod_{name}.so" for name in MODULES
    )
    user = "User www-data\nGroup www-data\n" if os.geteuid() == 0 else ""
    text = MAIN.format(folder=folder, port=port, modules=modules) + user
    (folder / "httpd.conf").write_text(text, "utf-8")
    command = [APACHE.path(), "-f", str(folder / "httpd.conf")]
    subprocess.run(command, check=True)
    try:
        wait_for((folder / "pid").exists, "Apache to start")
        yield f"http://127.0.0.1:{port}"
    finally:
        subprocess.run([*command, "-k", "stop"], check=True)
