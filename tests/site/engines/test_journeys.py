"""The main user journeys in Firefox ESR and WebKitGTK; the other tests use Chromium."""

from datetime import UTC, datetime

import pytest

from drishti.content.loader import translations
from drishti.content.schema.site_content import SiteContent
from drishti.presale.calculator import MAX_POSITION
from support.browsers.calculator import gain_at
from support.browsers.drivers import Tab
from support.browsers.layout_ready import IS_READY

pytestmark = pytest.mark.engines

DESKTOP = (1300, 900)
PHONE = (450, 800)  # the width is the minimum of a WebKitGTK window
ROOT = "document.documentElement"


def find(selector: str) -> str:
    return f"document.querySelector({selector!r})"


def scroll(tab: Tab, position: int) -> None:
    tab.run(f"scrollTo({{ top: {position}, behavior: 'instant' }})")


def test_toggling_the_theme_updates_its_pressed_state_and_persists(
    tab: Tab, content: SiteContent
) -> None:
    tab.open("/")
    tab.click("button", content.theme.label)

    tab.expect(f"{ROOT}.matches('.dark') && document.body.matches('.dark-mode')")
    tab.expect(f"{find('[data-switches=theme]')}.ariaPressed === 'true'")
    tab.open("/disclaimer")
    tab.expect(f"{ROOT}.matches('.dark')")


def test_choosing_a_language_updates_text_and_direction(tab: Tab, content: SiteContent) -> None:
    arabic = next(language for language in content.language.languages if language.code == "ar")
    tab.open("/")
    tab.click("button", content.language.label)
    tab.expect(f"{find('#header-languages')}.matches(':popover-open')")
    tab.click("link", arabic.own_name)

    tab.expect(f"{ROOT}.lang === 'ar' && {ROOT}.dir === 'rtl'")
    tab.expect(f"{find('h1')}.textContent === {translations()['ar']['hero.title']!r}")
    tab.expect("document.activeElement.id === 'language'")


def test_a_stored_language_is_applied_on_return(tab: Tab) -> None:
    tab.open("/", tlang="fr")

    tab.expect(f"{find('h1')}.textContent === {translations()['fr']['hero.title']!r}")


def test_escape_closes_the_language_picker(tab: Tab, content: SiteContent) -> None:
    tab.open("/")
    tab.click("button", content.language.label)
    tab.expect(f"{find('#header-languages')}.matches(':popover-open')")
    tab.expect(f"{find('#header-languages')}.contains(document.activeElement)")

    tab.press("Escape")

    tab.expect(f"!{find('#header-languages')}.matches(':popover-open')")


def test_the_menu_traps_focus_and_escape_closes_it(tab: Tab, content: SiteContent) -> None:
    tab.resize(*PHONE)
    tab.open("/")
    tab.click("button", content.menu.open_label)
    tab.expect(f"{find('dialog')}.matches(':modal')")
    tab.expect(f"{find('dialog')}.contains(document.activeElement)")
    tab.expect(f"getComputedStyle({ROOT}).overflowY === 'hidden'")

    tab.press("Escape")

    tab.expect(f"!{find('dialog')}.open")
    tab.expect(f"document.activeElement === {find('[commandfor=menu]')}")


def test_a_menu_link_closes_the_menu_and_goes_to_its_target(tab: Tab, content: SiteContent) -> None:
    tab.resize(*PHONE)
    tab.open("/")
    entry = content.header.links[0]
    tab.click("button", content.menu.open_label)
    tab.expect(f"{find('dialog')}.open")
    tab.click("link", entry.label)

    tab.expect(f"!{find('dialog')}.open")
    tab.expect(f"location.hash === {entry.anchor!r}")
    tab.expect(f"Math.abs({find(entry.anchor)}.getBoundingClientRect().top) < innerHeight")


def test_only_one_answer_is_open_at_a_time(tab: Tab, content: SiteContent) -> None:
    tab.open("/")
    opened = "Array.from(document.querySelectorAll('#faq details'), (item) => item.open).join()"
    count = len(content.faq.items)

    def expect_open(position: int | None) -> None:
        states = ",".join(str(at == position).lower() for at in range(count))
        tab.expect(f"{opened} === {states!r}")

    expect_open(0)
    tab.expect(f"({IS_READY})()")
    tab.click("text", content.faq.items[2].question)
    expect_open(2)
    tab.click("text", content.faq.items[2].question)
    expect_open(None)


def test_the_slider_responds_to_the_keyboard(tab: Tab, content: SiteContent) -> None:
    tab.open("/")
    tab.focus("slider", content.calculator.slider.label)

    for key, position in (("ArrowRight", content.calculator.start + 1), ("End", MAX_POSITION)):
        tab.press(key)

        gain = gain_at(content, position)
        tab.expect(f"{find('input[type=range]')}.value === '{position}'")
        tab.expect(f"{find('#calculator')}.textContent.includes({gain!r})")


def test_the_countdown_says_whether_it_has_ended(tab: Tab, content: SiteContent) -> None:
    has_ended = content.facts.countdown <= datetime.now(UTC)
    tab.open("/")

    tab.expect(f"{find('#buy [data-known=true]')} !== null")
    text = f"{find('#buy')}.textContent.includes({content.buy.countdown.ended!r})"
    tab.expect(f"{text} === {str(has_ended).lower()}")


@pytest.mark.parametrize(("position", "scrolled"), [(50, "false"), (51, "true")])
def test_the_header_and_back_to_top_link_change_past_fifty_pixels(
    tab: Tab, position: int, scrolled: str
) -> None:
    tab.open("/")
    scroll(tab, position)

    tab.expect(f"{find('header')}.dataset.scrolled === {scrolled!r}")
    tab.expect(f"{find('[data-shown]')}.dataset.shown === {scrolled!r}")


def test_the_back_to_top_link_scrolls_to_the_top(tab: Tab, content: SiteContent) -> None:
    tab.open("/")
    scroll(tab, 3000)
    tab.expect(f"{find('[data-shown]')}.dataset.shown === 'true'")
    tab.run(f"{find('[data-shown]')}.click()")

    tab.expect("scrollY === 0")


def test_the_header_links_lead_to_their_headings(tab: Tab, content: SiteContent) -> None:
    tab.open("/")
    entry = content.header.links[1]
    tab.click("link", entry.label)

    tab.expect(f"document.activeElement === {find(entry.anchor)}")
    tab.expect(f"Math.abs({find(entry.anchor)}.getBoundingClientRect().top) < innerHeight")


def test_a_legal_page_can_be_read_and_links_to_the_home_page(
    tab: Tab, content: SiteContent
) -> None:
    tab.open("/")
    tab.run(f"{find('footer a[href$=disclaimer]')}.click()")
    tab.expect(f"{find('h1')}.textContent === {content.disclaimer.title!r}")
    # One for each section, one for the table of contents and one for the summary.
    headings = len(content.disclaimer.sections) + 2
    tab.expect(f"document.querySelectorAll('article h2').length === {headings}")

    tab.click("link", content.header.home_label)

    tab.expect(f"{find('h1')}.textContent === {content.hero.title!r}")


def test_no_page_scrolls_horizontally_on_a_phone(tab: Tab) -> None:
    tab.resize(*PHONE)
    tab.open("/")

    tab.expect(f"{ROOT}.scrollWidth <= innerWidth")


def test_everything_is_revealed_when_scrolled_into_view(tab: Tab) -> None:
    tab.open("/")
    parts = "Array.from(document.querySelectorAll('[data-reveal=waiting]'))"

    while tab.run(f"{parts}.length"):
        tab.run(f"{parts}[0].scrollIntoView({{ behavior: 'instant' }})")
        tab.expect(f"!{parts}[0] || {parts}[0].getBoundingClientRect().top > innerHeight")
