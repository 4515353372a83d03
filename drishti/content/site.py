"""Facts the whole site shares (``content/<language>/site.toml``)."""

from typing import Annotated

from pydantic import Field, StringConstraints

from drishti.content.base import Content, Id, Image, Text, WebAddress


class TokenIdentity(Content):
    """Names and addresses of the token; an empty one is shown as ``not_announced``."""

    name: Annotated[str, Field(min_length=1)]
    ticker: Annotated[str, StringConstraints(pattern=r"^\$[A-Z0-9]{2,12}$")]
    contract_address: str
    contact: str
    country: str


class SocialLink(Content):
    """A page of the token on a social network; ``id`` is also its icon."""

    id: Id
    name: Annotated[str, Field(min_length=1)]
    href: WebAddress


class Site(Content):
    """What every page needs to know about the site itself.

    ``placeholders`` names the fields of this file that do not hold the real thing yet.
    """

    title: Text
    description: Text
    address: Annotated[str, StringConstraints(pattern=r"^https://[a-z0-9.-]+$")]
    share_image: Image
    not_announced: Text
    country_placeholder: Text
    placeholders: tuple[str, ...]
    token: TokenIdentity
    socials: Annotated[tuple[SocialLink, ...], Field(min_length=1)]
