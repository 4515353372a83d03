"""Debian's nginx on the loopback interface, with the configuration files of ``deploy/``."""

import os
import re
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from shutil import copytree
from typing import Final

from support.hosts.processes import free_port
from support.projects import ROOT
from support.tools import NGINX, NGINX_BROTLI, OPENSSL

MODULES: Final = Path("/etc/nginx/modules-enabled")

# A replacement for /etc/nginx/nginx.conf with all files in the test's own folder.
MAIN: Final = """
user root;
{modules}
pid {folder}/nginx.pid;
error_log {folder}/error.log;
events {{}}
http {{
    access_log off;
    include /etc/nginx/mime.types;
    default_type application/octet-stream;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    include {folder}/site.conf;
}}
"""


@contextmanager
def nginx(
    folder: Path, recipe: str, ports: dict[str, int], *, brotli: bool = True
) -> Iterator[None]:
    """Run nginx with ``recipe``, replacing its ports as given in ``ports``."""
    if brotli:
        NGINX_BROTLI.path()
    modules = f"include {MODULES}/*.conf;" if brotli else ""
    for old, new in ports.items():
        recipe = re.sub(rf"listen (\[::\]:)?{old}\b", rf"listen \g<1>{new}", recipe)
    (folder / "site.conf").write_text(recipe, "utf-8")
    with configured(folder, MAIN.format(folder=folder, modules=modules)):
        yield


@contextmanager
def configured(folder: Path, text: str, *, user: str | None = None) -> Iterator[None]:
    """Run nginx as ``user`` with ``text`` as its whole configuration."""
    (folder / "nginx.conf").write_text(text, "utf-8")
    subprocess.run(command(folder), check=True, user=user)
    try:
        yield
    finally:
        subprocess.run([*command(folder), "-s", "quit"], check=True, user=user)


@contextmanager
def container(folder: Path, build: Path) -> Iterator[str]:
    """Serve a copy of ``build`` as in the container, by an unprivileged user; yield the address."""
    NGINX_BROTLI.path()
    port = free_port()
    copytree(build, folder / "site")
    folder.chmod(0o777)
    text = recipe("container.conf").replace(" /tmp", f" {folder}").replace("8080", str(port))
    text = text.replace("/srv/drishti", f"{folder}/site").replace("/dev/stderr", "/dev/null")
    with configured(folder, text, user="www-data" if os.geteuid() == 0 else None):
        yield f"http://127.0.0.1:{port}"


def command(folder: Path) -> list[str]:
    """Return the command that controls the nginx of ``folder``."""
    return [NGINX.path(), "-c", str(folder / "nginx.conf"), "-e", str(folder / "error.log")]


def certificate(folder: Path) -> None:
    """Create a self-signed certificate where the configuration expects the real one."""
    key, chain = folder / "privkey.pem", folder / "fullchain.pem"
    options = (
        f"-x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=127.0.0.1 -keyout {key} -out {chain}"
    )
    subprocess.run([OPENSSL.path(), "req", *options.split()], check=True, capture_output=True)


def recipe(name: str) -> str:
    """Return a configuration file of ``deploy/``."""
    return (ROOT / "deploy" / name).read_text("utf-8")
