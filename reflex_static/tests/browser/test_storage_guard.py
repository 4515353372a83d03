"""The page works in a browser that refuses storage or has none left."""

import json
import subprocess
from pathlib import Path

import pytest

from reflex_static.browser.plugin import first_scripts

STORAGE_GUARD, _ = first_scripts()

BROWSER = Path(__file__).with_name("storages.js").read_text("utf-8")


def in_node(before: str, after: str) -> object:
    """Run scripts before and after the guard, and return their ``result``."""
    script = f"{BROWSER}{before}\n{STORAGE_GUARD}\n{after}\nconsole.log(JSON.stringify(result))"
    done = subprocess.run(["node", "-e", script], capture_output=True, text=True, check=True)
    return json.loads(done.stdout)


@pytest.mark.parametrize("local", ["refuse", "offer"])
@pytest.mark.parametrize("session", ["refuse", "offer"])
def test_stored_values_last_for_the_visit_and_the_guard_stores_nothing(
    local: str, session: str
) -> None:
    result = in_node(
        f"{local}('localStorage'); {session}('sessionStorage');",
        """
        const sizes = [localStorage.kept?.size, sessionStorage.length, sessionStorage.kept?.size];
        result = [use(localStorage), use(sessionStorage), sizes.every((size) => !size)];
        """,
    )

    assert result == [["dark", None, None], ["dark", None, None], True]


def test_a_value_that_full_storage_refuses_is_kept_listed_and_cleared_like_the_others() -> None:
    result = in_node(
        "offer('localStorage'); offer('sessionStorage');",
        """
        const { kept } = localStorage;
        localStorage.setItem("theme", "light");
        full = true;
        localStorage.setItem("theme", "dark");
        localStorage.setItem("font", "large");
        const seen = [localStorage.getItem("theme"), kept.get("theme"), localStorage.length];
        seen.push(localStorage.key(1), localStorage.key(2), sessionStorage.getItem("theme"));
        localStorage.removeItem("theme");
        seen.push(kept.has("theme"));
        kept.set("theme", "light"); // by another tab
        localStorage.clear();
        result = [...seen, localStorage.length, localStorage.getItem("font"), kept.size];
        """,
    )

    assert result == ["dark", "light", 2, "font", None, None, False, 0, None, 0]
