"""Which of a device's voices reads the page, and engines that never answer."""

import pytest
from playwright.sync_api import Page, expect

from drishti.content.schema.site_content import SiteContent
from support.browsers.clock import stopped_at
from support.browsers.fake_speech import FakeSpeech, voice
from support.browsers.waiting import expect_hydrated


@pytest.mark.parametrize(
    ("voices", "best"),
    [
        ([voice("fr-FR", "Thomas"), voice("eng-US-f000", "Android")], "Android"),
        (
            [voice("en-US", "Albert"), voice("en-US", "Bad News"), voice("en-US", "Samantha")],
            "Samantha",
        ),
        ([voice("en", "Cloud", remote=True), voice("en-GB", "Daniel")], "Daniel"),
        ([voice("en-GB", "Daniel"), voice("en-IN", "Rishi")], "Rishi"),
    ],
    ids=["three letters", "joke voices", "on the device", "of the region"],
)
def test_the_best_voice_reads(
    page: Page, content: SiteContent, voices: list[dict[str, object]], best: str
) -> None:
    speech = FakeSpeech(page, voices=voices)
    page.goto("/")

    page.get_by_role("button", name=content.listen.page_label).first.click()
    speech.expect_spoken(1)

    assert speech.spoken[0]["voice"] == best


def test_an_engine_that_never_answers_is_noticed(page: Page, content: SiteContent) -> None:
    stopped_at(page)
    FakeSpeech(page)
    page.goto("/")
    expect_hydrated(page)
    page.get_by_role("button", name=content.listen.page_label).first.click()
    player = page.get_by_role("region", name=content.listen.label)
    expect(player.get_by_role("button", name=content.listen.pause_label)).to_be_visible()

    page.clock.run_for(60_000)

    expect(page.get_by_text(content.listen.failed)).to_be_visible()
    expect(player.get_by_role("button", name=content.listen.resume_label)).to_be_visible()
