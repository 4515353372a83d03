"""Stops an export that would change the locked npm packages."""

import atexit
import json
import os
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final

import reflex as rx

from .compat.internals import is_export

LOCK: Final = Path("reflex.lock")

ELSEWHERE: Final = {"link", "name"}
"""With these, npm installs something else than the package after which the folder is named."""

RELEASE: Final = "https://registry.npmjs.org/{name}/-/{file}-{version}.tgz"
"""Where npm finds a release of a package, in ``resolved``; without it, npm asks its registry."""

RENEW: Final = "restore the file, or delete it and start `reflex run` once"


class FrozenPackages(rx.plugins.Plugin):
    """Restores the lock, and stops the export, if Reflex has changed it.

    A lock that names a package otherwise than by name, version and hash is refused at once.
    Reflex does not install with ``npm ci``, but with ``npm install`` and ``npm add``, which write
    the lock. `reflex run` may still change the packages in it.
    """

    def __init__(self) -> None:
        before()

    def post_build(self, **_context: Any) -> None:
        """Compare the lock with what it was when the export began, and put it back."""
        after = _contents()
        put_back()
        if is_export() and before() and _meaning(after) != _meaning(before()):
            raise SystemExit(
                f"{LOCK}: this export would change it; "
                "start `reflex run` once, review the change, commit it, and export again"
            )


@cache
def before() -> dict[Path, bytes]:
    """Return the lock as this process found it, even after Reflex loads the plugins again.

    Nothing is locked before the first installation, although `reflex init` writes `package.json`.
    """
    found = _contents()
    if problems := [*_misnamed(found)]:
        raise SystemExit("\n".join(problems))
    atexit.register(put_back)  # also after a failed installation
    is_locked = any(path.name == "package-lock.json" for path in found)
    if is_locked and is_export():  # ~/.npmrc may refuse young packages, but these were reviewed
        os.environ |= {"NPM_CONFIG_MIN_RELEASE_AGE": "0", "NPM_CONFIG_BEFORE": "null"}
    return found if is_locked else {}


def put_back() -> None:
    """Restore the lock; in `reflex run`, only if nothing but whitespace has changed."""
    after = _contents()
    if after != before() and (is_export() or _meaning(after) == _meaning(before())):
        for path, content in before().items():
            path.write_bytes(content)


def _contents() -> dict[Path, bytes]:
    return {path: path.read_bytes() for path in sorted(LOCK.resolve().glob("*.json"))}


def _misnamed(contents: dict[Path, bytes]) -> Iterator[str]:
    """Yield a line for each package that may not be a release of the one whose name it has."""
    for path, lock in _meaning(contents).items():
        for place, package in lock.get("packages", {}).items():
            wrong = ELSEWHERE & package.keys()
            name, version = place.rpartition("node_modules/")[2], package.get("version", "")
            release = RELEASE.format(name=name, file=name.rpartition("/")[2], version=version)
            if not re.fullmatch(r"\d+\.\d+\.\d+[\w.+-]*", version):
                wrong.add("version")
            elif package.get("resolved", release) != release:
                wrong.add("resolved")
            if place and wrong:
                where = f"{LOCK}/{path.name}: {place}: {', '.join(sorted(wrong))}"
                yield f"{where}: npm could install another package; {RENEW}"


def _meaning(contents: dict[Path, bytes]) -> dict[Path, Any]:
    """Parse the files, because `reflex init` writes the same JSON with different whitespace."""
    return {path: json.loads(content) for path, content in contents.items()}
