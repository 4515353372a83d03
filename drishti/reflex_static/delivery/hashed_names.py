"""File names with a hash of the content, so that an address never has other bytes.

A version after a question mark would not do: a host sends the same bytes for any version, so that a
page published a moment too early could pin an old file for a year.
"""

import re
from hashlib import sha256
from typing import Final

from drishti.reflex_static.delivery.output import Output

REFERRING: Final = {".css", ".html", ".js", ".json"}
HASHED: Final = re.compile(r"\.[0-9a-f]{8}\.\w+$")


def hash_names(output: Output, folders: tuple[str, ...]) -> None:
    """Turn each ``images/a.svg?v=1`` below one of ``folders`` into ``images/a.3f2c01ab.svg``."""
    files = {output.address(file): file for file in output.files()}
    names = {address: _hashed(address, file.read_bytes()) for address, file in files.items()}
    used: set[str] = set()

    def renamed(reference: re.Match[str]) -> str:
        address = reference[1]
        if address not in files:
            return reference[0]
        used.add(address)
        return names[address]

    reference = re.compile(rf"({output.base}/(?:{'|'.join(folders)})/[\w./@~+-]+)\?v=\w+")
    for file in output.files():  # also a page that shares its address with another
        if file.suffix in REFERRING:
            text = file.read_text("utf-8")
            file.write_text(reference.sub(renamed, text), "utf-8", newline="\n")
    for address in used:
        files[address].rename(files[address].with_name(names[address].rpartition("/")[2]))


def _hashed(address: str, content: bytes) -> str:
    stem, _, suffix = address.rpartition(".")
    return f"{stem}.{sha256(content).hexdigest()[:8]}.{suffix}"
