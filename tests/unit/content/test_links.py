"""Links are checked according to the type of their field, not its name."""

from drishti.content.links import broken_references
from drishti.content.loader import ROOT
from drishti.content.schema.base import Content
from drishti.content.schema.link_types import Anchor, Href, Image
from drishti.content.schema.site_content import SiteContent


class Part(Content):
    picture: Image
    next_stop: Href
    stop: Anchor


def problems(content: SiteContent, part: Part) -> list[str]:
    with_part = content.model_copy(update={"hero": part})
    return [str(problem) for problem in broken_references(with_part, ROOT, "content/en")]


def test_links_and_images_are_found_by_their_type(content: SiteContent) -> None:
    found = problems(content, Part(picture="images/gone.svg", next_stop="/nowhere", stop="#gone"))

    assert [problem.split(";")[0] for problem in found] == [
        "content/en/hero.toml: picture: assets/images/gone.svg not found",
        "content/en/hero.toml: next_stop: unknown link target '/nowhere'",
        "content/en/hero.toml: stop: unknown link target '#gone'",
    ]


def test_valid_links_and_images_are_accepted(content: SiteContent) -> None:
    assert problems(content, Part(picture="images/hero.svg", next_stop="/", stop="#faq")) == []
