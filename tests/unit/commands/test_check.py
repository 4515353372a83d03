import os
import re
import runpy
import subprocess
import sys
from datetime import date, datetime, time, timedelta, tzinfo
from pathlib import Path

import pytest

from drishti.commands.check import missing_facts, report
from drishti.content import loader
from drishti.content.claims import CLAIMS, SECTION_WORDS, about_lost_sections, causes, lines_with
from drishti.content.hints import SAMPLES, hints
from drishti.content.loader import ROOT, english
from drishti.content.schema.base import Content
from drishti.content.schema.site_content import SiteContent
from drishti.content.translation_check import READINGS
from drishti.content.variables import INDIA
from support.content.edit import edit, problems
from support.content.facts import fill_in, take_out
from support.exports import rewrite

DAY = date(2027, 3, 1)


def listed(project: Path, said: str, day: date = DAY) -> list[str]:
    """Return the lines of the day's report that contain ``said``."""
    return [line for line in report(day, project) if said in line]


def test_a_missing_fact_is_listed_with_its_texts_until_it_is_known(project: Path) -> None:
    take_out(project, "contract", "contact")
    edit(project, "facts.toml", 'contact = ""', 'contact = "hello@drishti.example"')
    texts = missing_facts(project)["contract"]
    assert "disclaimer" in {text.partition(".")[0] for text in texts}
    assert missing_facts(project)["contact"]

    fill_in(project)

    assert missing_facts(project) == {}


def test_a_file_that_is_not_published_stops_the_check(project: Path) -> None:
    (project / "assets" / "page.html").write_text("<p>", "utf-8")
    with pytest.raises(SystemExit, match=r"^assets/page\.html: .*are not published; remove it"):
        listed(project, "")


def test_the_texts_with_a_second_reading_are_counted(project: Path) -> None:
    (project / READINGS).write_text("hi 0 a\nfr 0 a\nfr 1 b\n", "utf-8")

    assert f"{READINGS}: texts read: fr 2, hi 1" in report(DAY, project)


def test_a_day_that_is_still_to_come_is_listed(project: Path) -> None:
    fill_in(project, "charity", "gifts")
    edit(project, "facts.toml", "day = 2027-02-28", "day = 2027-03-01")
    edit(project, "facts.toml", f"checked = {english().facts.checked}", "checked = 2027-03-02")

    early = listed(project, "still to come", date(2027, 2, 28))

    assert [line.split(": ")[2] for line in early] == ["updated", "gifts.1.day", "checked"]
    assert not listed(project, "before charity.agreed_on")

    edit(project, "facts.toml", "day = 2027-03-01", "day = 2027-02-27")
    assert listed(project, "gifts.1.day: is 2027-02-27, before charity.agreed_on")


def test_prices_and_labels_that_mislead_are_listed_once_the_sale_is_open(project: Path) -> None:
    for name, price in {"buy_current": "$2", "buy_next": "$1"}.items():
        old = f'{name} = "{english().facts.prices[name]}"'
        edit(project, "facts.toml", old, f'{name} = "{price}"')
    old, new = english().buy.current.label, english().buy.next.label
    edit(project, "buy.toml", f'label = "{old}"', f'label = "{new}"')
    take_out(project, "sale")
    assert listed(project, ": prices.") == listed(project, " too, is") == []

    fill_in(project, "sale")

    (line,) = listed(project, "is below")
    assert "prices.buy_next: is below buy_current" in line
    line, *_ = listed(project, f"{new!r} too, is")
    assert re.match(r"content/en/buy\.toml: line \d+: next\.amount: is \S+, but buy\.", line)


def test_a_text_that_has_changed_since_all_were_read_is_listed(project: Path) -> None:
    fill_in(project)
    assert listed(project, "but updated is 2027-03-01; read every text again")

    edit(project, "facts.toml", f"checked = {english().facts.checked}", "checked = 2027-03-01")
    assert not listed(project, "read every")

    for name in ("disclaimer", "terms"):
        day = getattr(english(), name).changed
        edit(project, f"legal/{name}.md", f"changed = {day}", f"changed = {DAY.replace(month=4)}")
        assert listed(project, f"but {name}.changed is 2027-04-01")
        edit(project, f"legal/{name}.md", "changed = 2027-04-01", f"changed = {day}")


def test_what_is_probably_wrong_is_listed_with_its_line(project: Path) -> None:
    fill_in(project)
    edit(project, "facts.toml", "https://light.org", "https://light.example")
    edit(project, "facts.toml", 'line = "', 'line = "Signs every payment to the charity." #')
    edit(project, "hero.toml", 'lede = "', f'lede = "{"long " * 50}')
    edit(project, "faq.toml", 'missing = "We', f'missing = "{"long " * 99}We')  # not shown now
    last = english().facts.countdown.date()

    found = "\n".join(report(last + timedelta(days=1), project))

    for said in (
        ".example lead nowhere",
        "the example from the notes",
        "characters; on a phone, 200 are easier to read",
        "characters; on a phone, 450 are easier to read",
        "has ended, and the sale is open",
    ):
        assert re.search(rf": line \d+: .*{re.escape(said)}", found)
    assert found.count("is 'Light House'") == 1  # although other texts repeat it
    assert not listed(project, "has ended", last)


def test_a_price_in_no_text_and_a_form_that_stops_the_export_are_listed(
    project: Path, content: SiteContent
) -> None:
    edit(project, "facts.toml", "[prices]\n", '[prices]\nspare = "$3"\n')

    (found,) = listed(project, " in no text ")
    assert re.match(r"content/en/facts\.toml: line \d+: prices\.spare: is in no text", found)

    class Form(Content):
        action: str

    sent = Form(action="https://news.in/join")
    site = content.site.model_copy(update={"forms": ("https://news.in/",)})
    for update, said in (({}, 1), ({"site": site}, 0)):
        with_form = content.model_copy(update={"letters": sent} | update)
        lines = map(str, hints(with_form, ROOT, DAY))
        assert sum("so the export stops" in line for line in lines) == said


def test_a_quarter_that_stands_or_ends_at_another_time_is_listed(project: Path) -> None:
    *_, before, quarter = english().roadmap.quarters
    edit(project, "roadmap.toml", f"ends = {quarter.ends}", f"ends = {before.ends}")
    edit(project, "roadmap.toml", f'title = "{quarter.title}"', 'title = "Q2 2031"')

    assert listed(project, "before the quarter above it")
    assert listed(project, "Q2 2031 in the title ends on 2031-06-30")


def test_an_untrue_sentence_is_listed_or_stops_the_build(project: Path) -> None:
    edit(project, "site.toml", "offline = true", "offline = false")
    edit(project, "accessibility.toml", 'lede = "', 'lede = "Copies of the pages are kept. ')
    lines = listed(project, "says 'Copies of the pages', which is untrue with of")
    assert [line for line in lines if re.match(r".*/accessibility\.toml: line \d+: ", line)]

    rewrite(
        project / "content/en/site.toml",
        lambda text: re.sub("(?m)^forms = .*", 'forms = ["https://news.in/join"]', text),
    )
    edit(project, "legal/terms.md", "\n## 1. ", "\nThere are no forms to send.\n\n## 1. ")
    assert "says 'no forms to send', which is untrue" in "\n".join(problems(project))


def test_the_offline_cache_can_be_withdrawn(
    content: SiteContent, monkeypatch: pytest.MonkeyPatch
) -> None:
    site = content.site.model_copy(update={"offline": not content.site.offline})
    monkeypatch.setattr(loader, "english", lambda: content.model_copy(update={"site": site}))

    runpy.run_path(str(ROOT / "rxconfig.py"))


def test_every_sentence_that_can_become_untrue_is_known_by_its_words(content: SiteContent) -> None:
    claims = [(file, words) for cause, file, words in CLAIMS if cause not in causes(content)]

    gone = [each for each in claims if not [*lines_with(ROOT / each[0], each[1])]]
    assert gone == [], "write the new words into drishti/content/claims.py"


def test_each_line_that_speaks_of_a_lost_section_is_listed(project: Path) -> None:
    edit(project, "legal/terms.md", "\n## 1. ", "\nThe gains of the calculator.\n\n## 1. ")
    (project / "docs").mkdir()
    (project / "docs/architecture.md").write_text("\n| `calculator.js` |\n", "utf-8")
    (project / "docs/benchmark.md").write_text("the slider while it is dragged", "utf-8")
    (project / "tests").mkdir()
    (project / "tests/specification.toml").write_text('".slider__input rotate"', "utf-8")
    others = SECTION_WORDS.keys() - {"calculator"}

    found = [*map(str, about_lost_sections(project, others))]

    said = "says 'calculator', but the site has no calculator section; correct it"
    assert [line for line in found if re.fullmatch(rf".*/terms\.md: line \d+: {said}", line)]
    assert f"docs/architecture.md: line 2: {said}" in found
    assert f"docs/benchmark.md: line 1: {said.replace('calculator', 'slider', 1)}" in found
    assert f"tests/specification.toml: line 1: {said.replace('calculator', 'slider', 1)}" in found
    assert [*about_lost_sections(project, SECTION_WORDS)] == []


def test_each_example_in_the_notes_is_known() -> None:
    notes = (ROOT / "content/en/facts.toml").read_text("utf-8")

    examples = re.findall(r'\n# (?:name|line|own_words|words|to) = "(.*)"', notes)
    examples += re.findall(r'\n# "(.*)"\.\n', notes)
    assert {*examples} <= SAMPLES, (
        "put each back into facts.toml, or write it into SAMPLES in hints.py"
    )


def test_the_day_is_that_of_india(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    midnight = datetime.combine(english().facts.checked, time(), INDIA)

    class Clock(datetime):
        @classmethod
        def now(cls, tz: tzinfo | None = None) -> datetime:  # type: ignore[override]
            return midnight.astimezone(tz)

    monkeypatch.setattr("datetime.datetime", Clock)
    monkeypatch.setattr(sys, "argv", ["check"])
    monkeypatch.delitem(sys.modules, "drishti.commands.check")
    runpy.run_module("drishti.commands.check", run_name="__main__")

    assert ": checked: " not in capsys.readouterr().out


def test_a_reader_that_has_enough_causes_no_error() -> None:
    reader, writer = os.pipe()
    os.close(reader)

    command = [sys.executable, "-m", "drishti.commands.check"]
    done = subprocess.run(command, stdout=writer, stderr=subprocess.PIPE, text=True, check=False)

    os.close(writer)
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize(
    ("name", "old", "new", "said"),
    [
        ("legal/disclaimer.md", "  {sale.refunds}\n", "  {sale.refund}\n", "{sale.refunds}"),
        ("status.toml", '", href = "#token"', '", href = "#tokn"', "did you mean #token"),
        ("token.toml", 'when_known = "What', f'when_known = "{"long " * 30}What', "has 1"),
    ],
)
def test_texts_that_are_not_shown_today_are_checked_too(
    project: Path, name: str, old: str, new: str, said: str
) -> None:
    take_out(project)
    edit(project, name, old, new)

    found = listed(project, said)

    assert any(re.match(rf"content/en/{name}: line \d", line) for line in found), found
