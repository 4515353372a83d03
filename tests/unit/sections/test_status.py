from datetime import date, timedelta

import pytest

from drishti.content.schema.facts import Report
from drishti.content.schema.site_content import SiteContent
from drishti.sections.status import status
from support.components import walk

DAY = date(2026, 6, 30)


@pytest.mark.parametrize(
    ("href", "days_after", "labels"), [("", 0, ["expected"]), ("", 1, ["late"]), ("/audit", 1, [])]
)
def test_only_a_missing_fact_says_by_when_it_is_expected(
    content: SiteContent, href: str, days_after: int, labels: list[str]
) -> None:
    checked = DAY + timedelta(days=days_after)
    audit = content.facts.audit.model_copy(update={"href": href})
    facts = content.facts.model_copy(
        update={"expected": {"audit": DAY}, "checked": checked, "audit": audit}
    )

    entry = next(
        part
        for part in walk(status(content.model_copy(update={"facts": facts})))
        if part.tag == "li" and "status.items.audit" in str(part)
    )

    assert [at for at in ("expected", "late") if f"status.{at}" in str(entry)] == labels
    assert ("30/06/2026" in str(entry)) == bool(labels)


def test_a_report_can_be_a_page_of_the_site(content: SiteContent) -> None:
    title = content.status.heading
    report = Report(id="first", title=title, href="/first-year", published=DAY)
    facts = content.facts.model_copy(update={"reports": (report,)})
    texts = content.status.model_copy(update={"reports_heading": title})

    shown = status(content.model_copy(update={"facts": facts, "status": texts}))

    assert any(part.tag == "a" and "/first-year" in str(part) for part in walk(shown))
