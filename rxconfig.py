"""Build settings; everything a visitor sees is configured in ``content/``."""

import gc
import os

# Saving a text reloads the page in `reflex run`.
os.environ.setdefault("REFLEX_HOT_RELOAD_INCLUDE_PATHS", "content")
# A build keeps nearly all of its objects, so frequent garbage collection only costs time.
gc.freeze()
gc.set_threshold(100_000, 50)

import reflex as rx

from drishti.content.loader import english, translations
from drishti.export.locales import locales, structure
from drishti.export.public_files import PublicFiles
from drishti.export.security_policy import policy
from reflex_static import FrozenPackages, static_site

content = english()
translations()  # before `reflex run` forks its workers, so that each inherits them

config = rx.Config(
    app_name="drishti",
    deploy_url=content.facts.address,
    show_built_with_reflex=False,
    frontend_compression_formats=["gzip", "brotli"],
    cors_allowed_origins=["http://localhost:3000"],
    telemetry_enabled=False,
    disable_plugins=[rx.plugins.SitemapPlugin],  # PublicFiles has one with every language
    plugins=static_site(
        modules="drishti/scripts",
        locales=locales,
        structure=structure,
        plugins=[FrozenPackages(), PublicFiles()],
        policy=policy(content.language, content.site),
        # The address of every file in these folders changes with the file's content.
        versioned=("assets", "fonts", "images"),
        offline=content.site.offline,
        on_demand=tuple(
            language.code for language in content.language.languages[1:] if content.site.offline
        ),
    ),
)
