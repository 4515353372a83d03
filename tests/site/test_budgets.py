"""Limits on bytes and requests, none of which depends on timing."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Final

from playwright.sync_api import BrowserContext, Page

from benchmark.sites import PHONE
from drishti.content.links import SECTIONS
from drishti.content.schema.site_content import SiteContent
from support.browsers.waiting import expect_hydrated, load_images
from support.content.languages import ENGLISH, TRANSLATED
from support.hosts.addresses import file_of
from support.hosts.static_host import Host, serving

KB: Final = 1024
# The limit for a page's inline scripts, which delay the first paint. They contain the codes of the
# languages and the values of two settings.
INLINE_SCRIPT_BYTES: Final = 11.75 * KB
REMEDY: Final = "shorten the page, or raise the limit here and in docs/requirements.md"
PICTURES: Final = "make assets/images/ smaller, or raise the limit here and in docs/requirements.md"


def opened(context: BrowserContext, cdn: Host) -> Page:
    cdn.sent.clear()
    page = context.new_page()
    page.goto(f"{cdn.address}/", wait_until="networkidle")
    expect_hydrated(page)
    return page


def test_a_first_and_a_second_visit_to_the_home_page_are_within_their_budgets(
    new_context: Callable[..., BrowserContext], site: Path, content: SiteContent
) -> None:
    # Service workers are blocked because precaching is not measured.
    phone = new_context(**PHONE, service_workers="block")
    with serving(site, compress=True) as cdn:  # as a content delivery network does
        home = opened(phone, cdn)
        # Browsers differ in how early they fetch lazy images.
        lazy = home.locator("img[loading=lazy]").evaluate_all(
            "images => images.map((image) => new URL(image.src).pathname.slice(1))"
        )
        asked = [path for path, _ in cdn.sent if path not in lazy]
        pictures = cdn.bytes_of(".svg", ".png")
        counter = content.site.counting.script.removeprefix("/")
        of_the_counter = sum(size for path, size in cdn.sent if path == counter)

        assert 0 < len(asked) <= 10, asked
        assert 0 < cdn.bytes_of(".js") - of_the_counter <= 83 * KB, REMEDY
        assert 0 < cdn.bytes_of() <= 300 * KB, REMEDY
        assert 0 < pictures <= 60 * KB, PICTURES

        load_images(home)
        assert pictures <= cdn.bytes_of(".svg", ".png") <= 120 * KB, PICTURES

        home.close()
        opened(phone, cdn).close()
        assert cdn.sent != []
        assert cdn.bytes_of() <= 15 * KB, f"sent again: {cdn.sent}"


def test_the_home_page_is_not_much_larger_in_any_language(site: Path) -> None:
    english, *others = (
        (site / f"{file_of(language.path('/'))}.br").stat().st_size
        for language in (ENGLISH, *TRANSLATED)
    )

    assert english <= 2.66 * KB * len(SECTIONS), REMEDY
    assert max(others) <= 1.35 * english, REMEDY


def test_a_page_brings_its_styles_and_little_script_in_its_head(site: Path) -> None:
    for page in site.rglob("*.html"):
        head = page.read_text("utf-8").partition("</head>")[0]
        scripts = re.findall(r"<script>(.*?)</script>", head, re.DOTALL)

        assert head.count("<style>") == 1, page
        assert ".css" not in head, page
        assert sum(len(script.encode()) for script in scripts) <= INLINE_SCRIPT_BYTES, page
