"""The kinds of field that lead somewhere: to a place, to a picture, to an address."""

from enum import Enum, auto
from typing import Annotated

from drishti.content.schema.base import spelled


class Leads(Enum):
    """What a field leads to, by which the loader finds the fields whose target must be there."""

    TO_PLACE = auto()
    TO_PICTURE = auto()


Anchor = Annotated[
    str,
    Leads.TO_PLACE,
    spelled(r"#[a-z][a-z0-9_-]*", "a place on the home page, such as #faq"),
]
"""A place on the home page; the loader checks that the page has it."""

Href = Annotated[
    str,
    Leads.TO_PLACE,
    spelled(r"#[a-z][a-z0-9_-]*|/[a-z0-9/#_-]*", "a place on this site, such as #faq or /"),
]
"""A place on this site; the loader checks that it exists."""

# No host in another script (``xn--``, RFC 3492): it may look like somebody else's.
HOST = r"(?!.*xn--)([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}"

WebAddress = Annotated[
    str,
    spelled(
        rf"https://{HOST}(/[\w./@-]{{0,200}})?", "an address in plain letters that begins https://"
    ),
]
"""An address elsewhere. ``https`` only, in plain letters, so that no look-alike slips in."""

Origin = Annotated[
    str,
    spelled(
        rf"https://{HOST}",
        "https:// and a host in plain letters; a path goes into REFLEX_FRONTEND_PATH",
    ),
]
"""The address of a whole site."""

Image = Annotated[
    str,
    Leads.TO_PICTURE,
    spelled(
        r"images/[a-z0-9_/-]+\.(svg|png|webp|avif)",
        "images/ and the name of a svg, png, webp or avif file in small letters",
    ),
]
"""A picture under ``assets/``; the loader checks that it is there."""
