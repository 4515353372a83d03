"""The owner's commands ``reflex run`` and ``reflex export``, and their error messages."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from drishti.content.schema.site_content import SiteContent
from reflex_static.delivery.offline import kill_switch_worker
from support.browsers.page_errors import Faults
from support.browsers.survival import expect_page_works
from support.browsers.waiting import wait_for
from support.content.edit import edit
from support.content.languages import OTHER, texts_of
from support.exports import REFLEX, rewrite, run
from support.hosts.processes import running
from support.projects import changed_at, copy_build


@pytest.fixture
def project(site: Path, tmp_path: Path) -> Path:
    return copy_build(site.parents[2], tmp_path / "project")


@pytest.mark.builds
def test_reflex_run_serves_the_whole_site_and_shows_saved_edits(
    page: Page, content: SiteContent, project: Path, faults: Faults
) -> None:
    page.set_default_timeout(60_000)
    with running(project) as address:
        # The only socket is the one through which the development server reloads the page.
        faults.allow(f"socket: {address.replace('http', 'ws')}")
        faults.allow("React DevTools")
        # Saving a text renders the whole document again, including the scripts in its head.
        faults.allow("Encountered a script tag")
        heading = page.get_by_role("heading", level=1)
        page.goto(f"{address}{OTHER.path('/')}")
        expect(heading).to_have_text(texts_of(OTHER.code)["hero.title"])
        page.goto(address)
        expect(heading).to_have_text(content.hero.title)
        expect_page_works(page, network=False)
        assert page.request.get(f"{address}/worker.js").text() == kill_switch_worker()

        page.evaluate("window.isKept = true")
        edit(project, "hero.toml", content.hero.title, "A new headline")
        expect(heading).to_have_text("A new headline", timeout=60_000)
        assert page.evaluate("window.isKept")

        # The server process has already imported this module, through rxconfig.py.
        faults.allow("was preloaded using link preload")  # the page reloads before it shows text
        module = project / "drishti" / "export" / "document.py"
        rewrite(module, lambda code: code.replace('"license"', '"copyright"'))
        wait_for(
            lambda: 'rel="copyright"' in page.request.get(address).text(),
            "the changed code",
            patience_s=60,
        )
        page.goto("about:blank")


@pytest.mark.builds
def test_the_production_server_serves_the_same_site(page: Page, project: Path) -> None:
    with running(project, "--env", "prod") as address:
        page.goto(address)

        expect_page_works(page, network=False)
        assert page.request.get(f"{address}/worker.js").text() == kill_switch_worker()
        page.goto("about:blank")


@pytest.mark.parametrize("command", [("export", "--frontend-only", "--no-zip"), ("run",)])
def test_invalid_content_fails_the_build_with_a_one_line_error_and_keeps_the_last_site(
    project: Path, command: tuple[str, ...]
) -> None:
    before = changed_at(project / ".web")
    edit(project, "hero.toml", "lede =", "led =")

    result = run(["timeout", "120", REFLEX, *command], project)

    told = result.stdout + result.stderr
    assert result.returncode != 0
    wanted = r"content/en/hero.toml: line \d+: led: unknown field; did you mean lede"
    assert re.search(wanted, told)
    assert "Traceback" not in told
    assert len(told.strip().splitlines()) <= 4
    assert changed_at(project / ".web") == before
