import tomllib
from itertools import product

from playwright.sync_api import Page

from support.browsers.visitors import open_hydrated
from support.projects import ROOT

VALUES = tomllib.loads((ROOT / "tests" / "specification.toml").read_text("utf-8"))
COMPUTED = """
([state, selector, property]) => {
  const root = document.documentElement;
  const before = Object.keys(state).map((name) => [name, root.getAttribute(name)]);
  const write = ([name, value]) =>
    value === null ? root.removeAttribute(name) : root.setAttribute(name, value);
  Object.entries(state).forEach(write);
  const part = document.querySelector(selector);
  if (!part) return "nothing matches: delete the line if the site has no such part";
  const found = getComputedStyle(part).getPropertyValue(property);
  before.forEach(write);
  return found;
}
"""


def test_every_state_and_language_has_exactly_the_values_that_are_specified(page: Page) -> None:
    open_hydrated(page)
    page.evaluate("document.querySelector('header').dataset.scrolled = true")
    browser = page.context.new_cdp_session(page)
    wrong = {}
    for names, values in VALUES.items():
        parts = [part.partition("=") for part in f"lang=en width=1440 height=900 {names}".split()]
        listed = {name: value.split(",") if sign else [None] for name, sign, value in parts}
        for number, each in enumerate(product(*listed.values())):
            state = dict(zip(listed, each, strict=True))
            wishes = [{"name": it, "value": state[it]} for it in state if it[:3] in {"for", "pre"}]
            browser.send("Emulation.setEmulatedMedia", {"features": wishes})
            width, height = int(state.pop("width") or 0), int(state.pop("height") or 0)
            page.set_viewport_size({"width": width, "height": height})
            for place, value in values.items():
                wanted = value if isinstance(value, str) else value[number]
                if (found := page.evaluate(COMPUTED, [state, *place.rsplit(" ", 1)])) != wanted:
                    wrong[names, number, place] = found

    lines = (f"{place}: {found}" for place, found in wrong.items())
    assert not wrong, "\n".join(("if you meant it, change tests/specification.toml", *lines))
