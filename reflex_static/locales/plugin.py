"""The Reflex plugin that adds the addresses and texts of the locales."""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any, Final

import reflex as rx

from ..compat.internals import is_prod_mode
from ..compat.pages import PagePlugin
from ..compat.patches import LOCALE_ROUTES, patch_files
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


class SavedTexts(rx.Component):
    """Renders the page again once a text is saved in ``reflex run``."""

    library = f"$/{FOLDER}/page"
    tag = "SavedTexts"


class Locales(PagePlugin):
    """Prerenders every page in each locale. The addresses of the first locale have no code.

    Must follow ``Bundle``, because it adds to each prerendered page the texts its scripts need.
    """

    def __init__(self, read: Callable[[], Iterable[Locale]]) -> None:
        super().__init__()
        self.read = read

    def enter_app(self, app: rx.App) -> None:
        """Mark each page with its language and direction."""
        app.html_custom_attrs = html_attributes() | (app.html_custom_attrs or {})
        if not is_prod_mode():
            app.app_wraps[1, "SavedTexts"] = lambda _: SavedTexts.create()

    def pre_compile(self, **context: Any) -> None:
        """Have Reflex write the texts and the lookups, and serve every page in each locale."""
        super().pre_compile(**context)
        files = [*self.files()]
        codes = [Path(name).stem for name, _ in files if name.endswith(".json")]
        if twice := {code for code in codes if codes.count(code) > 1}:
            raise SystemExit(f"rxconfig.py: two locales have the code {', '.join(twice)}")
        context["add_save_task"](lambda: files)
        patch_files(context, LOCALE_ROUTES)

    def post_build(self, **context: Any) -> None:
        """Put into each page the texts that the scripts of that page can show."""
        static: Path = context["static_dir"]
        base = rx.config.get_config().prepend_frontend_path("/")
        first, *_ = locales = [*self.read()]
        pages = {file: file.read_text("utf-8") for file in static.rglob("*.html")}
        for file, html in pages.items():
            tag = LANGUAGE.search(html)
            locale = next((each for each in locales if tag and each.tag == tag[1]), first)
            scripts = [static / src.removeprefix(base) for src in SCRIPT.findall(html)]
            needed = first.texts.keys() & set[str]().union(*map(_strings, scripts))
            data = _settings(locale, first) | {
                "texts": {key: locale.texts[key] for key in sorted(needed & locale.texts.keys())},
                "left": {key: first.texts[key] for key in sorted(needed - locale.texts.keys())},
                "left_figures": {"tag": first.tag, **first.figures},
            }
            element = f'<script type="application/json" id="locale">{json_in_script(data)}</script>'
            before, end, after = html.rpartition("</body>")
            file.write_text(f"{before}{element}{end}{after}", "utf-8", newline="\n")

    def files(self) -> Iterator[tuple[str, str]]:
        """Yield the path in ``.web`` and the text of each module, the first locale first."""
        first, entries = None, ""
        for locale in self.read():
            first = first or locale
            data = _settings(locale, first)
            yield f"{FOLDER}/{locale.code}.json", json_in_script(data | {"texts": locale.texts})
            entries += f'  [{json_in_script(data)}, () => import("./{locale.code}.json")],\n'
        yield f"{FOLDER}/settings.js", f"export const settings = [\n{entries}];\n"
        for file in JAVASCRIPT.glob("*"):
            yield f"{FOLDER}/{file.name}", file.read_text("utf-8")


def _settings(locale: Locale, first: Locale) -> dict[str, Any]:
    home = "/" if locale is first else f"/{locale.code}/"
    return {
        "code": locale.code,
        "tag": locale.tag,
        "direction": locale.direction,
        "source": first.tag,
        "home": rx.config.get_config().prepend_frontend_path(home),
        "figures": {"tag": locale.tag, **locale.figures},
    }


@cache  # pages share scripts, and their names contain a hash
def _strings(file: Path) -> set[str]:
    return set(STRING.findall(file.read_text("utf-8")))
