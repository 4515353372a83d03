from datetime import date
from xml.etree import ElementTree as ET

from drishti.content.hints import hints
from drishti.content.loader import ROOT
from drishti.content.schema.base import MarkdownText, Text
from drishti.content.schema.legal import OwnPage
from drishti.content.schema.site_content import SiteContent
from drishti.export.feed import feed

ATOM = {"": "http://www.w3.org/2005/Atom"}


def page(name: str, **days: date) -> OwnPage:
    texts = {field: Text(f"{name} & {field}", field) for field in ("title", "description")}
    return OwnPage.model_validate(texts | days | {"body": MarkdownText("Words.", "body")})


def with_news(content: SiteContent, address: str) -> SiteContent:
    """Return the content with two pages of news, and one that is none."""
    pages = {
        "first": page("first", published=date(2027, 1, 31), updated=date(2027, 3, 1)),
        "press": page("press", updated=date(2027, 4, 1)),
        "second": page("second", published=date(2027, 2, 28), updated=date(2027, 2, 1)),
    }
    facts = content.facts.model_copy(update={"address": address})
    return content.model_copy(update={"pages": pages, "facts": facts})


def test_the_feed_has_what_the_standard_requires(content: SiteContent) -> None:
    written = feed(with_news(content, "https://deepam.in"))

    found = ET.fromstring(written)  # noqa: S314 -- written just now
    for each in (found, *(entries := found.findall("entry", ATOM))):
        assert [len(each.findall(tag, ATOM)) for tag in ("id", "title", "updated")] == [1, 1, 1]
    assert found.findtext("author/name", namespaces=ATOM)
    assert found.findtext("updated", namespaces=ATOM) == "2027-03-01T00:00:00Z"
    midnight = "T00:00:00Z"
    assert [[each.text for each in entry if each.text] for entry in entries] == [
        [f"https://deepam.in/{name}", f"{name} & title", *days, f"{name} & description"]
        for name, *days in (
            ("second", f"2027-02-28{midnight}", f"2027-02-28{midnight}"),
            ("first", f"2027-01-31{midnight}", f"2027-03-01{midnight}"),
        )
    ]


def test_news_without_a_feed_or_of_a_day_to_come_is_listed(content: SiteContent) -> None:
    assert with_news(content, "https://deepam.in").has_feed
    assert not content.model_copy(update={"pages": {}}).has_feed

    found = [*hints(with_news(content, "https://deepam.example"), ROOT, date(2027, 2, 1))]

    assert [it.field for it in found if "no feed" in it.message] == ["address"]
    assert [it.field for it in found if "to come" in it.message] == ["published"]
