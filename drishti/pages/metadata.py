"""Page metadata for search engines and link previews, in the language of each page."""

from typing import Any

import reflex as rx

from drishti.content.links import part_of
from drishti.content.schema.site_content import SiteContent
from drishti.export.document import head_script
from drishti.export.locales import PARTS, alternates
from drishti.export.share_image import SIZE as SHARE_IMAGE_SIZE
from drishti.export.share_image import share_image_address
from drishti.sections.calculator import calculator_head
from drishti.urls import HOME, NOT_FOUND
from reflex_static.locales.lookups import attribute


def metadata(content: SiteContent, *, route: str, below: str) -> dict[str, Any]:
    """Return the keyword arguments of ``App.add_page`` for a page at ``route``.

    The browser paints nothing until it has parsed the start tag of the element with the id
    ``below``, so that nothing above it shifts. (The standard says the end tag, but Chromium does
    not wait for that.)
    """
    part = PARTS[route]
    english_image = f"{content.facts.address}{share_image_address(has_words=True)}"
    return {
        "route": route.strip("/") or "/",
        "title": attribute(f"head.{part}.title"),
        "description": attribute(part_of(content, part).description.key),
        # Reflex compares the image of the 404 page, which is English, with the empty text.
        "image": english_image if route == NOT_FOUND else attribute("head.image"),
        "meta": [
            rx.el.link(rel="expect", href=f"#{below}", custom_attrs={"blocking": "render"}),
            *_open_graph(content, part),
            *_for_search_engines(content, route, part),
            *(calculator_head(content.calculator) if route == HOME else []),
        ],
    }


def _open_graph(content: SiteContent, part: str) -> list[rx.Component]:
    properties = {
        "og:type": "website",
        "og:site_name": content.facts.ticker,
        "og:title": attribute(f"head.{part}.title"),
        "og:description": attribute(part_of(content, part).description.key),
        "og:url": attribute(f"head.{part}.url"),
        "og:locale": attribute("head.locale"),
        "og:image:width": str(SHARE_IMAGE_SIZE[0]),
        "og:image:height": str(SHARE_IMAGE_SIZE[1]),
        "og:image:alt": attribute("head.image_alt"),
    }
    return [
        *(rx.el.meta(property=name, content=value) for name, value in properties.items()),
        rx.el.meta(name="twitter:card", content="summary_large_image"),
    ]


def _for_search_engines(content: SiteContent, route: str, part: str) -> list[rx.Component]:
    if route == NOT_FOUND:
        offline = {"TITLE": str(content.not_found.offline)}
        return [
            rx.el.meta(name="robots", content="noindex"),
            head_script("offline_title", constants=offline),
        ]
    return [
        rx.el.link(rel="canonical", href=attribute(f"head.{part}.url")),
        *(
            rx.el.link(rel="alternate", href_lang=tag, href=url)
            for tag, url in alternates(content, route).items()
        ),
        rx.el.script(attribute(f"head.{part}.data"), type="application/ld+json"),
    ]
