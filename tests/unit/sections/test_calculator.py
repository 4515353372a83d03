import pytest

from drishti.content.schema.site_content import SiteContent
from drishti.sections.calculator import calculator
from drishti.state.calculator import CalculatorState
from support.components import fire, start, walk
from support.content.calculator import figures_at


def test_without_a_slider_the_result_at_the_start_is_shown(content: SiteContent) -> None:
    still = content.calculator.model_copy(update={"live": False})

    parts = list(walk(calculator(still)))

    assert "Slider" not in {part.tag for part in parts}
    assert figures_at(content, still.start)[1] in " ".join(str(part.render()) for part in parts)


@pytest.mark.parametrize(("moved", "position"), [(-1, 0), (7, 7), (101, 100)])
def test_the_slider_position_is_clamped(moved: int, position: int) -> None:
    state = start(CalculatorState)

    fire(state, "move", moved)

    assert state.position == position
