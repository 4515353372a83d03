"""The bundle stops a build, in one line, where it would not serve the site."""

import re
from collections.abc import Callable

import pytest
import reflex as rx
from reflex_base.registry import RegistrationContext

from drishti.reflex_static.bundle import Bundle
from drishti.reflex_static.bundle.patches import (
    ALL_ROUTES,
    DOCUMENT,
    ROUTER_CONFIG,
    ROUTER_SCRIPTS,
    mark_router_scripts,
    prerender_not_found,
)


@pytest.mark.parametrize(
    ("file", "patch"),
    [(DOCUMENT, mark_router_scripts), (ROUTER_CONFIG, prerender_not_found)],
)
@pytest.mark.parametrize("written", ["something else", f"{ROUTER_SCRIPTS}{ALL_ROUTES}" * 2])
def test_a_file_that_reflex_writes_otherwise_is_named(
    file: str, patch: Callable[[str], str], written: str
) -> None:
    with pytest.raises(SystemExit, match=f"^{re.escape(file)}: Reflex has changed it"):
        patch(written)


def test_a_state_that_keeps_a_cookie_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("REFLEX_ENV_MODE", "prod")
    with RegistrationContext.ensure_context().fork():

        class Visit(rx.State):
            last: str = rx.Cookie("")

        with pytest.raises(SystemExit, match=r"no state may keep a cookie, but .*visit.*last"):
            Bundle().pre_compile(unevaluated_pages=[])
