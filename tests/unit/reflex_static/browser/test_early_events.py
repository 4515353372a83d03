"""What is pressed before hydration is heard after it, and once."""

import json
import subprocess

from drishti.reflex_static.browser.plugin import first_scripts

# As much of a page as the script touches: two buttons, and a window that hears clicks.
_, EARLY_EVENTS = first_scripts()
PAGE = """
const heard = [];
const listeners = new Set();
globalThis.window = globalThis;
globalThis.addEventListener = (_kind, listen) => listeners.add(listen);
globalThis.removeEventListener = (_kind, listen) => listeners.delete(listen);
const button = (name) => ({
  localName: "button",
  isConnected: true,
  matches: () => true,
  closest() { return this; },
  dispatchEvent: () => heard.push(name),
});
const buttons = ["first", "second"].map(button);
globalThis.document = {
  querySelectorAll: () => buttons,
  documentElement: { setAttribute() {} },
};
class Press {
  type = "click";
  constructor(_type, { target } = {}) { this.target = target; }
}
const press = (index) => {
  for (const listen of [...listeners]) listen(new Press("click", { target: buttons[index] }));
};
"""


def heard_after(*presses: int) -> list[str]:
    """Return which buttons are heard after hydration, each named for the press before it."""
    script = f"""{PAGE}{EARLY_EVENTS}
    for (const index of {list(presses)}) press(index);
    replayEarlyEvents();
    console.log(JSON.stringify(heard));"""
    done = subprocess.run(["node", "-e", script], capture_output=True, text=True, check=True)
    heard: list[str] = json.loads(done.stdout)
    return heard


def test_a_button_pressed_early_is_heard() -> None:
    assert heard_after(0) == ["first"]


def test_a_button_pressed_again_and_again_is_heard_once() -> None:
    assert heard_after(0, 0, 0) == ["first"]


def test_what_was_pressed_last_is_heard_last() -> None:
    assert heard_after(0, 1, 0) == ["second", "first"]
