from io import BytesIO

import pytest
from PIL import Image

from drishti.content.schema.base import Text
from drishti.content.schema.site_content import SiteContent
from drishti.export import share_image as module
from drishti.export.share_image import share_image, share_image_address

MOST_BYTES = 100_000


@pytest.mark.parametrize(("part", "value"), [("INK", "#0000ff"), ("MARGIN", 96), ("BOLD", 400)])
def test_the_url_changes_with_every_input(
    content: SiteContent, monkeypatch: pytest.MonkeyPatch, part: str, value: object
) -> None:
    before = share_image_address(content, has_words=True)
    monkeypatch.setattr(module, part, value)
    share_image.cache_clear()

    after = share_image_address(content, has_words=True)

    monkeypatch.undo()
    share_image.cache_clear()
    assert after != before == share_image_address(content, has_words=True)


def test_the_image_shows_the_sites_words_at_the_standard_size(content: SiteContent) -> None:
    ticker, hero = content.facts.ticker, content.hero
    other = Text("another light | " + "a long phrase that needs several lines " * 3)
    words = (hero.tagline, content.site.share)
    shown = ((ticker, words), ("$LIGHT", words), (ticker, (other, words[1])), (ticker, None))

    images = {share_image(*each, hero.image_tall) for each in shown}

    assert len(images) == 4
    assert {Image.open(BytesIO(image)).size for image in images} == {(1200, 630)}
    assert max(map(len, images)) < MOST_BYTES
