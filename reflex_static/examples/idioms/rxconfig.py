"""Settings of the example; with ``STOCK`` in the environment, Reflex runs without this package."""

import os

import reflex as rx

from reflex_static import static_site

PLUGINS = static_site(modules="idioms/scripts", prerender=("/item/tea", "/item/iced-coffee"))

config = rx.Config(
    app_name="idioms",
    show_built_with_reflex=False,
    telemetry_enabled=False,
    plugins=[] if "STOCK" in os.environ else PLUGINS,
    disable_plugins=[rx.plugins.SitemapPlugin],
)
