"""The image for shared links is generated from the site's content."""

from io import BytesIO

import pytest
from PIL import Image, ImageChops

from drishti.content.schema.base import Text
from drishti.content.schema.site_content import SiteContent
from drishti.export import share_image as module
from drishti.export.share_image import SIZE, share_image, share_image_address

MOST_BYTES = 100_000


def drawn(content: SiteContent) -> Image.Image:
    return Image.open(BytesIO(png(content))).convert("RGB")


def png(content: SiteContent) -> bytes:
    return share_image(
        content.facts.ticker, content.hero.tagline, content.site.share, content.hero.image_tall
    )


def with_words(content: SiteContent, *, ticker: str = "", tagline: str = "") -> SiteContent:
    facts = content.facts.model_copy(update={"ticker": ticker} if ticker else {})
    hero = content.hero.model_copy(update={"tagline": Text(tagline)} if tagline else {})
    return content.model_copy(update={"facts": facts, "hero": hero})


def changed(before: Image.Image, after: Image.Image) -> tuple[int, int, int, int] | None:
    """Return the bounding box of visible differences, ignoring small palette variations."""
    difference = ImageChops.difference(before, after).convert("L")
    return difference.point(lambda level: 255 * (level > 64)).getbbox()


def test_the_image_has_the_standard_preview_size(content: SiteContent) -> None:
    assert drawn(content).size == SIZE
    assert len(png(content)) < MOST_BYTES


@pytest.mark.parametrize(("part", "value"), [("INK", "#0000ff"), ("MARGIN", 96), ("BOLD", 400)])
def test_the_url_changes_with_every_input(
    monkeypatch: pytest.MonkeyPatch, part: str, value: object
) -> None:
    before = share_image_address()
    monkeypatch.setattr(module, part, value)
    share_image.cache_clear()

    after = share_image_address()

    monkeypatch.undo()
    share_image.cache_clear()
    assert after != before == share_image_address()


@pytest.mark.parametrize("words", [{"ticker": "$LIGHT"}, {"tagline": "another light"}])
def test_the_image_shows_the_sites_text(content: SiteContent, words: dict[str, str]) -> None:
    assert changed(drawn(content), drawn(with_words(content, **words)))
