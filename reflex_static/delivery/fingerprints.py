"""File names with a hash of the content, so that the bytes at an address never change.

A version after a question mark would not be enough, because hosts ignore it: if a page is published
a moment before a file, browsers would keep the old file for a year under the new version.
"""

import re
from hashlib import sha256
from pathlib import Path
from typing import Final

from .output import Output

REFERRING: Final = {".css", ".html", ".js", ".json"}
HASH_LENGTH: Final = 8
HASHED: Final = re.compile(rf"\.[0-9a-f]{{{HASH_LENGTH}}}\.\w+$")


def content_hash(content: bytes) -> str:
    """Return the first ``HASH_LENGTH`` hex digits of the SHA-256 digest."""
    return sha256(content).hexdigest()[:HASH_LENGTH]


def fingerprint_names(output: Output, folders: tuple[str, ...]) -> None:
    """Turn each ``images/a.svg?v=1`` below one of ``folders`` into ``images/a.3f2c01ab.svg``.

    Stops if a file below ``folders`` refers to another with a version that is not the other's hash,
    because its own hash would then stay the same when the other file changes.
    """
    inside = re.compile(rf"{re.escape(output.base)}/(?:{'|'.join(map(re.escape, folders))})/")
    reference = re.compile(rf"({inside.pattern}[\w./@~+-]+)\?v=(\w+)")
    files = {output.address(file): file for file in output.files()}
    hashes = {
        address: content_hash(file.read_bytes())
        for address, file in files.items()
        if inside.match(address)
    }
    if stale := [
        f"{address}: {match[0]}: the version must be the hash of the file"
        for address in hashes
        if files[address].suffix in REFERRING
        for match in reference.finditer(files[address].read_text("utf-8"))
        if match[2] != hashes.get(match[1], match[2])
    ]:
        raise SystemExit("\n".join(stale))
    used: dict[str, str] = {}

    def renamed(match: re.Match[str]) -> str:
        if match[1] not in hashes:
            return match[0]
        stem, _, suffix = match[1].rpartition(".")
        used[match[1]] = f"{stem}.{hashes[match[1]]}.{suffix}"
        return used[match[1]]

    for file in output.files():  # not `files`, because two can share an address
        if file.suffix in REFERRING:
            text = reference.sub(renamed, file.read_text("utf-8"))
            file.write_text(text, "utf-8", newline="\n")
    for address, new in used.items():
        files[address].rename(files[address].with_name(Path(new).name))
