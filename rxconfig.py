"""Build settings; everything a visitor sees is configured in ``content/``."""

import gc
import os
import sys
from io import TextIOWrapper

# A terminal without UTF-8 shows "?" for Reflex's symbols, which would otherwise stop the command.
for stream in (sys.stdout, sys.stderr):
    if isinstance(stream, TextIOWrapper):
        stream.reconfigure(errors="replace")

# Reflex would download Bun; `requirements.txt` has Node and npm instead. The lock file contains no
# download addresses, so that any registry can serve it. No package may run a script when it is
# installed.
os.environ.setdefault("REFLEX_USE_NPM", "1")
os.environ.setdefault("NPM_CONFIG_OMIT_LOCKFILE_REGISTRY_RESOLVED", "true")
os.environ.setdefault("NPM_CONFIG_IGNORE_SCRIPTS", "true")
# Saving a text reloads the page in `reflex run`.
os.environ.setdefault("REFLEX_HOT_RELOAD_INCLUDE_PATHS", "content")
# `reflex run` serves this machine only; with 0.0.0.0 it also serves others in the same network.
os.environ.setdefault("REFLEX_BACKEND_HOST", "127.0.0.1")
# Variables that a shell has set for other projects must not keep npm from installing build tools.
os.environ.pop("NODE_ENV", None)
os.environ["NPM_CONFIG_INCLUDE"] = "dev"
# A build keeps nearly all of its objects, so frequent garbage collection only costs time.
gc.freeze()
gc.set_threshold(100_000, 50)

import reflex as rx

from drishti.content.loader import english, translations
from drishti.export.bill_of_materials import BillOfMaterials
from drishti.export.document import Robots
from drishti.export.licences import Licences
from drishti.export.locales import Sitemap, locales
from drishti.export.manifest import Manifest
from drishti.export.security_policy import policy
from drishti.export.share_image import ShareImage
from reflex_static.atomic_export import AtomicExport
from reflex_static.browser import BrowserState, EsModules
from reflex_static.bundle import Bundle
from reflex_static.delivery import Delivery
from reflex_static.frozen_packages import FrozenPackages
from reflex_static.hot_reload import HotReload
from reflex_static.locales.plugin import Locales

content = english()
translations()  # before `reflex run` forks its workers, so that each inherits them

config = rx.Config(
    app_name="drishti",
    deploy_url=content.facts.address,
    show_built_with_reflex=False,
    frontend_compression_formats=["gzip", "brotli"],
    cors_allowed_origins=["http://localhost:3000"],
    telemetry_enabled=False,
    disable_plugins=[rx.plugins.SitemapPlugin],  # our Sitemap has every language
    plugins=[
        AtomicExport(),
        FrozenPackages(),
        HotReload(),
        BrowserState(),
        EsModules("drishti/scripts"),
        Robots(),
        Bundle(),
        Locales(locales),
        Licences(),
        BillOfMaterials(),
        Manifest(),
        ShareImage(),
        Sitemap(),
        Delivery(
            policy(content.language, content.site),
            offline=content.site.offline,
            # The address of every file in these folders changes with the file's content.
            versioned=("assets", "fonts", "images"),
            on_demand=tuple(language.code for language in content.language.languages[1:]),
        ),
    ],
)
