"""No long animations, and no announcements that the user did not cause."""

from playwright.sync_api import expect

from drishti.content.schema.site_content import SiteContent
from support.accessibility.checks import LONGEST_MOVEMENT_MS, run
from support.browsers.visitors import Visitor

LIVE = "[aria-live]:not([aria-live=off]), output, " + ", ".join(
    f"[role={role}]" for role in ("status", "alert", "log")
)


def test_nothing_moves_for_long_or_is_announced_without_user_action(
    visitor: Visitor, content: SiteContent
) -> None:
    page = visitor()
    page.clock.install(time=content.facts.countdown.timestamp() - 90_000)
    page.goto("/")
    shown = page.locator("#buy [data-known=true] [aria-hidden=true]")
    before = shown.inner_text()

    page.clock.run_for(10_000)
    page.evaluate(
        """async () => {
          for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
            scrollTo({ top: y, behavior: "instant" });
            await new Promise(requestAnimationFrame);
          }
        }"""
    )
    expect(page.locator("[data-reveal=shown]")).not_to_have_count(0)
    assert run(page, "moving", LONGEST_MOVEMENT_MS) == []
    page.get_by_role("slider").press("ArrowRight")
    page.get_by_role("button", name=content.theme.label).press("Enter")
    page.locator("#faq summary").last.press("Enter")

    expect(shown).not_to_have_text(before)
    expect(page.get_by_role("slider")).to_have_value(str(content.calculator.start + 1))
    regions = page.locator(LIVE)
    expect(regions).to_have_text([""] * regions.count())
