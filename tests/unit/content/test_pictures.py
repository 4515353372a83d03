from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PIL import ExifTags, Image

from drishti.content.files import shown_texts
from drishti.content.schema.site_content import SiteContent
from support.content.edit import problems, spoiled

LONGEST_ALT = 100  # characters; longer ones cannot be skimmed
SVG = "http://www.w3.org/2000/svg"


def test_english_alternative_texts_are_short(content: SiteContent) -> None:
    texts = [text for key, text in shown_texts(content).items() if key.endswith("image_alt")]

    assert len(texts) > 3
    assert [text for text in texts if len(text) > LONGEST_ALT] == []


@pytest.mark.parametrize("kind", ["png", "webp", "avif"])
@pytest.mark.parametrize(
    "damage",
    [lambda data: data[: len(data) // 2], lambda _: b"\x07" * 999, lambda _: b"P6 1 1 255 RGB"],
    ids=["cut", "noise", "other format"],
)
def test_a_damaged_photograph_is_reported(
    project: Path, kind: str, damage: Callable[[bytes], bytes]
) -> None:
    photograph = project / f"assets/images/hero.{kind}"
    Image.effect_noise((64, 64), 50).save(photograph)
    assert spoiled(project, "hero.toml", "hero.svg", f"hero.{kind}") == []

    photograph.write_bytes(damage(photograph.read_bytes()))

    fault = f"not a valid {kind.upper()}; save the image again in that format"
    assert problems(project) == [f"assets/images/hero.{kind}: {fault}"]


EXIF = Image.Exif()
EXIF[ExifTags.IFD.GPSInfo] = {ExifTags.GPS.GPSLatitudeRef: "N"}


@pytest.mark.parametrize(
    ("kind", "place"),
    [
        *((kind, {"exif": EXIF}) for kind in ("jpg", "JPG", "png", "webp")),
        *((kind, {"xmp": b'<a exif:GPSLatitude="28,36N"/>'}) for kind in ("jpg", "webp")),
    ],
)
def test_a_photograph_that_tells_where_it_was_taken_is_reported(
    project: Path, kind: str, place: dict[str, Any]
) -> None:
    Image.new("RGB", (9, 9)).save(project / f"assets/team.{kind}", **place)

    fault = "tells the place where it was taken; save it without location data"
    assert problems(project) == [f"assets/team.{kind}: {fault}"]


@pytest.mark.parametrize(
    ("name", "drawing", "expected"),
    [
        ("hero", '<svg viewBox="0 0 9 9"/>', f'no SVG root element; allowed: <svg xmlns="{SVG}">'),
        ("hero", f'<svg xmlns="{SVG}"/>', "no viewBox; add one to the <svg> tag"),
        ("hero", f'<svg xmlns="{SVG}"', "not a valid SVG; save the image again in that format"),
        ("hero", '<?xml version="1.0" encoding="no"?><svg/>', "not a valid SVG"),
        ("icons", "\x07", "not a valid SVG"),
    ],
)
def test_an_image_that_browsers_cannot_draw_is_reported(
    project: Path, name: str, drawing: str, expected: str
) -> None:
    (project / f"assets/images/{name}.svg").write_text(drawing, "utf-8")

    (line,) = problems(project)

    assert line.startswith(f"assets/images/{name}.svg: {expected}")


def test_a_picture_whose_name_differs_in_capitals_is_reported_on_any_file_system(
    project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    images = project / "assets" / "images"
    for name in ("hero", "icons"):
        (images / f"{name}.svg").rename(images / f"{name.title()}.svg")
    monkeypatch.setattr(Path, "is_file", lambda path: path.suffix != "")

    assert [line.partition("assets/")[2] for line in problems(project)] == [
        f"images/{name}.svg{colon} is called images/{name.title()}.svg; rename the file"
        for name, colon in (("icons", ":"), ("hero", ""))
    ]
