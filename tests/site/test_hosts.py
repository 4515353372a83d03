"""How common hosts serve the export: addresses, headers and what is kept for good."""

import json
from pathlib import Path
from shutil import copytree

from playwright.sync_api import Page, expect

from drishti.content.schema.site_content import SiteContent
from support.hosts.static_host import hosted, rules

FOREVER = "public, max-age=31536000, immutable"


def test_every_file_kept_for_good_is_asked_for_by_a_version(site: Path) -> None:
    kept = [
        pattern.removesuffix("*")
        for pattern, headers in rules(site / "_headers").items()
        if headers.get("Cache-Control") == FOREVER
    ]
    worker = (site / "worker.js").read_text("utf-8").splitlines()[0]
    known = json.loads(worker.removeprefix("const SITE = ").removesuffix(";"))

    for address in known["files"] | known["onDemand"]:
        if any(address.startswith(folder) for folder in kept if folder != "/assets/"):
            assert "?v=" in address, address


def test_no_two_rules_set_the_same_header(site: Path) -> None:
    everywhere, *others = rules(site / "_headers").values()

    assert len(others) == 4
    assert all(not everywhere.keys() & headers.keys() for headers in others)
    assert all(list(headers) == ["Cache-Control"] for headers in others)


FILES_OF_A_PAGE = ("/disclaimer/index.html", "/disclaimer.html")


def test_cloudflare_gives_a_page_one_address(page: Page, site: Path) -> None:
    with hosted(site) as host:
        for asked in FILES_OF_A_PAGE:
            answer = page.request.get(f"{host.address}{asked}", max_redirects=0)

            assert answer.status == 301
            assert answer.headers["location"] == "/disclaimer"


def test_netlify_shows_a_page_at_its_files_too_and_the_page_names_its_address(
    page: Page, site: Path, content: SiteContent
) -> None:
    with hosted(site, files_first=True) as host:
        for asked in FILES_OF_A_PAGE:
            answer = page.goto(f"{host.address}{asked}")

            assert answer is not None
            assert answer.request.redirected_from is None
            canonical = page.locator('link[rel="canonical"]').get_attribute("href")
            assert canonical == f"{content.site.address}/disclaimer"
        page.goto("about:blank")


def test_the_folder_for_github_pages_holds_the_whole_site(
    page: Page, strictest_site: Path, content: SiteContent, tmp_path: Path
) -> None:
    # The workflow uploads the folder of the path; GitHub serves it under the repository's name.
    copytree(strictest_site / "sale", tmp_path / "pages" / "sale")
    with hosted(tmp_path / "pages") as host:
        page.goto(f"{host.address}/sale/")
        expect(page.locator("#buy [data-known=true]")).to_have_count(1)
        page.get_by_role("contentinfo").get_by_role(
            "link", name=content.footer.disclaimer_label
        ).click()
        expect(page.get_by_role("heading", level=1)).to_have_text(content.disclaimer.title)
        assert (strictest_site / "sale" / "404.html").is_file()
        page.goto("about:blank")
