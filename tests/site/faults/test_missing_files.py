import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from drishti.content.schema.site_content import SiteContent
from support.browsers.network_faults import HeldRequests, answer_with, refuse
from support.browsers.page_errors import Faults
from support.browsers.survival import HAS_RELOADED, expect_page_works
from support.browsers.waiting import wait_until


@pytest.mark.parametrize(
    ("which", "answer"),
    [
        (0, {"content_type": "text/html", "body": "<p>Log in to go on"}),
        (1, {"content_type": "text/javascript", "body": "throw Error('blocked')"}),
    ],
    ids=["a web page", "throwing"],
)
def test_the_page_works_without_one_of_its_two_scripts(
    page: Page, site: Path, faults: Faults, which: int, answer: dict[str, Any]
) -> None:
    for part in (".js", "module script", "blocked"):
        faults.allow(part)
    html = (site / "index.html").read_text("utf-8")
    scripts = re.findall(r'<script[^>]* src="([^"]+)"', html)
    answer_with(page, f"**{scripts[which]}", **answer)

    page.goto("/")
    if answer["content_type"] == "text/html":
        wait_until(page, HAS_RELOADED)

    expect_page_works(page, scripts=False, network=False)


def test_without_styles_no_drawing_or_image_is_large(site: Path) -> None:
    html = (site / "index.html").read_text("utf-8")
    tags = re.findall(r"<(?:svg|img|source)\b[^>]*>", html)
    small = re.compile(r' width="([12]?\d{1,2}|3[01]\d|320)"')

    assert tags
    assert [tag for tag in tags if not small.search(tag)] == []


def test_controls_show_their_names_if_the_icons_are_missing(
    phone: Page, content: SiteContent, faults: Faults
) -> None:
    faults.allow("icons")
    refuse(phone, "**/icons.*")

    phone.goto("/")

    controls = phone.locator("header .icon-button:visible")
    shown = controls.evaluate_all(
        "all => all.map((one) => getComputedStyle(one, '::after').content + one.innerText)"
    )
    assert content.theme.label in "".join(shown)
    for control in controls.all():
        expect(control).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize(("folder", "fault"), [("fonts", HeldRequests), ("images", refuse)])
def test_the_page_works_if_fonts_or_images_are_blocked_or_late(
    page: Page, faults: Faults, folder: str, fault: Callable[..., object]
) -> None:
    faults.allow(f"/{folder}/")
    fault(page, f"**/{folder}/**")

    page.goto("/", wait_until="commit")

    expect_page_works(page, network=False)
