"""Settings of the shop: two languages, kept offline, under a policy with Trusted Types."""

import reflex as rx
from shop.locales import read

from reflex_static import Policy, static_site

config = rx.Config(
    app_name="shop",
    telemetry_enabled=False,
    disable_plugins=[rx.plugins.SitemapPlugin],
    plugins=static_site(
        modules="shop/scripts",
        locales=read,
        policy=Policy(trusted_types=("offline",)),
        versioned=("pictures",),
        offline=True,
        on_demand=("hi",),
    ),
)
