"""The versions of Reflex that these patches were tested with."""

import os
from importlib.metadata import version
from typing import Final

TESTED: Final = ("0.10.1",)
TRY_ANYWAY: Final = "REFLEX_STATIC_ANY_VERSION"
"""The environment variable that turns the check off; run the contract tests if you set it."""


def require_tested_version() -> None:
    """Stop the build with a one-line error if this version of Reflex was not tested."""
    found = version("reflex")
    if found not in TESTED and TRY_ANYWAY not in os.environ:
        raise SystemExit(
            f"reflex_static was tested with Reflex {', '.join(TESTED)}, not {found}; "
            f"to try anyway, set {TRY_ANYWAY}=1"
        )
