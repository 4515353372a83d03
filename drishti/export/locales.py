"""The texts of the pages in each language, and the sitemap."""

from collections.abc import Iterator
from typing import Final
from xml.sax.saxutils import quoteattr

from drishti.content import links, markdown
from drishti.content.figures import forms, isolate
from drishti.content.files import PAGE, Texts, shown_texts
from drishti.content.links import ROUTES, part_of
from drishti.content.loader import english, translations
from drishti.content.schema.base import DIVIDER, Content, MarkdownText, Text
from drishti.content.schema.language import SOURCE_LANGUAGE, Language
from drishti.content.schema.site_content import SiteContent
from drishti.content.tree import walk
from drishti.export.share_image import share_image_address
from drishti.export.stylesheets import stylesheets
from drishti.urls import HOME, NOT_FOUND, file_url, site_url
from reflex_static import Locale, json_in_script

LITERAL: Final = {"language.label", "buy.risk.quotation"}
"""The keys of texts that every page has in English too."""

PARTS: Final = links.PARTS | {NOT_FOUND: "not_found"}

SITEMAP: Final = """\
<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"
  xmlns:xhtml="http://www.w3.org/1999/xhtml">
{urls}
</urlset>
"""


def locales() -> Iterator[Locale]:
    """Yield the locale of each language, English first, before the others are read."""
    content = english()
    source = shown_texts(content)
    own = {SOURCE_LANGUAGE: source}
    for language in content.language.languages:
        if language.code not in own:
            own |= translations()
        yield Locale(
            language.code,
            language.tag,
            language.direction,
            dict(_page_texts(own[language.code]))
            | _needless_labels(content, own[language.code], language)
            | _head_texts(content, source | own[language.code], language),
            forms(language.locale) if language.code != SOURCE_LANGUAGE else {"tag": "en-IN"},
        )


def structure() -> Iterator[object]:
    """Yield what the pages are made of besides the words of their texts, and their styles."""
    yield {path: _form(value) for path, _, value in walk(english())}, stylesheets()
    # The 404 page has texts in every language, and pages differ if one is not translated.
    yield {
        code: (texts.keys(), {key: texts[key] for key in texts if key.startswith("not_found.")})
        for code, texts in translations().items()
    }


def _form(value: object) -> object:
    """Return what a page uses of a value: of a text only whether it has words, and its phrases."""
    match value:
        case Text() if value.key not in LITERAL:
            return len(value.split(DIVIDER)) if value else 0
        case Content() | dict() | tuple():
            return type(value)  # the walk comes to its parts
    return value


def sitemap() -> str:
    """Return the sitemap, with each page in each language (sitemaps.org, hreflang)."""
    urls: list[str] = []
    for route in ROUTES:
        pages = alternates(english(), route)
        others = "".join(
            f'<xhtml:link rel="alternate" hreflang="{tag}" href={quoteattr(url)}/>'
            for tag, url in pages.items()
        )
        urls += (f"<url><loc>{url}</loc>{others}</url>" for url in dict.fromkeys(pages.values()))
    return SITEMAP.format(urls="\n".join(urls))


def alternates(content: SiteContent, route: str) -> dict[str, str]:
    """Return the URL of a page in each language, by language tag; ``x-default`` is English."""
    pages = {
        language.tag: f"{content.facts.address}{site_url(language.path(route))}"
        for language in content.language.languages
    }
    return pages | {"x-default": next(iter(pages.values()))}


def _head_texts(content: SiteContent, texts: Texts, language: Language) -> dict[str, str]:
    """Return the texts in each page's ``<head>`` in a language, by the keys that ``metadata`` uses.

    The ticker is appended to each title that does not contain it.
    """
    ticker = content.facts.ticker
    shown = isolate(ticker) if language.direction == "rtl" else ticker
    hero, has_words = content.hero, language.code == SOURCE_LANGUAGE
    words = f"{hero.tagline.replace(DIVIDER, ', ')}. {content.site.share} " if has_words else ""
    found = {
        "head.locale": language.with_country,
        "head.image": f"{content.facts.address}{share_image_address(has_words=has_words)}",
        "head.image_alt": f"{shown}: {words}{texts.get(hero.image_alt.key, '')}".strip(": "),
    }
    for route, part in PARTS.items():
        title = texts[part_of(content, part).title.key]
        url = f"{content.facts.address}{site_url(language.path(route))}"
        found |= {
            f"head.{part}.title": title if ticker in title else f"{title} - {shown}",
            f"head.{part}.url": url,
            f"head.{part}.data": _structured_data(content, texts, language, url),
        }
    return found


def _structured_data(content: SiteContent, texts: Texts, language: Language, url: str) -> str:
    """Return schema.org data. The FAQ is left out, because it is plain text on the page."""
    data = {
        "@context": "https://schema.org",
        "@type": "WebPage",
        "url": url,
        "inLanguage": language.tag,
        "isPartOf": {
            "@type": "WebSite",
            "name": content.facts.ticker,
            "url": f"{content.facts.address}{site_url(language.path(HOME))}",
            "description": texts[content.site.description.key],
        },
    }
    return json_in_script(data)


def _page_texts(texts: Texts) -> Iterator[tuple[str, str]]:
    root = file_url("/")
    for key, text in texts.items():
        heading = "h2" if key.startswith(PAGE) else "h3"
        shown = markdown.html(text, heading) if isinstance(text, MarkdownText) else str(text)
        yield key, shown.replace(markdown.ROOT, root)
        phrases = text.split(DIVIDER)
        if phrases[1:]:
            yield from ((f"{key}.{n}", phrase) for n, phrase in enumerate(phrases, 1))


def _needless_labels(content: SiteContent, texts: Texts, language: Language) -> dict[str, str]:
    """Return an empty label where the picker would show a native name twice."""
    if language.code == SOURCE_LANGUAGE:
        return {}
    return {
        each.label.key: ""
        for each in content.language.languages
        if each.code == language.code or texts.get(each.label.key) == each.own_name
    }
