"""The reading age of the English text, section by section."""

from support.accessibility.readability import reading_age
from support.accessibility.report import Report
from support.browsers.visitors import SharedPage

LOWER_SECONDARY_AGE = 15  # WCAG 3.1.5: after nine years of school

SENTENCES = """
part => Array.from(part.querySelectorAll("p, li, dd"), (element) => element.textContent.trim())
  .filter((text) => /[.!?]$/.test(text)).join(" ")
"""


def test_every_section_of_the_home_page_is_plain_english(
    shared_page: SharedPage, report: Report
) -> None:
    sections = shared_page("/").locator("main > section").all()
    assert sections != []

    for part in sections:
        name = part.get_attribute("id") or ""
        report.reading[name] = reading_age(part.evaluate(SENTENCES))

    assert {name: age for name, age in report.reading.items() if age > LOWER_SECONDARY_AGE} == {}


def test_the_summary_of_a_legal_page_is_plain_english(
    shared_page: SharedPage, report: Report
) -> None:
    for name in ("disclaimer", "terms-uses"):
        page = shared_page(f"/{name}")
        summary = page.locator("article > section").first
        report.reading[f"{name}, summary"] = reading_age(summary.evaluate(SENTENCES))
        report.reading[name] = reading_age(page.get_by_role("article").evaluate(SENTENCES))

        assert report.reading[f"{name}, summary"] <= LOWER_SECONDARY_AGE


def test_the_readability_measure_separates_plain_from_difficult_text() -> None:
    plain = "The cat sat on the mat. It was warm. It went to sleep."
    hard = (
        "Notwithstanding the aforementioned indemnification, counterparties irrevocably "
        "acknowledge jurisdictional considerations pertaining to international arbitration."
    )

    assert reading_age(plain) < 8
    assert reading_age(hard) > 20
