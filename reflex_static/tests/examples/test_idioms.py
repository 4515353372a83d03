"""Each idiom of the README's table does in an export what it does with Reflex's server."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

Open = Callable[[str], Page]


def shows(page: Page, text: str) -> None:
    expect(page.locator("output")).to_have_text(text)


def press(page: Page, name: str, times: int = 1) -> None:
    for _ in range(times):
        page.get_by_role("button", name=name, exact=True).click()


def test_a_counter_counts_computes_and_chooses(idioms: Open) -> None:
    page = idioms("/")
    press(page, "More", 3)
    expect(page.get_by_text("Half of it: 1.5")).to_be_visible()
    expect(page.get_by_text("Not below zero")).to_be_visible()
    press(page, "Less", 4)
    shows(page, "-1")
    expect(page.get_by_text("Half of it: -0.5")).to_be_visible()
    for name, said in (("More", "Not below zero"), ("Less", "Below zero")) * 2:
        press(page, name)
        expect(page.get_by_text(said, exact=True)).to_be_visible()


def test_a_list_grows_changes_in_place_and_shrinks(idioms: Open) -> None:
    page = idioms("/todo")
    for text in ("Brew", "Drink"):
        page.get_by_label("Task").fill(f" {text} ")
        press(page, "Add")
        expect(page.get_by_role("button", name=text)).to_be_visible()
        expect(page.get_by_label("Task")).to_have_value("")
    press(page, "Brew")
    expect(page.get_by_role("button", pressed=True)).to_have_text("Brew")
    shows(page, "2")
    press(page, "Remove what is done")
    expect(page.get_by_role("listitem")).to_have_text(["Water the plants", "Drink"])


def test_a_form_is_answered_by_a_handler_that_waits_and_reads_another_state(idioms: Open) -> None:
    page = idioms("/signup")
    page.get_by_label("Name").fill("asha devi")
    page.get_by_label("Name").press("Enter")
    expect(page.get_by_role("status").first).to_have_text("One moment …")
    expect(page.get_by_role("status").first).to_have_text("Thank you, Asha Devi.")
    shows(page, "Asha Devi")


def test_controls_pass_their_values(idioms: Open) -> None:
    page = idioms("/controls")
    shows(page, "01 small black tea: 1.50 ''")
    page.get_by_label("Size").select_option("large")
    page.get_by_label("Cups").fill("11")
    # With a server, these change only once it has answered, which `check()` takes for a failure.
    page.get_by_label("Milk").click()
    page.get_by_label("green").click()
    page.get_by_label("Note").fill("it's hot")
    shows(page, '11 large green tea with milk: 26.95 "it\'s hot"')


def test_stored_vars_outlive_the_page(idioms: Open) -> None:
    page = idioms("/storage")
    shows(page, "nobody first nothing")
    page.get_by_label("Name").fill("asha")
    page.get_by_label("Name").blur()
    shows(page, "asha asha asha")
    page.reload()
    expect(page.locator("output")).to_contain_text("asha asha")


def test_a_handler_asks_the_browser(idioms: Open) -> None:
    page = idioms("/events")
    page.evaluate("navigator.clipboard.writeText = async (text) => void (window.copied = text)")
    press(page, "Copy")
    press(page, "Fill")
    field = page.get_by_label("Field")
    expect(field).to_have_value("filled")
    expect(field).to_be_focused()
    assert page.evaluate("window.copied") == "tea@example.com"
    with page.expect_download() as download:
        press(page, "Save")
    assert download.value.suggested_filename == "order.csv"
    assert Path(download.value.path()).read_text("utf-8") == "tea,2\n"
    press(page, "Leave")
    expect(page.get_by_label("Task")).to_be_visible()


def test_a_background_task_lets_other_events_through(idioms: Open) -> None:
    page = idioms("/background")
    press(page, "Brew")
    press(page, "Press", 2)
    shows(page, "2 100")
    expect(page.get_by_role("progressbar")).to_have_js_property("value", 100)


def test_on_load_fires(idioms: Open) -> None:
    page = idioms("/loading")
    shows(page, "loaded")


def test_a_dynamic_route_has_its_argument(idioms: Open) -> None:
    for name in ("tea", "iced-coffee"):
        shows(idioms(f"/item/{name.replace('-', '%2D')}"), name)


def test_a_dialog_is_modal_and_gives_focus_back(idioms: Open) -> None:
    page = idioms("/dialog")
    terms = page.get_by_role("dialog", name="Our terms")
    press(page, "Terms")
    expect(terms.get_by_role("button")).to_be_focused()
    page.keyboard.press("Escape")
    expect(terms).to_be_hidden()
    expect(page.get_by_role("button", name="Terms")).to_be_focused()
    press(page, "Terms")
    press(page, "Agree")
    expect(terms).to_be_hidden()
    shows(page, "agreed")


def test_arrow_keys_choose_a_tab(idioms: Open) -> None:
    page = idioms("/tabs")
    page.get_by_role("tab", name="Coffee").click()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("tab", name="Cocoa")).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("tab", selected=True)).to_have_text("Tea")
    expect(page.get_by_role("tabpanel")).to_have_text("Leaves of a shrub.")


def test_a_menu_closes_after_a_choice(idioms: Open) -> None:
    page = idioms("/menu")
    press(page, "Sort")
    press(page, "By price")
    shows(page, "price")
    expect(page.get_by_role("list")).to_be_hidden()
    press(page, "Sort")
    expect(page.get_by_role("button", pressed=True)).to_have_text("By price")


@pytest.mark.parametrize("idioms", ["here"], indirect=True)
def test_an_es_module_talks_to_the_state_both_ways(idioms: Open) -> None:
    page = idioms("/modules?from=a-friend")
    shows(page, "a-friend")
    press(page, "Tell", 2)
    expect(page).to_have_title("Told 2 times")


@pytest.mark.parametrize("idioms", ["here"], indirect=True)
def test_a_clock_a_timer_and_the_scroll_position_fire_handlers(idioms: Open) -> None:
    page = idioms("/clocks")
    shows(page, "true ticks")
    page.mouse.wheel(0, 9000)
    expect(page.locator("#scrolled")).to_have_text("100")
