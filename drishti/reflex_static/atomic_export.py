"""The exported site, in a folder that only ever holds a whole one."""

import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import reflex as rx
from reflex.utils import build, frontend_skeleton, prerequisites
from reflex.utils.exec import is_prod_mode
from reflex_base import constants

from drishti.reflex_static.compat import replaced

WHOLE: Final = constants.Dirs.BUILD_DIR
NEXT: Final = "next"
LAST: Final = "last"

ASSETS: Final = Path(constants.Dirs.APP_ASSETS)
TEMPLATES: Final = Path(constants.Templates.Dirs.WEB_TEMPLATE)
ROUTER_CONFIG: Final = "react-router.config.js"
WRITTEN_BY_REFLEX: Final = {".gitignore", ROUTER_CONFIG}

_build_in_place: Callable[[], None] = build.build


class AtomicExport(rx.plugins.Plugin):
    """Builds beside the last good site, and lets no build begin from the leftovers of another.

    Reflex empties its output before it builds, so whatever stops a build would leave none.
    """

    def pre_compile(self, **context: Any) -> None:
        """Undo what an interrupted command, another version or other plugins left behind."""
        web = prerequisites.get_web_dir()
        put_back(web)
        build.build = _build_beside
        context["add_save_task"](lambda: list(_templates()))
        # It names the registry, which may be another one by now.
        frontend_skeleton.initialize_npmrc()  # type: ignore[no-untyped-call]
        if is_prod_mode():
            context["add_modify_task"](ROUTER_CONFIG, _into_next)
            only_the_assets_of_today(web / constants.Dirs.PUBLIC)


def publish(web: Path) -> None:
    """Put the next build in the place of the last one; no file is copied on the way."""
    shutil.rmtree(web / LAST, ignore_errors=True)
    if (web / WHOLE).exists():
        (web / WHOLE).rename(web / LAST)
    (web / NEXT).rename(web / WHOLE)
    shutil.rmtree(web / LAST, ignore_errors=True)


def put_back(web: Path) -> None:
    """Undo a replacement that was interrupted between its two renames."""
    if (web / LAST).exists() and not (web / WHOLE).exists():
        (web / LAST).rename(web / WHOLE)


def only_the_assets_of_today(public: Path) -> None:
    """Drop what Reflex leaves: it neither removes an asset nor replaces it by an older file."""
    shutil.rmtree(public, ignore_errors=True)
    shutil.copytree(ASSETS, public)


def _build_beside() -> None:
    with _output_named(NEXT):
        _build_in_place()
    publish(prerequisites.get_web_dir())


@contextmanager
def _output_named(folder: str) -> Iterator[None]:
    """Have Reflex, too, look for the build in ``folder``."""
    static = constants.Dirs.STATIC
    constants.Dirs.BUILD_DIR, constants.Dirs.STATIC = folder, static.replace(WHOLE, folder, 1)
    try:
        yield
    finally:
        constants.Dirs.BUILD_DIR, constants.Dirs.STATIC = WHOLE, static


def _into_next(config: str) -> str:
    return replaced(ROUTER_CONFIG, config, f'"build": "{WHOLE}"', f'"buildDirectory": "{NEXT}"')


def _templates() -> Iterator[tuple[str, str]]:
    """Yield the files that Reflex copies once and plugins change: each build starts from them."""
    for path in sorted(TEMPLATES.rglob("*")):
        name = path.relative_to(TEMPLATES).as_posix()
        if path.is_file() and name not in WRITTEN_BY_REFLEX:
            yield name, path.read_text("utf-8")
