"""Elements that never change are left out of the scripts, and to the prerendered page."""

from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from drishti.content.schema.site_content import SiteContent
from support.browsers.page_errors import Faults
from support.browsers.waiting import expect_hydrated
from support.content.languages import OTHER


def test_texts_that_never_change_are_only_in_the_page(site: Path, content: SiteContent) -> None:
    texts = [content.features.heading, content.faq.items[0].answer[0], content.footer.risk]
    html = (site / "index.html").read_text("utf-8")
    scripts = "".join(path.read_text("utf-8") for path in (site / "assets").glob("*.js"))

    assert [text for text in texts if text not in html] == []
    assert [text for text in texts if text in scripts] == []


CHANGE_BEFORE_HYDRATION: Final = """
addEventListener("DOMContentLoaded", () =>
  document.querySelector("header").prepend(document.createElement("i")));
"""


@pytest.mark.parametrize("route", ["/", OTHER.path("/disclaimer")])
def test_a_page_that_react_renders_again_is_whole(
    page: Page, content: SiteContent, faults: Faults, route: str
) -> None:
    mismatch = "Minified React error #418"
    faults.allow(mismatch)
    page.clock.set_fixed_time(content.facts.countdown)
    page.goto(route)
    expect_hydrated(page)
    expect(page.locator("#buy [data-known=false]")).to_have_count(0)
    hydrated = page.locator("body").aria_snapshot()
    page.add_init_script(CHANGE_BEFORE_HYDRATION)

    page.reload()

    expect(page.locator("body")).to_match_aria_snapshot(hydrated)
    assert [fault for fault in faults.seen if mismatch in fault] != []
