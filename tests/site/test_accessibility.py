"""The accessibility statement: linked, complete, and consistent with the test results."""

from playwright.sync_api import Page, expect

from drishti.content.accessibility_results import results
from drishti.content.schema.site_content import SiteContent
from support.browsers.visitors import SharedPage


def test_the_statement_lists_what_is_met_and_what_is_not(
    shared_page: SharedPage, content: SiteContent
) -> None:
    statement = content.accessibility
    page = shared_page("/accessibility")

    expect(page.get_by_role("article").get_by_role("heading", level=2)).to_have_text(
        [section.heading for section in statement.sections]
    )
    for section in statement.sections:
        for text in (*section.paragraphs, *section.points):
            expect(page.get_by_text(text, exact=True)).to_be_visible()


def test_the_statement_shows_the_results_of_the_last_run(
    shared_page: SharedPage, content: SiteContent
) -> None:
    page = shared_page("/accessibility")

    rows = page.get_by_role("table", name=content.accessibility.results.caption).get_by_role("row")

    expect(rows.locator("visible=true")).to_have_count(1 + len(results().checkers))
    for checker in results().checkers:
        row = rows.filter(has=page.get_by_role("rowheader", name=checker.name))
        expect(row.get_by_role("cell")).to_have_text([str(checker.visited), str(checker.found)])


def test_the_statement_gives_a_reason_for_everything_that_was_set_aside(
    page: Page, content: SiteContent
) -> None:
    counts = {kind: results().count(kind) for kind in ("false", "answered")}
    page.goto("/accessibility")

    page.get_by_text(content.accessibility.results.reviewed.format(**counts)).click()

    for each in results().reviewed:
        reason = page.get_by_text(f"{each.reason} ({each.findings})", exact=True)
        expect(reason.first).to_be_visible()


def test_the_published_results_contain_no_faults() -> None:
    assert {checker.name: checker.found for checker in results().checkers if checker.found} == {}
