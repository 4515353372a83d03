"""The text files for browsers, search engines, feed readers and finders of faults."""

from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import reflex as rx

from drishti.content.loader import english
from drishti.content.variables import variables
from drishti.export import manifest
from drishti.export.feed import feed
from drishti.export.locales import sitemap
from drishti.urls import FEED, site_url


class PublicFiles(rx.plugins.Plugin):
    """Write each of the files that there is a text for."""

    def get_static_assets(self, **_context: Any) -> list[tuple[Path, str]]:
        """Return the path and text of each file."""
        content = english()
        listed = f"{content.facts.address}{site_url('/sitemap.xml')}"
        files = {
            "robots.txt": f"User-agent: *\nAllow: /\nSitemap: {listed}\n",
            "sitemap.xml": sitemap(),
            manifest.FILE: manifest.manifest(),
        }
        if contact := variables(content.facts)["contact.href"]:  # RFC 9116
            expires = datetime.now(UTC).date() + timedelta(weeks=52)
            text = f"Contact: {contact}\nExpires: {expires}T00:00:00Z\n"
            files[".well-known/security.txt"] = text
        if content.has_feed:
            files[FEED[1:]] = feed(content)
        return [(Path("public", name), text) for name, text in files.items()]
