"""Facts the whole site shares (``content/<language>/site.toml``)."""

from collections.abc import Mapping
from typing import Annotated, Any

from pydantic import Field

from drishti.content.schema.base import Content, Id, Name, OptionalName, Text, spelled
from drishti.content.schema.link_types import HOST, Origin, WebAddress

UNKNOWN = "-"

Contact = Annotated[
    str,
    spelled(
        rf"([a-z0-9._+-]+@{HOST}|https://{HOST}(/[\w./-]*)?)?",
        "a mail address, or one that begins https://, in plain letters",
    ),
]
"""How to reach the people behind the site; empty until there is a way."""


class TokenIdentity(Content):
    """Names and addresses of the token; for an empty one the page says that there is none yet."""

    name: Name
    ticker: Annotated[
        str, spelled(r"\$[A-Z0-9]{2,12}", "$ and 2 to 12 capital letters or digits, such as $LIGHT")
    ]
    contract_address: Annotated[
        str, spelled(r"(\w{26,64})?", "26 to 64 letters and digits, copied and not typed")
    ]
    contact: Contact
    country: OptionalName

    @classmethod
    def unknown(cls) -> "TokenIdentity":
        """Return what stands in for a token that cannot be read yet."""
        fields: dict[str, Any] = dict.fromkeys(cls.model_fields, UNKNOWN)
        return cls.model_construct(**fields)

    @classmethod
    def gaps(cls) -> list[str]:
        """Return every name in braces that may stand in any text."""
        return [f"{{{name}}}" for name in cls.unknown().names({})]

    def names(self, words: Mapping[str, Any]) -> dict[str, str]:
        """Return what ``{ticker}`` and its like stand for.

        ``words`` holds what a language says for the ones that are still empty.
        """
        return {
            "name": self.name,
            "ticker": self.ticker,
            "contract": self.contract_address or str(words.get("not_announced", "")),
            "contact": self.contact or str(words.get("not_announced", "")),
            "country": self.country or str(words.get("country_placeholder", "")),
        }


class SocialLink(Content):
    """A page of the token on a social network; ``id`` is also its icon."""

    id: Id
    name: Name
    href: WebAddress


class Site(Content):
    """What every page needs to know about the site itself.

    ``offline`` keeps a copy in the visitor's browser, or takes it away again.
    ``placeholders`` names the fields of this file that do not hold the real thing yet.
    """

    title: Text
    description: Text
    address: Origin
    offline: bool
    not_announced: Text
    country_placeholder: Text
    placeholders: tuple[str, ...]
    token: TokenIdentity
    socials: Annotated[tuple[SocialLink, ...], Field(min_length=1)]
