"""Page metadata for search engines and link previews."""

import json
from typing import Any

import reflex as rx

from drishti.build.share_image import SIZE as SHARE_IMAGE_SIZE
from drishti.build.share_image import share_image_address
from drishti.components.translated import translated_prop
from drishti.content.files import SOURCE_LANGUAGE
from drishti.content.schema.base import Text
from drishti.content.schema.site_content import SiteContent
from drishti.urls import site_url


def metadata(
    content: SiteContent,
    *,
    route: str,
    title: Text,
    description: Text,
    below: str,
    indexed: bool = True,
) -> dict[str, Any]:
    """Return the keyword arguments of ``App.add_page`` for a page at ``route``.

    The ticker is appended to the title unless the title contains it. ``below`` is the id of
    the first element below what must not shift: the browser paints nothing until it has parsed
    its start tag (the standard says its end tag, but Chromium does not wait for that).
    """
    ticker = content.facts.ticker
    ending = "" if ticker in title else f" · {ticker}"
    url = f"{content.facts.address}{site_url(route)}"
    return {
        "route": route.strip("/") or "/",
        "title": translated_prop(title).to(str) + ending,
        "description": translated_prop(description),
        "image": f"{content.facts.address}{share_image_address()}",
        "meta": [
            rx.el.link(rel="expect", href=f"#{below}", custom_attrs={"blocking": "render"}),
            *_open_graph(content, url=url, title=f"{title}{ending}", description=description),
            *(
                _indexed(content, url)
                if indexed
                else [rx.el.meta(name="robots", content="noindex")]
            ),
        ],
    }


def _open_graph(
    content: SiteContent, *, url: str, title: str, description: str
) -> list[rx.Component]:
    properties = {
        "og:type": "website",
        "og:site_name": content.facts.ticker,
        "og:title": title,
        "og:description": description,
        "og:url": url,
        "og:locale": "en_IN",
        "og:image:width": str(SHARE_IMAGE_SIZE[0]),
        "og:image:height": str(SHARE_IMAGE_SIZE[1]),
        "og:image:alt": content.hero.image_alt,
    }
    return [
        *(rx.el.meta(property=name, content=value) for name, value in properties.items()),
        rx.el.meta(name="twitter:card", content="summary_large_image"),
    ]


def _indexed(content: SiteContent, url: str) -> list[rx.Component]:
    return [
        rx.el.link(rel="canonical", href=url),
        rx.el.script(_as_script(_structured_data(content, url)), type="application/ld+json"),
    ]


def _as_script(data: dict[str, Any]) -> str:
    """Return ``data`` as JSON whose text cannot close the ``<script>`` (HTML, section 4.12.1.3)."""
    return json.dumps(data).replace("<", "\\u003c")


def _structured_data(content: SiteContent, url: str) -> dict[str, Any]:
    """Return schema.org data, without the questions, which are plain text on the page."""
    return {
        "@context": "https://schema.org",
        "@type": "WebPage",
        "url": url,
        "inLanguage": SOURCE_LANGUAGE,
        "isPartOf": {
            "@type": "WebSite",
            "name": content.facts.ticker,
            "url": f"{content.facts.address}{site_url('/')}",
            "description": content.site.description,
        },
    }
