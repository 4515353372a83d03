"""The time until each control responds on a slow phone, compared with React's first paint."""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from benchmark.bench import Bench
from benchmark.report import Figure

LIMIT: Final = 1.35
PRESS_EVERY_MS: Final = 20
PATIENCE_MS: Final = 60_000


@dataclass(frozen=True)
class Control:
    """A control to press, and the visible effect of pressing it."""

    press: str
    answered: str


def click(selector: str) -> str:
    """Return a script that clicks the first element matching ``selector``."""
    return f"document.querySelector({json.dumps(selector)}).click()"


CONTROLS: Final = {
    "theme": Control(
        press=click("button.theme"),
        answered='document.documentElement.classList.contains("dark")',
    ),
    "picker": Control(
        press=click("#language"),
        answered='document.getElementById("header-languages").matches(":popover-open")',
    ),
    "menu": Control(
        press=click("[commandfor=menu][command=show-modal]"),
        answered='document.getElementById("menu").open',
    ),
    "accordion": Control(
        press=click("#faq details:nth-of-type(2) summary"),
        answered='document.querySelector("#faq details:nth-of-type(2)").open',
    ),
    "slider": Control(
        press="""
          const slider = document.querySelector("#calculator input[type=range]");
          window.firstText ??= slider.getAttribute("aria-valuetext");
          const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value");
          set.call(slider, slider.value === "50" ? "60" : "50");
          slider.dispatchEvent(new Event("input", { bubbles: true }));
        """,
        answered="""window.firstText !== undefined && window.firstText !==
          document.querySelector("#calculator input[type=range]").getAttribute("aria-valuetext")""",
    ),
}

# Presses repeatedly, as an impatient user does, until the page has responded.
REPEATED_PRESSES: Final = """
(() => {
  const answered = () => { try { return ANSWERED; } catch { return false; } };
  const note = () => {
    if (window.answeredAt === undefined && answered()) window.answeredAt = performance.now();
  };
  const press = () => {
    note();
    if (window.answeredAt !== undefined) return;
    try { PRESS } catch {}
    note();
    setTimeout(press, EVERY);
  };
  const changes = { attributes: true, childList: true, subtree: true };
  new MutationObserver(note).observe(document, changes);
  press();
})();
"""
SHOWN: Final = """() => performance.getEntriesByName("first-contentful-paint")[0]?.startTime"""


def control(bench: Bench) -> Iterator[Figure]:
    """Measure each control and React's first paint alternately."""
    shown = []
    answered: dict[str, list[float]] = {name: [] for name in CONTROLS}
    for _ in range(bench.runs):
        shown.append(_shown(bench))
        for name, each in CONTROLS.items():
            answered[name].append(_answered(bench, each))
    for name, times in answered.items():
        yield Figure(name=f"{name} answers", samples=tuple(times), beside=tuple(shown))
    last = tuple(map(max, zip(*answered.values(), strict=True)))
    yield Figure(name="every control answers", samples=last, beside=tuple(shown), limit=LIMIT)
    yield Figure(
        name="React's page, bytes", samples=(bench.react.bytes_of() / bench.runs / 1024,), unit="KB"
    )


def _shown(bench: Bench) -> float:
    with bench.phone(slow_line=True) as page:
        page.goto(bench.react.address)
        return float(page.wait_for_function(SHOWN, timeout=PATIENCE_MS).json_value())


def _answered(bench: Bench, control: Control) -> float:
    with bench.phone(slow_line=True) as page:
        script = REPEATED_PRESSES.replace("ANSWERED", control.answered).replace(
            "PRESS", control.press
        )
        page.add_init_script(script.replace("EVERY", str(PRESS_EVERY_MS)))
        page.goto(bench.site.address)
        handle = page.wait_for_function("() => window.answeredAt", timeout=PATIENCE_MS)
        return float(handle.json_value())
