"""File names with a hash of the content, so that an address never has other bytes.

A version after a question mark would not do: a host sends the same bytes for any version, so that a
page published a moment too early could pin an old file for a year.
"""

import re
from collections.abc import Iterator
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Final

from drishti.reflex_static.delivery.output import Output

REFERRING: Final = {".css", ".html", ".js", ".json"}
HASHED: Final = re.compile(r"\.[0-9a-f]{8}\.\w+$")


def fingerprint_names(output: Output, folders: tuple[str, ...]) -> None:
    """Turn each ``images/a.svg?v=1`` below one of ``folders`` into ``images/a.3f2c01ab.svg``.

    Raises:
        SystemExit: If a version is not the hash of its file, in a file there that the bundler has
            already named by its content: with the same name it would refer to another file.

    """
    names = _Names(output, folders)
    contents = {file: names.content(file) for file in output.files()}  # pages share addresses
    if stale := [line for address in names.fixed() for line in names.stale(address)]:
        raise SystemExit("\n".join(stale))
    for file, content in contents.items():
        file.write_bytes(content)
    for address in names.used:
        names.files[address].rename(names.files[address].with_name(Path(names.name(address)).name))


class _Names:
    """The names of the files, and what they contain once they refer to each other by these."""

    def __init__(self, output: Output, folders: tuple[str, ...]) -> None:
        self.files = {output.address(file): file for file in output.files()}
        self.used: set[str] = set()
        self._inside = re.compile(rf"{output.base}/(?:{'|'.join(folders)})/")
        self._reference = re.compile(rf"({self._inside.pattern}[\w./@~+-]+)\?v=(\w+)")
        self.content = cache(self._content)

    def name(self, address: str) -> str:
        """Return the address with the hash of what the file will contain."""
        stem, _, suffix = address.rpartition(".")
        return f"{stem}.{_hash(self.content(self.files[address]))}.{suffix}"

    def fixed(self) -> list[str]:
        """Return the addresses in the folders that stay as they are."""
        return [each for each in self.files if self._inside.match(each) and each not in self.used]

    def stale(self, address: str) -> Iterator[str]:
        """Yield a line for each reference of a file whose version is not a hash."""
        if self.files[address].suffix in REFERRING:
            for found in self._reference.finditer(self.files[address].read_text("utf-8")):
                if found[1] in self.files and found[2] != _hash(self.files[found[1]].read_bytes()):
                    yield f"{address}: {found[0]}: the version must be the hash of the file"

    def _content(self, file: Path) -> bytes:
        if file.suffix not in REFERRING:
            return file.read_bytes()
        return self._reference.sub(self._renamed, file.read_text("utf-8")).encode()

    def _renamed(self, found: re.Match[str]) -> str:
        if found[1] not in self.files:
            return found[0]
        self.used.add(found[1])
        return self.name(found[1])


def _hash(content: bytes) -> str:
    return sha256(content).hexdigest()[:8]
