"""The files beside the pages, for browsers, search engines, feed readers and finders of faults."""

from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import reflex as rx

from drishti.content.loader import english
from drishti.content.variables import variables
from drishti.export import manifest
from drishti.export.bill_of_materials import write_bill
from drishti.export.feed import feed
from drishti.export.licences import write_licences
from drishti.export.locales import sitemap
from drishti.export.share_image import write_share_images
from drishti.urls import FEED, site_url


class PublicFiles(rx.plugins.Plugin):
    """Write the files beside the pages."""

    def get_static_assets(self, **_context: Any) -> list[tuple[Path, str]]:
        """Return the path and text of each file that needs no export."""
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

    def post_build(self, **context: Any) -> None:
        """Write what says what is in the export, and the images, which are no text."""
        for write in (write_licences, write_bill, write_share_images):
            write(context["static_dir"])
