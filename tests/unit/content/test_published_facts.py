import re
import tomllib
from pathlib import Path

import pytest

from drishti.content.claims import REQUIREMENTS, lines_with
from drishti.content.files import LEGAL_PAGES
from drishti.content.published import FILE, differences
from drishti.content.schema.site_content import SiteContent
from support.projects import ROOT


def test_the_content_matches_the_published_facts(content: SiteContent) -> None:
    if lines := [*map(str, differences(content, ROOT))]:
        pytest.fail("\n".join(lines), pytrace=False)


def test_a_changed_fact_is_reported_with_its_line_and_documents(content: SiteContent) -> None:
    lines = (ROOT / FILE).read_text("utf-8").splitlines()
    hero = content.hero.model_copy(update={"title": "A new headline", "tagline": "Other"})

    changed = [*differences(content.model_copy(update={"hero": hero}), ROOT)]

    keys = [each.field.removeprefix("hero.") for each in changed]
    assert {"title", "tagline"} <= {*keys}
    assert keys == [lines[each.line - 1].partition(" =")[0] for each in changed]
    title = changed[keys.index("title")].message
    assert f"published as {content.hero.title}" in title
    repeated = [*lines_with(ROOT / REQUIREMENTS, content.hero.title)]
    assert all(f"docs/requirements.md line {line}" in title for line in repeated)


@pytest.mark.parametrize("name", LEGAL_PAGES)
def test_every_number_of_a_legal_text_but_those_of_sections_is_published(name: str) -> None:
    text = (ROOT / "content" / "en" / "legal" / f"{name}.md").read_text("utf-8").split("+++")[2]
    words = re.sub(r"(?m)^##.*|\(\S*#\S*\)|\b[Ss]ections? \d[\d., and]*", "", text)
    published = tomllib.loads((ROOT / FILE).read_text("utf-8"))[name]["mentions"]
    new = {*re.findall(r"\d+", words)} - {*re.findall(r"\d+", str(published))}
    remedy = "write each into mentions with the words beside it, and a section as 'section 9.7'"
    assert not new, f"in {name}.md, but not in [{name}] of {FILE}: {sorted(new)}; {remedy}"


def test_a_document_that_repeats_one_of_several_words_is_named_with_its_line(
    content: SiteContent, tmp_path: Path
) -> None:
    (tmp_path / "tests").mkdir()
    published = '[facts]\nprices.buy_next = "$0.01"\nraised.percent = 17\n'
    published += '[hero]\ntitle.mentions = ["Q1 2019", "Gone"]'
    (tmp_path / FILE).write_text(published, "utf-8")
    (tmp_path / "README.md").write_text(
        "Gone\n117%\na bar at 17%\nQ1 2019, Gone\n$0.015, $0.01.\n$0.015\n", "utf-8"
    )

    changed = content.facts.model_copy(update={"prices": {"buy_next": "$7"}})
    content = content.model_copy(update={"facts": changed})

    price, percent, words = differences(content, tmp_path)

    assert price.message.endswith("has, and README.md line 5")
    assert percent.message.endswith("has, and README.md line 3")
    assert words.message.endswith("has, and README.md line 1, README.md line 4")


def test_a_part_that_is_gone_and_days_are_one_line(content: SiteContent, tmp_path: Path) -> None:
    (tmp_path / FILE).parent.mkdir()
    (tmp_path / FILE).write_text("# Facts\n[gone] # once\nb.c = 2\n[buy]\nnews = [2025-01-01]")

    gone, changed = map(str, differences(content, tmp_path))

    assert gone == f"{FILE}: line 2: gone: the site has no such part any more; delete [gone]"
    assert changed.startswith(f"{FILE}: line 5: buy.news: published as 2025-01-01; change it here")


def test_every_text_names_the_same_age() -> None:
    files = [*(ROOT / "content" / "en").rglob("*.toml"), *(ROOT / "content" / "en").rglob("*.md")]
    ages = r"(?:under|at least|must be) (\d+)(?: years old| or older| may |,)"

    named = {age for file in files for age in re.findall(ages, file.read_text("utf-8"))}

    assert len(named) == 1
