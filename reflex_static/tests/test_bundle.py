"""The bundler stops the build with a one-line error for unsupported features."""

import re

import pytest
import reflex as rx

from reflex_static.bundle import Bundle


def test_a_state_that_uses_a_cookie_stops_the_build(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("REFLEX_ENV_MODE", "prod")

    class Visit(rx.State):
        last: str = rx.Cookie("")

    (problem,) = Bundle().problems()

    assert re.search(r"test_bundle\.py:\d+: Visit\.last: Bundle keeps no cookies", problem)
