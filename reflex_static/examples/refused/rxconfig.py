"""Settings of an app that cannot be exported."""

import reflex as rx

from reflex_static import static_site

config = rx.Config(app_name="refused", telemetry_enabled=False, plugins=static_site())
