"""The ways visitors go through the site, in the engines that the other tests do not use."""

import pytest

from drishti.content.loader import translations
from drishti.content.schema.site_content import SiteContent
from support.browsers.drivers import Reader
from support.browsers.layout_ready import IS_READY

pytestmark = pytest.mark.engines

DESKTOP = (1300, 900)
PHONE = (450, 800)  # WebKitGTK's window is no narrower
ROOT = "document.documentElement"


def find(selector: str) -> str:
    return f"document.querySelector({selector!r})"


def scroll(reader: Reader, position: int) -> None:
    reader.run(f"scrollTo({{ top: {position}, behavior: 'instant' }})")


def test_the_theme_flips_is_said_and_remembered(reader: Reader, content: SiteContent) -> None:
    reader.open("/")
    reader.click("button", content.theme.label)

    reader.expect(f"{ROOT}.matches('.dark') && document.body.matches('.dark-mode')")
    reader.expect(f"{find('[data-switches=theme]')}.ariaPressed === 'true'")
    reader.open("/disclaimer")
    reader.expect(f"{ROOT}.matches('.dark')")


@pytest.mark.parametrize(("stored", "dark"), [("dark", True), ("DARK", False), ("<b>", False)])
def test_only_the_stored_word_dark_is_dark(reader: Reader, stored: str, dark: bool) -> None:
    reader.open("/", theme=stored)

    reader.expect(f"{ROOT}.matches('.dark') === {str(dark).lower()}")


def test_a_language_comes_at_once_and_turns_the_page(reader: Reader, content: SiteContent) -> None:
    arabic = next(language for language in content.language.languages if language.code == "ar")
    reader.open("/")
    reader.click("button", content.language.label)
    reader.expect(f"{find('#header-languages')}.matches(':popover-open')")
    reader.click("button", arabic.own_name)

    reader.expect(f"{ROOT}.lang === 'ar' && {ROOT}.dir === 'rtl'")
    reader.expect(f"{find('h1')}.textContent === {translations()['ar']['hero.title']!r}")
    reader.expect(f"!{find('#header-languages')}.matches(':popover-open')")


def test_a_stored_language_is_there_on_return(reader: Reader) -> None:
    reader.open("/", tlang="fr")

    reader.expect(f"{find('h1')}.textContent === {translations()['fr']['hero.title']!r}")


def test_the_picker_closes_by_escape(reader: Reader, content: SiteContent) -> None:
    reader.open("/")
    reader.click("button", content.language.label)
    reader.expect(f"{find('[aria-controls=header-languages]')}.ariaExpanded === 'true'")

    reader.press("Escape")

    reader.expect(f"{find('[aria-controls=header-languages]')}.ariaExpanded === 'false'")
    reader.expect(f"!{find('#header-languages')}.matches(':popover-open')")


def test_the_menu_opens_holds_the_focus_and_closes_by_escape(
    reader: Reader, content: SiteContent
) -> None:
    reader.size(*PHONE)
    reader.open("/")
    reader.click("button", content.menu.open_label)
    reader.expect(f"{find('dialog')}.matches(':modal')")
    reader.expect(f"{find('[commandfor=menu]')}.ariaExpanded === 'true'")
    reader.expect(f"{find('dialog')}.contains(document.activeElement)")
    reader.expect(f"getComputedStyle({ROOT}).overflowY === 'hidden'")

    reader.press("Escape")

    reader.expect(f"!{find('dialog')}.open")
    reader.expect(f"{find('[commandfor=menu]')}.ariaExpanded === 'false'")
    reader.expect(f"document.activeElement === {find('[commandfor=menu]')}")


def test_a_link_of_the_menu_closes_it_and_leads_there(reader: Reader, content: SiteContent) -> None:
    reader.size(*PHONE)
    reader.open("/")
    entry = content.header.links[0]
    reader.click("button", content.menu.open_label)
    reader.expect(f"{find('dialog')}.open")
    reader.click("link", entry.label)

    reader.expect(f"!{find('dialog')}.open")
    reader.expect(f"location.hash === {entry.anchor!r}")
    reader.expect(f"Math.abs({find(entry.anchor)}.getBoundingClientRect().top) < innerHeight")


def test_one_answer_is_open_at_a_time(reader: Reader, content: SiteContent) -> None:
    reader.open("/")
    opened = "Array.from(document.querySelectorAll('#faq details'), (item) => item.open).join()"
    count = len(content.faq.items)

    def expect_open(position: int | None) -> None:
        states = ",".join(str(at == position).lower() for at in range(count))
        reader.expect(f"{opened} === {states!r}")

    expect_open(0)
    reader.expect(f"({IS_READY})()")
    reader.click("text", content.faq.items[2].question)
    expect_open(2)
    reader.click("text", content.faq.items[2].question)
    expect_open(None)


def test_the_slider_answers_the_keyboard(reader: Reader, content: SiteContent) -> None:
    reader.open("/")
    reader.focus("slider", content.calculator.slider.label)
    reader.press("ArrowRight")

    reader.expect(f"{find('input[type=range]')}.value === '6'")
    reader.expect(f"{find('#calculator')}.textContent.includes('$651.12')")
    reader.press("End")
    reader.expect(f"{find('#calculator')}.textContent.includes('$10,852.01')")


def test_the_countdown_says_that_it_has_ended(reader: Reader, content: SiteContent) -> None:
    reader.open("/")

    reader.expect(f"{find('#buy')}.textContent.includes({content.buy.countdown.ended!r})")


@pytest.mark.parametrize(("position", "scrolled"), [(50, "false"), (51, "true")])
def test_header_and_way_to_the_top_change_past_fifty_pixels(
    reader: Reader, position: int, scrolled: str
) -> None:
    reader.open("/")
    scroll(reader, position)

    reader.expect(f"{find('header')}.dataset.scrolled === {scrolled!r}")
    reader.expect(f"{find('[data-shown]')}.dataset.shown === {scrolled!r}")


def test_the_way_to_the_top_leads_there(reader: Reader, content: SiteContent) -> None:
    reader.open("/")
    scroll(reader, 3000)
    reader.expect(f"{find('[data-shown]')}.dataset.shown === 'true'")
    reader.run(f"{find('[data-shown]')}.click()")

    reader.expect("scrollY === 0")


def test_the_anchors_of_the_header_lead_to_their_headings(
    reader: Reader, content: SiteContent
) -> None:
    reader.open("/")
    entry = content.header.links[1]
    reader.click("link", entry.label)

    reader.expect(f"document.activeElement === {find(entry.anchor)}")
    reader.expect(f"Math.abs({find(entry.anchor)}.getBoundingClientRect().top) < innerHeight")


def test_a_legal_page_reads_and_leads_home(reader: Reader, content: SiteContent) -> None:
    reader.open("/")
    reader.run(f"{find('footer a[href$=disclaimer]')}.click()")
    reader.expect(f"{find('h1')}.textContent === {content.disclaimer.title!r}")
    # Each section has one, and so have the contents and the summary.
    headings = len(content.disclaimer.sections) + 2
    reader.expect(f"document.querySelectorAll('article h2').length === {headings}")

    reader.click("link", content.header.home_label)

    reader.expect(f"{find('h1')}.textContent === {content.hero.title!r}")


def test_nothing_scrolls_sideways_on_a_phone(reader: Reader) -> None:
    reader.size(*PHONE)
    reader.open("/")

    reader.expect(f"{ROOT}.scrollWidth <= innerWidth")


def test_everything_shows_once_it_was_scrolled_to(reader: Reader) -> None:
    reader.open("/")
    parts = "Array.from(document.querySelectorAll('[data-reveal=waiting]'))"

    while reader.run(f"{parts}.length"):
        reader.run(f"{parts}[0].scrollIntoView({{ behavior: 'instant' }})")
        reader.expect(f"!{parts}[0] || {parts}[0].getBoundingClientRect().top > innerHeight")
