"""How common hosts serve the export: URLs, headers and caching."""

import json
from pathlib import Path
from shutil import copytree

from playwright.sync_api import Page, expect

from drishti.content.schema.site_content import SiteContent
from drishti.reflex_static.delivery.hashed_names import HASHED
from support.hosts.static_host import header_rules, serving

FOREVER = "public, max-age=31536000, immutable"


def test_every_immutable_file_has_a_versioned_url(site: Path) -> None:
    kept = [
        pattern.removesuffix("*")
        for pattern, headers in header_rules(site / "_headers").items()
        if headers.get("Cache-Control") == FOREVER
    ]
    worker = (site / "worker.js").read_text("utf-8").splitlines()[0]
    known = json.loads(worker.removeprefix("const SITE = ").removesuffix(";"))

    for address in known["files"] | known["onDemand"]:
        if any(address.startswith(folder) for folder in kept if folder != "/assets/"):
            assert HASHED.search(address), address


def test_no_two_rules_set_the_same_header(site: Path) -> None:
    everywhere, *others = header_rules(site / "_headers").values()

    assert len(others) == 4
    assert all(not everywhere.keys() & headers.keys() for headers in others)
    assert all(list(headers) == ["Cache-Control"] for headers in others)


PAGE_FILES = ("/disclaimer/index.html", "/disclaimer.html")


def test_cloudflare_serves_each_page_at_one_url(page: Page, site: Path) -> None:
    with serving(site) as host:
        for asked in PAGE_FILES:
            answer = page.request.get(f"{host.address}{asked}", max_redirects=0)

            assert answer.status == 301
            assert answer.headers["location"] == "/disclaimer"


def test_on_netlify_a_page_served_by_file_name_has_a_canonical_url(
    page: Page, site: Path, content: SiteContent
) -> None:
    with serving(site, files_first=True) as host:
        for asked in PAGE_FILES:
            answer = page.goto(f"{host.address}{asked}")

            assert answer is not None
            assert answer.request.redirected_from is None
            canonical = page.locator('link[rel="canonical"]').get_attribute("href")
            assert canonical == f"{content.facts.address}/disclaimer"
        page.goto("about:blank")


def test_the_github_pages_folder_contains_the_whole_site(
    page: Page, strictest_site: Path, content: SiteContent, tmp_path: Path
) -> None:
    # GitHub serves the folder that the workflow uploads under the sub-path.
    copytree(strictest_site / "sale", tmp_path / "pages" / "sale")
    with serving(tmp_path / "pages") as host:
        page.goto(f"{host.address}/sale/")
        expect(page.locator("#buy [data-known=true]")).to_have_count(1)
        page.get_by_role("contentinfo").get_by_role(
            "link", name=content.footer.disclaimer_label
        ).click()
        expect(page.get_by_role("heading", level=1)).to_have_text(content.disclaimer.title)
        assert (strictest_site / "sale" / "404.html").is_file()
        page.goto("about:blank")
