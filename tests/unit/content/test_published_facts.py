"""The content still states the facts that the project has published."""

import tomllib
from collections.abc import Iterator
from typing import Any, Final

import pytest

from drishti.content.schema.site_content import SiteContent
from drishti.pages.home import home
from drishti.sections.language import STORAGE_KEY
from drishti.state import theme
from support.components import sections
from support.projects import ROOT

FILE: Final = "tests/published.toml"


def differences(published: dict[str, Any], content: SiteContent) -> list[str]:
    """Return a line for each fact that differs from the published one."""
    site = {name: getattr(content, name) for name in SiteContent.model_fields} | {
        "home": {"sections": sections(home(content))},
        "storage": {"theme": theme.STORAGE_KEY, "language": STORAGE_KEY},
    }
    lines = []
    for steps, fact in facts(published):
        now = found(site, steps)
        if steps[-1] == "mentions":
            now = [words for words in fact if words in now]
        if now != fact:
            shown = ", ".join(fact) if isinstance(fact, list) else fact
            place = ".".join(steps)
            lines.append(f"{place}: published as {shown}; change it in {FILE}, if the project has")
    return lines


def facts(table: dict[str, Any], *steps: str) -> Iterator[tuple[list[str], Any]]:
    """Yield the path to each fact, and the fact."""
    for name, value in table.items():
        if isinstance(value, dict):
            yield from facts(value, *steps, name)
        else:
            yield [*steps, name], value


def found(value: Any, steps: list[str]) -> Any:
    """Return the value at a path inside ``value``, or None."""
    match steps:
        case []:
            return value
        case ["each", *rest]:
            return [found(item, rest) for item in value]
        case ["count"]:
            return len(value)
        case ["mentions"]:
            return str(value)
    step, *rest = steps
    if isinstance(value, tuple):
        value = {getattr(item, "id", None) or getattr(item, "code", None): item for item in value}
    next_value = value.get(step) if isinstance(value, dict) else getattr(value, step, None)
    return found(next_value, rest)


def test_the_content_matches_the_published_facts(content: SiteContent) -> None:
    published = tomllib.loads((ROOT / FILE).read_text("utf-8"))

    if lines := differences(published, content):
        pytest.fail("\n".join(lines), pytrace=False)


@pytest.mark.parametrize(
    ("published", "line"),
    [
        ({"hero": {"title": "Old"}}, "hero.title: published as Old"),
        ({"faq": {"items": {"count": 0}}}, "faq.items.count: published as 0"),
        (
            {"faq": {"items": {"gone": {"answer": "Yes"}}}},
            "faq.items.gone.answer: published as Yes",
        ),
        ({"footer": {"risk": {"mentions": ["?!"]}}}, "footer.risk.mentions: published as ?!"),
        ({"home": {"sections": ["faq", "hero"]}}, "home.sections: published as faq, hero"),
    ],
)
def test_a_changed_fact_is_reported_with_its_location(
    content: SiteContent, published: dict[str, Any], line: str
) -> None:
    assert differences(published, content) == [f"{line}; change it in {FILE}, if the project has"]
