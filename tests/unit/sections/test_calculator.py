"""The calculator without its slider."""

from drishti.content.schema.site_content import SiteContent
from drishti.sections.calculator import calculator
from support.browsers.calculator import gain_at
from support.components import walk


def test_without_a_slider_the_result_at_the_start_is_shown(content: SiteContent) -> None:
    still = content.calculator.model_copy(update={"live": False})

    parts = list(walk(calculator(still)))

    assert "Slider" not in {part.tag for part in parts}
    assert gain_at(content, still.start) in " ".join(str(part.render()) for part in parts)
