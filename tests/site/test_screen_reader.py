"""The output of the Orca screen reader for each journey in each browser."""

import inspect
import re
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from drishti.content.files import shown_texts
from drishti.content.links import SECTIONS
from drishti.content.loader import english, translations
from drishti.pages.home import home
from support.components import sections
from support.content.edit import edit
from support.hosts.static_host import served
from support.projects import SharedBuilds
from support.screen_reader import transcripts
from support.screen_reader.orca import ScreenReader, in_order, plain
from support.screen_reader.private_desktop import private_desktop

pytestmark = pytest.mark.screen_reader

CONTENT = english()
THIRD, FAR, AFTER = SECTIONS[2], *SECTIONS[-4:-2]
DESKTOP: Final = (1500, 950)
PHONE: Final = (600, 900)
LATER: Final = "2099"  # in the future, with as many digits as the year it replaces
# Output that is useless to listeners: file types, code and roles.
NOISE: Final = re.compile(
    r"\b(svg|png|undefined|object|aria|article|description term|status bar)\b"
)


@pytest.fixture(scope="session", params=transcripts.BROWSERS)
def orca(request: pytest.FixtureRequest) -> Iterator[ScreenReader]:
    """A browser with a screen reader, shared by all journeys."""
    with private_desktop() as desktop:
        reader = ScreenReader(request.param, desktop)
        reader.resize(*DESKTOP)
        yield reader


@pytest.fixture
def reader(orca: ScreenReader, request: pytest.FixtureRequest) -> Iterator[ScreenReader]:
    """The screen reader for one journey; its output is checked for noise afterwards."""
    failed_before = request.session.testsfailed
    yield orca
    moments, heard = [*orca.moments], plain(orca.text)
    orca.close()
    if request.session.testsfailed > failed_before:
        return
    assert NOISE.findall(heard) == []
    if request.config.getoption("--write-transcripts"):
        journey = request.function
        transcripts.write(journey.__name__, journey.__doc__, orca.browser, moments)


@pytest.fixture
def address(site: Path) -> Iterator[str]:
    """The site on an origin of its own, without stored data."""
    with served(site) as address:
        yield address


@pytest.fixture
def counting(builds: SharedBuilds) -> Iterator[str]:
    """The site with a round that has not ended yet."""

    def change(project: Path) -> None:
        year = CONTENT.facts.countdown.year
        edit(project, "facts.toml", f"countdown = {year}", f"countdown = {LATER}")

    with served(builds.get("counting", change)) as address:
        yield address


def begin(reader: ScreenReader, address: str) -> None:
    """Open the home page and go to its top."""
    reader.open(address, CONTENT.site.title)
    reader.press("ctrl+Home", CONTENT.header.skip_link)


def test_the_page_reads_itself_from_the_top(reader: ScreenReader, address: str) -> None:
    """Lean back and hear the page from the top."""
    begin(reader, address)

    second = sections(home(CONTENT))[1]
    heading = getattr(CONTENT, second).heading
    reader.press_until("KP_Add", heading)

    passages = (CONTENT.hero.title, CONTENT.hero.lede, heading)
    assert in_order(passages, reader.text), str(reader)
    sentences = Counter(said for said in reader.moments[-1].said if len(said.split()) > 4)
    del sentences[CONTENT.header.social_new_tab]  # part of each of the links' names
    assert not {said for said, times in sentences.items() if times > 2}, str(reader)


def test_the_headings_tell_the_outline(reader: ScreenReader, address: str) -> None:
    """Learn from the headings what the page is about."""
    begin(reader, address)

    reader.press("1", CONTENT.hero.title, "heading level 1")
    _, *others = sections(home(CONTENT))
    for name in (*others, "footer"):
        reader.press("2", getattr(CONTENT, name).heading, "heading level 2")


def test_choosing_hindi_is_answered_in_hindi(reader: ScreenReader, address: str) -> None:
    """Hear the page in Hindi from here on."""
    hindi = translations()["hi"]
    begin(reader, address)
    reader.press_until("2", getattr(CONTENT, THIRD).heading)
    reader.press_until("shift+b", CONTENT.language.label)

    reader.press("Return", CONTENT.language.close_label)
    reader.press_until("Tab", CONTENT.language.languages[1].own_name)
    reader.press("Return", hindi[CONTENT.site.title.key])
    reader.press_until("2", hindi[f"{FAR}.heading"])
    reader.press_until("KP_Add", hindi[f"{AFTER}.heading"], at_most=5)

    english_texts = {text for key, text in shown_texts(CONTENT).items() if key in hindi}
    sentences = [text for text in english_texts - {*hindi.values()} if len(text.split()) > 4]
    assert [text for text in sentences if in_order((text,), reader.moments[-1].text)] == []


def test_text_of_twice_the_size_takes_nothing_away(reader: ScreenReader, address: str) -> None:
    """Enlarge the text to twice its size, read on, and choose Hindi from there."""
    begin(reader, address)
    reader.press_until("b", CONTENT.reading.label)

    reader.press("Return", may_be_silent=True)
    reader.press_until("Tab", CONTENT.reading.text_size.label)
    reader.press_until("r", "200")
    reader.press("space", "selected")
    reader.press("Escape", may_be_silent=True)
    reader.press_until("2", getattr(CONTENT, THIRD).heading)
    reader.press_until("shift+b", CONTENT.language.label)
    reader.press("Return", CONTENT.language.close_label)
    reader.press_until("Tab", CONTENT.language.languages[1].own_name)

    reader.press("Return", translations()["hi"][CONTENT.site.title.key])


def test_the_third_quarter_and_an_answer_open(reader: ScreenReader, address: str) -> None:
    """Find out what the end of 2025 was to bring, and whether tokens can be bought."""
    quarter, question = CONTENT.roadmap.quarters[2], CONTENT.faq.items[1]
    begin(reader, address)

    reader.press_until("b", quarter.title)
    reader.press("Return", "expanded")
    for item in quarter.items:
        reader.press("i", " ".join(item.text.split()[:3]))  # Orca may read only the first line
    reader.press_until("b", question.question)
    reader.press("Return", "expanded")
    reader.press("p", question.answer[0])


def test_the_slider_says_position_and_result_once(reader: ScreenReader, address: str) -> None:
    """See what a rise in price would mean."""
    section = CONTENT.calculator
    begin(reader, address)
    reader.press_until("2", section.heading)

    reader.press("Tab", section.slider.label, "slider", "Focus mode")
    heard = reader.press("Right")

    spoken = re.escape(section.spoken)
    assert re.fullmatch(re.sub(r"\\{\w+\\}", r"[$\\d.,%]+", spoken) + r"\.?", heard)


def test_the_menu_opens_is_read_and_closes(reader: ScreenReader, address: str) -> None:
    """Use the menu in a narrow window."""
    reader.resize(*PHONE)
    begin(reader, address)
    reader.press_until("b", CONTENT.menu.open_label, at_most=5)

    # Whether Orca announces focus moved by a script depends on the order of events.
    reader.press("Return", may_be_silent=True)
    for link in CONTENT.header.links:
        reader.press("Tab", link.label)
    reader.press("Escape", may_be_silent=True)
    reader.press("shift+Tab", CONTENT.theme.label)
    reader.resize(*DESKTOP)


def test_a_braille_display_shows_facts_the_slider_and_a_calm_countdown(
    reader: ScreenReader, counting: str
) -> None:
    """Read with the fingers."""
    slider, countdown = CONTENT.calculator.slider, CONTENT.buy.countdown
    words = max(re.split(r"{\w+}", countdown.spoken), key=len).strip()
    begin(reader, counting)

    reader.press_until("2", CONTENT.buy.heading)
    reader.press_until("Down", words, at_most=20)
    assert words in reader.moments[-1].braille
    for _ in range(2):  # seconds change during both, but the minute during one at most
        reader.press("shift", may_be_silent=True)
    assert "" in {moment.braille for moment in reader.moments[-2:]}
    reader.press("t")
    for fact in CONTENT.token.facts[:2]:  # each on one line
        reader.press("Down", fact.term)
        assert reader.moments[-1].braille == f"{fact.term} {fact.value}"
    reader.press_until("2", CONTENT.calculator.heading)
    reader.press("Tab", slider.label)
    reader.press("KP_Enter", slider.label)
    assert slider.label in reader.moments[-1].braille


def test_every_journey_has_a_transcript() -> None:
    functions = inspect.getmembers(sys.modules[__name__], inspect.isfunction)
    journeys = [
        name
        for name, test in functions
        if name.startswith("test_") and "reader" in inspect.signature(test).parameters
    ]

    assert {*transcripts.FOLDER.glob("*.md")} == {*map(transcripts.path, journeys)}
    for journey in journeys:
        assert [*transcripts.parts(journey)] == [*transcripts.BROWSERS.values()]
