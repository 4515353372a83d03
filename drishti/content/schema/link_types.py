"""Field types for links, images, icons and anchors."""

from typing import Annotated

from pydantic import AfterValidator

from drishti.content.schema.base import Content, Id, Labelled, OptionalText, Text, matching

# ``broken_references`` checks the values of the next five classes.


class Target(str):
    """The target of a link, which must exist if it is on this site."""


class ImageFile(str):
    """The path of a file under ``assets/``, which must exist."""


class IconName(str):
    """The id of a symbol in ``icons.svg``."""


class FileTarget(str):
    """Where a document is: a file of this site, which must exist, or an address elsewhere."""


class HomeAnchor(str):
    """An id that is unique on the home page."""


Icon = Annotated[Id, AfterValidator(IconName)]
AnchorId = Annotated[Id, AfterValidator(HomeAnchor)]

Anchor = Annotated[
    str,
    matching(r"#[a-z][a-z0-9_-]*", "a place on the home page, such as #faq"),
    AfterValidator(Target),
]

Href = Annotated[
    str,
    matching(r"#[a-z][a-z0-9_-]*|/[a-z0-9/#_-]*", "a place on this site, such as #faq or /"),
    AfterValidator(Target),
]

# No internationalised host names (``xn--``, RFC 3492), because they can imitate other hosts.
LABELS = r"([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+"
HOST = rf"(?!.*xn--){LABELS}[a-z]{{2,}}"
# Only / ? or # may follow the host, so that nothing can disguise it. Brackets, quotes and braces
# are excluded, because they could end a link in Markdown or HTML.
ADDRESS = rf"https://{HOST}([/?#][\w./@~+%!$&*,:;=?#-]{{0,400}})?"

WebAddress = Annotated[
    str,
    matching(ADDRESS, "https://, a host without port or user, then / ? or # and ASCII characters"),
]
"""An external URL: ``https`` and ASCII only, to rule out look-alike addresses."""

PHONE = r"tel:\+?[0-9]{3,15}"

OWN_FILE = r"/(?!/|.*\.\.)[\w./-]{1,200}\.[a-z0-9]{2,5}"

DocumentAddress = Annotated[
    str,
    matching(
        rf"({ADDRESS}|{OWN_FILE}|/[a-z0-9-]+)?",
        "https://…, or the path of a page or of a file in assets/, without spaces and in ASCII "
        "characters, such as /whitepaper.pdf",
    ),
    AfterValidator(FileTarget),
]
"""The address of a document, or nothing yet; ``/whitepaper.pdf`` is ``assets/whitepaper.pdf``."""

OptionalAddress = Annotated[str, matching(rf"({ADDRESS})?", "https://…")]

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
    matching(
        rf"{ADDRESS}|{PHONE}|mailto:[a-z0-9._+-]+@{HOST}|[/#][a-z0-9/#_-]*|{OWN_FILE}",
        "https:// and ASCII characters, tel: and digits, or a place on this site, such as #faq",
    ),
    AfterValidator(Target),
]

Origin = Annotated[
    str,
    matching(
        rf"https://{LABELS}(xn--[a-z0-9-]+|[a-z]{{2,}})",
        "https:// and a host name, one in other letters in its form with xn--; set a path in "
        "REFLEX_FRONTEND_PATH instead",
    ),
]
"""The origin of a site: scheme and host, no path."""

Image = Annotated[
    str,
    matching(
        r"images/[a-z0-9_/-]{1,100}\.(svg|png|webp|avif)",
        "images/ and the lower-case name of an svg, png, webp or avif file, up to 100 characters",
    ),
    AfterValidator(ImageFile),
]


class WithImage(Content):
    """Something with an image, which is decorative if ``image_alt`` is empty."""

    image: Image
    image_alt: OptionalText


class AnchorLink(Labelled):
    """A link to an anchor on the home page, with a status (``state``) such as "not open yet"."""

    anchor: Anchor
    state: Text | None = None


class Link(Labelled):
    href: AnyHref
