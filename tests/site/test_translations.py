"""Every page of every language, as the host sends it and after its scripts have run."""

import json
import re
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple
from urllib.parse import urljoin, urlsplit
from urllib.request import urlopen

import pytest
from playwright.sync_api import Page, expect
from selectolax.lexbor import LexborNode

from drishti.content.figures import isolate
from drishti.content.files import shown_texts
from drishti.content.links import ROUTES, part_of
from drishti.content.loader import english
from drishti.content.schema.language import Language
from drishti.content.schema.site_content import SiteContent
from drishti.export.locales import PARTS
from drishti.urls import HOME
from support.browsers.clock import ANY_MOMENT
from support.browsers.fake_speech import FakeSpeech
from support.browsers.visitors import open_hydrated
from support.content.documents import LABELS, Reader, parsed
from support.content.languages import ENGLISH, LANGUAGES, OTHER, RIGHT_TO_LEFT, TRANSLATED, texts_of
from support.hosts.static_host import served

LOCALES = {"en": "en_IN", "hi": "hi_IN", "ur": "ur_IN", "fr": "fr_FR", "zh": "zh_CN", "ja": "ja_JP"}

in_both_states = pytest.mark.facts("strictest_site")
each_language = pytest.mark.parametrize("language", LANGUAGES, ids=lambda language: language.code)


class Site(NamedTuple):
    """An export on a host: its sub-path, its public address, and its documents by path."""

    base: str
    address: str
    page: Callable[[str], LexborNode]


@pytest.fixture(scope="session")
def sent(site: Path, content: SiteContent) -> Iterator[Site]:
    base = "/sale" if (site / "sale").is_dir() else ""
    with served(site) as host:

        @cache
        def page(path: str) -> LexborNode:
            with urlopen(f"{host}{base}{path}") as answer:
                return parsed(answer.read().decode())

        yield Site(base, f"{content.facts.address}{base}", page)


def values(page: LexborNode, tag: str, key: str, value: str) -> dict[str, str]:
    """Map the attribute ``key`` of all elements with this tag to their attribute ``value``."""
    return {part.attrs.sget(key): part.attrs.sget(value) for part in page.css(f"{tag}[{key}]")}


@in_both_states
@pytest.mark.parametrize("language", TRANSLATED, ids=lambda language: language.code)
def test_every_text_and_label_is_in_its_pages_language(sent: Site, language: Language) -> None:
    reader = Reader(language)
    for route in ROUTES:
        assert list(reader.faults(sent.page(route), sent.page(language.path(route)))) == []

    home, texts = sent.page(HOME), texts_of(language.code)
    translated = [text for key, text in shown_texts(english()).items() if texts[key] != text]
    one = "|".join(re.sub(r"\\{\w+\\}", ".+", re.escape(text)) for text in translated)
    labels = ((name, part.attributes.get(name)) for part in home.css("*") for name in LABELS)
    kinds = {name for name, label in labels if label and re.fullmatch(one, label)}
    left = "\n".join(reader.faults(home, home))  # in English
    assert {"'", *kinds} <= {*re.findall("(?m)^([a-z-]+|')", left)}  # a text is quoted


@in_both_states
@each_language
def test_the_head_of_a_page_is_in_its_language(
    sent: Site, content: SiteContent, language: Language
) -> None:
    texts = texts_of(language.code)
    ticker = content.facts.ticker
    ending = f" - {isolate(ticker) if language.direction == 'rtl' else ticker}"
    listed = {entry.text() for entry in sent.page("/sitemap.xml").css("loc")}
    seen = set()
    for route in ROUTES:
        page, part = sent.page(language.path(route)), PARTS[route]
        url = f"{sent.address}{language.path(route)}"
        name, description = (
            texts[getattr(part_of(content, part), field).key] for field in ("title", "description")
        )
        title = name if ticker in name else f"{name}{ending}"
        graph = values(page, "meta", "property", "content")
        [data] = page.css("script[type='application/ld+json']")
        known = json.loads(data.text())

        assert (page.attrs["lang"], page.attrs["dir"]) == (language.tag, language.direction)
        assert [each.text() for each in page.css("head > title")] == [graph["og:title"]] == [title]
        assert values(page, "meta", "name", "content")["description"] == description
        assert graph["og:description"] == description
        assert (graph["og:image:width"], graph["og:image:height"]) == ("1200", "630")
        assert graph["og:image:alt"].endswith(texts["hero.image_alt"])
        assert re.fullmatch(LOCALES.get(language.code, "[a-z]{2}_[A-Z]{2}"), graph["og:locale"])
        assert (graph["og:url"], known["url"], known["inLanguage"]) == (url, url, language.tag)
        urls = {each.tag: f"{sent.address}{each.path(route)}" for each in LANGUAGES}
        alternates = urls | {"x-default": urls[ENGLISH.tag]}
        assert values(page, "link", "hreflang", "href") == alternates
        assert values(page, "link", "rel", "href")["canonical"] == url
        assert url in listed
        assert known["isPartOf"]["description"] == texts[content.site.description.key]
        seen |= {title, description}
    assert len(seen) == 2 * len(ROUTES)


@in_both_states
@each_language
def test_links_stay_in_the_language_and_lead_to_parts_that_exist(
    sent: Site, site: Path, language: Language
) -> None:
    known = {f"{sent.base}{language.path(each)}": language.path(each) for each in ROUTES}
    for path in known.values():
        links = sent.page(path).css("a:not([data-language])")
        targets = {urljoin(sent.base + path, link.attrs["href"]) for link in links}
        inside = [urlsplit(target) for target in targets if target.startswith("/")]

        documents = [url for url in targets if url.startswith(f"{sent.address}/")]
        at = len(sent.address) - len(sent.base)
        gone = [url for url in documents if not (site / url[at + 1 :]).is_file()]
        assert not gone, f"links of {path} lead to no file: {gone}; put it into assets/"
        assert len(inside) > len(ROUTES)
        for target in inside:
            ids = {part.id for part in sent.page(known[target.path]).css("[id]")}
            assert target.fragment in ids | {""}, f"a link of {path} leads to no part: {target}"


@in_both_states
@each_language
def test_the_picker_lists_the_same_page_in_every_language(sent: Site, language: Language) -> None:
    for route, name in ((route, name) for route in ROUTES for name in ("header", "menu")):
        parts = {part.id: part for part in sent.page(language.path(route)).css("[id]")}
        panel = parts[f"{name}-languages"]
        links = {link.attrs["data-language"]: link for link in panel.css("a")}

        assert links.keys() == {each.code for each in LANGUAGES}
        for each in LANGUAGES:
            link = links[each.code]
            assert link.attrs["href"] == f"{sent.base}{each.path(route)}"
            assert link.attrs.get("aria-current") == ("true" if each == language else None)
            own = [part.text() for part in link.css(f"[lang={each.tag}]")]
            assert any(each.own_name in shown for shown in own)
            assert link.attrs["hreflang"] == each.tag
        groups = panel.css("ul[aria-labelledby]")
        assert len(groups) == len({each.group for each in LANGUAGES} - {""})
        for group in groups:
            assert parts[group.attrs["aria-labelledby"]].text()


@pytest.mark.parametrize("language", [OTHER, RIGHT_TO_LEFT], ids=lambda language: language.code)
def test_scripts_keep_the_language_of_a_page_that_is_used(page: Page, language: Language) -> None:
    FakeSpeech(page, voices=["en", language.tag])
    page.clock.set_fixed_time(ANY_MOMENT)  # while the countdown runs

    def read(language: Language, route: str) -> LexborNode:
        open_hydrated(page, language.path(route))
        if route == HOME:
            for slider in page.get_by_role("slider").all():
                slider.fill("50")
            page.locator("header [commandfor=reading]").click()
            page.locator("#reading-reset").click()
            expect(page.get_by_role("dialog").locator("[aria-live=polite]")).not_to_be_empty()
            page.keyboard.press("Escape")
            page.locator("main [data-listens]").first.click()
            pause = texts_of(language.code)["listen.pause_label"]
            page.locator("#listen-bar").get_by_role("button", name=pause, exact=True).click()
        return parsed(page.content())

    for route in ROUTES:
        found = Reader(language).faults(read(ENGLISH, route), read(language, route))
        assert list(found) == []
