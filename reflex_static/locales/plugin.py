"""The Reflex plugin that adds the addresses and texts of the locales."""

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any, ClassVar, Final

import reflex as rx

from ..compat.pages import PagePlugin
from ..compat.patches import locale_routes, patch_files
from ..inline import json_in_script
from .lookups import FOLDER, html_attributes

JAVASCRIPT: Final = Path(__file__).with_name("javascript")
STRING: Final = re.compile(r"""(?<=["'`])[\w./-]+(?=["'`])""")
SCRIPT: Final = re.compile(r'<script type="module" src="([^"]+)"')
LANGUAGE: Final = re.compile(r'<html\b[^>]* lang="([^"]+)"')


@dataclass(frozen=True)
class Locale:
    """A language of the site.

    ``code`` is the first part of its addresses, such as ``/hi/terms``, and ``tag`` its BCP 47 tag.
    ``texts`` are its texts by key. Those it lacks are shown in the language of the first locale.
    ``figures`` are the forms of its numbers (``docs/reference.md``); without them, numbers are
    shown as in the first locale.
    """

    code: str
    tag: str
    direction: str
    texts: Mapping[str, str]
    figures: Mapping[str, str] = field(default_factory=dict)


class Locales(PagePlugin):
    """Prerenders every page in each locale. The addresses of the first locale have no code.

    Must follow ``Bundle``, because it adds to each prerendered page the texts its scripts need.
    """

    # A page has its texts in its document, and never changes its locale (see Bundle).
    replaced_modules: ClassVar = {f"$/{FOLDER}/page": f"{FOLDER}/document.js"}
    constant_modules: ClassVar = (f"$/{FOLDER}/locale",)

    def __init__(self, read: Callable[[], Sequence[Locale]]) -> None:
        super().__init__()
        self.read = read

    def enter_app(self, app: rx.App) -> None:
        """Mark each page with its language and direction."""
        app.html_custom_attrs = html_attributes() | (app.html_custom_attrs or {})

    def pre_compile(self, **context: Any) -> None:
        """Have Reflex write the texts and the lookups, and serve every page in each locale."""
        super().pre_compile(**context)
        context["add_save_task"](self._modules)
        patch_files(context, locale_routes([locale.code for locale in self.read()[1:]]))

    def post_build(self, **context: Any) -> None:
        """Put into each page the texts that the scripts of that page can show."""
        static: Path = context["static_dir"]
        first, *_ = locales = self.read()
        pages = {file: file.read_text("utf-8") for file in static.rglob("*.html")}
        for file, html in pages.items():
            tag = LANGUAGE.search(html)
            locale = next((each for each in locales if tag and each.tag == tag[1]), first)
            needed = _strings_of_scripts(static, html) & first.texts.keys()
            data = _settings(locale, first) | {
                "texts": {key: locale.texts[key] for key in sorted(needed & locale.texts.keys())},
                "left": {key: first.texts[key] for key in sorted(needed - locale.texts.keys())},
            }
            element = f'<script type="application/json" id="locale">{json_in_script(data)}</script>'
            before, end, after = html.rpartition("</body>")
            file.write_text(f"{before}{element}{end}{after}", "utf-8", newline="\n")

    def _modules(self) -> list[tuple[str, str]]:
        first, *_ = locales = self.read()
        names = [f"texts_{locale.code}" for locale in locales]
        imports = "".join(
            f'import {name} from "./{locale.code}.json";\n'
            for name, locale in zip(names, locales, strict=True)
        )
        return [
            *((f"{FOLDER}/{file.name}", file.read_text("utf-8")) for file in JAVASCRIPT.glob("*")),
            (f"{FOLDER}/all.js", f"{imports}\nexport const locales = [{', '.join(names)}];\n"),
            *(
                (
                    f"{FOLDER}/{locale.code}.json",
                    json_in_script(_settings(locale, first) | {"texts": locale.texts}),
                )
                for locale in locales
            ),
        ]


def _settings(locale: Locale, first: Locale) -> dict[str, Any]:
    home = "/" if locale is first else f"/{locale.code}/"
    settings = {
        "code": locale.code,
        "tag": locale.tag,
        "direction": locale.direction,
        "source": first.tag,
        "home": rx.config.get_config().prepend_frontend_path(home),
    }
    figures = {"tag": locale.tag, **locale.figures}
    return settings if locale is first else settings | {"figures": figures}


def _strings_of_scripts(static: Path, html: str) -> set[str]:
    """Return every string in a page's scripts."""
    base = rx.config.get_config().prepend_frontend_path("/")
    files = [static / src.removeprefix(base) for src in SCRIPT.findall(html)]
    return {found for file in files for found in _strings(file)}


@cache  # pages share scripts, and their names contain a hash
def _strings(file: Path) -> set[str]:
    return set(STRING.findall(file.read_text("utf-8")))
