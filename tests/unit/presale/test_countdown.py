"""The time left in a round."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from drishti.presale.countdown import days_in, hours_in, minutes_in, seconds_in, seconds_left

TARGET = 1_746_296_999_000


@pytest.mark.parametrize(
    ("before_ms", "left"), [(1000, 1), (999, 1), (1, 1), (0, 0), (-1, 0), (-86_400_000, 0)]
)
def test_a_partial_second_counts_as_a_whole_one(before_ms: int, left: int) -> None:
    assert seconds_left(TARGET, TARGET - before_ms) == left


@given(st.integers(min_value=0, max_value=10**9))
def test_days_hours_minutes_and_seconds_add_up(seconds: int) -> None:
    parts = days_in(seconds), hours_in(seconds), minutes_in(seconds), seconds_in(seconds)

    assert parts[1] < 24
    assert parts[2] < 60
    assert parts[3] < 60
    assert ((parts[0] * 24 + parts[1]) * 60 + parts[2]) * 60 + parts[3] == seconds
