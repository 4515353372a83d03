"""The gain on a holding for a given rise, in integer cents and tenths of a percent.

The rise is 2.4% per slider step, so that step 5 gives the 12% and $542.6 of the requirements
(docs/requirements.md, Calculator).
"""

from typing import Final

CENTS_PER_DOLLAR: Final = 100
TENTHS_PER_PERCENT: Final = 10
TENTHS_PER_WHOLE: Final = 1000
MAX_POSITION: Final = 100


def gain_cents(holding_cents: int, tenths: int) -> int:
    """Return the gain for a rise of ``tenths`` of a percent, in cents, rounded half up."""
    return (holding_cents * tenths + TENTHS_PER_WHOLE // 2) // TENTHS_PER_WHOLE


def percent_label(tenths: int) -> str:
    """Format tenths of a percent, such as ``12%`` or ``2.4%``."""
    percent = f"{tenths // TENTHS_PER_PERCENT}.{tenths % TENTHS_PER_PERCENT}"
    return f"{percent.removesuffix('.0')}%"


def dollar_label(cents: int) -> str:
    """Format cents without trailing zeros, such as ``$542.6``, ``$4,521.67`` or ``$3``."""
    label = f"${cents // CENTS_PER_DOLLAR:,}.{cents % CENTS_PER_DOLLAR:02d}"
    return label.rstrip("0").removesuffix(".")
