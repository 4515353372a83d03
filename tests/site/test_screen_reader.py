"""The output of the Orca screen reader for each journey in each browser."""

import inspect
import re
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from drishti.content.loader import translations
from drishti.content.schema.site_content import SiteContent
from drishti.content.sources import shown_texts
from drishti.pages.home import home
from support.components import sections
from support.hosts.static_host import served
from support.projects import SharedBuilds, rewrite
from support.screen_reader import transcripts
from support.screen_reader.orca import Browser, ScreenReader, in_order, plain

pytestmark = pytest.mark.screen_reader

DESKTOP: Final = (1500, 950)
PHONE: Final = (600, 900)
LATER: Final = "2099"  # in the future, with as many digits as the year it replaces
# Output that is useless to listeners: file types, code and roles.
NOISE: Final = (
    *("svg", "png", "undefined", "object", "aria", "article", "description term", "status bar"),
)


@pytest.fixture(scope="session", params=transcripts.BROWSERS)
def orca(request: pytest.FixtureRequest) -> Iterator[ScreenReader]:
    """A browser with a screen reader, shared by all journeys."""
    browser: Browser = request.param
    with ScreenReader(browser) as reader:
        reader.resize(*DESKTOP)
        yield reader


@pytest.fixture
def reader(orca: ScreenReader, request: pytest.FixtureRequest) -> Iterator[ScreenReader]:
    """The screen reader at the start of a journey."""
    journey = request.function.__name__
    failed_before = request.session.testsfailed
    yield orca
    moments, heard = [*orca.moments], f" {plain(orca.text)} "
    orca.close()
    if request.session.testsfailed > failed_before:
        return
    assert [noise for noise in NOISE if f" {noise} " in heard] == []
    if request.config.getoption("--write-transcripts"):
        transcripts.write(journey, request.function.__doc__, orca.browser, moments)


@pytest.fixture
def address(site: Path) -> Iterator[str]:
    """The site on an origin of its own, without stored data."""
    with served(site) as address:
        yield address


@pytest.fixture
def counting(builds: SharedBuilds, content: SiteContent) -> Iterator[str]:
    """The site with a round that has not ended yet."""
    year = str(content.facts.countdown.year)

    def change(project: Path) -> None:
        rewrite(
            project / "content" / "en" / "facts.toml",
            lambda text: text.replace(f"countdown = {year}", f"countdown = {LATER}"),
        )

    with served(builds.get("counting", change)) as address:
        yield address


def begin(
    reader: ScreenReader, address: str, content: SiteContent, title: str | None = None
) -> None:
    """Open a page, by default the home page, and go to its top."""
    reader.open(address, title or content.site.title)
    reader.press("ctrl+Home", content.header.skip_link)


def test_the_page_reads_itself_from_the_top(
    reader: ScreenReader, address: str, content: SiteContent
) -> None:
    """Lean back and hear the page from the top."""
    begin(reader, address, content)

    reader.press_until("KP_Add", content.ecosystem.heading)

    passages = (content.hero.title, content.hero.lede, content.ecosystem.heading)
    assert in_order(passages, reader.text), str(reader)
    sentences = Counter(said for said in reader.moments[-1].said if len(said.split()) > 4)
    assert not {said for said, times in sentences.items() if times > 2}, str(reader)


def test_the_headings_tell_the_outline(
    reader: ScreenReader, address: str, content: SiteContent
) -> None:
    """Learn from the headings what the page is about."""
    begin(reader, address, content)

    reader.press("1", content.hero.title, "heading level 1")
    _, *others = sections(home(content))
    for name in (*others, "footer"):
        reader.press("2", getattr(content, name).heading, "heading level 2")


def test_choosing_hindi_is_answered_in_hindi(
    reader: ScreenReader, address: str, content: SiteContent
) -> None:
    """Hear the page in Hindi from here on."""
    hindi = translations()["hi"]
    begin(reader, address, content)
    reader.press_until("2", content.buy.heading)
    reader.press_until("shift+b", content.language.label)

    reader.press("Return", content.language.languages[0].own_name)
    reader.press("Tab", content.language.languages[1].own_name)
    reader.press("Return", f"Finished loading {hindi[content.site.title.key]}")
    reader.press("KP_Enter", hindi["language.label"])
    reader.press("Tab", hindi["theme.label"])
    reader.press_until("2", hindi["calculator.heading"])
    reader.press_until("KP_Add", hindi["roadmap.heading"], at_most=5)

    english = {text for key, text in shown_texts(content).items() if key in hindi} - {
        *hindi.values()
    }
    sentences = [text for text in english if len(text.split()) > 4]
    assert [text for text in sentences if in_order((text,), reader.moments[-1].text)] == []


def test_the_third_quarter_and_an_answer_open(
    reader: ScreenReader, address: str, content: SiteContent
) -> None:
    """Find out what the end of 2025 was to bring, and whether tokens can be bought."""
    quarter, question = content.roadmap.quarters[2], content.faq.items[1]
    begin(reader, address, content)

    reader.press_until("b", quarter.title)
    reader.press("Return", "expanded")
    for item in quarter.items:
        reader.press("i", " ".join(item.text.split()[:3]))  # Orca may read only the first line
    reader.press_until("b", question.question)
    reader.press("Return", "expanded")
    reader.press("p", question.answer[0])


def test_the_slider_says_position_and_result_once(
    reader: ScreenReader, address: str, content: SiteContent
) -> None:
    """See what a rise in price would mean."""
    section = content.calculator
    begin(reader, address, content)
    reader.press_until("2", section.heading)

    reader.press("Tab", section.slider.label, "slider", "Focus mode")
    heard = reader.press("Right")

    spoken = re.escape(section.spoken)
    assert re.fullmatch(re.sub(r"\\{\w+\\}", r"[$\\d.,%]+", spoken) + r"\.?", heard)


def test_the_menu_opens_is_read_and_closes(
    reader: ScreenReader, address: str, content: SiteContent
) -> None:
    """Use the menu in a narrow window."""
    reader.resize(*PHONE)
    begin(reader, address, content)
    reader.press_until("b", content.menu.open_label, at_most=5)

    # Whether Orca announces focus moved by a script depends on the order of events.
    reader.press("Return", may_be_silent=True)
    reader.press_until("KP_Enter", content.menu.close_label)
    for link in content.header.links:
        reader.press("Tab", link.label)
    reader.press("Escape", may_be_silent=True)
    reader.press_until("KP_Enter", content.menu.open_label)
    reader.resize(*DESKTOP)


def test_a_braille_display_shows_facts_the_slider_and_a_calm_countdown(
    reader: ScreenReader, counting: str, content: SiteContent
) -> None:
    """Read with the fingers."""
    facts, slider, countdown = content.token.facts, content.calculator.slider, content.buy.countdown
    begin(reader, counting, content)

    reader.press_until("2", content.buy.heading)
    reader.press_until("Down", countdown.spoken.rpartition("}")[2], at_most=20)
    assert countdown.spoken.rpartition("}")[2] in reader.moments[-1].braille
    for _ in range(2):  # seconds pass during both, and a minute ends during one at most
        reader.press("shift", may_be_silent=True)
    assert "" in {moment.braille for moment in reader.moments[-2:]}
    reader.press("t")
    for fact in facts[:3]:
        reader.press("Down", fact.term)
        assert reader.moments[-1].braille == f"{fact.term} {fact.value}"
    reader.press_until("2", content.calculator.heading)
    reader.press("Tab", slider.label)
    reader.press("KP_Enter", slider.label)
    assert slider.label in reader.moments[-1].braille


def test_every_journey_has_a_transcript() -> None:
    functions = inspect.getmembers(sys.modules[__name__], inspect.isfunction)
    tests = [(name, test) for name, test in functions if name.startswith("test_")]
    journeys = [name for name, test in tests if "reader" in inspect.signature(test).parameters]

    assert {*transcripts.FOLDER.glob("*.md")} == {*map(transcripts.path, journeys)}
    for journey in journeys:
        assert all(transcripts.heard(journey, browser) for browser in transcripts.BROWSERS)
