"""The lines that connect the bar of shares to its numbers."""

import pytest

from drishti.sections.token import _leaders


@pytest.mark.parametrize("percents", [[5, 20], [10], [5, 40]])
def test_a_line_connects_each_share_to_its_number(percents: list[int]) -> None:
    assert len(_leaders(percents)) == len(percents) + 1


@pytest.mark.parametrize("percents", [[60, 30], [50, 40], [40, 20, 20]])
def test_lines_that_would_collide_are_not_drawn(percents: list[int]) -> None:
    assert _leaders(percents) == []
