from datetime import date, timedelta

import pytest

from drishti.content.schema.facts import Report
from drishti.content.schema.site_content import SiteContent
from drishti.sections.status import status
from support.components import walk

DAY = date(2026, 6, 30)


@pytest.mark.parametrize(("days_after", "label"), [(0, "expected"), (1, "late")])
def test_a_missing_fact_says_by_when_it_is_expected(
    content: SiteContent, days_after: int, label: str
) -> None:
    checked = DAY + timedelta(days=days_after)
    unpublished = content.facts.audit.model_copy(update={"href": ""})
    facts = content.facts.model_copy(
        update={"expected": {"audit": DAY}, "checked": checked, "audit": unpublished}
    )

    entry = next(
        part
        for part in walk(status(content.model_copy(update={"facts": facts})))
        if part.tag == "li" and "status.items.audit" in str(part)
    )

    assert f"status.{label}" in str(entry)
    assert "30/06/2026" in str(entry)


def test_a_report_can_be_a_page_of_the_site(content: SiteContent) -> None:
    title = content.status.heading
    report = Report(id="first", title=title, href="/first-year", published=DAY)
    facts = content.facts.model_copy(update={"reports": (report,)})
    texts = content.status.model_copy(update={"reports_heading": title})

    shown = status(content.model_copy(update={"facts": facts, "status": texts}))

    assert any(part.tag == "a" and "/first-year" in str(part) for part in walk(shown))
