"""The versions of Reflex that these patches were tested with."""

import os
from importlib.metadata import version
from typing import Final

TESTED: Final = ("0.10.1",)
TRY_ANYWAY: Final = "REFLEX_STATIC_ANY_VERSION"
"""The environment variable that turns the guard off; then run the contract tests."""


def require_tested_version() -> None:
    """Stop the build, in one line, on a version that was not tested."""
    found = version("reflex")
    if found not in TESTED and TRY_ANYWAY not in os.environ:
        raise SystemExit(
            f"reflex_static was tested with Reflex {', '.join(TESTED)}, not {found}; "
            f"to try anyway, set {TRY_ANYWAY}=1"
        )
