"""Contract addresses on BSC, whose capital letters are a checksum (EIP-55).

Keccak-256 is implemented here, because ``hashlib`` has only its successor SHA-3, and a package with
compiled code would be too much for one field.
"""

from typing import Annotated, Final

from drishti.content.schema.base import matching, refusing

BLOCK: Final = 136
LANE: Final = 2**64 - 1
HALF: Final = 8  # a letter is upper-case if the hash digit at its position is at least this


def with_checksum(address: str) -> str:
    """Return an address with the capital letters that its checksum requires."""
    digits = address[2:].lower()
    letters = zip(digits, keccak_256(digits.encode()).hex(), strict=False)
    return "0x" + "".join(one.upper() if int(mark, 16) >= HALF else one for one, mark in letters)


def keccak_256(data: bytes) -> bytes:
    """Return Ethereum's hash of ``data``, which must be shorter than ``BLOCK`` bytes."""
    block = bytearray((data + b"\x01").ljust(200, b"\0"))
    block[BLOCK - 1] |= 0x80
    lanes = [int.from_bytes(block[n : n + 8], "little") for n in range(0, 200, 8)]
    constant = 1
    for _ in range(24):
        columns = [
            lanes[x] ^ lanes[x + 5] ^ lanes[x + 10] ^ lanes[x + 15] ^ lanes[x + 20]
            for x in range(5)
        ]
        lanes = [
            lane ^ columns[(n + 4) % 5] ^ _rotate(columns[(n + 1) % 5], 1)
            for n, lane in enumerate(lanes)
        ]
        x, y, moved = 1, 0, lanes[1]
        for step in range(24):
            x, y = y, (2 * x + 3 * y) % 5
            place = x + 5 * y
            moved, lanes[place] = lanes[place], _rotate(moved, (step + 1) * (step + 2) // 2)
        rows = (lanes[n : n + 5] for n in range(0, 25, 5))
        lanes = [row[x] ^ (~row[x - 4] & row[x - 3]) for row in rows for x in range(5)]
        for bit in range(7):
            constant = (constant << 1) ^ ((constant >> 7) * 0x171)
            if constant & 2:
                lanes[0] ^= 1 << ((1 << bit) - 1)
    return b"".join(lane.to_bytes(8, "little") for lane in lanes[:4])


def _rotate(lane: int, places: int) -> int:
    places %= 64
    return (lane << places | lane >> (64 - places)) & LANE


def _capitals_error(address: str) -> str:
    if not address or address == with_checksum(address):
        return ""
    return f"is {address!r}, which is mistyped; copy it from the explorer, with its capital letters"


Contract = Annotated[
    str,
    matching(r"(0x(?!0{32})[0-9a-fA-F]{40})?", "0x and 40 hexadecimal digits, no dead account"),
    refusing(_capitals_error),
]
"""The address of a contract or an account; may be empty."""
