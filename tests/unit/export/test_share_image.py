from io import BytesIO

from PIL import Image

from drishti.content.schema.base import Text
from drishti.content.schema.site_content import SiteContent
from drishti.export.share_image import share_image


def test_the_image_shows_the_sites_words_at_the_standard_size(content: SiteContent) -> None:
    ticker, hero = content.facts.ticker, content.hero
    other = Text("another light | " + "a long phrase that needs several lines " * 3)
    words = (hero.tagline, content.site.share)
    shown = ((ticker, words), ("$LIGHT", words), (ticker, (other, words[1])), (ticker, None))

    images = {share_image(name, text, hero.image_tall) for name, text in shown}

    assert len(images) == 4
    assert {Image.open(BytesIO(image)).size for image in images} == {(1200, 630)}
    assert max(map(len, images)) < 100_000
