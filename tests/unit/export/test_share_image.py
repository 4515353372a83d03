"""The image for shared links is generated from the site's content."""

from io import BytesIO

import pytest
from PIL import Image

from drishti.content.schema.base import Text
from drishti.content.schema.site_content import SiteContent
from drishti.export import share_image as module
from drishti.export.share_image import SIZE, share_image, share_image_address

MOST_BYTES = 100_000


def png(content: SiteContent, *, ticker: str = "", tagline: str = "") -> bytes:
    """Return the image of the site, with another ticker or tagline if one is given."""
    hero = content.hero
    words = (ticker or content.facts.ticker, Text(tagline) if tagline else hero.tagline)
    return share_image(*words, content.site.share, hero.image_tall)


def test_the_image_has_the_standard_preview_size(content: SiteContent) -> None:
    assert Image.open(BytesIO(png(content))).size == SIZE
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


def test_the_image_shows_the_sites_text(content: SiteContent) -> None:
    images = {
        png(content),
        png(content, ticker="$LIGHT"),
        png(content, tagline="another light | " + "a long phrase that needs several lines " * 3),
    }

    assert len(images) == 3
