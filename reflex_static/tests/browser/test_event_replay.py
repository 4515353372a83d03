"""Clicks on buttons before hydration are replayed after it, once for each button."""

import json
import subprocess

import pytest

from reflex_static.browser.plugin import first_scripts

_, EARLY_EVENTS = first_scripts()
# The parts of a page that the script uses: two buttons, and a window that listens for clicks.
PAGE = """
const heard = [];
const listeners = new Set();
globalThis.window = globalThis;
globalThis.addEventListener = (_kind, listen) => listeners.add(listen);
globalThis.removeEventListener = (_kind, listen) => listeners.delete(listen);
const button = (name) => ({
  id: name,
  localName: "button",
  isConnected: true,
  matches: () => true,
  closest() { return this; },
  dispatchEvent: () => heard.push(name),
});
const buttons = ["first", "second"].map(button);
globalThis.document = {
  getElementById: (id) => buttons.find((one) => one.id === id && one.isConnected),
  documentElement: { setAttribute() {} },
};
class Press {
  type = "click";
  constructor(_type, { target } = {}) { this.target = target; }
  stopPropagation() {}
}
const press = (index) => {
  for (const listen of [...listeners]) listen(new Press("click", { target: buttons[index] }));
};
"""


def heard_after(*presses: int, before_hydration: str = "") -> list[str]:
    """Press buttons before hydration, and return the buttons whose clicks are replayed after it."""
    script = f"""{PAGE}{EARLY_EVENTS}
    for (const index of {list(presses)}) press(index);
    {before_hydration}
    replayEarlyEvents();
    console.log(JSON.stringify(heard));"""
    done = subprocess.run(["node", "-e", script], capture_output=True, text=True, check=True)
    heard: list[str] = json.loads(done.stdout)
    return heard


REMOVED = "buttons[0].isConnected = false;"
REDRAWN = """
buttons[0].isConnected = false;
buttons.unshift({ ...button("first"), dispatchEvent: () => heard.push("first, drawn anew") });
buttons.unshift({ ...button("another"), id: "another" });"""


@pytest.mark.parametrize(
    ("presses", "before_hydration", "heard"),
    [
        ([0], "", ["first"]),
        ([0, 0, 0], "", ["first"]),
        ([0, 1, 0], "", ["second", "first"]),
        ([0], REDRAWN, ["first, drawn anew"]),
        ([0], REMOVED, []),
    ],
    ids=["once", "repeated presses count once", "the last is last", "redrawn by React", "removed"],
)
def test_early_clicks_are_replayed(
    presses: list[int], before_hydration: str, heard: list[str]
) -> None:
    assert heard_after(*presses, before_hydration=before_hydration) == heard


@pytest.mark.parametrize(("has_address", "is_kept"), [("true", False), ("false", True)])
def test_an_early_submission_is_kept_unless_the_browser_can_send_it(
    has_address: str, is_kept: bool
) -> None:
    submit = f"""
    const form = {{ ...button("form"), hasAttribute: () => {has_address} }};
    const event = Object.assign(new Press("submit", {{ target: form }}), {{
      type: "submit", preventDefault: () => heard.push("kept"),
    }});
    for (const listen of [...listeners]) listen(event);"""

    assert ("kept" in heard_after(before_hydration=submit)) is is_kept
