from decimal import ROUND_HALF_UP, Decimal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from drishti.presale.calculator import dollar_label, gain_cents, percent_label


@given(st.integers(0, 10**9), st.integers(0, 10**5))
def test_the_gain_is_exact_to_the_cent(holding: int, tenths: int) -> None:
    exact = (Decimal(holding) * tenths / 1000).quantize(Decimal(1), ROUND_HALF_UP)

    assert gain_cents(holding, tenths) == int(exact)


@pytest.mark.parametrize(
    ("cents", "label"),
    [
        (0, "$0"),
        (5, "$0.05"),
        (542_60, "$542.6"),
        (452_167, "$4,521.67"),
        (123_456_789_00, "$123,456,789"),
    ],
)
def test_amounts_drop_trailing_zeros_and_group_digits(cents: int, label: str) -> None:
    assert dollar_label(cents) == label


@pytest.mark.parametrize(("tenths", "label"), [(0, "0%"), (24, "2.4%"), (120, "12%")])
def test_a_rise_has_a_decimal_only_if_needed(tenths: int, label: str) -> None:
    assert percent_label(tenths) == label
