"""How common hosts serve the export: URLs, headers and caching."""

from pathlib import Path
from shutil import copytree

import pytest
from playwright.sync_api import Page, expect

from drishti.content.schema.site_content import SiteContent
from support.browsers.calculator import calculate
from support.browsers.visitors import choose_language
from support.content.languages import OTHER
from support.hosts.addresses import MOVED, PAGES, file_of
from support.hosts.static_host import serving
from support.projects import ROOT, run

FOREVER = "public, max-age=31536000, immutable"


@pytest.mark.parametrize(
    ("asked", "sent"),
    [
        *((page, f"/{file_of(page)}") for page in PAGES),
        ("/disclaimer/", "/disclaimer/index.html"),
        ("/assets/index-C555.js", "/assets/index-C555.js"),
        ("/404.html", "/404.html"),
        *((file, f"301 {page}") for file, page in MOVED.items()),
    ],
)
def test_cloudfront_finds_each_page_at_one_url(asked: str, sent: str) -> None:
    code = (ROOT / "deploy" / "cloudfront.js").read_text("utf-8")
    ask = f"""{code}
        const {{ uri, statusCode, headers }} = handler({{ request: {{ uri: "{asked}" }} }});
        process.stdout.write(uri ?? `${{statusCode}} ${{headers.location.value}}`);"""

    assert run(["node", "--eval", ask], ROOT).stdout == sent


def test_the_site_works_under_a_sub_path_as_on_github_pages(
    page: Page, strictest_site: Path, content: SiteContent, tmp_path: Path
) -> None:
    # GitHub serves the folder that the workflow uploads under the sub-path.
    copytree(strictest_site / "sale", tmp_path / "pages" / "sale")
    with serving(tmp_path / "pages") as host:
        home = f"{host.address}/sale"
        page.goto(f"{home}/")
        calculate(page, content)
        picture = page.get_by_role("img", name=content.hero.image_alt)
        assert picture.evaluate("image => image.complete && image.naturalWidth > 0")
        canonical = page.locator('link[rel="canonical"]').get_attribute("href")
        assert canonical == f"{content.facts.address}/sale/"
        assert page.locator("main a[href^='/sale/']").count() > 0
        expect(page.locator("a[href^='/']:not([href^='/sale/'])")).to_have_count(0)
        page.get_by_role("contentinfo").get_by_role(
            "link", name=content.footer.disclaimer_label
        ).click()
        expect(page.get_by_role("heading", level=1)).to_have_text(content.disclaimer.title)
        entry = content.header.links[1]
        page.get_by_role("banner").get_by_role("link", name=entry.label).click()
        expect(page).to_have_url(f"{home}/{entry.anchor}")
        expect(page.locator(entry.anchor)).to_be_in_viewport()
        choose_language(page, OTHER.code)
        expect(page).to_have_url(f"{home}{OTHER.path('/')}")
        page.goto(f"{home}/disclaimer")
        expect(page).to_have_url(f"{home}{OTHER.path('/disclaimer')}")
        page.goto("about:blank")
    assert list(strictest_site.rglob("sale.html")) == []
    assert (strictest_site / "sale" / "404.html").is_file()
