"""The content still states the facts that the project has published."""

import tomllib
from typing import Any, Final

import pytest

from drishti.content.schema.site_content import SiteContent
from drishti.content.tree import item_name, walk
from drishti.pages.home import home
from support.components import sections
from support.projects import ROOT

FILE: Final = "tests/published.toml"


def differences(published: dict[str, Any], content: SiteContent) -> list[str]:
    """Return a line for each fact that differs from the published one."""
    site = {name: getattr(content, name) for name in SiteContent.model_fields} | {
        "home": {"sections": sections(home(content))}
    }
    lines = []
    for path, _, fact in walk(published):
        if isinstance(fact, dict):
            continue
        now = found(site, path.split("."))
        if path.endswith(".mentions"):
            now = [words for words in fact if words in now]
        if now != fact:
            shown = ", ".join(fact) if isinstance(fact, list) else fact
            lines.append(f"{path}: published as {shown}; change it in {FILE}, if the project has")
    return lines


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
        value = {item_name(item): item for item in value}
    return found(value.get(step) if isinstance(value, dict) else getattr(value, step, None), rest)


def test_the_content_matches_the_published_facts(content: SiteContent) -> None:
    published = tomllib.loads((ROOT / FILE).read_text("utf-8"))

    if lines := differences(published, content):
        pytest.fail("\n".join(lines), pytrace=False)


def test_a_changed_fact_is_reported_with_its_path(content: SiteContent) -> None:
    (line,) = differences({"home": {"sections": ["faq", "hero"]}}, content)

    assert line.startswith(f"home.sections: published as faq, hero; change it in {FILE}, ")
