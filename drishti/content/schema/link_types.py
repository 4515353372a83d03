"""Field types for links and image paths."""

from enum import Enum, auto
from typing import Annotated

from drishti.content.schema.base import Content, Text, matching


class Reference(Enum):
    """Marks a field whose target must exist, checked by ``broken_references``."""

    LINK = auto()
    IMAGE = auto()


Anchor = Annotated[
    str,
    Reference.LINK,
    matching(r"#[a-z][a-z0-9_-]*", "a place on the home page, such as #faq"),
]
"""An anchor on the home page; must exist."""

Href = Annotated[
    str,
    Reference.LINK,
    matching(r"#[a-z][a-z0-9_-]*|/[a-z0-9/#_-]*", "a place on this site, such as #faq or /"),
]
"""An anchor or a path on this site; must exist."""

# No internationalised host names (``xn--``, RFC 3492): they can imitate other hosts.
HOST = r"(?!.*xn--)([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}"
# What follows the host cannot disguise it. No brackets, quotes or braces, as in Markdown and HTML.
ADDRESS = rf"https://{HOST}([/?#][\w./@~+%!$&*,:;=?#-]{{0,400}})?"

WebAddress = Annotated[
    str,
    matching(ADDRESS, "https://, a host without port or user, then / ? or # and ASCII characters"),
]
"""An external URL: ``https`` and ASCII only, to rule out look-alike addresses."""

OptionalAddress = Annotated[str, matching(rf"({ADDRESS})?", "https://…")]
"""An external URL, or nothing yet."""

Contact = Annotated[
    str,
    matching(
        rf"([A-Za-z0-9._+-]+@{HOST}|{ADDRESS})?",
        "an email address or an https:// address, in ASCII characters",
    ),
]
"""The operator's email address or contact page; may be empty."""

AnyHref = Annotated[
    str,
    Reference.LINK,
    matching(
        rf"{ADDRESS}|mailto:[a-z0-9._+-]+@{HOST}|[/#][a-z0-9/#_-]*",
        "an https:// address in ASCII characters, or a place on this site, such as #faq",
    ),
]
"""A link to another site or on this one; on this one it must exist."""

Origin = Annotated[
    str,
    matching(
        rf"https://{HOST}",
        "https:// and a host name; set a path in REFLEX_FRONTEND_PATH instead",
    ),
]
"""The origin of a site: scheme and host, no path."""

Image = Annotated[
    str,
    Reference.IMAGE,
    matching(
        r"images/[a-z0-9_/-]{1,100}\.(svg|png|webp|avif)",
        "images/ and the lower-case name of an svg, png, webp or avif file, up to 100 characters",
    ),
]
"""The path of an image under ``assets/``; must exist."""


class AnchorLink(Content):
    """A link to an anchor on the home page; ``state`` says that what it is about is missing."""

    label: Text
    anchor: Anchor
    state: Text | None = None


class Link(Content):
    """A link with its text."""

    label: Text
    href: AnyHref
