"""A saved module is imported again with all that need it, and with nothing else."""

import sys
from importlib import import_module
from pathlib import Path

import pytest
import reflex as rx

from reflex_static.compat import hooks
from reflex_static.recompile import dependents, imported_modules

SHOP = {
    "__init__": "",
    "shop": "from shop import pages\nimport shop.terms",
    "pages": "from .parts.header import header",
    "terms": "",
    "parts.__init__": "",
    "parts.header": "from . import menu\ndef header(): return menu",
    "parts.menu": "from shop.words import WORDS as words",
    "words": "WORDS = 1",
}


@pytest.fixture
def shop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of an imported app."""
    for name, source in SHOP.items():
        file = tmp_path / "shop" / f"{name.replace('.', '/')}.py"
        file.parent.mkdir(exist_ok=True, parents=True)
        file.write_text(source, "utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr(sys, "modules", dict(sys.modules))
    import_module("shop.shop")
    return tmp_path / "shop"


@pytest.mark.parametrize(
    ("saved", "again"),
    [
        ("terms", "terms shop"),
        ("words", "words parts.menu parts.header pages shop"),
        ("parts/header", "parts.header pages shop"),
        ("parts/__init__", "parts parts.menu parts.header pages shop"),
        ("other", ""),
    ],
)
def test_the_modules_that_need_a_saved_one_are_found(shop: Path, saved: str, again: str) -> None:
    found = dependents(imported_modules(), {shop / f"{saved}.py"})

    assert found == {f"shop.{name}" for name in again.split()}


def test_a_module_that_has_changed_with_the_saved_one_is_found_too(shop: Path) -> None:
    modules = imported_modules()
    (shop / "words.py").write_text("WORDS = 2", "utf-8")

    assert "shop.words" in dependents(modules, {shop / "terms.py"})


def test_the_settings_are_read_again_if_they_need_a_saved_module(shop: Path) -> None:
    settings = (
        "import reflex as rx\nfrom shop.words import WORDS\nconfig = rx.Config(app_name=WORDS)"
    )
    Path("rxconfig.py").write_text(settings, "utf-8")
    (shop / "words.py").write_text("WORDS = 'old'", "utf-8")
    del sys.modules["shop.words"]
    hooks.forget_app()
    assert rx.config.get_config().app_name == "old"

    (shop / "words.py").write_text("WORDS = 'new words'", "utf-8")
    for name in dependents(imported_modules(), {shop / "words.py"}):
        del sys.modules[name]
    hooks.forget_app()

    assert rx.config.get_config().app_name == "new words"
