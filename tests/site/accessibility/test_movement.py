from playwright.sync_api import expect

from drishti.content.schema.site_content import SiteContent
from support.accessibility.checks import LONGEST_MOVEMENT_MS, run
from support.browsers.visitors import Visitor

LIVE = "[aria-live]:not([aria-live=off]), output, " + ", ".join(
    f"[role={role}]" for role in ("status", "alert", "log")
)


def test_nothing_moves_long_or_is_announced_unasked(visitor: Visitor, content: SiteContent) -> None:
    page = visitor()
    page.clock.install(time=content.facts.countdown.timestamp() - 90_000)
    page.goto("/")
    main = page.get_by_role("main")
    before = main.inner_text()

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
    for slider in page.get_by_role("slider").all():
        slider.press("ArrowRight")
    page.get_by_role("button", name=content.theme.label).press("Enter")
    page.locator("main summary").last.press("Enter")

    expect(main).not_to_have_text(before, use_inner_text=True)
    regions = page.locator(LIVE)
    expect(regions).to_have_text([""] * regions.count(), use_inner_text=True)
