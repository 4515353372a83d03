"""The page works in a browser that refuses storage or has none left."""

import json
import subprocess

import pytest

from drishti.reflex_static.browser.plugin import first_scripts

STORAGE_GUARD, _ = first_scripts()

BROWSER = """
class Storage {
  kept = new Map();
  getItem(key) { return this.kept.get(key) ?? null; }
  setItem(key, value) {
    if (full) throw new Error("QuotaExceededError");
    this.kept.set(key, value);
  }
  removeItem(key) { this.kept.delete(key); }
}
let full = false;
globalThis.Storage = Storage;
globalThis.window = globalThis;
const define = (name, what) => Object.defineProperty(window, name, { configurable: true, ...what });
const refuse = (name) => define(name, { get() { throw new Error("SecurityError"); } });
const offer = (name) => define(name, { value: new Storage() });
const use = (storage) => {
  storage.setItem("theme", "dark");
  const kept = storage.getItem("theme");
  storage.removeItem("theme");
  return [kept, storage.getItem("theme"), storage.getItem("other")];
};
let result;
"""


def in_node(before: str, after: str) -> object:
    """Run scripts before and after the guard, and return their ``result``."""
    script = f"{BROWSER}{before}\n{STORAGE_GUARD}\n{after}\nconsole.log(JSON.stringify(result))"
    done = subprocess.run(["node", "-e", script], capture_output=True, text=True, check=True)
    return json.loads(done.stdout)


@pytest.mark.parametrize("before", ["refuse", "offer"])
def test_stored_values_last_for_the_visit(before: str) -> None:
    result = in_node(
        f"{before}('localStorage'); {before}('sessionStorage');",
        "result = [use(localStorage), use(sessionStorage)];",
    )

    assert result == [["dark", None, None], ["dark", None, None]]


def test_with_full_storage_the_newest_value_is_kept_in_memory() -> None:
    result = in_node(
        "offer('localStorage'); offer('sessionStorage');",
        """
        localStorage.setItem("theme", "light");
        full = true;
        localStorage.setItem("theme", "dark");
        const seen = [localStorage.getItem("theme"), localStorage.kept.get("theme")];
        full = false;
        localStorage.setItem("theme", "light");
        result = [...seen, localStorage.getItem("theme"), sessionStorage.getItem("theme")];
        """,
    )

    assert result == ["dark", "light", "light", None]


def test_the_guard_itself_stores_nothing() -> None:
    result = in_node(
        "offer('localStorage'); offer('sessionStorage');",
        "result = [localStorage.kept.size, sessionStorage.kept.size];",
    )

    assert result == [0, 0]


def test_each_storage_may_be_refused_separately() -> None:
    result = in_node(
        "refuse('localStorage'); offer('sessionStorage');",
        "result = [use(localStorage), use(sessionStorage), localStorage.length];",
    )

    assert result == [["dark", None, None], ["dark", None, None], 0]
