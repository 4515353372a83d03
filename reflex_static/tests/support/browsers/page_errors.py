"""Faults of a page: console errors and warnings, exceptions, failed requests, WebSockets."""

from typing import Final

from playwright.sync_api import ConsoleMessage, Page, Request, Response

NOT_LOADED: Final = "Failed to load resource"
# Also logs violations for `faults`, because events are lost if the page navigates at once.
NOTE_VIOLATIONS: Final = """
addEventListener("securitypolicyviolation", (event) => {
  console.error(`violation: ${event.effectiveDirective} ${event.blockedURI}`);
  (window.violations ??= []).push(
    `${event.effectiveDirective} ${event.blockedURI} ${event.sample}`,
  );
});
"""


class Faults:
    """Collects faults; the ``faults`` fixture fails the test for any that are not allowed."""

    def __init__(self) -> None:
        self.seen: list[str] = []
        self.allowed = ["Service Worker registration blocked by Playwright"]

    def watch(self, page: Page) -> None:
        page.on("console", self._console)
        page.on("pageerror", lambda error: self.seen.append(f"exception: {error}"))
        page.on("requestfailed", self._failed)
        page.on("response", self._answered)
        page.on("websocket", lambda socket: self.seen.append(f"socket: {socket.url}"))

    def allow(self, part: str) -> None:
        self.allowed.append(part)

    @property
    def unexpected(self) -> list[str]:
        return [fault for fault in self.seen if not any(part in fault for part in self.allowed)]

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in {"error", "warning"}:
            # The message's text does not name the resource, but its location does.
            what = f" {message.location['url']}" if NOT_LOADED in message.text else ""
            self.seen.append(f"console {message.type}: {message.text}{what}")

    def _failed(self, request: Request) -> None:
        # Leaving a page cancels its pending requests.
        if request.failure != "net::ERR_ABORTED":
            self.seen.append(f"failed: {request.url} {request.failure}")

    def _answered(self, response: Response) -> None:
        if response.status >= 400:
            self.seen.append(f"{response.status}: {response.url}")
