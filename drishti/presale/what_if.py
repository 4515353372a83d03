"""What a holding would gain if it rose. Cents and tenths of a percent, never fractions.

Design decision 7: the rise is 2.4 % for each step of the slider, and the gain is the holding
times the rise, so that the spec's 12 % and $542.6 are what the arithmetic gives at step 5.
"""

from typing import Final

CENTS_PER_DOLLAR: Final = 100
CENTS_PER_DIME: Final = 10
TENTHS_PER_PERCENT: Final = 10
TENTHS_PER_WHOLE: Final = 1000
MAX_POSITION: Final = 100


def clamped(position: int) -> int:
    """Return the nearest position the slider can stand at, 0 to 100 (spec section 5)."""
    return min(max(position, 0), MAX_POSITION)


def rise_tenths(position: int, tenths_per_step: int) -> int:
    """Return the rise at ``position``, in tenths of a percent."""
    return position * tenths_per_step


def gain_cents(holding_cents: int, tenths: int) -> int:
    """Return what a rise of ``tenths`` adds to a holding, in cents, half a cent rounded up."""
    return (holding_cents * tenths + TENTHS_PER_WHOLE // 2) // TENTHS_PER_WHOLE


def percent_label(tenths: int) -> str:
    """Return tenths of a percent as shown: ``12%``, ``2.4%``."""
    whole = tenths // TENTHS_PER_PERCENT
    rest = tenths % TENTHS_PER_PERCENT
    return f"{whole}.{rest}%" if rest else f"{whole}%"


def dollar_label(cents: int) -> str:
    """Return cents as shown: ``$542.6``, ``$4,521.67``, ``$3``; closing zeros are dropped."""
    rest = cents % CENTS_PER_DOLLAR
    label = f"${cents // CENTS_PER_DOLLAR:,}"
    if rest == 0:
        return label
    if rest % CENTS_PER_DIME == 0:
        return f"{label}.{rest // CENTS_PER_DIME}"
    return f"{label}.{rest:02d}"
