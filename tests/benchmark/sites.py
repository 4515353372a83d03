"""The two sites that are compared, with and without scripts, and a slow phone to visit them."""

import re
import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any, Final, NamedTuple

import brotli
from playwright.sync_api import Browser, Page

from support.exports import built, rewrite
from support.projects import PARTS, ROOT, copy_project

CACHE: Final = ROOT / ".benchmark"
SCRIPT: Final = re.compile(
    r'<script\b.*?</script>|<link\b[^>]*rel="modulepreload"[^>]*>', re.DOTALL
)
COUNTDOWN: Final = re.compile(r"^countdown = .*$", re.MULTILINE)
PATIENCE_MS: Final = 120_000
RUNS: Final = 3
"""How often a load or an export is measured."""

# Lighthouse's mobile device.
PHONE: Final[dict[str, Any]] = {
    "viewport": {"width": 412, "height": 823},
    "device_scale_factor": 1.75,
    "is_mobile": True,
    "has_touch": True,
}
CPU_SLOWDOWN: Final = 4


class Bench(NamedTuple):
    browser: Browser
    browser_path: str
    site: str
    plain: str

    @contextmanager
    def phone(self, address: str, script: str = "", *, slowdown: int = 1) -> Iterator[Page]:
        """Open an address on a phone with a script that runs first, then slow the phone down."""
        context = self.browser.new_context(**PHONE, locale="en-IN")
        page = context.new_page()
        page.add_init_script(script)
        page.goto(address, wait_until="networkidle", timeout=PATIENCE_MS)
        if address == self.site:
            page.locator("html[data-hydrated]").wait_for()
        session = context.new_cdp_session(page)
        session.send("Emulation.setCPUThrottlingRate", {"rate": slowdown})
        yield page
        context.close()

    def alternately(self, measure: Callable[[str], Any]) -> tuple[tuple[Any, ...], tuple[Any, ...]]:
        """Measure the site and the plain one in turn, so that the machine is alike for both."""
        pairs = [(measure(self.site), measure(self.plain)) for _ in range(RUNS)]
        ours, plain = zip(*pairs, strict=True)
        return ours, plain


def build_site() -> Path:
    """Return the export of a copy of this project in which the countdown is still running."""
    project = fresh_copy(CACHE / "site")
    end = datetime.now(UTC) + timedelta(days=30)
    line = f"countdown = {end.isoformat(timespec='seconds')}"
    rewrite(project / "content" / "en" / "facts.toml", lambda text: COUNTDOWN.sub(line, text))
    return built(project)


def fresh_copy(project: Path) -> Path:
    """Copy the project's sources into a folder, keep its build files, and return the folder."""
    for part in PARTS:
        shutil.rmtree(project / part, ignore_errors=True)
    return copy_project(project)


def build_plain(site: Path) -> Path:
    """Return a copy of the site with every script removed: the same HTML, styles and pictures."""
    plain = CACHE / "plain"
    shutil.rmtree(plain, ignore_errors=True)
    shutil.copytree(site, plain)
    for page in plain.rglob("*.html"):
        html = SCRIPT.sub("", page.read_text("utf-8")).encode()
        page.write_bytes(html)
        page.with_name(f"{page.name}.br").write_bytes(brotli.compress(html))
    return plain
