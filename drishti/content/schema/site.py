"""Facts shared by the whole site (``content/<language>/site.toml``)."""

from collections.abc import Mapping
from typing import Annotated, Any

from pydantic import Field

from drishti.content.schema.base import Content, Id, Name, OptionalName, Text, matching
from drishti.content.schema.link_types import HOST, Origin, WebAddress

FALLBACK_NAME = "-"

Contact = Annotated[
    str,
    matching(
        rf"([a-z0-9._+-]+@{HOST}|https://{HOST}(/[\w./-]*)?)?",
        "an email address or an https:// address, in ASCII characters",
    ),
]
"""The operator's email address or contact page; may be empty."""


class TokenIdentity(Content):
    """Names and addresses of the token; pages show placeholder text for empty ones."""

    name: Name
    ticker: Annotated[
        str,
        matching(r"\$[A-Z0-9]{2,12}", "$ and 2 to 12 capital letters or digits, such as $LIGHT"),
    ]
    contract_address: Annotated[str, matching(r"(\w{26,64})?", "26 to 64 letters and digits")]
    contact: Contact
    country: OptionalName

    @classmethod
    def fallback(cls) -> "TokenIdentity":
        """Return a stand-in for use when ``site.toml`` is invalid."""
        fields: dict[str, Any] = dict.fromkeys(cls.model_fields, FALLBACK_NAME)
        return cls.model_construct(**fields)

    @classmethod
    def variables(cls) -> list[str]:
        """Return every variable that texts may use, in braces."""
        return [f"{{{name}}}" for name in cls.fallback().names({})]

    def names(self, texts: Mapping[str, Any]) -> dict[str, str]:
        """Return the values of ``{ticker}`` and the other variables.

        ``texts`` is ``site.toml`` in one language, with the placeholder text for empty values.
        """
        return {
            "name": self.name,
            "ticker": self.ticker,
            "contract": self.contract_address or str(texts.get("not_announced", "")),
            "contact": self.contact or str(texts.get("not_announced", "")),
            "country": self.country or str(texts.get("country_placeholder", "")),
        }


class SocialLink(Content):
    """A social media profile; ``id`` is also the name of its icon."""

    id: Id
    name: Name
    href: WebAddress


class Site(Content):
    """Facts about the site itself.

    ``offline`` installs the offline copy; ``False`` removes it from browsers that have it.
    ``placeholders`` lists the fields of this file whose values are provisional.
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
