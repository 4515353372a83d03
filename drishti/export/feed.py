"""The feed of the news, in Atom (RFC 4287)."""

from typing import Final
from xml.sax.saxutils import escape

from drishti.content.schema.language import SOURCE_LANGUAGE
from drishti.content.schema.site_content import SiteContent
from drishti.export.locales import alternates
from drishti.urls import FEED, HOME, file_url

WHOLE: Final = """\
<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="{language}">
<id>{url}</id><title>{title}</title><updated>{updated}</updated>
<author><name>{author}</name></author>
<link rel="self" href="{url}"/><link href="{home}"/>
{entries}
</feed>
"""
ENTRY: Final = """\
<entry>
<id>{url}</id><title>{title}</title><link href="{url}"/>
<published>{published}</published><updated>{updated}</updated>
<summary>{summary}</summary>
</entry>"""


def feed(content: SiteContent) -> str:
    """Return the feed; all its days are those of the news, so that every build of it is alike."""
    facts, entries = content.facts, []
    for day, name, page in content.news:
        values = {
            "url": alternates(content, f"/{name}")["x-default"],
            "title": page.title,
            "summary": page.description,
            "published": f"{day}T00:00:00Z",
            "updated": f"{max(day, page.updated or day)}T00:00:00Z",
        }
        entries.append({key: escape(value) for key, value in values.items()})
    return WHOLE.format(
        language=SOURCE_LANGUAGE,
        url=file_url(FEED),
        home=alternates(content, HOME)["x-default"],
        title=escape(content.site.title),
        author=escape(facts.operator or facts.ticker),
        updated=max(entry["updated"] for entry in entries),
        entries="\n".join(ENTRY.format(**entry) for entry in entries),
    )
