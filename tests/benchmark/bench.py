"""Shared resources of the benchmark: three sites, a browser, a slow phone."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, CDPSession, Page, Playwright

from support.hosts.static_host import Host

# Lighthouse's mobile device and network, with applied instead of simulated throttling.
PHONE: Final[dict[str, Any]] = {
    "viewport": {"width": 412, "height": 823},
    "device_scale_factor": 1.75,
    "is_mobile": True,
    "has_touch": True,
    "locale": "en-IN",
}
LATENCY_MS: Final = 150
DOWN_KILOBITS: Final = 1638.4
UP_KILOBITS: Final = 768
CPU_SLOWDOWN: Final = 4
BYTES_PER_KILOBIT: Final = 1024 / 8


@dataclass(frozen=True, kw_only=True)
class Bench:
    """The configuration of a benchmark run."""

    playwright: Playwright
    browser: Browser
    browser_path: str
    project: Path
    site: Host
    plain: Host
    react: Host
    runs: int
    taps: int
    """How often each control is pressed."""

    @contextmanager
    def phone(self, *, slow_line: bool = False, slow_cpu: bool = True) -> Iterator[Page]:
        """Open an empty page in a new browser context."""
        context = self.browser.new_context(**PHONE)
        page = context.new_page()
        session = context.new_cdp_session(page)
        if slow_cpu:
            session.send("Emulation.setCPUThrottlingRate", {"rate": CPU_SLOWDOWN})
        if slow_line:
            _slow_down(session)
        yield page
        context.close()


def _slow_down(session: CDPSession) -> None:
    session.send("Network.enable")
    conditions = {
        "offline": False,
        "latency": LATENCY_MS,
        "downloadThroughput": DOWN_KILOBITS * BYTES_PER_KILOBIT,
        "uploadThroughput": UP_KILOBITS * BYTES_PER_KILOBIT,
    }
    session.send("Network.emulateNetworkConditions", conditions)
